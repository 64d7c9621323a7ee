import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** Joints, cracks and leaves narrower than this share of the photo's width part no surface. */
const JOINT_SHARE = 0.005;
/** A surface that is sure beside the stroke ends at the frame, so near to the stroke, as a share of the photo's width. */
const FRAME_SHARE = 0.1;
/** It is sure where it is at more than this share of places so far beyond the stroke, pixels. */
const BESIDE_PX = [2, 3, 4, 5, 6, 7, 8];
const MOSTLY = 0.6;

/** Bytes per pixel of a rectangle: the stroke, its surface there and beyond, where that is sure, and what may be more of it. `depth`: distance to the stroke, pixels; not above 0 within it. */
type Beyond = {
  drawn: Uint8Array;
  surface: Uint8Array;
  sure: Uint8Array;
  goesOn: Uint8Array;
  depth: Float32Array;
};

/**
 * 1 for each pixel of a stroke and of its surface beyond it, up to where that ends, straight away from the stroke and within `reach` pixels: what may go on farther
 * was left out.
 */
export function endsBeyond(
  { drawn, surface, sure, goesOn, depth }: Beyond,
  reach: number,
  rect: PixelRect,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const joint = JOINT_SHARE * width;
  const ends = drawn.slice();
  // 1 or 0 as the mask says, -1 beyond the photo.
  const at = (mask: Uint8Array, x: number, y: number): number => {
    const [column, row] = [Math.round(x), Math.round(y)];
    const [inX, inY] = [column + rect.left, row + rect.top];
    if (inX < 0 || inY < 0 || inX >= width || inY >= height) return -1;
    // Nothing is known of its outermost pixels.
    return mask[clamp(row, 1, high - 2) * wide + clamp(column, 1, wide - 2)]!;
  };
  // Whether it is sure beside a point on the stroke's edge.
  const isSure = (x: number, y: number, dx: number, dy: number): boolean => {
    let beside = 0;
    for (const t of BESIDE_PX) if (at(sure, x + t * dx, y + t * dy) === 1) beside++;
    return beside > MOSTLY * BESIDE_PX.length;
  };
  const isEnded = (x: number, y: number, dx: number, dy: number, from: number): boolean => {
    for (let t = 1, gap = 0; t < from; t++) {
      gap = at(goesOn, x - t * dx, y - t * dy) === 1 ? 0 : gap + 1;
      if (gap > joint) return false;
    }
    for (let t = 1, gap = 0, isWhole = true; t + from <= reach; t++) {
      const one = at(goesOn, x + t * dx, y + t * dy);
      if (one < 0)
        return isWhole && t + from <= FRAME_SHARE * width && isSure(x - from * dx, y - from * dy, dx, dy);
      if (at(surface, x + t * dx, y + t * dy) === 0) isWhole = false;
      gap = one === 1 ? 0 : gap + 1;
      if (gap > joint) return true;
    }
    return false;
  };
  for (let y = 1; y < high - 1; y++)
    for (let x = 1; x < wide - 1; x++) {
      const o = y * wide + x;
      if (drawn[o] || !surface[o] || depth[o]! > reach) continue;
      const across = depth[o + 1]! - depth[o - 1]!;
      const down = depth[o + wide]! - depth[o - wide]!;
      const slope = Math.hypot(across, down);
      if (slope > 0 && isEnded(x, y, across / slope, down / slope, depth[o]!)) ends[o] = 1;
    }
  return ends;
}
