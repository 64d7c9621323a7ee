import { hexToLinear } from "#renderer/color/srgb.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { placeWeight } from "#renderer/layout/place-weight.ts";
import { freeDistance, inFrame, regionField } from "#renderer/layout/site.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { type Painter, TURN } from "./painter.ts";

const COLORS = ["#a39584", "#8f8a82", "#9b8c7a", "#a8a096"].map(hexToLinear);
const USUAL_COUNT = 5;
const MOST = 30;
const TRIES = 1200;
/** The first is the largest; odd sizes and odd numbers look found, not bought. */
const LARGEST_M = 0.45;
/** Times its radius that a stone is kept from the camera. */
const BOULDER_NEAR_M = 11;
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
    const wanted = Math.min(MOST, element.size?.count ?? USUAL_COUNT);
    const set: { x: number; z: number; radiusM: number }[] = [];
    for (let k = 0; k < TRIES && set.length < wanted; k++) {
      const x = grid.x0 + random.next() * grid.nx * grid.cellM;
      const z = Math.max(1.2, grid.z0 + random.next() * grid.nz * grid.cellM);
      const radiusM = set.length === 0 ? LARGEST_M : 0.2 + 0.22 * random.next();
      const { across, down } = inFrame(site, x, z);
      // Large stones at the lens would be all that one sees.
      if (z < BOULDER_NEAR_M * radiusM) continue;
      if (across < 0.04 || across > 0.96 || down > 0.95) continue;
      const inside = -region(x, z);
      // Later tries take any open spot.
      if (inside < radiusM + 0.15 || (k < TRIES / 2 && inside > NEAR_EDGE_M)) continue;
      if (freeDistance(site, x, z) < radiusM * 0.7) continue;
      if (placeWeight(site, element.place, x, z) < 0.3) continue;
      if (set.some((s) => Math.hypot(s.x - x, s.z - z) < (s.radiusM + radiusM) * 1.1)) continue;
      set.push({ x, z, radiusM });
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
