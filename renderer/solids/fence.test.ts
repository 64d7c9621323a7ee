import { expect, it } from "vitest";
import { fence } from "./fence.ts";

const PATH = [
  { x: 0, z: 5 },
  { x: 9.6, z: 5 },
];

/** The highest point of a bay near a place on its own x axis. */
function highest({ mesh }: ReturnType<typeof fence>[number], fromX: number, toX: number): number {
  let most = 0;
  for (let i = 0; i < mesh.positions.length; i += 3)
    if (mesh.positions[i]! >= fromX && mesh.positions[i]! <= toX)
      most = Math.max(most, mesh.positions[i + 1]!);
  return most;
}

it("is as high at both ends as is said, and goes on straight between them", () => {
  const even = fence(1, PATH, 1.8, { style: "wood", gate: false });
  const falling = fence(1, PATH, 1.8, { style: "wood", gate: false, ends: [1, 0.6] });
  const shares = falling.map((bay, k) => highest(bay, -0.3, 0.3) / highest(even[k]!, -0.3, 0.3));
  expect(shares).toHaveLength(4);
  for (const [k, share] of shares.entries()) expect(share).toBeCloseTo(1 - (0.4 * (k + 0.5)) / 4, 1);
  const [last, lastEven] = [falling.at(-1)!, even.at(-1)!];
  expect(highest(last, 1, 1.3) / highest(lastEven, 1, 1.3)).toBeCloseTo(0.62, 1);
});
