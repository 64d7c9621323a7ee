import type { Place } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { deepestPlace } from "#renderer/layout/deepest-place.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { placeWeight } from "#renderer/layout/place-weight.ts";
import { freeDistance, regionField, type Site } from "#renderer/layout/site.ts";
import {
  countInLoop,
  hasStoneRoom,
  isStoneSeen,
  type StoneSpot,
  stoneRadius,
  stoneSpots,
  stonesWanted,
} from "#renderer/layout/stone-spots.ts";
import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { type Painter, TURN } from "./painter.ts";

/** Colors of stones, linear reflectance; stones take them in turn. */
const COLORS = ["#a39584", "#8f8a82", "#9b8c7a", "#a8a096"].map(hexToLinear);
/** Random places that are tried. */
const TRIES = 1200;
/**
 * In the first half of the tries stones must lie this near to the edge of the region, meters: out of the
 * way.
 */
const NEAR_EDGE_M = 1.6;
/** No stone lies nearer to the camera than this, meters. */
const NEAREST_M = 1.2;
/** A place counts as the one that was asked for from this weight on (`placeWeight`, 0 to 1). */
const LEAST_WEIGHT = 0.3;
/** Least distance of two stones, in sums of their radii. */
const APART = 1.1;

/**
 * Sets the wished number of boulders, the largest first, near the edges of the region while there is room.
 */
export const boulders: Painter<"boulders"> = {
  turn: TURN.boulders,
  paint: (site, element) => {
    const wanted = stonesWanted(element.size?.count);
    // In a loop that was drawn for them all have room, if need be smaller.
    const sizes = countInLoop(site) === null ? [1] : SIZES;
    let set: StoneSpot[] = [];
    for (const size of sizes) {
      const spots = looseSpots(site, element.place, wanted, size);
      if (spots.length > set.length) set = spots;
      if (set.length >= wanted) break;
    }
    if (set.length === 0) set.push(...smallSpot(site));
    if (set.length === 0) return noRoom("boulders");
    set.forEach(({ x, z, radiusM }, k) => {
      site.instances.push({
        mesh: boulder(site.seed + k, COLORS[k % COLORS.length]!),
        x,
        z,
        scale: radiusM,
        turn: k * GOLDEN_ANGLE,
      });
      site.taken.push((px, pz) => Math.hypot(px - x, pz - z) - radiusM);
    });
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: set.reduce((sum, s) => sum + Math.PI * s.radiusM ** 2, 0),
      perimeterM: 0,
      count: set.length,
    });
    return fewerOf("boulders", set.length, element.size?.count ?? 1);
  },
};

/** Shares of their size at which stones are tried in their loop. */
const SIZES = [1, 0.8, 0.65, 0.5];

/** The places of a bed for its stones, then others at random up to the wished number, at a share of the usual size. */
function looseSpots(site: Site, place: Place | undefined, wanted: number, size: number): StoneSpot[] {
  const { grid } = site;
  const region = regionField(site);
  const random = seededRandom(site.seed + 71);
  const set = stoneSpots(site);
  for (let k = 0; k < TRIES && set.length < wanted; k++) {
    const x = grid.x0 + random.next() * grid.nx * grid.cellM;
    const z = Math.max(NEAREST_M, grid.z0 + random.next() * grid.nz * grid.cellM);
    const radiusM = size * stoneRadius(site, set.length, set.length === 0 ? 0 : random.next());
    const spot = { x, z, radiusM };
    if (!isStoneSeen(site, spot)) continue;
    // Later tries take any open place.
    if (!hasStoneRoom(site, spot) || (k < TRIES / 2 && -region(x, z) > NEAR_EDGE_M)) continue;
    if (placeWeight(site, place, x, z) < LEAST_WEIGHT) continue;
    if (set.some((s) => Math.hypot(s.x - x, s.z - z) < (s.radiusM + spot.radiusM) * APART)) continue;
    set.push(spot);
  }
  return set;
}

/** Radius of the least boulder, meters, and the share of a small highlight's own half width that one takes. */
const LEAST_M = 0.12;
const OF_SMALL = 0.8;

/** Whoever draws a circle too small for a usual stone means one that fits into it. */
function smallSpot(site: Site): StoneSpot[] {
  const place = site.filled ? deepestPlace(site, NEAREST_M) : null;
  if (!place) return [];
  const radiusM = Math.min(stoneRadius(site, 0, 0), Math.max(LEAST_M, OF_SMALL * place.insideM));
  const spot = { x: place.x, z: place.z, radiusM };
  return isStoneSeen(site, spot) && freeDistance(site, spot.x, spot.z) > 0 ? [spot] : [];
}
