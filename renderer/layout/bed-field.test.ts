import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";

/** The bare yard with a house behind its left half. */
function besideHouse() {
  const site = bareSite();
  const { widthPx } = site.camera;
  const house = site.house.map((_, i) =>
    i < site.grid.topRow[0]! * widthPx && i % widthPx < widthPx / 2 ? 1 : 0,
  );
  return { ...site, house };
}

describe("a bed along the house", () => {
  const site = besideHouse();
  const along = bedField(site, "along-house")!;

  it("lies before it to the frame", () => {
    for (const x of [-4, -2.5, -1.5]) expect(along(x, 11.7), `${x} m`).toBeLessThan(0);
  });

  it("ends in a curve where it does, though the yard goes on", () => {
    for (const x of [0.3, 1.5, 4]) expect(along(x, 11.7), `${x} m`).toBeGreaterThan(0);
    expect(bedField(site, undefined)!(1.5, 11.7)).toBeLessThan(0);
    expect(along(-0.6, 11.7) - along(-0.6, 10.8)).toBeLessThan(0);
    expect(along(-0.6, 11.2)).toBeGreaterThan(along(-2.5, 11.2));
  });
});

const STOOP = { left: 0.5, right: 2, front: 9.5 };
const HOUSE_END_M = 3.8;

/** The bare yard with a house behind it up to `HOUSE_END_M`, and a stoop that stands out from its wall to `STOOP.front`. */
function withStoop() {
  const site = bareSite();
  const { camera } = site;
  const top = site.grid.topRow[0]!;
  const groundOf = (i: number) => {
    const row = Math.floor(i / camera.widthPx) + 0.5;
    return { x: camera.groundX((i % camera.widthPx) + 0.5, row), z: camera.groundZ(row) };
  };
  const clip = site.clip.map((cover, i) => {
    const { x, z } = groundOf(i);
    return x > STOOP.left && x < STOOP.right && z > STOOP.front ? 0 : cover;
  });
  const endColumn = camera.photoX(HOUSE_END_M, 12);
  const house = site.house.map((_, i) =>
    i < top * camera.widthPx && i % camera.widthPx < endColumn ? 1 : 0,
  );
  const hardDistance = (x: number, z: number) => Math.max(STOOP.left - x, x - STOOP.right, STOOP.front - z);
  return { ...site, clip, grid: new GroundGrid(camera, clip), house, hardDistance };
}

describe("a bed along a wall with a stoop", () => {
  const along = bedField(withStoop(), "along-house")!;

  it("has one depth all along the wall", () => {
    const depths = [-4, -3.2, -2.4, -1.6, -0.8, 0].map((x) => {
      let z = 11.7;
      while (z > 5 && along(x, z) < 0) z -= 0.02;
      return 11.98 - z;
    });
    expect(Math.min(...depths)).toBeGreaterThan(1);
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(0.35);
  });

  it("does not turn off along the stoop or round its front", () => {
    for (const [x, z] of [
      [0.2, 9.8],
      [0.1, 9.5],
      [1.2, 9.1],
      [2.4, 9.6],
    ] as const)
      expect(along(x, z), `${x} m, ${z} m`).toBeGreaterThan(0);
  });

  it("goes on behind it, also where little wall is left", () => {
    for (const x of [2.5, 3, 3.5]) expect(along(x, 11.5), `${x} m`).toBeLessThan(0);
  });
});

describe("a bed along a wall that paving runs before", () => {
  /** The far edge's teeth on the right: rows, and columns from one to the next. */
  const TEETH = { fromM: 1, rows: 2, columns: 30 };

  it("is not cut by the teeth of the photo's mask", () => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const fromColumn = camera.photoX(TEETH.fromM, 12);
    const clip = site.clip.map((cover, i) => {
      const column = i % camera.widthPx;
      const isTooth = column > fromColumn && column % (2 * TEETH.columns) < TEETH.columns;
      return isTooth && i < (top + TEETH.rows) * camera.widthPx ? 0 : cover;
    });
    const house = site.house.map((_, i) => (i < top * camera.widthPx ? 1 : 0));
    const along = bedField(
      { ...site, clip, grid: new GroundGrid(camera, clip), house, hardDistance: () => 0.2 },
      "along-house",
    )!;
    for (const x of [-2, 1.5, 2.5, 3.5]) expect(along(x, 11.3), `${x} m`).toBeLessThan(0);
  });
});

describe("a bed beside a walk", () => {
  // The walk ends at x = 0; the yard begins there.
  const site = { ...bareSite(), hardDistance: (x: number) => x };
  const inHighlight = { ...bareSite({}, true), hardDistance: (x: number) => x };

  it("goes up to it where it lies along it or was drawn there, and keeps off it elsewhere", () => {
    expect(bedField(site, "along-walk")!(0.03, 8)).toBeLessThan(0);
    expect(bedField(inHighlight, "along-walk")!(0.03, 8)).toBeLessThan(0);
    expect(bedField(site, "border")!(0.03, 11.5)).toBeGreaterThan(0);
    expect(bedField(site, "border")!(0.5, 11.5)).toBeLessThan(0);
  });
});
