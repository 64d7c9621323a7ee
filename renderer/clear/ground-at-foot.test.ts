import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { withGroundAtFeet } from "./ground-at-foot.ts";

const [WIDTH, HEIGHT, WALL_FOOT, KNOWN_FROM] = [120, 90, 40, 76];
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 30 });
const isTable = (x: number, y: number) => x >= 50 && x < 70 && y >= 46 && y < 62;
const isChair = (x: number, y: number) => x >= 20 && x < 30 && y >= 46 && y < 62;
const at = (x: number, y: number) => y * WIDTH + x;

/** A dark table and a chair on pale paving before a wall; the network knows the paving only from a row on (`knownFrom`), and sees things above it. */
function patio(knownFrom: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const plane = () => new Float32Array(WIDTH * HEIGHT);
  const [ground, house, standing] = [plane(), plane(), plane()];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const paving = 170 + Math.round(16 * hash01(x, y, 3));
    data.fill(isTable(x, y) || isChair(x, y) ? 40 : y < WALL_FOOT ? 90 : paving, i * 3, i * 3 + 3);
    (y < WALL_FOOT ? house : y >= knownFrom ? ground : standing)[i] = 1;
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, hard: ground, house, standing });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}
const table = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  Number(isTable(i % WIDTH, Math.floor(i / WIDTH))),
);

it("knows the ground below what was circled, and beside it, whatever the network took it for", () => {
  const seen = patio(KNOWN_FROM);
  const now = withGroundAtFeet(seen, [table], camera);
  const kinds = ({ ground, hard, standing }: typeof now, i: number) => [ground[i], hard[i], standing[i]];
  expect(kinds(seen, at(60, 68))).toEqual([0, 0, 1]);
  for (const place of [at(60, 68), at(40, 58), at(76, 58)]) expect(kinds(now, place)).toEqual([1, 1, 0]);
  // What stands beside it is none, nor is the wall, nor what is far away.
  for (const place of [at(25, 56), at(60, 20), at(110, 58)])
    expect(kinds(now, place)).toEqual(kinds(seen, place));
});

it("leaves all as it was seen where the network knows the ground", () => {
  const seen = patio(WALL_FOOT);
  expect(withGroundAtFeet(seen, [table], camera)).toBe(seen);
});
