import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { sampled } from "./expected-at.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** Roughness is a mean over so many pixels to each side; where it is larger than that of most of a material by this factor and by so many levels, something else is seen: a chair, a lamp. */
const AROUND_PX = 4;
const ROUGHER = 2.2;
const LEAST_ROUGHER = 3;
/** Upright lines are looked for in so many rows up and down: joints of bricks are shorter. One stands out by this factor, by this share of the usual roughness and by so many levels. */
const LINE_PX = 12;
const STANDS_OUT = 4;
const OF_ROUGHNESS = 1.2;
const LEAST_LINE = 12;
/** So near to it nothing is copied, pixels: pieces of a line would stay as scratches. */
const ASIDE_PX = 2;
const MOST_SAMPLES = 4000;

/**
 * 1 where a material (1 in `mask`) shows what is no texture of it: an edge, a cable, a piece of furniture. `residual`: how much each of its pixels
 * differs from the light around it, levels; 0 elsewhere.
 */
export function oddTexture(mask: Uint8Array, residual: Float32Array, width: number): Uint8Array {
  const height = mask.length / width;
  const weight = boxBlur(
    floatsFrom(mask, (one) => one),
    width,
    height,
    AROUND_PX,
    1,
  );
  const edges = boxBlur(
    floatsFrom(residual, (value) => Math.abs(value)),
    width,
    height,
    AROUND_PX,
    1,
  );
  const rough = floatsFrom(mask, (one, i) => (one ? edges[i]! / weight[i]! : 0));
  const upright = uprightMeans(mask, residual, width);
  const samples = sampled(pixelsOf(mask), MOST_SAMPLES);
  const usual = (plane: Float32Array) => middleOf(Float32Array.from(samples, (i) => plane[i]!));
  const mostRough = Math.max(ROUGHER * usual(rough), usual(rough) + LEAST_ROUGHER);
  const mostUpright = Math.max(STANDS_OUT * usual(upright), OF_ROUGHNESS * usual(rough), LEAST_LINE);
  const odd = floatsFrom(mask, (one, i) =>
    one && (rough[i]! > mostRough || upright[i]! > mostUpright) ? 1 : 0,
  );
  const near = boxBlur(odd, width, height, ASIDE_PX, 1);
  // Half of a pixel of a square.
  const any = 0.5 / (2 * ASIDE_PX + 1) ** 2;
  return bytesFrom(near, (share, i) => (mask[i] && share > any ? 1 : 0));
}

/** How far the mean over some rows up and down is from 0, by pixel of a mask. */
function uprightMeans(mask: Uint8Array, residual: Float32Array, width: number): Float32Array {
  const means = new Float32Array(mask.length);
  const height = mask.length / width;
  for (let x = 0; x < width; x++) {
    let [sum, count] = [0, 0];
    const add = (y: number, sign: 1 | -1) => {
      const i = y * width + x;
      if (y < 0 || y >= height || !mask[i]) return;
      sum += sign * residual[i]!;
      count += sign;
    };
    for (let y = 0; y < LINE_PX; y++) add(y, 1);
    for (let y = 0; y < height; y++) {
      add(y + LINE_PX, 1);
      // A few rows alone are no line.
      if (mask[y * width + x] && count > LINE_PX) means[y * width + x] = Math.abs(sum / count);
      add(y - LINE_PX, -1);
    }
  }
  return means;
}
