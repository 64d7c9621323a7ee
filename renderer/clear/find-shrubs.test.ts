import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findShrubs } from "./find-shrubs.ts";

const [WIDTH, HEIGHT] = [320, 240];
const WALL_FOOT = 150;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });

/** A gray wall over a lawn that begins so far below its foot, with a shrub of leaves from row `top` to `bottom`. */
function front(top: number, bottom: number, lawnFrom: number) {
  const plane = (isOf: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isOf(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const plants = plane((x, y) => x >= 140 && x < 180 && y >= top && y < bottom);
  // The network is unsure of the rim.
  const rim = plane((x, y) => x >= 138 && x < 182 && y >= top - 2 && y < bottom);
  const house = plane((_, y) => y < WALL_FOOT).map((one, i) => (rim[i] ? 0 : one));
  const ground = plane((_, y) => y >= lawnFrom);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { plants: plants.map((one, i) => Math.max(one, 0.3 * rim[i]!)), house, ground, soft: ground },
  );
  for (let i = 0; i < plants.length; i++) {
    const grain = 60 * (hash01(i % WIDTH, Math.floor(i / WIDTH), 5) - 0.5);
    const color = plants[i] ? [50 + grain, 100 + grain, 30 + grain] : [150, 150, 155];
    for (const [c, level] of color.entries()) seen.picture.data[i * 3 + c] = Math.max(0, level);
  }
  return seen;
}

it("finds a shrub before a wall whatever is seen of its rim, and where its foot is in a shade that is seen as nothing", () => {
  expect(findShrubs(front(115, 150, 152), camera)).toHaveLength(1);
  expect(findShrubs(front(115, 150, 168), camera)).toHaveLength(1);
});

it("finds none that hangs on the wall", () => {
  expect(findShrubs(front(95, 120, 152), camera)).toHaveLength(0);
});
