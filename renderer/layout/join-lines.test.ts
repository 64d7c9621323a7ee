import { describe, expect, it } from "vitest";
import { joinLines } from "./join-lines.ts";

/** A straight piece at 10 m, between two places across. */
const piece = (fromX: number, toX: number, z = 10) =>
  Array.from({ length: 11 }, (_, i) => ({ x: fromX + ((toX - fromX) * i) / 10, z }));

describe("pieces of a line", () => {
  it("are one where a shrub hides a gap between them, in the order of the line", () => {
    const [line, ...more] = joinLines([piece(3, 6), piece(-4, 0), piece(8, 9)], 4, () => true);
    expect(more).toEqual([]);
    expect(line!.map(({ x }) => x)).toEqual([...line!.map(({ x }) => x)].sort((a, b) => a - b));
  });

  it.each([
    ["the gap is wider than a shrub", piece(5, 8), () => true],
    ["a house stands in the gap", piece(2, 5), ({ x }: { x: number }) => x < 0.5],
    [
      "the second runs straight away from the first",
      piece(0, 0, 12).map((p, i) => ({ x: 0, z: p.z + i })),
      () => true,
    ],
  ])("stay two where %s", (_, second, open) => {
    expect(joinLines([piece(-4, 0), second], 4, open)).toHaveLength(2);
  });
});
