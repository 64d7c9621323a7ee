import { expect, it } from "vitest";
import { groundOfHighlights } from "./ground-of-highlights.ts";

const row = (...values: number[]) => Float32Array.from(values);

it("takes a wall for ground where a highlight is built on it, and leaves the ground of others as it is", () => {
  const ground = row(0, 0, 0, 1);
  const seen = { ground, house: row(1, 1, 1, 0), width: 4, height: 1 };
  expect([...groundOfHighlights([{ areaId: "1", clip: row(0, 1, 1, 1) }], seen)]).toEqual([0, 1, 1, 1]);
  expect(groundOfHighlights([{ areaId: null, clip: row(0, 1, 1, 1) }], seen)).toBe(ground);
  const ones = new Array<number>(11).fill(1);
  // One pixel of a wall in ten is the foot of that.
  const wide = { ground: row(0, ...ones), house: row(1, ...ones.map(() => 0)), width: 12, height: 1 };
  expect(groundOfHighlights([{ areaId: "1", clip: new Float32Array(12).fill(1) }], wide)).toBe(wide.ground);
});

it("takes the old shrubs of a highlight for ground, so that new crowns are not cut off at its far edge", () => {
  const seen = { ground: row(0, 0, 0, 1), house: row(1, 0, 0, 0), width: 4, height: 1 };
  const clip = row(0, 0, 1, 1);
  expect([...groundOfHighlights([{ areaId: "1", clip }], seen)]).toEqual([0, 0, 1, 1]);
});
