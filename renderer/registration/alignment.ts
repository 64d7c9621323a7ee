/**
 * Where the photo's content lies in another picture of the same size: the photo's point p is found at
 * `center + scale * (p - center) + (dx, dy)`, pixels, center = the middle of the picture. No rotation: image models
 * shift, zoom and crop, they do not turn.
 */
export type Alignment = { scale: number; dx: number; dy: number };

export const IDENTITY: Alignment = { scale: 1, dx: 0, dy: 0 };

/** Largest distance in pixels, over a picture's corners, between where two alignments put a point. */
export function alignmentDistance(a: Alignment, b: Alignment, width: number, height: number): number {
  let worst = 0;
  // The distance is a linear function of the place, so that it is largest in a corner.
  for (const x of [-width / 2, width / 2]) {
    for (const y of [-height / 2, height / 2]) {
      const across = (a.scale - b.scale) * x + a.dx - b.dx;
      const down = (a.scale - b.scale) * y + a.dy - b.dy;
      worst = Math.max(worst, Math.hypot(across, down));
    }
  }
  return worst;
}
