import { expect, it } from "vitest";
import { plantMesh } from "./plant-mesh.ts";

const SECTORS = 6;
/** Evenly round there would be a sixth in each. */
const LEAST_SHARE = 0.04;

it.each(["oak", "red-maple"] as const)("%s has leaves on all sides in the lower half of its crown", (id) => {
  for (const variant of [0, 1, 2]) {
    const { positions, woodCount, count } = plantMesh(id, variant, 0.7);
    const heights = Array.from({ length: count - woodCount }, (_, k) => positions[(woodCount + k) * 9 + 1]!);
    const middle = heights.toSorted((a, b) => a - b)[heights.length >> 1]!;
    const inSector = new Array<number>(SECTORS).fill(0);
    heights.forEach((y, k) => {
      if (y > middle) return;
      const at = (woodCount + k) * 9;
      const turn = Math.atan2(positions[at + 2]!, positions[at]!) / (2 * Math.PI) + 0.5;
      inSector[Math.min(SECTORS - 1, Math.floor(turn * SECTORS))]!++;
    });
    const all = inSector.reduce((sum, n) => sum + n, 0);
    expect(Math.min(...inSector) / all).toBeGreaterThan(LEAST_SHARE);
  }
});

it("a trunk widens to its foot and is lit in short pieces", () => {
  const { positions, woodCount, heightM } = plantMesh("red-maple", 0, 0.7);
  const radiusAt = (share: number): number => {
    let most = 0;
    for (let k = 0; k < woodCount * 9; k += 3)
      if (Math.abs(positions[k + 1]! / heightM - share) < 0.012)
        most = Math.max(most, Math.hypot(positions[k]!, positions[k + 2]!));
    return most;
  };
  expect(radiusAt(0)).toBeGreaterThan(1.1 * radiusAt(0.05));
  const levels = new Set<number>();
  for (let k = 0; k < woodCount * 9; k += 3)
    if (positions[k + 1]! < 0.2 * heightM) levels.add(Math.round(positions[k + 1]! * 50));
  expect(levels.size).toBeGreaterThan(8);
});
