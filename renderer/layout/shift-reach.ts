import type { GroundShift } from "./shift-parts.ts";
import { inFrame, regionField, type Site } from "./site.ts";
import type { PartCounts } from "./site-parts.ts";

/** Of what a thing covers, and of what stands on it, this share stays in the yard and in the picture. */
const KEPT_SHARE = 0.9;
/** With less of it there, a thing does not stay where it was moved to before. */
const LEAST_SHARE = 0.5;
/** Parts of a way that are tried. */
const STEPS = 40;
/** Cells of the grid between two places that are asked. */
const EVERY = 3;

const plus = (a: GroundShift, b: GroundShift, times = 1): GroundShift => ({
  x: a.x + b.x * times,
  z: a.z + b.z * times,
});

/**
 * How far parts that a site holds beyond `from` can be moved: as much of the way `by` as leaves them in the yard and in the picture, then
 * along each axis what is left of it. They were moved by `start` before. Answers the whole way.
 */
export function shiftReach(site: Site, from: PartCounts, start: GroundShift, by: GroundShift): GroundShift {
  const isStill = by.x === 0 && by.z === 0;
  if (isStill && start.x === 0 && start.z === 0) return start;
  const share = yardShare(site, from);
  const there = share(start);
  let least = KEPT_SHARE;
  const along = (begin: GroundShift, way: GroundShift): GroundShift => {
    // From the whole way back to none: the first that keeps enough wins.
    for (let step = STEPS; step > 0; step--) {
      const to = plus(begin, way, step / STEPS);
      if (share(to) >= least) return to;
    }
    return begin;
  };
  // Larger, or turned, it may no longer stand where it was moved to.
  const begin = there < LEAST_SHARE ? along({ x: 0, z: 0 }, start) : start;
  if (isStill) return begin;
  least = Math.min(KEPT_SHARE, share(begin));
  const reached = along(begin, by);
  const left = plus(plus(begin, by), reached, -1);
  const aside = left.x === 0 ? reached : along(reached, { x: left.x, z: 0 });
  return left.z === 0 ? aside : along(aside, { x: 0, z: left.z });
}

/** Of a shift: the share of the ground that parts cover, and of the things that stand on it, which is still in the yard and in the picture. */
function yardShare(site: Site, from: PartCounts): (shift: GroundShift) => number {
  const region = regionField(site);
  const isFree = leavesHighlight(site, from);
  const isSeen = (x: number, z: number) => {
    if (z <= 0 || (region(x, z) > 0 && !(isFree && isOpenGround(site, x, z)))) return false;
    const { across, down } = inFrame(site, x, z);
    return across >= 0 && across <= 1 && down <= 1;
  };
  const inYard = (points: readonly GroundShift[]) => points.filter(({ x, z }) => isSeen(x, z));
  const shareOf = (points: readonly GroundShift[], by: GroundShift) => {
    let seen = 0;
    for (const { x, z } of points) if (isSeen(x + by.x, z + by.z)) seen++;
    return points.length === 0 ? 1 : seen / points.length;
  };
  const ground = inYard(cellsOf(site, from));
  const feet = inYard([
    ...site.instances.slice(from.instances),
    ...site.pieces.slice(from.pieces).flatMap(({ outline }) => outline.flat()),
  ]);
  return (shift) => Math.min(shareOf(ground, shift), shareOf(feet, shift));
}

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Whether parts are things alone, which stand outside of the highlight that they came from as well; ground is painted in it and nowhere else. */
const leavesHighlight = ({ areaId, surfaces }: Site, from: PartCounts): boolean =>
  areaId !== null && surfaces.length === from.surfaces;

/** Whether the photo shows lawn or paving at a place. */
function isOpenGround({ camera, lawn, paved }: Site, x: number, z: number): boolean {
  const [u, v] = [Math.floor(camera.photoX(x, z)), Math.floor(camera.photoY(0, z))];
  if (u < 0 || u >= camera.widthPx || v < 0 || v >= camera.heightPx) return false;
  const i = v * camera.widthPx + u;
  return lawn[i]! > INSIDE || paved[i]! > INSIDE;
}

/** Middles of every third cell of the region each way that the parts' surfaces cover. */
function cellsOf({ grid, surfaces }: Site, from: PartCounts): GroundShift[] {
  const fields = surfaces.slice(from.surfaces).map(({ field }) => field);
  const cells: GroundShift[] = [];
  for (let j = 0; j < grid.nz && fields.length > 0; j += EVERY) {
    for (let i = 0; i < grid.nx; i += EVERY) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const [x, z] = [grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM];
      if (fields.some((field) => field(x, z) < 0)) cells.push({ x, z });
    }
  }
  return cells;
}
