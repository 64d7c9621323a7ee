import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { freeDistance, type Site } from "./site.ts";

/** Radius of the ends of a bed: no spade cuts a sharper corner into a lawn. Meters; and as a share of the widest disk that fits into the bed. */
const ROUND_M = 0.5;
const ROUND_SHARE = 0.6;
/** Blur that takes the stair steps out of a distance. Meters. */
const SMOOTH_M = 0.1;
/** Farther from a bed than this nobody asks what is placed there, and up to this near it is an edge of the bed. Meters. */
const ASKED_M = 1;
const AT_THING_M = 0.15;

/**
 * A bed without the corners that it turns to open ground, and without what is too narrow there (a morphological opening in meters). Where it ends
 * at a wall, a walk or a thing that is placed it keeps its corners.
 */
export function roundEnds(site: Site, field: GroundSdf): GroundSdf {
  const { grid } = site;
  const { x0, z0, nx, nz, cellM, signedDistance } = grid;
  const open = new Uint8Array(nx * nz);
  const own = new Uint8Array(nx * nz);
  for (let j = 0, o = 0; j < nz; j++) {
    const z = z0 + (j + 0.5) * cellM;
    for (let i = 0; i < nx; i++, o++) {
      if (signedDistance[o]! >= 0) continue;
      const x = x0 + (i + 0.5) * cellM;
      const awayM = field(x, z);
      if (awayM < 0) own[o] = 1;
      else if (awayM > ASKED_M || freeDistance(site, x, z) > AT_THING_M) open[o] = 1;
    }
  }
  const toOpen = distanceTransform(open, nx, nz, cellM);
  const widestM = toOpen.reduce((most, toM, o) => (own[o] && toM > most ? toM : most), 0);
  const radiusM = Math.min(ROUND_M, ROUND_SHARE * widestM);
  const toCore = distanceTransform(
    bytesFrom(toOpen, (toM) => (toM > radiusM ? 1 : 0)),
    nx,
    nz,
    cellM,
  );
  const smooth = grid.smooth(toCore, SMOOTH_M);
  // A cell's width is left to the edges that are straight: the distance to the core is known to that.
  return (x, z) => Math.max(field(x, z), grid.at(smooth, x, z) - radiusM - cellM);
}
