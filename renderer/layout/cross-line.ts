import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { placeWeight } from "./place-weight.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";

const LEAST_M = 2.2;
const DEPTHS = 12;
const STEP_M = 0.15;
/** The line swings to both sides by this much over about five meters, as water runs. */
const SWING_M = 0.32;

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
      across > -0.03 &&
      across < 1.03 &&
      down < 1.02 &&
      region(p.x, p.z) < -roomM * 0.6 &&
      freeDistance(site, p.x, p.z) > roomM
    );
  };
  let best: GroundPoint[] | null = null;
  let bestScore = 0;
  for (let k = 0; k < DEPTHS; k++) {
    const z0 = grid.z0 + grid.nz * grid.cellM * (0.15 + (0.6 * k) / (DEPTHS - 1));
    let run: GroundPoint[] = [];
    for (let x = grid.x0; x <= grid.x0 + grid.nx * grid.cellM + STEP_M; x += STEP_M) {
      const z = z0 + SWING_M * (Math.sin(x * 1.25 + k) + 0.5 * Math.sin(x * 0.6 + 2));
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
    const score = run.length * Math.min(1, 7 / middle.z) * placeWeight(site, place, middle.x, middle.z);
    if (score <= bestScore) return;
    bestScore = score;
    best = run;
  }
}
