import { boxBlur } from "#renderer/math/box-blur.ts";

/** One size of the picture. `weight` is 1 where the picture is protected, 0 where it may have been edited. */
export type PyramidLevel = {
  width: number;
  height: number;
  /** Detail: luminance minus the mean of its protected neighborhood, so that a change of exposure drops out. */
  detail: Float32Array;
  weight: Float32Array;
};

/** Neighborhood of the mean that is taken away, in pixels of each level: keeps edges, drops slow shading. */
const DETAIL_RADIUS = 5;
/** Two passes of a box blur are close to a Gaussian; one leaves the box's corners as detail. */
const DETAIL_PASSES = 2;
/** With a smaller share of protected pixels in the neighborhood its mean says nothing, and detail is 0. */
const LEAST_PROTECTED = 0.05;
/** Shorter side, pixels, below which no further level is made: shifts of a pixel are then too coarse. */
const SHORTEST_SIDE = 32;
/** A share this near to 1 is a pixel that is protected in full; the rest is rounding of the means. */
const ALL_PROTECTED = 0.999;

type Plane = { width: number; height: number; data: Float32Array };

/** Halves a plane by the mean of 2 x 2 pixels; an odd last row or column is dropped. */
function halve({ width, height, data }: Plane): Plane {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width;
    for (let x = 0; x < w; x++) {
      const at = top + 2 * x;
      half[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) / 4;
    }
  }
  return { width: w, height: h, data: half };
}

function detailOf(plane: Plane, weight: Float32Array): Float32Array {
  const { width, height, data } = plane;
  const weighted = data.map((value, i) => value * weight[i]!);
  // Normalized convolution: the mean of the protected pixels alone is the blurred product over the blurred weight.
  const sums = boxBlur(weighted, width, height, DETAIL_RADIUS, DETAIL_PASSES);
  const shares = boxBlur(weight, width, height, DETAIL_RADIUS, DETAIL_PASSES);
  // 3 x 3 pixels: takes out the noise of single pixels, which a model never repeats.
  const fine = boxBlur(data, width, height, 1, 1);
  return fine.map((value, i) => (shares[i]! > LEAST_PROTECTED ? value - sums[i]! / shares[i]! : 0));
}

/**
 * The picture at full size, half, a quarter, ... until the next one's longer side would be below `smallestWidth`, largest first. Levels
 * longer than `largestWidth` are left out: an alignment that is good to a twentieth of a pixel at `largestWidth` is good enough for
 * the photo. `protectedShare`: 1 = protected, 0 = may have been edited, per pixel.
 */
export function buildPyramid(
  luminance: Float32Array,
  protectedShare: Float32Array,
  width: number,
  height: number,
  { largestWidth, smallestWidth }: { largestWidth: number; smallestWidth: number },
): PyramidLevel[] {
  let plane: Plane = { width, height, data: luminance };
  let share: Plane = { width, height, data: protectedShare };
  const levels: PyramidLevel[] = [];
  for (;;) {
    const smallest =
      Math.max(plane.width, plane.height) / 2 < smallestWidth ||
      Math.min(plane.width, plane.height) < SHORTEST_SIDE;
    if (Math.max(plane.width, plane.height) <= largestWidth || smallest) {
      // A coarse pixel that holds any edited pixel counts as edited.
      const weight = share.data.map((value) => (value > ALL_PROTECTED ? 1 : 0));
      levels.push({ width: plane.width, height: plane.height, detail: detailOf(plane, weight), weight });
    }
    if (smallest) return levels;
    plane = halve(plane);
    share = halve(share);
  }
}
