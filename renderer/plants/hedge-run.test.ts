import { describe, expect, it } from "vitest";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { hedgeRun } from "./hedge-run.ts";
import { plantMesh } from "./plant-mesh.ts";

/** Area of the triangle whose corners begin at `k`, square meters. */
function areaOf(p: Float32Array, k: number): number {
  const [ux, uy, uz] = [p[k + 3]! - p[k]!, p[k + 4]! - p[k + 1]!, p[k + 5]! - p[k + 2]!];
  const [vx, vy, vz] = [p[k + 6]! - p[k]!, p[k + 7]! - p[k + 1]!, p[k + 8]! - p[k + 2]!];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

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

  it("is a wall of large ovals that stand up where it is clusia", () => {
    const pieces = hedgeRun("clusia", line, 1.2, 0.7, 0.7);
    for (const { mesh } of pieces) expect(Math.abs(mesh.heightM - 1.2)).toBeLessThan(0.18);
    const box = hedgeRun("boxwood", line, 1.2, 0.7, 0.7)[1]!.mesh as FoliageMesh;
    const mesh = pieces[1]!.mesh as FoliageMesh;
    expect(mesh.leafLengthM).toBeGreaterThan(3 * box.leafLengthM);
    // Sixteen triangles to a leaf: more than the many small leaves of box have.
    expect(mesh.count).toBeGreaterThan(box.count);
  });

  it("is purple where it is clipped from a purple shrub", () => {
    const mesh = hedgeRun("loropetalum", line, 0.9, 0.7, 0.7)[0]!.mesh as FoliageMesh;
    let [red, green] = [0, 0];
    for (let i = mesh.woodCount; i < mesh.count; i++) {
      red += mesh.colors[i * 3]!;
      green += mesh.colors[i * 3 + 1]!;
    }
    expect(red).toBeGreaterThan(1.3 * green);
  });

  it("leaves shrubs unsheared that are planted for flowers or colored leaves", () => {
    for (const id of ["croton", "oleander", "rhododendron", "agave"] as const) {
      const [first] = hedgeRun(id, line, 0.9, 0.7, 0.7);
      expect(first!.mesh).toBe(plantMesh(id, 0, 0.7));
    }
  });

  it("is as light where two pieces meet as in their middle, and shows nothing behind it", () => {
    const [, piece] = hedgeRun("boxwood", line, 0.9, 0.6, 0.7);
    const mesh = piece!.mesh as FoliageMesh;
    let half = 0;
    for (let k = 0; k < mesh.count * 9; k += 3) half = Math.max(half, mesh.positions[k]!);
    const mean = (from: number, to: number) => {
      let [sum, count] = [0, 0];
      for (let i = mesh.woodCount; i < mesh.count; i++) {
        const [x, y] = [Math.abs(mesh.positions[i * 9]!) / half, mesh.positions[i * 9 + 1]!];
        if (x < from || x >= to || y < 0.3 || y > 0.7) continue;
        sum += mesh.openness[i]!;
        count++;
      }
      return sum / count;
    };
    expect(Math.abs(mean(0.8, 1) / mean(0, 0.4) - 1)).toBeLessThan(0.06);
    let inside = 0;
    for (let i = 0; i < mesh.woodCount; i++) inside += areaOf(mesh.positions, i * 9);
    expect(inside).toBeGreaterThan(2 * 1.2 * 0.7);
  });

  it("is no box: nothing fills the corner of its end, and its foot is darker than its top", () => {
    const [piece] = hedgeRun("boxwood", line, 0.9, 0.6, 0.7);
    const { count, woodCount, positions, colors } = piece!.mesh as FoliageMesh;
    let end = 0;
    for (let k = 0; k < count * 9; k += 3) end = Math.max(end, Math.abs(positions[k]!));
    const green = { foot: [0, 0], top: [0, 0] };
    for (let i = woodCount; i < count; i++) {
      const [x, y, z] = positions.subarray(i * 9, i * 9 + 3);
      const isCorner = Math.abs(x!) > end - 0.06 && Math.abs(z!) > 0.6 / 2 - 0.06;
      expect(isCorner && y! > 0.9 - 0.06).toBe(false);
      const sum = y! < 0.15 ? green.foot : y! > 0.85 ? green.top : null;
      if (!sum) continue;
      sum[0]! += colors[i * 3 + 1]!;
      sum[1]!++;
    }
    expect(green.foot[0]! / green.foot[1]!).toBeLessThan((0.7 * green.top[0]!) / green.top[1]!);
  });

  it("is as ragged at its foot inside as its leaves are, and its end is round seen from above", () => {
    const [piece] = hedgeRun("boxwood", line, 0.9, 0.7, 0.7);
    const { count, woodCount, positions } = piece!.mesh as FoliageMesh;
    const feet = new Set<number>();
    for (let k = 1; k < woodCount * 9; k += 3) if (positions[k]! < 0.115) feet.add(positions[k]!);
    expect(feet.size).toBeGreaterThan(5);
    let end = 0;
    for (let k = 0; k < count * 9; k += 3) end = Math.max(end, Math.abs(positions[k]!));
    // One of its two sides is the end of the run, the other goes on.
    const widest = [-1, 1].map((side) => {
      let most = 0;
      for (let i = woodCount; i < count; i++) {
        const [x, , z] = positions.subarray(i * 9, i * 9 + 3);
        if (side * x! > end - 0.1) most = Math.max(most, Math.abs(z!));
      }
      return most;
    });
    expect(Math.min(...widest)).toBeLessThan(0.7 / 2 - 0.06);
  });

  it("has bulges and hollows that face their own ways, and no leaf in the ground", () => {
    const [, piece] = hedgeRun("boxwood", line, 0.9, 0.6, 0.7);
    const { count, woodCount, positions, normals } = piece!.mesh as FoliageMesh;
    const sideways = [0, 0];
    const hollows = Array.from({ length: 6 }, () => [0, 0]);
    for (let i = woodCount; i < count; i++) {
      const [x, y, z] = positions.subarray(i * 9, i * 9 + 3);
      for (let k = 1; k < 9; k += 3) expect(positions[i * 9 + k]!).toBeGreaterThan(-0.03);
      if (z! < 0.6 / 2 - 0.08 || y! < 0.2 || y! > 0.7) continue;
      const cell = hollows[Math.floor((x! + 0.66) / 0.22)];
      if (!cell) continue;
      cell[0]! += normals[i * 3]!;
      cell[1]!++;
    }
    for (const [sum, n] of hollows as [number, number][]) {
      sideways[0] = Math.min(sideways[0]!, sum / n);
      sideways[1] = Math.max(sideways[1]!, sum / n);
    }
    expect(sideways[1]! - sideways[0]!).toBeGreaterThan(0.15);
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

  it.each(["lavender", "hydrangea", "fountain-grass"])(
    "plants %s in a row, each as its own kind looks",
    (id) => {
      const plants = hedgeRun(id, line, 0.5, 0.6, 0.7);
      expect(plants.map(({ mesh }) => mesh)).toContain(plantMesh(id as SpeciesId, 0, 0.7));
    },
  );

  it("is the same for the same line", () => {
    expect(hedgeRun("boxwood", line, 0.9, 0.6, 0.7)).toEqual(hedgeRun("boxwood", line, 0.9, 0.6, 0.7));
  });
});
