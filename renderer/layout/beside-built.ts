import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { freeDistance, inFrame, type Site } from "./site.ts";

/** Every so many cells across and away are asked what stands there. */
const STEP = 2;
/** Where things that were built take at least this share of a bed, beds lie beside them too. */
const TAKEN_SHARE = 0.5;
/** Beside what was built ground is left open before the house and fences, where people walk. Meters. */
const OPEN_M = 1.6;
/** What was built in the middle of a yard has its front so far behind its nearest place, meters: before it nothing hides it. */
const FRONT_M = 0.3;

/** Floors and water that people come to a yard for: beds belong beside them. */
export const isDestination = (element: PlanElement): boolean =>
  element.kind === "pool" || element.kind === "deck" || ("use" in element && element.use === "patio");

/**
 * Beds at the sides of pools, patios and decks that were built, and behind them, `depthM` meters deep. Null unless these take most of `base`,
 * the place where the bed would lie without them.
 */
export function besideBuilt(site: Site, base: GroundSdf, depthM: number): GroundSdf | null {
  if (!site.surfaces.some(({ element }) => isDestination(element)) && site.decks.length === 0) return null;
  const { grid } = site;
  let [all, taken] = [0, 0];
  let frontM = Number.POSITIVE_INFINITY;
  for (let j = 0; j < grid.nz; j += STEP) {
    for (let i = 0; i < grid.nx; i += STEP) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const x = grid.x0 + (i + 0.5) * grid.cellM;
      const z = grid.z0 + (j + 0.5) * grid.cellM;
      const { across, down } = inFrame(site, x, z);
      if (across < 0 || across > 1 || down < 0 || down > 1) continue;
      const isTaken = freeDistance(site, x, z) < 0;
      if (isTaken && z < frontM) frontM = z;
      if (base(x, z) >= 0) continue;
      all++;
      if (isTaken) taken++;
    }
  }
  if (taken < TAKEN_SHARE * all) return null;
  const front = frontM + FRONT_M;
  return (x, z) =>
    Math.max(
      freeDistance(site, x, z) - depthM,
      front - z,
      OPEN_M + depthM - grid.at(grid.houseDistance, x, z),
    );
}
