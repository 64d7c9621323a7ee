import type { GroundPoint } from "#core/geometry/point.ts";
import { principalAxis } from "#core/geometry/principal-axis.ts";
import { NEAREST_M, type OpenRoom, type PlanterPlace } from "./planter-room.ts";
import type { Site } from "./site.ts";

/** Places that are tried: every so many meters. */
const LATTICE_M = 0.3;
/** Room between two planters that stand at one place, meters. */
const BETWEEN_M = 0.5;
/** A meter aside of the line of planters costs so many along it. */
const ASIDE_COST = 3;

/** All planters at a place that only words know, one after the other; none where they have no room there. */
export function inAim(
  site: Site,
  lengthM: number,
  count: number,
  room: OpenRoom,
  isClosed: (at: GroundPoint) => boolean,
): PlanterPlace[] {
  const { grid, aim } = site;
  if (!aim) return [];
  const spots: GroundPoint[] = [];
  for (let x = grid.x0; x < grid.x0 + grid.nx * grid.cellM; x += LATTICE_M)
    for (let z = Math.max(NEAREST_M, grid.z0); z < grid.z0 + grid.nz * grid.cellM; z += LATTICE_M)
      if (aim(x, z) && !isClosed({ x, z })) spots.push({ x, z });
  const first = firstOf(site, spots, count);
  if (!first) return [];
  const { turnRad } = principalAxis(spots);
  const [alongX, alongZ] = [Math.cos(turnRad), Math.sin(turnRad)];
  // One after the other along the place: a step aside costs more than one along it.
  const cost = ({ x, z }: GroundPoint) =>
    ASIDE_COST * Math.abs((x - first.x) * alongZ - (z - first.z) * alongX) +
    Math.abs((x - first.x) * alongX + (z - first.z) * alongZ);
  const set: PlanterPlace[] = [];
  for (const spot of spots.toSorted((a, b) => cost(a) - cost(b))) {
    if (set.length === count) break;
    if (set.some((one) => Math.hypot(one.x - spot.x, one.z - spot.z) < lengthM + BETWEEN_M)) continue;
    const found = room(spot, site.wallTurnRad, set);
    if (found && aim(found.x, found.z)) set.push(found);
  }
  return set.length === count ? set : [];
}

/** Where the first stands: halfway to the far end, and of several the outermost there, so that the way along the house stays open. */
function firstOf({ grid }: Site, spots: readonly GroundPoint[], count: number): GroundPoint | undefined {
  const byDepth = spots.toSorted((a, b) => a.z - b.z);
  const middle = byDepth[spots.length >> 1];
  if (!middle || count === 1) return middle;
  const outM = ({ x, z }: GroundPoint) => grid.at(grid.houseDistance, x, z);
  return byDepth
    .filter(({ z }) => Math.abs(z - middle.z) < LATTICE_M)
    .reduce((best, one) => (outM(one) > outM(best) ? one : best), middle);
}
