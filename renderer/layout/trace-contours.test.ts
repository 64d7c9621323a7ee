import { describe, expect, it } from "vitest";
import { lineLength, traceContours } from "./trace-contours.ts";

const grid = { x0: -3, z0: -3, nx: 120, nz: 120, cellM: 0.05 };
const fieldOf = (shape: (x: number, z: number) => number) =>
  Float32Array.from({ length: grid.nx * grid.nz }, (_, o) =>
    shape(
      grid.x0 + ((o % grid.nx) + 0.5) * grid.cellM,
      grid.z0 + (Math.floor(o / grid.nx) + 0.5) * grid.cellM,
    ),
  );
const enclosed = (ring: { x: number; z: number }[]) =>
  Math.abs(
    ring.reduce((sum, p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      return sum + p.x * q.z - q.x * p.z;
    }, 0) / 2,
  );

describe("a traced contour", () => {
  it("of a circle has its circumference and area", () => {
    const [ring] = traceContours(
      grid,
      fieldOf((x, z) => Math.hypot(x, z) - 2),
    );
    expect(lineLength(ring!, true)).toBeCloseTo(2 * Math.PI * 2, 1);
    expect(enclosed(ring!)).toBeCloseTo(Math.PI * 4, 0);
  });

  it("of two circles is two rings, the longer first", () => {
    const rings = traceContours(
      grid,
      fieldOf((x, z) => Math.min(Math.hypot(x + 1.4, z) - 0.5, Math.hypot(x - 1.2, z) - 1)),
    );
    expect(rings.length).toBe(2);
    expect(rings[0]![0]!.x).toBeGreaterThan(0);
  });

  it("of a ring includes the hole", () => {
    const rings = traceContours(
      grid,
      fieldOf((x, z) => Math.abs(Math.hypot(x, z) - 1.5) - 0.5),
    );
    expect(rings.map((ring) => Math.round(lineLength(ring, true)))).toEqual([13, 6]);
  });

  it("of a shape that leaves the grid is closed along the grid's edge", () => {
    const [ring] = traceContours(
      grid,
      fieldOf((x) => x),
    );
    expect(lineLength(ring!, true)).toBeGreaterThan(17);
    expect(lineLength(ring!, true)).toBeLessThan(18.2);
    expect(enclosed(ring!)).toBeCloseTo(18, 0);
  });

  it("of an empty field is nothing", () => {
    expect(
      traceContours(
        grid,
        fieldOf(() => 1),
      ),
    ).toEqual([]);
  });
});
