import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { Random } from "#renderer/math/random.ts";
import { alongAxis } from "./along-axis.ts";
import { ASLANT, type Candidate, fromBack } from "./planting-bands.ts";
import type { Site } from "./site.ts";

/** What a bed has behind it: a wall, only its own far edge as whoever looks sees it, or nothing, as it is seen from all sides. */
export type BedBack = "wall" | "far-edge" | "none";

/** In a bed that is seen from all sides the back is its middle: so far from the rim the last row stands. */
const MIDDLE_M = 1.1;
const NEAR_BACK_M = 0.36;

/** One candidate per two by two cells of the bed, jittered, in random order (Poisson disc by dart throwing). */
export function shuffledCandidates(site: Site, bed: GroundSdf, back: BedBack, random: Random): Candidate[] {
  const { camera, grid } = site;
  const list: Candidate[] = [];
  const house: GroundSdf = (x, z) => grid.at(grid.houseDistance, x, z);
  // The front that people see: along the lower edge of the photo a bed is taken to go on.
  const frontM = camera.groundZ(camera.heightPx);
  const across = fromBack((x, z) => Math.max(bed(x, z), frontM - z), house);
  const backOf: Record<BedBack, (x: number, z: number, edgeM: number) => { backM: number; deepM: number }> = {
    wall: (x, z, edgeM) => {
      const backM = house(x, z);
      return { backM, deepM: backM + Math.max(0, Math.min(edgeM, z - frontM)) };
    },
    "far-edge": across,
    none: (_, __, edgeM) => ({ backM: Math.max(NEAR_BACK_M, MIDDLE_M - edgeM), deepM: MIDDLE_M }),
  };
  for (let j = 0; j < grid.nz; j += 2) {
    for (let i = 0; i < grid.nx; i += 2) {
      const x = grid.x0 + (i + random.next()) * grid.cellM;
      const z = grid.z0 + (j + random.next()) * grid.cellM;
      if (z < 0.6 || grid.inside[j * grid.nx + i] === 0) continue;
      const edgeM = -bed(x, z);
      if (edgeM > 0) list.push({ x, z, ...backOf[back](x, z, edgeM), edgeM, alongM: 0, halfM: edgeM });
    }
  }
  const halfM = localHalf(list);
  for (const one of list) one.halfM = halfM(one);
  const alongM = alongAxis(list, ASLANT);
  for (const one of list) one.alongM = alongM(one.x, one.z);
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

/** Around a place a bed is as wide as it is within this distance, or a little farther. Meters. */
const AROUND_M = 0.5;

/** Half of the width of a bed around a place: the farthest that a place near to it lies from the edge. Meters. */
function localHalf(list: readonly Candidate[]): (at: Candidate) => number {
  const square = (m: number) => Math.floor(m / AROUND_M);
  const most = new Map<string, number>();
  for (const { x, z, edgeM } of list) {
    const key = `${square(x)},${square(z)}`;
    most.set(key, Math.max(most.get(key) ?? 0, edgeM));
  }
  const around = new Map<string, number>();
  const halfAt = (i: number, k: number): number => {
    const key = `${i},${k}`;
    let half = around.get(key);
    if (half === undefined) {
      half = 0;
      for (let di = -1; di <= 1; di++)
        for (let dk = -1; dk <= 1; dk++) half = Math.max(half, most.get(`${i + di},${k + dk}`) ?? 0);
      around.set(key, half);
    }
    return half;
  };
  return ({ x, z }) => halfAt(square(x), square(z));
}
