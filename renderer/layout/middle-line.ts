import type { GroundPoint } from "#core/geometry/point.ts";
import { alongAxis } from "./along-axis.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Steps along a strip. Meters. */
const STEP_M = 0.3;
/** A strip is longer than it is wide by this factor. */
const SLENDER = 2.5;
/** The line is evened over this many steps to both sides. */
const EVENED = 2;

/**
 * The middle line of a highlight that is a strip, from its near end to its far end, in the runs that lie in the region, and half of the strip's
 *  usual width; null where it is no strip. Only what is seen of it. `slender`: how many times as long as wide it is at least.
 */
export function middleLine(
  site: Site,
  slender = SLENDER,
): { runs: GroundPoint[][]; halfM: number; share: number } | null {
  const cells = cellsOf(site);
  if (cells.length === 0) return null;
  const axis = alongAxis(cells);
  const slices = Map.groupBy(cells, ({ x, z }) => Math.round(axis(x, z) / STEP_M));
  const spots = [...slices].sort(([a], [b]) => a - b).map(([, slice]) => middleOf(slice));
  const lengthM = spots.length * STEP_M;
  // Mean width: the area over the length.
  const wideM = (cells.length * (CELLS * site.grid.cellM) ** 2) / lengthM;
  if (lengthM < slender * wideM) return null;
  const even = spots.map((_, k) => middleOf(spots.slice(Math.max(0, k - EVENED), k + EVENED + 1)));
  const line = even[0]!.z <= even.at(-1)!.z ? even : even.toReversed();
  const region = regionField(site);
  const runs: GroundPoint[][] = [[]];
  for (const p of line) {
    if (region(p.x, p.z) < 0) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  const longest = runs.filter((run) => run.length > 1).sort((a, b) => b.length - a.length);
  return longest.length === 0
    ? null
    : { runs: longest, halfM: wideM / 2, share: longest[0]!.length / line.length };
}

/**
 * The middle line of a highlight too narrow for a side that a fence, a hedge or a wall of this depth could stand on: whoever draws a strip
 * means it to be filled. Runs of at least `leastM`, in meters.
 */
export function inStrip(site: Site, depthM: number, leastM: number): GroundPoint[][] {
  const runs = (site.filled && middleLine(site)?.runs) || [];
  return runs.filter(
    (run) => lineLength(run, false) >= leastM && run.every((p) => freeDistance(site, p.x, p.z) > depthM / 2),
  );
}

/** Every so many-th cell of the grid is asked. */
const CELLS = 2;
/** Ground nearer than this is not counted, meters. */
const NEAREST_M = 0.6;

/** The cells of a site's region that are seen. */
function cellsOf(site: Site): GroundPoint[] {
  const { grid } = site;
  const cells: GroundPoint[] = [];
  for (let j = 0; j < grid.nz; j += CELLS) {
    for (let i = 0; i < grid.nx; i += CELLS) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const p = { x: grid.x0 + (i + 0.5) * grid.cellM, z: grid.z0 + (j + 0.5) * grid.cellM };
      const { across, down } = inFrame(site, p.x, p.z);
      if (p.z > NEAREST_M && across > 0 && across < 1 && down < 1) cells.push(p);
    }
  }
  return cells;
}

const middleOf = (points: readonly GroundPoint[]): GroundPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  z: points.reduce((sum, { z }) => sum + z, 0) / points.length,
});
