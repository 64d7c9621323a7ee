import type { PhotoPoint } from "./point.ts";

/**
 * The part of a closed polygon where `inside` is at least 0 (Sutherland and Hodgman, 1974, one edge). `inside` must change linearly
 * along each side: a signed distance to a line. Fewer than three points left: nothing is inside.
 */
export function clipPolygon(
  polygon: readonly PhotoPoint[],
  inside: (point: PhotoPoint) => number,
): PhotoPoint[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const from = inside(a);
    const to = inside(b);
    const kept: PhotoPoint[] = from >= 0 ? [a] : [];
    if (from >= 0 !== to >= 0) {
      // Where the side crosses the line, 0 at `a` and 1 at `b`.
      const t = from / (from - to);
      kept.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    return kept;
  });
}
