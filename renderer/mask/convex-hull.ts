import type { PhotoPoint } from "#core/geometry/point.ts";

/** The corners of the smallest convex outline round some points, in order (Andrew's monotone chain); fewer than three where they lie in a line. */
export function convexHull(points: readonly PhotoPoint[]): PhotoPoint[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (own: readonly PhotoPoint[]) => {
    const chain: PhotoPoint[] = [];
    for (const point of own) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: PhotoPoint, b: PhotoPoint, c: PhotoPoint): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
