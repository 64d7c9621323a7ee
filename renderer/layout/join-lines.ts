import type { GroundPoint } from "#core/geometry/point.ts";

/**
 * Two pieces are one line when neither turns by more than this where they meet, radians: the edge bends round the foot of what hides
 * it, and a farther edge is known less well, so that 30 degrees left gaps in three photos of four.
 */
const STRAIGHT_ON = (72 * Math.PI) / 180;
/** Length of a piece's end by which its direction is told, meters: longer than the teeth of its edge. */
const END_M = 1;

/**
 * Pieces of a line, on the ground in meters, joined where a shrub or a pot that stands before it hides it: gaps up to `gapM` between
 * pieces that go straight on, where every point of the gap is `open` (no house, no paving).
 */
export function joinLines(
  pieces: readonly GroundPoint[][],
  gapM: number,
  open: (p: GroundPoint) => boolean,
): GroundPoint[][] {
  const lines = [...pieces];
  for (let joined = true; joined; ) {
    joined = false;
    search: for (const [i, first] of lines.entries()) {
      for (const [k, second] of lines.entries()) {
        if (i === k || !goesOn(first, second, gapM, open)) continue;
        lines.splice(Math.max(i, k), 1);
        lines.splice(Math.min(i, k), 1, [...first, ...second]);
        joined = true;
        break search;
      }
    }
  }
  return lines;
}

function goesOn(
  first: readonly GroundPoint[],
  second: readonly GroundPoint[],
  gapM: number,
  open: (p: GroundPoint) => boolean,
): boolean {
  const from = first.at(-1)!;
  const to = second[0]!;
  const wayM = Math.hypot(to.x - from.x, to.z - from.z);
  if (wayM === 0 || wayM > gapM) return false;
  const way = Math.atan2(to.z - from.z, to.x - from.x);
  if (turn(way, endDirection(first.toReversed()) + Math.PI) > STRAIGHT_ON) return false;
  if (turn(way, endDirection(second)) > STRAIGHT_ON) return false;
  const steps = Math.ceil(wayM / STEP_M);
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    if (!open({ x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t })) return false;
  }
  return true;
}

/** The gap is looked at in steps of this length, meters. */
const STEP_M = 0.25;

/** The direction in which a line sets out from its first point, radians. */
function endDirection(line: readonly GroundPoint[]): number {
  const from = line[0]!;
  const to = line.find(({ x, z }) => Math.hypot(x - from.x, z - from.z) >= END_M) ?? line.at(-1)!;
  return Math.atan2(to.z - from.z, to.x - from.x);
}

/** The angle between two directions, radians from 0 to pi. */
function turn(a: number, b: number): number {
  const angle = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(angle, 2 * Math.PI - angle);
}
