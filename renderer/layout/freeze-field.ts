import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { Site } from "./site.ts";

/** Farther outside the region than this nobody asks. */
const OUTSIDE_M = 0.6;

/**
 * A field as it is now, computed once per grid cell and interpolated: costly or changing fields (distances to everything that
 * is placed) become as cheap as a table, and later elements cannot change a shape that has been laid.
 */
export function freezeField(site: Site, field: GroundSdf): GroundSdf {
  const { grid } = site;
  const { nx, nz, cellM, signedDistance } = grid;
  const table = new Float32Array(nx * nz);
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * cellM;
    for (let i = 0; i < nx; i++) {
      const o = j * nx + i;
      const outside = signedDistance[o]!;
      table[o] = outside > OUTSIDE_M ? outside : field(grid.x0 + (i + 0.5) * cellM, z);
    }
  }
  return (x, z) => grid.at(table, x, z);
}
