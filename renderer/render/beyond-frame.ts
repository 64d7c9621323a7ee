import type { PhotoPoint } from "#core/geometry/point.ts";

/** Nobody can draw exactly along the edge of a picture: points within this share of it are meant to be on it. */
const FRAME_SHARE = 0.03;

/**
 * Points near the frame, moved out past it, so that no strip of old ground is left along the edge. Points far outside come near: from
 * there on only their direction counts, and an outline miles long would take minutes to round off.
 */
export function beyondFrame(path: readonly PhotoPoint[], width: number, height: number): PhotoPoint[] {
  const reach = FRAME_SHARE * Math.max(width, height);
  // A point beyond the frame is held within one picture's size of it.
  const outwards = (at: number, size: number) =>
    at >= 0 && at < reach
      ? -reach
      : at <= size && at > size - reach
        ? size + reach
        : Math.min(2 * size, Math.max(-size, at));
  return path.map(({ x, y }) => ({ x: outwards(x, width), y: outwards(y, height) }));
}
