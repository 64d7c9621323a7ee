import type { Camera } from "#core/camera/camera.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, pixelsOf } from "./pixel-pieces.ts";
import { wallShare } from "./wall-share.ts";

/** Weeds and whatever nobody calls a bush or a tree are about so high at the back of their bed, meters. An assumption. */
const LOW_M = 0.45;
/** Single leaves stand out of their upper side, which is evened over this share of the picture's width to both sides. */
const EVENED = 0.02;
/** Columns beside it in which the foot of a wall may be seen, pixels, and how many of them show it. */
const BESIDE_PX = 40;
const LEAST_COLUMNS = 9;
/** The foot of a wall may be unclear over so many rows. */
const FOOT_PX = 4;
const INSIDE = 0.5;

/** What nobody calls a bush, a hedge or a tree. */
const LOW = /^(?:.* )?(?:weeds?|plants|plantings?|growth|vegetation|brush|mess)$/;
export const namesLow = (said: string): boolean => LOW.test(said);

/**
 * Where the ground lies behind low growth (`masks`: 1 per pixel of `seen`) that a person circled to be cleared: all of it but what reaches up before
 * what stands at its back, as high as such growth is. Where the foot of a wall is seen beside it that tells more, and nothing is answered. `camera`:
 * for the picture of `seen`.
 */
export function groundOfLow(masks: readonly Uint8Array[], seen: Seen, camera: Camera): Uint8Array {
  const { width, height } = seen;
  const low = new Uint8Array(width * height);
  for (const mask of masks) {
    const pixels = pixelsOf(mask);
    if (pixels.length === 0 || isWallFootBeside(pixels, mask, seen)) continue;
    const { left, right, bottom } = boxOf(pixels, width);
    const tops = new Float32Array(right + 1 - left).fill(bottom + 1);
    for (const i of pixels)
      tops[(i % width) - left] = Math.min(tops[(i % width) - left]!, Math.floor(i / width));
    const even = boxBlur(tops, tops.length, 1, Math.max(1, Math.round(EVENED * width)), 2);
    for (const i of pixels) {
      const y = Math.floor(i / width) + 0.5;
      if (y <= camera.horizonY + 1) continue;
      if (camera.heightAt(even[(i % width) - left]!, camera.groundZ(y)) >= LOW_M) low[i] = 1;
    }
  }
  return low;
}

/** Whether a wall or fence that stands on ground is seen on either side of some pixels. */
function isWallFootBeside(pixels: Int32Array, mask: Uint8Array, seen: Seen): boolean {
  const { width, ground } = seen;
  const wall = wallShare(seen);
  const { left, right, top, bottom } = boxOf(pixels, width);
  const showsFoot = (x: number): boolean => {
    if (x < 0 || x >= width) return false;
    for (let y = Math.max(FOOT_PX, top); y <= bottom; y++) {
      const i = y * width + x;
      if (!mask[i] && ground[i]! > INSIDE && wall[i - FOOT_PX * width]! > INSIDE) return true;
    }
    return false;
  };
  return [left - 1, right + 1].some((from, side) => {
    const step = side === 0 ? -1 : 1;
    let shown = 0;
    for (let k = 0; k < BESIDE_PX; k++) if (showsFoot(from + step * k)) shown++;
    return shown >= LEAST_COLUMNS;
  });
}
