import { describe, expect, it } from "vitest";
import { endBetween, type Place } from "./end-between.ts";

/** Ends of the ground in some columns, as whole rows. */
const ends = (from: number, to: number, rowAt: (x: number) => number): Place[] =>
  Array.from({ length: to - from }, (_, k) => ({ x: from + k, y: Math.round(rowAt(from + k)) }));
const [LEFT, RIGHT] = [40, 80];

describe("where the ground ends behind a hole", () => {
  it("is on the line on which it ends on both sides, though it leans", () => {
    const foot = (x: number) => 90 - 0.4 * x;
    const end = endBetween({ at: LEFT, ends: ends(4, 36, foot) }, { at: RIGHT, ends: ends(84, 116, foot) })!;
    for (const x of [LEFT, 60, RIGHT]) expect(Math.abs(end(x) - foot(x))).toBeLessThan(0.5);
  });

  it("is on that line though much of one side is hidden by plants", () => {
    const foot = (x: number) => 90 - 0.4 * x;
    const hidden = (x: number) => (x < 18 ? foot(x) + 9 + (x % 5) : foot(x));
    const end = endBetween(
      { at: LEFT, ends: ends(4, 36, hidden) },
      { at: RIGHT, ends: ends(84, 116, foot) },
    )!;
    for (const x of [LEFT, 60, RIGHT]) expect(Math.abs(end(x) - foot(x))).toBeLessThan(1);
  });

  it("turns at a corner", () => {
    const foot = (x: number) => (x < 56 ? 40 + 0.5 * (x - 56) : 40 - 0.3 * (x - 56));
    const end = endBetween({ at: LEFT, ends: ends(4, 36, foot) }, { at: RIGHT, ends: ends(84, 116, foot) })!;
    for (const x of [LEFT, 56, RIGHT]) expect(Math.abs(end(x) - foot(x))).toBeLessThan(1.5);
  });

  it("does not lean by the few columns that are seen on one side", () => {
    const end = endBetween(
      { at: LEFT, ends: ends(22, 36, (x) => 20 + x) },
      { at: RIGHT, ends: ends(84, 116, () => 50) },
    )!;
    expect(end(60)).toBeLessThan(51);
  });

  it("is not known where neither side tells", () => {
    expect(endBetween({ at: LEFT, ends: [] }, { at: RIGHT, ends: [] })).toBeNull();
  });
});
