import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import type { LooseSeen } from "./find-loose.ts";
import { thingsBefore } from "./things-before.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const FENCE_Z = camera.groundZ(170);
const line = [
  { x: -3, z: FENCE_Z },
  { x: 3, z: FENCE_Z },
];

/** A blue bin of which the network sees the left half, with its foot in a row. */
function binAt(foot: number, wall = [120, 120, 120], groundFrom = 170) {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, q) => wall[q % 3]!);
  const ground = new Float32Array(WIDTH * HEIGHT);
  const core: number[] = [];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isBin = x >= 140 && x < 180 && y >= foot - 50 && y < foot;
    if (isBin) data.set([30, 60, 180], i * 3);
    if (isBin && x < 168) core.push(i);
    if (!isBin && y >= groundFrom) ground[i] = 1;
  }
  const seen = {
    ...seenByHand({ width: WIDTH, height: HEIGHT }, { ground }),
    picture: { width: WIDTH, height: HEIGHT, data },
  };
  const box = { left: 140, right: 167, top: foot - 50, bottom: foot - 1 };
  const one = { core: Int32Array.from(core), box } as LooseSeen;
  return thingsBefore([line], [one], camera, seen);
}

it("a bin before a fence stays whole, also where the network sees one side of it", () => {
  const [pixels] = binAt(200) as [Int32Array];
  expect(pixels).toHaveLength(40 * 50);
});

it("a thing behind the line of a fence is not before it", () => {
  expect(binAt(168)).toEqual([]);
});

it("does not grow into a wall of the color of the thing", () => {
  const [pixels] = binAt(200, [30, 60, 180], 200) as [Int32Array];
  expect(pixels).toHaveLength(28 * 50);
});
