import type { PhotoPoint } from "#core/geometry/point.ts";

/** Nobody can draw exactly along the edge of a picture: points within this share of it are meant to be on it. */
const FRAME_SHARE = 0.03;

/** A side that runs nearly along the frame is not followed out to it: at most so many times as far along as out. */
const MOST_ALONG = 3;

/**
 * Points near the frame, moved out past it along the side that leads to them, so that no strip of old ground is left along the edge. Points far
 * outside come near: from there on only their direction counts, and an outline miles long would take minutes to round off.
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
  const moved = path.map(({ x, y }) => ({ x: outwards(x, width), y: outwards(y, height) }));
  const isOut = ({ x, y }: PhotoPoint) => x < 0 || y < 0 || x > width || y > height;
  return moved.map((point, k) => {
    const from = path[k]!;
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    // Moved to one side of the frame only, and reached from within by one side of the outline.
    const within = [k - 1, k + 1]
      .map((at) => (at + path.length) % path.length)
      .filter((at) => !isOut(moved[at]!))
      .map((at) => path[at]!);
    if ((dx === 0) === (dy === 0) || within.length !== 1) return point;
    const [toward] = within as [PhotoPoint];
    const along = (out: number, own: number, other: number) => {
      const slope = own === 0 ? 0 : other / own;
      return Math.abs(slope) > MOST_ALONG ? 0 : out * slope;
    };
    return dx === 0
      ? { x: point.x + along(dy, from.y - toward.y, from.x - toward.x), y: point.y }
      : { x: point.x, y: point.y + along(dx, from.x - toward.x, from.y - toward.y) };
  });
}
