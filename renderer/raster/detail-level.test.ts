import { describe, expect, it } from "vitest";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { isKept, keptShare } from "./detail-level.ts";

describe("keptShare", () => {
  it("draws everything when leaves are large on the screen", () => {
    expect(keptShare(1)).toBe(1);
    expect(keptShare(50)).toBe(1);
  });

  it("draws fewer the smaller the leaves, never less than the floor", () => {
    expect(keptShare(0.3)).toBeLessThan(keptShare(0.6));
    expect(keptShare(0.01)).toBe(0.08);
  });

  it.each(["boxwood", "fountain-grass", "dogwood"] as const)("keeps the leaf area of %s within 6%%", (id) => {
    const mesh = plantMesh(id, 0, 0.7);
    const p = mesh.positions;
    const areaOf = (i: number): number => {
      const k = i * 9;
      const ux = p[k + 3]! - p[k]!;
      const uy = p[k + 4]! - p[k + 1]!;
      const uz = p[k + 5]! - p[k + 2]!;
      const vx = p[k + 6]! - p[k]!;
      const vy = p[k + 7]! - p[k + 1]!;
      const vz = p[k + 8]! - p[k + 2]!;
      return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    };
    let whole = 0;
    for (let i = mesh.woodCount; i < mesh.count; i++) whole += areaOf(i);
    for (const ratio of [0.73, 0.5, 0.3]) {
      const keep = keptShare(ratio);
      let kept = 0;
      for (let i = mesh.woodCount; i < mesh.count; i++) if (isKept(i, keep)) kept += areaOf(i) / keep;
      expect(Math.abs(kept / whole - 1)).toBeLessThan(0.06);
    }
  });

  it("keeps both halves of a leaf or none", () => {
    for (let i = 0; i < 2000; i += 2) expect(isKept(i, 0.37)).toBe(isKept(i + 1, 0.37));
  });
});
