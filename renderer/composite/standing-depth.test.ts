import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { depthBehindGone, standingDepth } from "./standing-depth.ts";

const WIDTH = 20;
const HEIGHT = 30;
const groundFrom = (row: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= row * WIDTH ? 1 : 0));
const [near, far] = [
  makeCamera(WIDTH, HEIGHT, { heightM: 1.2 }),
  makeCamera(WIDTH, HEIGHT, { heightM: 1.8 }),
];

it("takes what stands to be as far as its foot, anew for each ground and each camera and once for both", () => {
  const [upper, lower] = [groundFrom(20), groundFrom(25)];
  for (const [camera, ground, row] of [
    [near, upper, 20],
    [far, upper, 20],
    [far, lower, 25],
    [near, upper, 20],
  ] as const)
    expect(standingDepth(camera, ground)[row * WIDTH]).toBeCloseTo(camera.groundZ(row + 0.5), 4);
  expect(standingDepth(makeCamera(WIDTH, HEIGHT, { heightM: 1.2 }), upper)).toBe(standingDepth(near, upper));
  // A wall has no ground in its own pixel.
  expect(standingDepth(near, lower)[21 * WIDTH]).toBeCloseTo(near.groundZ(25.5), 4);
});

it("takes a thing to be as far as its lowest pixel, though a part of it hangs over ground that is farther", () => {
  const ground = groundFrom(18);
  // A post of which the foot lies below the picture, with an arm to the right over the ground behind; and a fence across it.
  const things = Uint8Array.from(ground, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return (x === 4 && y >= 8) || (x > 4 && x < 7 && y === 20) || y === 2 ? 1 : 0;
  });
  const seen = ground.map((cover, i) => (things[i] ? 0 : cover));
  const depth = standingDepth(near, seen, things);
  for (const at of [4 + 8 * WIDTH, 4 + 29 * WIDTH, 6 + 20 * WIDTH])
    expect(depth[at]).toBeCloseTo(near.groundZ(HEIGHT), 4);
  expect(depth[10 + 20 * WIDTH]).toBeCloseTo(near.groundZ(20.5), 4);
  expect(depth[10 + 2 * WIDTH]).toBeCloseTo(near.groundZ(18.5), 4);
});

it("takes what was completed behind something that has gone to be as far as what is seen beside it", () => {
  // A wall whose foot is lower in the columns 6 to 11, where a shrub stood before it.
  const isHole = (i: number) => i % WIDTH >= 6 && i % WIDTH < 12 && i < 24 * WIDTH;
  const ground = groundFrom(18).map((cover, i) => (isHole(i) ? 0 : cover));
  const depth = standingDepth(near, ground);
  const behind = depthBehindGone(
    depth,
    Uint8Array.from(ground, (_, i) => (isHole(i) ? 1 : 0)),
    WIDTH,
  );
  const [beside, inHole] = [3 + 10 * WIDTH, 8 + 10 * WIDTH];
  expect(depth[inHole]).toBeLessThan(depth[beside]! - 0.5);
  expect(behind[inHole]).toBe(depth[beside]);
  expect(behind[beside]).toBe(depth[beside]);
});
