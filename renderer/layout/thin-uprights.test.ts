import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { thinUprights } from "./thin-uprights.ts";

const WIDTH = 200;
const HEIGHT = 150;

/** A lawn below row 70 whose blades differ from pixel to pixel, with what is darker on it. */
function yard(isDark: (x: number, y: number) => boolean) {
  const soft = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= 70 * WIDTH ? 1 : 0));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { soft });
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const light = (isDark(x, y) ? 60 : 130) + ((x * 7 + y * 13) % 11) - 5;
    seen.picture.data.fill(light, i * 3, i * 3 + 3);
  }
  return thinUprights(seen);
}
const at = (found: Uint8Array, x: number, y: number) => found[y * WIDTH + x];

it("finds a thin trunk that comes down across the lawn's edge, to its foot and no farther", () => {
  const found = yard((x, y) => x >= 100 && x < 103 && y > 30 && y < 110);
  expect([at(found, 101, 75), at(found, 101, 100), at(found, 101, 118), at(found, 110, 90)]).toEqual([
    1, 1, 0, 0,
  ]);
});

it("finds the short foot of a stake that stands before what lies behind the lawn, and a trunk of eight pixels", () => {
  const stake = yard((x, y) => x >= 100 && x < 103 && y > 55 && y < 76);
  expect([at(stake, 101, 73), at(stake, 101, 79)]).toEqual([1, 0]);
  const trunk = yard((x, y) => x >= 100 && x < 108 && y > 30 && y < 110);
  expect([100, 103, 107, 112].map((x) => at(trunk, x, 90))).toEqual([1, 1, 1, 0]);
});

it("finds nothing in a lawn, in the edge of a shadow, and in what lies inside the lawn", () => {
  expect(yard(() => false).includes(1)).toBe(false);
  expect(yard((x) => x < 100).includes(1)).toBe(false);
  expect(yard((x, y) => x >= 100 && x < 103 && y > 90 && y < 130).includes(1)).toBe(false);
});

it("finds no line that winds through wood chips", () => {
  const winds = (x: number, y: number) => Math.abs(x - 100 - 3 * Math.sin(y / 4)) < 2 && y > 30 && y < 130;
  expect(yard(winds).includes(1)).toBe(false);
});
