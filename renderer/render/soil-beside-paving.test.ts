import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { soilBesidePaving } from "./soil-beside-paving.ts";
import { yardOf } from "./yard-of.ts";

const [width, height] = [160, 100];
const [GRASS, SOIL, GRAY, TAN] = [
  [90, 120, 60],
  [96, 70, 46],
  [165, 163, 160],
  [186, 160, 128],
] as const;

/** A lawn up to column 60, paving from there on, of which columns `from` to `to` have the color of soil. */
function beside(paving: readonly number[], from: number, to: number) {
  const lawn = Float32Array.from({ length: width * height }, (_, i) => (i % width < 60 ? 1 : 0));
  const drive = lawn.map((cover) => 1 - cover);
  const ground = lawn.map(() => 1);
  const seen = seenByHand({ width, height }, { ground, soft: lawn, lawn, hard: drive, drive });
  for (let i = 0; i < lawn.length; i++) {
    const x = i % width;
    seen.picture.data.set(x < 60 ? GRASS : x >= from && x < to ? SOIL : paving, i * 3);
  }
  return seen;
}
const at = (mask: ArrayLike<number>, x: number) => mask[50 * width + x];

it("is the brown strip between a lawn and gray paving, and part of the yard", () => {
  const seen = beside(GRAY, 60, 72);
  expect([at(soilBesidePaving(seen), 66), at(soilBesidePaving(seen), 90)]).toEqual([1, 0]);
  expect([at(yardOf(seen).yard, 66), at(yardOf(seen).yard, 90)]).toEqual([1, 0]);
});

it("is no stain in the middle of a drive, and no brown paver among tan ones", () => {
  expect(soilBesidePaving(beside(GRAY, 100, 112)).includes(1)).toBe(false);
  expect(soilBesidePaving(beside(TAN, 60, 72)).includes(1)).toBe(false);
});
