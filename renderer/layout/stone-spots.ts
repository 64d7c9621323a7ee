import type { GroundPoint } from "#core/geometry/point.ts";
import { hash01 } from "#renderer/math/random.ts";
import { mainMaterial } from "./main-material.ts";
import { placeWeight } from "./place-weight.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";

/** `onBank`: it lies at a creek, where grasses may grow before it. */
export type StoneSpot = { x: number; z: number; radiusM: number; onBank?: true };

/** The first is the largest; odd sizes and odd numbers look found, not bought. Meters. */
const LARGEST_M = 0.38;
const SMALLEST_M = 0.2;
const LARGER_BY_M = 0.18;
/** In a highlight the largest stone has this share of the root of its area as radius, and no stone is smaller than that share of its size. */
const OF_AREA = 0.11;
const LEAST_TIMES = 0.5;
/** Where stones alone are asked for they fill about this share of what was drawn for them, and are up to so many times as large: two people can still set them. Tuned by eye. */
const OF_LOOP = 0.3;
const MOST_TIMES = 1.3;
const USUAL_COUNT = 5;
const MOST = 30;
/** Times its radius that a stone is kept from the camera: large stones at the lens would be all that one sees. */
const NEAR_RADII = 11;
/** And where a person drew the loop for it. */
const NEAR_RADII_IN_LOOP = 5;
/** From a stone to the region's edge, and from one stone to the next in a bed, meters. */
const RIM_M = 0.15;
const APART_M = 0.6;
/** In a bed stones lie within this of its near edge where they can: what grows before them hides them. Meters. */
const FRONT_M = 1;
/** The largest lies so far behind that edge where the bed is deep enough, and about as far as this: at the edge it would seem larger than all that grows there. Meters. */
const LARGEST_BACK_M = 1.6;
const ABOUT_M = 0.4;
const SIGHT_STEP_M = 0.1;
/** Around a stone in a bed nothing grows up to here, and before it nothing this near to its outline as seen: half a tuft of grass. Meters. */
const ROOM_M = 0.35;
const LANE_M = 0.4;
/** Stones keep this share of the frame's width from its sides, and lie above this share of its height. */
const SIDE_SHARE = 0.04;
const LOWEST_SHARE = 0.95;
/** Times its radius that a stone keeps from what is placed: it may reach a little into a bed. */
const FREE_RADII = 0.7;
/** Places that answer the words less than this are not taken, see `placeWeight`. */
const LEAST_WEIGHT = 0.3;
/** Added to the seed of the design, so that stones do not follow the plants' random numbers. */
const STONES_SEED = 71;
/** One cell in this many is asked, across and away. */
const EVERY = 2;

export const stonesWanted = (count: number | undefined): number => Math.min(MOST, count ?? USUAL_COUNT);

/** Radius of the nth stone; `share`: 0 to 1. In a small highlight stones are small: its scale is a guess, and they are to look right in it. */
export function stoneRadius(site: Site, nth: number, share: number): number {
  const { areaId, isMeasured, grid } = site;
  const count = countInLoop(site);
  const usual = areaId === null || isMeasured ? LARGEST_M : OF_AREA * Math.sqrt(grid.areaM2);
  const most = count === null ? usual : Math.sqrt((OF_LOOP * grid.areaM2) / (Math.PI * count));
  const times = Math.min(count === null ? 1 : MOST_TIMES, Math.max(LEAST_TIMES, most / LARGEST_M));
  return times * (nth === 0 ? LARGEST_M : SMALLEST_M + LARGER_BY_M * share);
}

/** How many stones a highlight was drawn for that holds nothing else; null for any other. */
export function countInLoop({ areaId, plan: { elements } }: Site): number | null {
  const [stones] = elements;
  if (areaId === null || elements.length !== 1 || stones?.kind !== "boulders") return null;
  return stonesWanted(stones.size?.count);
}

/** Whether a stone of this size is seen there, and not as all that one sees. */
export function isStoneSeen(site: Site, { x, z, radiusM }: StoneSpot): boolean {
  const { across, down } = inFrame(site, x, z);
  const isInside = across >= SIDE_SHARE && across <= 1 - SIDE_SHARE && down <= LOWEST_SHARE;
  return z >= (countInLoop(site) === null ? NEAR_RADII : NEAR_RADII_IN_LOOP) * radiusM && isInside;
}

export const hasStoneRoom = (site: Site, { x, z, radiusM }: StoneSpot): boolean =>
  -regionField(site)(x, z) >= radiusM + (countInLoop(site) === null ? RIM_M : 0) &&
  freeDistance(site, x, z) >= radiusM * FREE_RADII;

/**
 * Where the boulders lie in a bed that has the whole region, toward the camera; none without such a bed. Planting clears these spots, so
 * that they are the same ones before and after it.
 */
