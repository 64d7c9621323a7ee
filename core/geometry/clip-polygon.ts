import type { PhotoPoint } from "./point.ts";

/**
 * The part of a closed polygon where `inside`, a number for each point, is at least 0 (Sutherland and Hodgman, 1974, one edge). It must
 * change linearly along each side: a signed distance to a line. Fewer than three points left: nothing is inside.
 */
export function clipPolygon(polygon: readonly PhotoPoint[], inside: readonly number[]): PhotoPoint[] {
  const kept: PhotoPoint[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const next = (i + 1) % polygon.length;
    const [a, from] = [polygon[i]!, inside[i]!];
    const [b, to] = [polygon[next]!, inside[next]!];
    if (from >= 0) kept.push(a);
    if (from >= 0 === to >= 0) continue;
    // Where the side crosses the line, 0 at `a` and 1 at `b`.
    const t = from / (from - to);
    kept.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  }
  return kept;
}
