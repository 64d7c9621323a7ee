import { describe, expect, it } from "vitest";
import type { Site } from "#renderer/layout/site.ts";
import { coverRow } from "#renderer/mask/coverage.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { behindBlades } from "./turf-rim.ts";

const bed = (x: number, z: number): number => Math.max(Math.abs(x) - 2, Math.abs(z - 7) - 1);

/** How high the blades before a bed stand in each of these columns, meters: up to where they hide it on the line of sight. */
function heights(site: Site): number[] {
  const seen = behindBlades(site, bed);
  const { heightM } = site.camera;
  return Array.from({ length: 60 }, (_, k) => {
    const perZ = (-1.5 + k * 0.05) / 6;
    let z = 6;
    while (seen(perZ * z, z) >= 0 && z < 8) z += 0.002;
    return heightM * (1 - 6 / z);
  });
}

describe("the rim of a bed behind a lawn that stays", () => {
  const lawn = bareSite();
  lawn.lawn.fill(1);

  it("is hidden by blades of different heights, none higher than a lawn's", () => {
    const all = heights(lawn);
    expect(Math.max(...all)).toBeLessThan(0.061);
    expect(Math.min(...all)).toBeGreaterThan(0.008);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.015);
  });

  it("ends as it lies at its far side, and where no lawn is before it", () => {
    const seen = behindBlades(lawn, bed);
    for (const x of [-1.4, 0, 0.7]) expect(seen(x, 7.95)).toBeLessThan(0);
    for (const height of heights(bareSite())) expect(height).toBeLessThan(0.001);
  });

  it("leaves nothing of the old lawn where the design lays a new one before it", () => {
    const anew = bareSite();
    anew.lawn.fill(1);
    anew.newLawn = new Float32Array(anew.lawn);
    for (const height of heights(anew)) expect(height).toBeLessThan(0.001);
  });

  it("never seems farther off than it is, so that no row is left out", () => {
    const seen = behindBlades(lawn, bed);
    for (let z = 5.5; z < 8.5; z += 0.05)
      for (let x = -2.5; x < 2.5; x += 0.05)
        if (bed(x, z) < 0) expect(seen(x, z)).toBeGreaterThanOrEqual(bed(x, z));
  });

  it("ends as finely as the coverage of a region that it fills, without steps", () => {
    const site = bareSite();
    site.lawn.fill(1);
    const { widthPx, heightPx } = site.camera;
    // The region's lower edge falls by a row over 40 columns, with the soft pixel that a drawn edge has.
    const edge = (column: number) => 320.3 + (column + 0.5) / 40;
    for (let row = 0; row < heightPx; row++)
      for (let column = 0; column < widthPx; column++)
        site.clip[row * widthPx + column]! *= Math.min(1, Math.max(0, edge(column) - row));
    const field = (x: number, z: number): number => site.camera.groundZ(edge(site.camera.photoX(x, z))) - z;
    const seen = behindBlades(site, field, true);
    const full = new Uint8Array(widthPx).fill(255);
    const row = new Float32Array(widthPx);
    const heights = new Float32Array(widthPx);
    for (let y = 314; y < 340; y++) {
      coverRow(site.camera, seen, 0, y, 0, full, row);
      for (let column = 0; column < widthPx; column++) heights[column]! += row[column]!;
    }
    // Square rows. Soft tufts make 5, and steps of whole pixels 18.
    let rough = 0;
    for (let column = 101; column < 500; column++) rough += (heights[column]! - heights[column - 1]!) ** 2;
    expect(rough).toBeLessThan(9);
  });
});
