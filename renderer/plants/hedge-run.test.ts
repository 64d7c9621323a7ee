import { describe, expect, it } from "vitest";
import { hedgeRun } from "./hedge-run.ts";

const line = [
  { x: -3, z: 6 },
  { x: 3, z: 6 },
];

describe("hedgeRun", () => {
  it("stands a clipped hedge along the line without a gap", () => {
    const pieces = hedgeRun("boxwood", line, 0.9, 0.6, 0.7);
    const ends = pieces
      .map((piece) => [piece.x - piece.mesh.radiusM, piece.x + piece.mesh.radiusM] as const)
      .sort((a, b) => a[0] - b[0]);
    expect(ends[0]![0]).toBeLessThanOrEqual(-3);
    expect(ends.at(-1)![1]).toBeGreaterThanOrEqual(3);
    for (let i = 1; i < ends.length; i++) expect(ends[i]![0]).toBeLessThan(ends[i - 1]![1]);
    for (const piece of pieces) expect(Math.abs(piece.mesh.heightM - 0.9)).toBeLessThan(0.12);
  });

  it("plants arborvitae in a row, each about as tall as asked", () => {
    const plants = hedgeRun("arborvitae", line, 1.8, 0.7, 0.7);
    expect(plants).toHaveLength(Math.round(6 / (0.7 * 0.95)));
    for (const plant of plants) {
      const height = plant.mesh.heightM * plant.heightScale!;
      expect(height).toBeGreaterThan(1.8 * 0.92);
      expect(height).toBeLessThan(1.8 * 1.06);
    }
    expect(new Set(plants.map((plant) => plant.turn)).size).toBe(plants.length);
  });

  it("is the same for the same line", () => {
    expect(hedgeRun("boxwood", line, 0.9, 0.6, 0.7)).toEqual(hedgeRun("boxwood", line, 0.9, 0.6, 0.7));
  });
});
