import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { bladedLawn } from "./bladed-lawn.ts";

const [width, height] = [120, 80];
const GREEN = [92, 122, 60];
const STRAW = [196, 170, 110];
const SOIL = [84, 66, 50];

/** What was seen as one lawn: a color with another one from a column on. */
function lawnOf(color: readonly number[], other: readonly number[], from: number) {
  const seen = seenByHand({ width, height }, { lawn: new Float32Array(width * height).fill(1) });
  for (let i = 0; i < width * height; i++) seen.picture.data.set(i % width < from ? color : other, i * 3);
  return bladedLawn(seen);
}
const at = (mask: Float32Array, x: number) => mask[40 * width + x]!;

it("has no blades on the soil of a lawn that grows", () => {
  const lawn = lawnOf(GREEN, SOIL, 90);
  expect([at(lawn, 20), at(lawn, 80), at(lawn, 110)]).toEqual([1, 1, 0]);
});

it("has blades all over where it is dormant", () => {
  const lawn = lawnOf(STRAW, GREEN, 90);
  expect([at(lawn, 20), at(lawn, 110)]).toEqual([1, 1]);
});
