import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findLitThings } from "./lit-things.ts";

const WIDTH = 640;
const HEIGHT = 480;
const camera = makeCamera(WIDTH, HEIGHT);

/** A mask of what stands on a foot between two heights, meters; `halfM` wide to both sides. */
function upright(mask: Float32Array, x: number, z: number, halfM: number, fromM: number, toM: number): void {
  for (let row = Math.floor(camera.photoY(toM, z)); row < camera.photoY(fromM, z); row++)
    for (let u = Math.round(camera.photoX(x - halfM, z)); u < camera.photoX(x + halfM, z); u++)
      if (row >= 0 && row < HEIGHT && u >= 0 && u < WIDTH) mask[row * WIDTH + u] = 1;
}

function yard() {
  const ground = new Float32Array(WIDTH * HEIGHT);
  ground.fill(1, Math.ceil(camera.photoY(0, 14)) * WIDTH);
  return { ground, plants: new Float32Array(WIDTH * HEIGHT), house: new Float32Array(WIDTH * HEIGHT) };
}

function without(ground: Float32Array, ...masks: Float32Array[]): Float32Array {
  return ground.map((cover, i) => (masks.some((mask) => mask[i]! > 0.5) ? 0 : cover));
}

it("finds a tree by its slim trunk under a crown, and no shrub", () => {
  const { ground, plants } = yard();
  upright(plants, -1, 8, 0.15, 0, 2);
  upright(plants, -1, 8, 1.6, 2, 4.2);
  upright(plants, 2, 8, 0.8, 0, 1.2);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: without(ground, plants), plants, standing: plants },
  );
  const { trees } = findLitThings(seen, camera);
  expect(trees.length).toBe(1);
  expect(trees[0]!.x).toBeCloseTo(-1, 0);
  expect(trees[0]!.z).toBeCloseTo(8, 0);
});

it("finds the foot of a wall, and none where a door is", () => {
  const { ground, house } = yard();
  upright(house, 0, 10, 3, 0, 3);
  const at = (x: number) => Math.round(camera.photoX(x, 10));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: without(ground, house), house });
  seen.doors = [{ left: at(0), right: at(1), foot: Math.round(camera.photoY(0, 10)) }];
  const { wall } = findLitThings(seen, camera);
  expect(wall.length).toBeGreaterThan(50);
  expect(wall.every(({ z }) => Math.abs(z - 10) < 1)).toBe(true);
  expect(wall.some(({ x }) => x > 0.15 && x < 0.85)).toBe(false);
  expect(wall.some(({ x }) => x < -2) && wall.some(({ x }) => x > 2)).toBe(true);
});
