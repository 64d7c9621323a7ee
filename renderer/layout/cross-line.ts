import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { placeWeight } from "./place-weight.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";

/** Shorter lines are not worth a swale or a wall. */
const LEAST_M = 2.2;
/** Depths that are tried, over these shares of the grid's depth from its near side. */
const DEPTHS = 12;
const NEAREST_SHARE = 0.15;
const DEPTH_SHARE = 0.6;
/** Between the points of a line, across the picture. */
const STEP_M = 0.15;
/** The line swings to both sides by this much over about five meters, as water runs. */
const SWING_M = 0.32;
/** Radians per meter of its two sines: waves of 5 m and of 10.5 m. */
const WAVE_PER_M = 1.25;
const LONG_WAVE_PER_M = 0.6;
/** A line may leave the frame by this share of its width. */
const BEYOND_FRAME = 0.03;
/** Of the room to both sides this share is kept to the region's edge, which is ragged. */
const EDGE_SHARE = 0.6;
/** Lines farther away than this count less, by how many times. */
const NEAR_M = 7;

/**
 * A swinging line across the yard from side to side, at least `roomM` from its edge and from what is placed: the longest of twelve at
 * different depths, nearer ones and those that the place words ask for preferred. Null when none is long enough.
 */
export function crossLine(site: Site, roomM: number, place?: Place): GroundPoint[] | null {
  const { grid } = site;
  const region = regionField(site);
  const open = (p: GroundPoint) => {
    const { across, down } = inFrame(site, p.x, p.z);
    return (
      across > -BEYOND_FRAME &&
      across < 1 + BEYOND_FRAME &&
      down < 1.02 &&
      region(p.x, p.z) < -roomM * EDGE_SHARE &&
      freeDistance(site, p.x, p.z) > roomM
    );
  };
  let best: GroundPoint[] | null = null;
  let bestScore = 0;
  for (let k = 0; k < DEPTHS; k++) {
    const z0 = grid.z0 + grid.nz * grid.cellM * (NEAREST_SHARE + (DEPTH_SHARE * k) / (DEPTHS - 1));
    let run: GroundPoint[] = [];
    for (let x = grid.x0; x <= grid.x0 + grid.nx * grid.cellM + STEP_M; x += STEP_M) {
      const z = z0 + SWING_M * (Math.sin(x * WAVE_PER_M + k) + 0.5 * Math.sin(x * LONG_WAVE_PER_M + 2));
      if (open({ x, z })) {
        run.push({ x, z });
        continue;
      }
      consider(run);
      run = [];
    }
    consider(run);
  }
  return best;

  function consider(run: GroundPoint[]): void {
    if (run.length * STEP_M < LEAST_M) return;
    const middle = run[run.length >> 1]!;
    const score = run.length * Math.min(1, NEAR_M / middle.z) * placeWeight(site, place, middle.x, middle.z);
    if (score <= bestScore) return;
    bestScore = score;
    best = run;
  }
}
