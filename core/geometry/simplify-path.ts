import type { BrushStroke } from "./brush-stroke.ts";
import type { PhotoPoint } from "./point.ts";

/** Photo pixels. Nobody sees a line that is off by less. */
const TOLERANCE_PX = 0.75;
/** Share of a brush's radius by which its path may be off: the rim of the stroke moves by a tenth of that at most. */
const RADIUS_SHARE = 0.05;
/** More corners than this are no outline that somebody drew around a piece of ground. */
const OUTLINE_MAX_POINTS = 400;

/**
 * A path with fewer of its points, none of the others further than `tolerance` away from it. One sweep: from each point that is kept, on
 * to the last one that a straight line reaches past all between (Williams, 1978). Thousands of points that nothing simplifies take a millisecond.
 */
export function simplifyPath(path: readonly PhotoPoint[], tolerance: number): PhotoPoint[] {
  if (path.length < 3) return [...path];
  const kept = [path[0]!];
  let at = 0;
  while (at < path.length - 1) {
    at = furthestStraight(path, at, tolerance);
    kept.push(path[at]!);
  }
  return kept;
}

/** Index of the last point to which a line from `start` passes within `tolerance` of each between. */
function furthestStraight(path: readonly PhotoPoint[], start: number, tolerance: number): number {
  const anchor = path[start]!;
  let furthest = 0;
  /** The directions, from the first one, that pass near enough to every point so far. */
  let base = 0;
  let least = 0;
  let most = 0;
  for (let i = start + 1; i < path.length; i++) {
    const [dx, dy] = [path[i]!.x - anchor.x, path[i]!.y - anchor.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance <= tolerance && furthest <= tolerance) continue;
    const direction = Math.atan2(dy, dx);
    // Directions that pass within `tolerance` of this point: `room` radians to either side of it.
    const room = Math.asin(Math.min(1, tolerance / distance));
    if (furthest <= tolerance) {
      base = direction;
      [least, most] = [-room, room];
      furthest = distance;
      continue;
    }
    const turned = Math.atan2(Math.sin(direction - base), Math.cos(direction - base));
    // A point that turns back, or that no direction left passes near enough, ends the line at the one before.
    if (distance < furthest || turned < least || turned > most) return i - 1;
    least = Math.max(least, turned - room);
    most = Math.min(most, turned + room);
    furthest = distance;
  }
  return path.length - 1;
}

/** An outline as it is drawn with: within a pixel of what came, and coarser only where that leaves too many corners. */
export function simplifyOutline(path: readonly PhotoPoint[]): PhotoPoint[] {
  for (let tolerance = TOLERANCE_PX; ; tolerance *= 2) {
    const simple = simplifyPath(path, tolerance);
    if (simple.length <= OUTLINE_MAX_POINTS) return simple;
  }
}

/**
 * Strokes of a brush as they are drawn with: so few segments that all strokes together look at no more pixels than if each covered the
 * whole photo once.
 */
export function simplifyStrokes(
  strokes: readonly BrushStroke[],
  photo: { width: number; height: number },
): BrushStroke[] {
  for (let coarser = 1; ; coarser *= 2) {
    const simple = strokes.map((stroke) => ({
      ...stroke,
      path: simplifyPath(stroke.path, Math.max(TOLERANCE_PX, stroke.radius * RADIUS_SHARE) * coarser),
    }));
    const work = simple.reduce((sum, stroke) => sum + strokeWork(stroke, photo), 0);
    if (work <= strokes.length * photo.width * photo.height || simple.every(({ path }) => path.length <= 2))
      return simple;
  }
}

/** About how many pixels the segments of a stroke touch, those that several touch counted for each. */
function strokeWork(
  { radius, path }: BrushStroke,
  { width, height }: { width: number; height: number },
): number {
  let work = 0;
  for (let k = 0; k < Math.max(1, path.length - 1); k++) {
    const [from, to] = [path[k]!, path[k + 1] ?? path[k]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // The box of the segment on its own direction; never more than the photo.
    work += Math.min(width * height, (length + 2 * radius) * 2 * (radius + 1));
  }
  return work;
}
