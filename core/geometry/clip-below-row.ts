import type { PhotoPoint } from "./point.ts";

/**
 * The part of a closed photo polygon at and below a row (Sutherland and Hodgman, 1974, with one edge). What a stroke covers above
 * the horizon has no place on the ground, so it is cut off before measuring. Fewer than three points left: nothing is below.
 */
export function clipBelowRow(polygon: readonly PhotoPoint[], row: number): PhotoPoint[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const kept: PhotoPoint[] = a.y >= row ? [a] : [];
    if (a.y >= row !== b.y >= row) kept.push({ x: a.x + ((row - a.y) / (b.y - a.y)) * (b.x - a.x), y: row });
    return kept;
  });
}
