import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Half of the rim, on which a pixel is covered in part, and a little more than rounding can move it. */
const RIM_PX = 0.501;

/** Raises `cover` (0..1 per pixel, row-major) to the coverage of a stroke; answers whether any pixel of the picture was hit. */
export function coverStroke(
  cover: Float32Array,
  width: number,
  height: number,
  stroke: Pick<BrushStroke, "radius" | "path">,
): boolean {
  let hit = false;
  // A stroke of one point is one segment of no length.
  const points = stroke.path;
  for (let k = 0; k < Math.max(1, points.length - 1); k++) {
    const from = points[k];
    if (!from) return false;
    if (coverCapsule(cover, width, height, from, points[k + 1] ?? from, stroke.radius)) hit = true;
  }
  return hit;
}

/** Coverage of one segment of a stroke with round ends. Coordinates in pixels, pixel (x, y) centered at (x + 0.5, y + 0.5). */
function coverCapsule(
  cover: Float32Array,
  width: number,
  height: number,
  from: PhotoPoint,
  to: PhotoPoint,
  radius: number,
): boolean {
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius - 1));
  const bottom = Math.min(height, Math.ceil(Math.max(from.y, to.y) + radius + 1));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Squares of lengths, pixels squared: of the segment, and of the radii inside which a pixel is full and outside which it is empty.
  const length2 = dx * dx + dy * dy;
  let hit = false;
  const reach = radius + 1;
  const inside2 = Math.max(0, radius - RIM_PX) ** 2;
  const outside2 = (radius + RIM_PX) ** 2;
  for (let y = top; y < bottom; y++) {
    // Only the part of the segment within reach of this row: a long thin diagonal is no rectangle.
    const [nearest, furthest] = dy === 0 ? [0, 1] : partWithin(y + 0.5 - from.y, dy, reach);
    const [one, other] = [from.x + nearest * dx, from.x + furthest * dx];
    const left = Math.max(0, Math.floor(Math.min(one, other) - reach));
    const right = Math.min(width, Math.ceil(Math.max(one, other) + reach));
    const py = y + 0.5 - from.y;
    for (let x = left; x < right; x++) {
      const px = x + 0.5 - from.x;
      // Place on the segment nearest to the pixel's center, 0 to 1; a stroke of one point is a disk.
      const along = length2 > 0 ? clamp((px * dx + py * dy) / length2, 0, 1) : 0;
      const ex = px - along * dx;
      const ey = py - along * dy;
      const distance2 = ex * ex + ey * ey;
      if (distance2 > outside2) continue;
      // The root is taken at the rim alone: a wide brush has millions of pixels inside of it.
      // Half covered on the circle itself, full half a pixel inside.
      const share = distance2 < inside2 ? 1 : clamp(radius + 0.5 - Math.hypot(ex, ey), 0, 1);
      if (share <= 0) continue;
      hit = true;
      const i = y * width + x;
      if (share > cover[i]!) cover[i] = share;
    }
  }
  return hit;
}

/** Where along a segment that rises by `dy` its height is within `reach` of `row`, both from its start: two shares, 0 to 1. */
function partWithin(row: number, dy: number, reach: number): [number, number] {
  const one = clamp((row - reach) / dy, 0, 1);
  const other = clamp((row + reach) / dy, 0, 1);
  return [one, other];
}
