import type { GroundPoint } from "#core/geometry/point.ts";
import { principalAxis } from "#core/geometry/principal-axis.ts";
import { spacedAlong } from "./edge-lines.ts";
import { middleLine } from "./middle-line.ts";
import { inFrame, regionField, type Site } from "./site.ts";

/** A highlight is as long as this many times its width where its long axis can be told. */
const LEAST_SLENDER = 1.15;
/** Such a share of a straight line through the middle lies in the highlight where that is straight; one that bends leaves it. */
const LEAST_INSIDE = 0.92;
/** Step by which a straight line is carried on to the ends of its region, and the most that it is, meters. */
const STEP_M = 0.05;
const MOST_M = 2;

/**
 * The long axis of a highlight from its near end to its far end, meters on the ground: straight where its middle is nearly so, else that
 * middle. It ends `roomM` before the region does. Null where the highlight has no long axis, or leaves less than two points of it.
 */
export function longAxis(site: Site, roomM: number): GroundPoint[] | null {
  const found = site.filled ? middleLine(site, LEAST_SLENDER) : null;
  const run = found?.runs[0];
  if (!found || !run || run.length < 2) return null;
  const line = straightThrough(run);
  const region = regionField(site);
  const places = spacedAlong(line, STEP_M);
  const inside = places.filter((p) => region(p.x, p.z) < -roomM).length;
  if (inside < LEAST_INSIDE * places.length) return run;
  const [near, far] = line;
  const isOpen = isOpenAt(site, roomM);
  const ends = [carriedOn(near, far, isOpen), carriedOn(far, near, isOpen)];
  return Math.hypot(ends[1]!.x - ends[0]!.x, ends[1]!.z - ends[0]!.z) > 0 ? ends : null;
}

type Line = [near: GroundPoint, far: GroundPoint];

/** The straight line that runs through points with the least squares of distances, as long as they reach along it. */
function straightThrough(points: readonly GroundPoint[]): Line {
  const {
    middle: { x, z },
    turnRad,
  } = principalAxis(points);
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  const along = points.map((p) => (p.x - x) * cos + (p.z - z) * sin);
  const at = (m: number): GroundPoint => ({ x: x + m * cos, z: z + m * sin });
  const ends: Line = [at(Math.min(...along)), at(Math.max(...along))];
  return ends[0].z <= ends[1].z ? ends : [ends[1], ends[0]];
}

/** In the region and in the picture. */
function isOpenAt(site: Site, roomM: number): (p: GroundPoint) => boolean {
  const region = regionField(site);
  return (p) => {
    const { across, down } = inFrame(site, p.x, p.z);
    return region(p.x, p.z) < -roomM && across > 0 && across < 1 && down < 1;
  };
}

/** An end of a line carried on in its own direction, or drawn back, to where the region ends. */
function carriedOn(end: GroundPoint, from: GroundPoint, isOpen: (p: GroundPoint) => boolean): GroundPoint {
  const length = Math.hypot(end.x - from.x, end.z - from.z) || 1;
  const step = { x: ((end.x - from.x) / length) * STEP_M, z: ((end.z - from.z) / length) * STEP_M };
  const moved = (p: GroundPoint, times: number) => ({ x: p.x + times * step.x, z: p.z + times * step.z });
  let at = end;
  if (isOpen(at)) for (let k = 0; k < MOST_M / STEP_M && isOpen(moved(at, 1)); k++) at = moved(at, 1);
  else for (let k = 0; k < length / STEP_M && !isOpen(at); k++) at = moved(at, -1);
  return at;
}
