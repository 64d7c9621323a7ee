import type { Place } from "#core/elements/element.ts";
import { placeWeight } from "./place-weight.ts";
import { type GroundRectangle, pointOf } from "./shapes.ts";
import { freeDistance, inFrame, type Site } from "./site.ts";

export type Wish = {
  wideM: number;
  deepM: number;
  /** Distance kept to the region's edge. */
  marginM: number;
  /** Smaller than this and it is not worth building. */
  leastWideM: number;
  leastDeepM: number;
  /** Where a person drew the place: the share of the least size down to which it is drawn there. */
  smallest?: number;
  place?: Place | undefined;
  /** Distance kept to things that are already placed. */
  gapM?: number;
  /** Turn of its axes; square to the house where nothing is said. Radians. */
  turn?: number;
  /** Share of the picture's width that it fills at most without loss: what is seen wider stands too near. */
  widestSeen?: number;
  /** What it is to stand against with its far side: meters to that. Farther than a step from it counts ever less. */
  against?: (x: number, z: number) => number;
};

/** Sizes that are tried, as shares of the wished width and depth. */
const WIDTHS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];
const DEPTHS = [1, 0.85, 0.7, 0.58, 0.48];
/** Step of the search in meters: finer gains nothing that is seen. */
const STEP_M = 0.16;
/** And in cells at least. */
const LEAST_STEP = 3;
/** Share of cells that may lie outside: the region's edge is ragged, the slab is not. */
const RAGGED = 0.012;
/** Beyond this depth things look small: nearer places win. */
const NEAR_M = 6.2;
/** Power of that distance by which the score falls: things look smaller by its square. */
const FAR_POWER = 1.7;
/** Share of the score that is lost at the sides of the picture against its middle. */
const ASIDE_LOSS = 0.5;
/** Nearer than this a thing is cut by the lower edge of the photo. */
const FEET_M = 2.6;
/** Share of the score that is left of it. */
const CUT_SHARE = 0.75;

/** A far side nearer than this to what it stands against touches it; beyond, every so many meters take two thirds of the score. */
const TOUCHING_M = 0.35;
const AWAY_M = 0.8;
/** Places along a far side whose distance is asked, as shares of its length from its middle. */
const PROBES = [-0.4, 0, 0.4] as const;
/** Distance to things that are placed already, where a wish says nothing, meters. */
const USUAL_GAP_M = 0.3;
/** Things keep this share of the frame's width from its sides, and end above this share of its height. */
const SIDE_SHARE = 0.02;
const LOWEST_SHARE = 0.985;
/** Rounding error of the lattice's size, cells. */
const NOISE = 1e-6;

/**
 * The best rectangle of at most the wished size that lies inside the region, square to the house: large, near the middle of the
 * picture, not far away. Null when not even the least size fits. One pass over sizes on an integral image: O(cells).
 */
export function fitRectangle(site: Site, wish: Wish): GroundRectangle | null {
  const turn = wish.turn ?? site.wallTurnRad;
  const lattice = turnedLattice(site, turn);
  const { cellM } = site.grid;
  const { across, away } = lattice;
  const blocked = blockedIntegral(site, wish, lattice);
  const step = Math.max(LEAST_STEP, Math.round(STEP_M / cellM));
  let best: GroundRectangle | null = null;
  let bestScore = 0;
  for (const widthShare of WIDTHS) {
    for (const depthShare of DEPTHS) {
      const wide = Math.round((wish.wideM * widthShare) / cellM);
      const deep = Math.round((wish.deepM * depthShare) / cellM);
      // A thing of one size must not fail because that is no whole number of cells.
      if ((wide + 0.5) * cellM < wish.leastWideM || (deep + 0.5) * cellM < wish.leastDeepM) continue;
      const areaM2 = wide * deep * cellM * cellM;
      // The other factors are at most 1, so that a smaller area cannot win.
      if (areaM2 <= bestScore) continue;
      for (let j = 0; j + deep < away; j += step) {
        for (let i = 0; i + wide < across; i += step) {
          const row = across + 1;
          // Blocked cells in the rectangle: the sum at its far corner less those at the two others, plus that at the first.
          const outside =
            blocked[(j + deep) * row + i + wide]! -
            blocked[j * row + i + wide]! -
            blocked[(j + deep) * row + i]! +
            blocked[j * row + i]!;
          if (outside > wide * deep * RAGGED) continue;
          const x = latticeX(lattice, i + wide / 2, j + deep / 2);
          const z = latticeZ(lattice, i + wide / 2, j + deep / 2);
          const score =
            areaM2 *
            (1 - ASIDE_LOSS * Math.abs(inFrame(site, x, z).across - 0.5)) *
            Math.min(1, NEAR_M / z) ** FAR_POWER *
            (z - (deep * cellM) / 2 < FEET_M ? CUT_SHARE : 1) *
            (wish.widestSeen ? Math.min(1, wish.widestSeen / seenWide(site, wide * cellM, z)) : 1) *
            placeWeight(site, wish.place, x, z);
          if (score <= bestScore) continue;
          const room = { x, z, wideM: wide * cellM, deepM: deep * cellM, turn };
          const worth = wish.against ? score * backing(room, wish.against) : score;
          if (worth <= bestScore) continue;
          bestScore = worth;
          best = room;
        }
      }
    }
  }
  return best;
}

