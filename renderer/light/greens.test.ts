import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { greensOf, labOf } from "./greens.ts";

const size = { width: 120, height: 80 };
const lawn = new Float32Array(9600).fill(1);

function litIn(shade?: Float32Array) {
  const seen = seenByHand(size, { lawn });
  for (let i = 0; i < 9600; i++) seen.picture.data.set([50, 68, 34], i * 3);
  return greensOf(labOf(seen), lawn, () => true, shade)!.lit;
}

it("a lawn that lies in shade is told as it would be in the open", () => {
  const [asSeen, inShade] = [litIn(), litIn(new Float32Array(9600).fill(-0.9))];
  expect(inShade.lightness).toBeGreaterThan(1.3 * asSeen.lightness);
  expect(inShade.chroma / asSeen.chroma).toBeCloseTo((inShade.lightness + 16) / (asSeen.lightness + 16), 3);
  expect(inShade.hue).toBe(asSeen.hue);
});

it("a lawn in nearly open light stays as it is seen", () => {
  expect(litIn(new Float32Array(9600).fill(-0.15))).toEqual(litIn());
});
