import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";
import { rectangle } from "./shapes.ts";
import type { Site } from "./site.ts";

const PATIO: PlanElement = { kind: "pavers", use: "patio", pattern: "ashlar", colour: "grey", border: false };

/** The bare yard, which ends at 12 m, with a patio in it. Meters. */
function withPatio(z: number, wideM: number, deepM: number): Site {
  const site = bareSite();
  const field = rectangle({ x: 0, z, wideM, deepM, turn: 0 }, 0.1);
  return { ...site, surfaces: [{ element: PATIO, field }], taken: [field] };
}

describe("a bed of which nobody says where", () => {
  it("lies beside a patio and behind it where that takes most of the ground along the house", () => {
    const bed = bedField({ ...withPatio(6.6, 5, 6.4), grid: withWallAt(1.5) }, undefined)!;
    expect(bed(-3.2, 7), "left of it").toBeLessThan(0);
    expect(bed(-1.8, 10.4), "behind it").toBeLessThan(0);
    expect(bed(-1.8, 3), "before it").toBeGreaterThan(0);
    expect(bed(0, 7), "on it").toBeGreaterThan(0);
  });

  it("keeps to the far edge where a patio leaves that free", () => {
    const bed = bedField(withPatio(6, 5, 3), undefined)!;
    expect(bed(0, 11.6), "far edge").toBeLessThan(0);
    expect(bed(-3.2, 6), "left of the patio").toBeGreaterThan(0);
    expect(bed(0, 8.2), "behind it").toBeGreaterThan(0);
  });
});

/** The grid of the bare yard with a wall that runs away from the camera, so many meters to its right, and none at the far edge. */
function withWallAt(wallM: number): Site["grid"] {
  const { grid } = bareSite();
  const houseDistance = Float32Array.from({ length: grid.nx * grid.nz }, (_, o) =>
    Math.abs(grid.x0 + ((o % grid.nx) + 0.5) * grid.cellM - wallM),
  );
  return Object.create(grid, { houseDistance: { value: houseDistance } });
}
