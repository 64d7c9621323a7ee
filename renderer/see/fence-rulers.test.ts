import { expect, it } from "vitest";
import { boxesMask } from "#tests/support/boxes-mask.ts";
import { fenceRulers } from "./fence-rulers.ts";

const WIDTH = 160;
const HEIGHT = 120;
const boxes = boxesMask(WIDTH, HEIGHT);

const found = (fence: Float32Array, ground: Float32Array) =>
  fenceRulers({ width: WIDTH, height: HEIGHT, fence, ground });

it("reads a fence near its two ends, from its foot on the ground to its top", () => {
  const rulers = found(boxes([30, 40, 130, 60]), boxes([0, 60, WIDTH, HEIGHT]));
  expect(rulers).toMatchObject([
    { kind: "fence", from: { y: 60 }, to: { y: 40 } },
    { kind: "fence", from: { y: 60 }, to: { y: 40 } },
  ]);
  const [near, far] = rulers;
  expect(far!.from.x - near!.from.x).toBeGreaterThan(60);
});

it("reads no wall that holds up ground", () => {
  expect(found(boxes([30, 40, 130, 60]), boxes([0, 60, WIDTH, HEIGHT], [0, 20, WIDTH, 40]))).toEqual([]);
});

it("reads nothing whose foot plants hide, that the frame cuts, or that is too short or too low", () => {
  const ground = boxes([0, 60, WIDTH, HEIGHT]);
  expect(found(boxes([30, 40, 130, 55]), ground)).toEqual([]);
  expect(found(boxes([30, 0, 130, 60]), ground)).toEqual([]);
  expect(found(boxes([30, 40, 36, 60]), ground)).toEqual([]);
  expect(found(boxes([30, 56, 130, 60]), ground)).toEqual([]);
});
