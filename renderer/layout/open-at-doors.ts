import type { GroundPoint } from "#core/geometry/point.ts";
import { guessedWay } from "./guessed-way.ts";
import type { Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Half of the way that is left to a door, meters. */
const HALF_WAY_M = 0.8;
/** Steps along a line, meters. */
const STEP_M = 0.1;
/** Shorter pieces beside a way are no run, meters. */
const LEAST_M = 1.2;

/**
 * Runs along the house with a way to its door. Where the door is seen they keep off it by themselves; else it is most likely between the
 * shrubs before the house, or in its middle (`areDoorsGuessed`), and a run right across it has no way at all.
 */
export function openAtDoors(site: Site, lines: readonly GroundPoint[][]): GroundPoint[][] {
  const { doors, areDoorsGuessed } = site;
  if (!areDoorsGuessed || doors.length === 0) return [...lines];
  const gap = guessedWay(site);
  const ways = gap ? [gap] : doors.map(({ x }) => ({ left: x - HALF_WAY_M, right: x + HALF_WAY_M }));
  return lines.flatMap((line) => {
    const points = stepped(line);
    const isBefore = ({ x }: GroundPoint) => ways.some(({ left, right }) => x > left && x < right);
    const isCrossed = isBefore(points[0]!) || isBefore(points.at(-1)!) ? false : points.some(isBefore);
    if (!isCrossed) return [line];
    const runs: GroundPoint[][] = [[]];
    for (const p of points) {
      if (!isBefore(p)) runs.at(-1)!.push(p);
      else if (runs.at(-1)!.length > 0) runs.push([]);
    }
    return runs.filter((run) => run.length > 1 && lineLength(run, false) >= LEAST_M);
  });
}

/** Points along a line in small steps, its own among them. */
function stepped(line: readonly GroundPoint[]): GroundPoint[] {
  return line.flatMap((p, k) => {
    const next = line[k + 1];
    if (!next) return [p];
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - p.x, next.z - p.z) / STEP_M));
    return Array.from({ length: steps }, (_, s) => ({
      x: p.x + ((next.x - p.x) * s) / steps,
      z: p.z + ((next.z - p.z) * s) / steps,
    }));
  });
}
