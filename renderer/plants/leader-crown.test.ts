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
