import { hexToLinear } from "#renderer/color/srgb.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { placeWeight } from "#renderer/layout/place-weight.ts";
import { regionField } from "#renderer/layout/site.ts";
import {
  hasStoneRoom,
  isStoneSeen,
  stoneRadius,
  stoneSpots,
  stonesWanted,
} from "#renderer/layout/stone-spots.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { type Painter, TURN } from "./painter.ts";

const COLORS = ["#a39584", "#8f8a82", "#9b8c7a", "#a8a096"].map(hexToLinear);
const TRIES = 1200;
/** Stones lie near the edges of a yard, out of the way. */
const NEAR_EDGE_M = 1.6;
/** No two of a few dozen stones are turned alike. */
const GOLDEN_ANGLE = 2.39996;

export const boulders: Painter<"boulders"> = {
  turn: TURN.boulders,
  paint: (site, element) => {
    const { grid } = site;
    const region = regionField(site);
    const random = seededRandom(site.seed + 71);
    const wanted = stonesWanted(element.size?.count);
    const set = stoneSpots(site);
    for (let k = 0; k < TRIES && set.length < wanted; k++) {
      const x = grid.x0 + random.next() * grid.nx * grid.cellM;
      const z = Math.max(1.2, grid.z0 + random.next() * grid.nz * grid.cellM);
      const spot = { x, z, radiusM: stoneRadius(set.length, set.length === 0 ? 0 : random.next()) };
      if (!isStoneSeen(site, spot)) continue;
      // Later tries take any open spot.
      if (!hasStoneRoom(site, spot) || (k < TRIES / 2 && -region(x, z) > NEAR_EDGE_M)) continue;
      if (placeWeight(site, element.place, x, z) < 0.3) continue;
      if (set.some((s) => Math.hypot(s.x - x, s.z - z) < (s.radiusM + spot.radiusM) * 1.1)) continue;
      set.push(spot);
    }
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
