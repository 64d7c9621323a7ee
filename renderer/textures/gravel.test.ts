import { expect, it } from "vitest";
import type { GravelGrade, GravelTone } from "#core/elements/element.ts";
import { gravel } from "./gravel.ts";

/** Mean linear reflectance of a stone ground seen from far away, by channel. */
function seenFarAway(tone: GravelTone, grade?: GravelGrade): Float32Array {
  const shade = gravel(tone, { direction: [0, 1, 0], share: 0 }, grade);
  const out = new Float32Array(3);
  shade({ u: 0, v: 0, x: 0.4, z: 6, acrossM: 2, depthM: 2, shear: 0 }, out);
  return out;
}
const luma = ([r, g, b]: Float32Array): number => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;

it("draws lava rock darker than gray gravel, red lava redder, and crushed shell paler", () => {
  const grey = seenFarAway("grey");
  const red = seenFarAway("red", "lava");
  expect(luma(seenFarAway("black", "lava"))).toBeLessThan(0.4 * luma(grey));
  expect(red[0]! / red[2]!).toBeGreaterThan(1.5);
  expect(luma(seenFarAway("white", "shell"))).toBeGreaterThan(1.4 * luma(grey));
  expect(luma(seenFarAway("grey", "slate"))).toBeLessThan(luma(grey));
});

it("draws cream gravel darker and warmer than white, and rounded rock in its color", () => {
  const white = seenFarAway("white");
  const cream = seenFarAway("cream");
  expect(luma(cream)).toBeLessThan(0.9 * luma(white));
  expect(cream[0]! / cream[2]!).toBeGreaterThan(1.25 * (white[0]! / white[2]!));
  expect(luma(seenFarAway("black", "rock"))).toBeLessThan(0.5 * luma(seenFarAway("grey", "rock")));
});
