import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";

const bed = {
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: ["boxwood"],
  edging: true,
} as const;

/** Boxwoods of a bed, from left to right. */
function planted(deepM: number, species: string[] = ["boxwood"], counted = 0) {
  const row = counted > 0 ? { counts: { boxwood: counted }, inRow: true as const } : {};
  const element = { ...bed, species, ...row };
  const site = bareSite({ elements: [element] });
  plantBed(site, element, (x, z) => Math.max(Math.abs(x) - 3, Math.abs(z - 7) - deepM / 2), "wall");
  return site.instances
    .filter((one) => one.species === "boxwood")
    .map(({ x, z, scale = 1 }) => ({ x, z, scale }))
    .sort((a, b) => a.x - b.x);
}

describe("a bed of boxwood alone", () => {
  it("is one row at even steps", () => {
    const row = planted(1.3);
    expect(row.length).toBeGreaterThan(4);
    const stepsM = row.slice(1).map(({ x }, k) => x - row[k]!.x);
    const meanM = stepsM.reduce((sum, one) => sum + one, 0) / stepsM.length;
    for (const one of stepsM) expect(Math.abs(one / meanM - 1)).toBeLessThan(0.2);
    for (const { z } of row) expect(Math.abs(z - 7)).toBeLessThan(0.2);
    const scales = row.map(({ scale }) => scale);
    expect(Math.min(...scales) / Math.max(...scales)).toBeGreaterThan(0.9);
  });

  it("is one row of as many as were asked for in a row, however deep the bed is", () => {
    const row = planted(3.4, ["boxwood"], 5);
    expect(row).toHaveLength(5);
    const meanM = (row[4]!.x - row[0]!.x) / 4;
    row.slice(1).forEach(({ x }, k) => {
      expect(Math.abs((x - row[k]!.x) / meanM - 1)).toBeLessThan(0.15);
    });
    for (const { z } of row) expect(Math.abs(z - row[0]!.z)).toBeLessThan(0.2);
  });

  it("has more rows than one where it is wider, and none beside other plants", () => {
    const isInRow = (plants: { z: number }[]) => plants.every(({ z }) => Math.abs(z - 7) < 0.2);
    expect(isInRow(planted(4))).toBe(false);
    expect(isInRow(planted(1.3, ["boxwood", "hydrangea"]))).toBe(false);
  });
});
