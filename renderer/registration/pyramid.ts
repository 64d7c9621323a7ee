import { boxBlur } from "../math/box-blur.ts";

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
  const sums = boxBlur(weighted, width, height, DETAIL_RADIUS, 2);
  const shares = boxBlur(weight, width, height, DETAIL_RADIUS, 2);
  const fine = boxBlur(data, width, height, 1, 1);
  return fine.map((value, i) => (shares[i]! > 0.05 ? value - sums[i]! / shares[i]! : 0));
}

/**
 * The picture at full size, half, a quarter, ... down to about `SMALLEST_WIDTH` pixels, largest first. Levels wider than
 * `LARGEST_WIDTH` are halved away without detail: alignment to a twentieth of a pixel there is enough below.
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
      Math.max(plane.width, plane.height) / 2 < smallestWidth || Math.min(plane.width, plane.height) < 32;
    if (Math.max(plane.width, plane.height) <= largestWidth || smallest) {
      // A coarse pixel that holds any edited pixel counts as edited.
      const weight = share.data.map((value) => (value > 0.999 ? 1 : 0));
      levels.push({ width: plane.width, height: plane.height, detail: detailOf(plane, weight), weight });
    }
    if (smallest) return levels;
    plane = halve(plane);
    share = halve(share);
  }
}
