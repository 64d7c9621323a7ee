import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { treeRings } from "./tree-rings.ts";

const WIDTH = 320;
const HEIGHT = 240;
const LAWN_ROW = 130;
/** Where a trunk comes down to the lawn. */
const FOOT = { x: 160, y: 180 };

type Color = readonly [number, number, number];
const GRASS: Color = [90, 130, 50];

/** A lawn below a wall with a trunk on it, and what lies round the foot of that. */
function rings(colorAt: (x: number, y: number) => Color | null): Uint8Array {
  const isTrunk = (x: number, y: number) => Math.abs(x - FOOT.x) < 2 && y > 60 && y < FOOT.y;
  const plane = (is: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(is(i % WIDTH, Math.floor(i / WIDTH))));
  const soft = plane((x, y) => y >= LAWN_ROW && !isTrunk(x, y));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { soft, lawn: soft, ground: soft, house: plane((_, y) => y < LAWN_ROW), standing: plane(isTrunk) },
  );
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const color = colorAt(x, y) ?? GRASS;
    const grain = ((x * 7 + y * 13) % 9) - 4;
    for (let c = 0; c < 3; c++) seen.picture.data[i * 3 + c] = color[c]! + grain;
  }
  return treeRings(seen);
}
const round = (reach: number, color: Color) => (x: number, y: number) =>
  Math.hypot((x - FOOT.x) / reach, (y - FOOT.y - 2) / (reach / 4)) < 1 ? color : null;
const at = (found: Uint8Array, x: number, y: number) => found[y * WIDTH + x];

it("finds the ring of mulch in which a trunk stands, across the shadow of that, and no farther", () => {
  const ring = round(24, [95, 70, 55]);
  const found = rings((x, y) => (x > 168 && x < 171 && ring(x, y) ? [60, 90, 35] : ring(x, y)));
  expect([-15, 9, 18].map((by) => at(found, FOOT.x + by, FOOT.y + 2))).toEqual([1, 1, 1]);
  expect([-40, 40].map((by) => at(found, FOOT.x + by, FOOT.y + 2))).toEqual([0, 0]);
});

it("finds none where grass goes up to a trunk, lit or in a shadow, and where all of the lawn is worn", () => {
  expect(rings(() => null).includes(1)).toBe(false);
  expect(rings(round(24, [42, 64, 28])).includes(1)).toBe(false);
  expect(rings((x, y) => (y > 150 && (x * 3 + y) % 200 > 20 ? [120, 95, 75] : null)).includes(1)).toBe(false);
});