/** Share of the picture's width that something so wide fills so far away. */
const seenWide = ({ camera }: Site, wideM: number, z: number): number =>
  (wideM * camera.focalPx) / z / camera.widthPx;

/** How well the far side of a rectangle lies against something, 0 to 1. */
function backing(room: GroundRectangle, against: NonNullable<Wish["against"]>): number {
  let gapM = 0;
  for (const share of PROBES) {
    const p = pointOf(room, share * room.wideM, room.deepM / 2);
    gapM += against(p.x, p.z) / PROBES.length;
  }
  return Math.exp(-Math.max(0, gapM - TOUCHING_M) / AWAY_M);
}

/** Cells as large as the grid's that run along turned axes and cover all of the grid. */
type Lattice = {
  across: number;
  away: number;
  /** Where it begins, meters. */
  x0: number;
  z0: number;
  /** The way of one cell across; one cell away is the same turned by a quarter. Meters. */
  dx: number;
  dz: number;
};

const latticeX = ({ x0, dx, dz }: Lattice, i: number, j: number): number => x0 + i * dx - j * dz;
const latticeZ = ({ z0, dx, dz }: Lattice, i: number, j: number): number => z0 + i * dz + j * dx;

function turnedLattice({ grid }: Site, turn: number): Lattice {
  const { x0, z0, nx, nz, cellM } = grid;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const corners = [
    [0, 0],
    [nx, 0],
    [0, nz],
    [nx, nz],
  ].map(([i, j]) => [i! * c + j! * s, j! * c - i! * s] as const);
  const firstAcross = Math.min(...corners.map(([a]) => a));
  const firstAway = Math.min(...corners.map(([, b]) => b));
  return {
    across: Math.ceil(Math.max(...corners.map(([a]) => a)) - firstAcross - NOISE),
    away: Math.ceil(Math.max(...corners.map(([, b]) => b)) - firstAway - NOISE),
    x0: x0 + (firstAcross * c - firstAway * s) * cellM,
    z0: z0 + (firstAcross * s + firstAway * c) * cellM,
    dx: c * cellM,
    dz: s * cellM,
  };
}

/** Integral image of the lattice cells that a rectangle may not hold: `(across + 1) * (away + 1)`. */
function blockedIntegral(site: Site, wish: Wish, lattice: Lattice): Int32Array {
  const { across, away } = lattice;
  const gapM = wish.gapM ?? USUAL_GAP_M;
  const sum = new Int32Array((across + 1) * (away + 1));
  for (let j = 0; j < away; j++) countRow(site, lattice, j, wish.marginM, gapM, sum);
  return sum;
}

/** Adds row `j` of the lattice to the integral image. */
function countRow(
  site: Site,
  lattice: Lattice,
  j: number,
  marginM: number,
  gapM: number,
  sum: Int32Array,
): void {
  const row = lattice.across + 1;
  let blocked = 0;
  for (let i = 0; i < lattice.across; i++) {
    const x = latticeX(lattice, i + 0.5, j + 0.5);
    const z = latticeZ(lattice, i + 0.5, j + 0.5);
    if (!isFree(site, x, z, marginM, gapM)) blocked++;
    sum[(j + 1) * row + i + 1] = sum[j * row + i + 1]! + blocked;
  }
}

/** Whether a place lies well inside the region and the frame, and off everything that is placed. */
function isFree(site: Site, x: number, z: number, marginM: number, gapM: number): boolean {
  const { grid, camera } = site;
  const i = Math.floor((x - grid.x0) / grid.cellM);
  const j = Math.floor((z - grid.z0) / grid.cellM);
  if (i < 0 || j < 0 || i >= grid.nx || j >= grid.nz) return false;
  if (grid.signedDistance[j * grid.nx + i]! >= -marginM) return false;
  const across = camera.photoX(x, z) / camera.widthPx;
  if (across <= SIDE_SHARE || across >= 1 - SIDE_SHARE) return false;
  if (camera.photoY(0, z) / camera.heightPx >= LOWEST_SHARE) return false;
  return site.taken.length === 0 || freeDistance(site, x, z) > gapM;
}
