import type { Place } from "#core/elements/element.ts";
import { placeWeight } from "./place-weight.ts";
import type { GroundRectangle } from "./shapes.ts";
import { freeDistance, inFrame, type Site } from "./site.ts";

export type Wish = {
  wideM: number;
  deepM: number;
  /** Distance kept to the region's edge. */
  marginM: number;
  /** Smaller than this and it is not worth building. */
  leastWideM: number;
  leastDeepM: number;
  place?: Place | undefined;
  /** Distance kept to things that are already placed. */
  gapM?: number;
};

const WIDTHS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];
const DEPTHS = [1, 0.85, 0.7, 0.58, 0.48];
/** Step of the search in metres: finer gains nothing that is seen. */
const STEP_M = 0.16;
/** Share of cells that may lie outside: the region's edge is ragged, the slab is not. */
const RAGGED = 0.012;
/** Beyond this depth things look small: nearer places win. */
const NEAR_M = 6.2;
/** Nearer than this a thing is cut by the lower edge of the photo. */
const FEET_M = 2.6;

/**
 * The best upright rectangle of at most the wished size that lies inside the region: large, near the middle of the picture,
 * not far away. Null when not even the least size fits. One pass over sizes on an integral image: O(cells).
 */
export function fitRectangle(site: Site, wish: Wish): GroundRectangle | null {
  const { grid } = site;
  const { nx, nz, cellM } = grid;
  const blocked = blockedIntegral(site, wish);
  const step = Math.max(3, Math.round(STEP_M / cellM));
  let best: GroundRectangle | null = null;
  let bestScore = 0;
  for (const widthShare of WIDTHS) {
    for (const depthShare of DEPTHS) {
      const wide = Math.round((wish.wideM * widthShare) / cellM);
      const deep = Math.round((wish.deepM * depthShare) / cellM);
      if (wide * cellM < wish.leastWideM || deep * cellM < wish.leastDeepM) continue;
      const areaM2 = wide * deep * cellM * cellM;
      if (areaM2 <= bestScore) continue;
      for (let j = 0; j + deep < nz; j += step) {
        for (let i = 0; i + wide < nx; i += step) {
          const row = nx + 1;
          const outside =
            blocked[(j + deep) * row + i + wide]! -
            blocked[j * row + i + wide]! -
            blocked[(j + deep) * row + i]! +
            blocked[j * row + i]!;
          if (outside > wide * deep * RAGGED) continue;
          const x = grid.x0 + (i + wide / 2) * cellM;
          const z = grid.z0 + (j + deep / 2) * cellM;
          const score =
            areaM2 *
            (1 - 0.5 * Math.abs(inFrame(site, x, z).across - 0.5)) *
            Math.min(1, NEAR_M / z) ** 1.7 *
            (z - (deep * cellM) / 2 < FEET_M ? 0.75 : 1) *
            placeWeight(site, wish.place, x, z);
          if (score <= bestScore) continue;
          bestScore = score;
          best = { x, z, wideM: wide * cellM, deepM: deep * cellM };
        }
      }
    }
  }
  return best;
}

/** Integral image of the cells that a rectangle may not hold: `(nx + 1) * (nz + 1)`. */
function blockedIntegral(site: Site, wish: Wish): Float64Array {
  const { grid } = site;
  const { nx, nz } = grid;
  const gapM = wish.gapM ?? 0.3;
  const sum = new Float64Array((nx + 1) * (nz + 1));
  const row = nx + 1;
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * grid.cellM;
    for (let i = 0; i < nx; i++) {
      const x = grid.x0 + (i + 0.5) * grid.cellM;
      let free = grid.signedDistance[j * nx + i]! < -wish.marginM;
      if (free) {
        const { across, down } = inFrame(site, x, z);
        free = across > 0.02 && across < 0.98 && down < 0.985;
      }
      if (free && site.taken.length > 0) free = freeDistance(site, x, z) > gapM;
      sum[(j + 1) * row + i + 1] =
        (free ? 0 : 1) + sum[j * row + i + 1]! + sum[(j + 1) * row + i]! - sum[j * row + i]!;
    }
  }
  return sum;
}