export function stoneSpots(site: Site): StoneSpot[] {
  const stones = site.plan.elements.find(({ kind }) => kind === "boulders");
  if (!stones) return [];
  const creek = site.surfaces.find((laid) => laid.creek)?.creek;
  if (creek && !stones.place) return onBanks(site, creek, stonesWanted(stones.size?.count));
  if (mainMaterial(site)?.kind !== "bed") return [];
  const { grid, seed, doorway } = site;
  const region = regionField(site);
  const frontM = (x: number, z: number): number => {
    let wayM = 0;
    while (wayM < z) {
      // Points on the straight line from the place to the camera: how far it is to the bed's near edge or the frame.
      const share = 1 - wayM / z;
      if (region(x * share, z * share) > 0 || inFrame(site, x * share, z * share).down > 1) break;
      wayM += SIGHT_STEP_M;
    }
    return wayM;
  };
  const places: { x: number; z: number; share: number; rank: number; rankOfLargest: number }[] = [];
  for (let j = 0; j < grid.nz; j += EVERY) {
    for (let i = 0; i < grid.nx; i += EVERY) {
      const x = grid.x0 + (i + 0.5) * grid.cellM;
      const z = grid.z0 + (j + 0.5) * grid.cellM;
      if (z <= 0 || grid.inside[j * grid.nx + i] === 0 || -region(x, z) < SMALLEST_M + RIM_M) continue;
      const share = hash01(i, j, seed + STONES_SEED);
      const wayM = frontM(x, z);
      const offM = Math.abs(wayM - LARGEST_BACK_M);
      places.push({
        ...{ x, z, share, rank: wayM <= FRONT_M ? share : wayM + FRONT_M },
        rankOfLargest: offM <= ABOUT_M ? share : offM + 1,
      });
    }
  }
  const wanted = stonesWanted(stones.size?.count);
  const largestM = stoneRadius(site, 0, 0);
  const deep = places.filter(({ x, z }) => -region(x, z) >= largestM + RIM_M);
  const spots: StoneSpot[] = [];
  const add = (from: typeof places, most: number) => {
    for (const { x, z, share } of from) {
      if (spots.length >= most) break;
      const radiusM = Math.min(stoneRadius(site, spots.length, share), -region(x, z) - RIM_M);
      const spot = { x, z, radiusM };
      if (!isStoneSeen(site, spot) || placeWeight(site, stones.place, x, z) < LEAST_WEIGHT) continue;
      if (doorway && doorway(x, z) < radiusM) continue;
      const near = (other: StoneSpot) =>
        Math.hypot(other.x - x, other.z - z) < other.radiusM + radiusM + APART_M;
      if (!spots.some(near) && hasStoneRoom(site, spot)) spots.push(spot);
    }
  };
  add(
    deep.sort((a, b) => a.rankOfLargest - b.rankOfLargest),
    Math.min(1, wanted),
  );
  add(
    places.sort((a, b) => a.rank - b.rank),
    wanted,
  );
  return spots;
}

/** On a bank a boulder is no wider than this share of the creek, and lies up to so much off the bank's line, as shares of its radius. */
const BANK_SHARE = 0.36;
const OFF_BANK = 0.3;
/** Added to the seed for places along a creek. */
const BANK_SEED = 83;

/** Spots on both banks of a creek in turn, spread over its length; the largest first. */
function onBanks(
  site: Site,
  { line, widthM }: { line: readonly GroundPoint[]; widthM: number },
  count: number,
) {
  const region = regionField(site);
  const spots: StoneSpot[] = [];
  // More places than stones: some are not seen.
  for (let k = 0; k < 3 * count && spots.length < count; k++) {
    const share = (k * GOLDEN_SHARE + 0.2) % 1;
    const i = Math.min(line.length - 2, Math.floor(share * (line.length - 1)));
    const [a, b] = [line[i]!, line[i + 1]!];
    const alongM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    const radiusM = Math.min(
      widthM * BANK_SHARE,
      stoneRadius(site, spots.length, hash01(k, 1, site.seed + BANK_SEED)),
    );
    const side = k % 2 === 0 ? 1 : -1;
    const off = side * (widthM / 2 + OFF_BANK * radiusM);
    const spot = {
      x: a.x - ((b.z - a.z) / alongM) * off,
      z: a.z + ((b.x - a.x) / alongM) * off,
      radiusM,
      onBank: true as const,
    };
    const isApart = spots.every(
      (other) => Math.hypot(other.x - spot.x, other.z - spot.z) > other.radiusM + radiusM + RIM_M,
    );
    if (isApart && isStoneSeen(site, spot) && region(spot.x, spot.z) < 0) spots.push(spot);
  }
  return spots;
}

/** Steps by this share of a length come to lie evenly, however many they are: the golden ratio less one. */
const GOLDEN_SHARE = (Math.sqrt(5) - 1) / 2;

/** Whether a plant may stand there: neither in a stone's room nor before it. */
export function leavesStones(spots: readonly StoneSpot[], x: number, z: number): boolean {
  return spots.every((spot) => {
    const apartM = Math.hypot(spot.x - x, spot.z - z);
    if (spot.onBank) return apartM >= spot.radiusM;
    if (apartM < spot.radiusM + ROOM_M) return false;
    const nearer = z / spot.z;
    return nearer >= 1 || Math.abs(x - spot.x * nearer) > spot.radiusM * nearer + LANE_M;
  });
}
