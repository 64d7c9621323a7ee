import { boxBlur } from "#renderer/math/box-blur.ts";

/** Window radius and regularisation (brightness² units): follows edges of a few hundredths of contrast. */
const radius = 2;
const epsilon = 0.0012;
/** Contrast put on the result about one half: the filter alone leaves a soft rim. */
const contrast = 3;

type Size = { width: number; height: number };

/**
 * Fast guided filter (He and Sun, 2015): a mask found in a small picture, brought to the photo's size along the photo's own
 * edges. In each window the mask is a linear function of brightness; its coefficients are found small, enlarged, and applied to
 * the full-size brightness. `guide` small and `fullGuide` large are brightness 0..1; the results are coverage 0..1.
 * `level` is the share that becomes one half: above 0.5 the mask draws in a little at its rim.
 */
export function enlargeMasks(
  masks: readonly { mask: Float32Array; level: number }[],
  guide: Float32Array,
  small: Size,
  fullGuide: Float32Array,
  full: Size,
): Float32Array[] {
  const blur = (plane: Float32Array) => boxBlur(plane, small.width, small.height, radius, 1);
  const mean = blur(guide);
  const variance = blur(guide.map((g) => g * g)).map((square, i) => square - mean[i]! * mean[i]!);
  return masks.map(({ mask, level }) => {
    const maskMean = blur(mask);
    const product = blur(mask.map((m, i) => m * guide[i]!));
    const slope = product.map((p, i) => (p - mean[i]! * maskMean[i]!) / (variance[i]! + epsilon));
    const offset = maskMean.map((m, i) => m - slope[i]! * mean[i]!);
    return applyEnlarged(blur(slope), blur(offset), level, small, fullGuide, full);
  });
}

function applyEnlarged(
  slope: Float32Array,
  offset: Float32Array,
  level: number,
  small: Size,
  guide: Float32Array,
  full: Size,
): Float32Array {
  const out = new Float32Array(full.width * full.height);
  const columns = taps(full.width, small.width);
  const rows = taps(full.height, small.height);
  // One row of coefficients, interpolated down, then read across: half the work of four taps per pixel.
  const slopeRow = new Float32Array(small.width);
  const offsetRow = new Float32Array(small.width);
  for (let y = 0; y < full.height; y++) {
    const top = rows.first[y]! * small.width;
    const bottom = rows.second[y]! * small.width;
    const down = rows.share[y]!;
    for (let x = 0; x < small.width; x++) {
      slopeRow[x] = slope[top + x]! + (slope[bottom + x]! - slope[top + x]!) * down;
      offsetRow[x] = offset[top + x]! + (offset[bottom + x]! - offset[top + x]!) * down;
    }
    for (let x = 0; x < full.width; x++) {
      const i = y * full.width + x;
      const a = columns.first[x]!;
      const b = columns.second[x]!;
      const across = columns.share[x]!;
      const m = slopeRow[a]! + (slopeRow[b]! - slopeRow[a]!) * across;
      const c = offsetRow[a]! + (offsetRow[b]! - offsetRow[a]!) * across;
      const value = (m * guide[i]! + c - level) * contrast + 0.5;
      out[i] = value < 0 ? 0 : value > 1 ? 1 : value;
    }
  }
  return out;
}

/** For every full-size pixel centre the two small-size pixels around it and the share of the second. */
function taps(full: number, small: number) {
  const first = new Int32Array(full);
  const second = new Int32Array(full);
  const share = new Float32Array(full);
  for (let i = 0; i < full; i++) {
    const at = Math.min(small - 1, Math.max(0, ((i + 0.5) * small) / full - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(small - 1, first[i]! + 1);
    share[i] = at - first[i]!;
  }
  return { first, second, share };
}
