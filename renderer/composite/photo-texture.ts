import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/** What camera and compression did to the photo, to be done to new pixels too. */
export type PhotoTexture = {
  /** Standard deviation of the noise, in sRGB levels of 255. */
  grain: number;
  /** Share of each new pixel that is replaced by the mean of its four neighbors: 0 = a crisp photo. */
  softening: number;
  /** Linear light that haze and flare lay over all of it, black things too, per channel; 0 in a clear photo. */
  veil: Vec3;
};

/** Of a large photo every n-th pixel across and down is enough: some hundred thousand are read. */
const STRIDE = 3;
const ENOUGH_PX = 150_000;
/** Noise is read where the picture is calm: the second-difference at this quantile. */
const CALM_QUANTILE = 0.25;
/** Edges at least this strong (sRGB levels) tell how sharp the photo is. */
const STRONG_EDGE = 40;
/** A photo too small to be read, or without strong edges. */
const USUAL: PhotoTexture = { grain: 2, softening: 0.1, veil: [0, 0, 0] };
const USUAL_CRISPNESS = 0.6;
/** Lower quartile of the absolute value of Gaussian noise, in standard deviations. */
const QUARTILE = 0.32;
/** Variance of the error of rounding to whole levels. */
const ROUNDING_VARIANCE = 1 / 12;
/** Limits of the grain, sRGB levels. */
const GRAIN = [0.6, 4] as const;
/** Share of an edge's height between two pixels in a soft photo and in a crisp one, and the softening for each. */
const CRISPNESS = [0.35, 0.7] as const;
const SOFTEST = 0.4;
const CRISPEST = 0.06;
/** Levels of a byte. */
const LEVELS = 256;

/**
 * Reads noise from the calm parts of the photo and sharpness from its strong edges: in a crisp photo a large part of an
 * edge's height falls between two neighboring pixels, in a soft one it is spread over four.
 */
export function readTexture(photo: RgbImage): PhotoTexture {
  const { width, height, data } = photo;
  const tally: Tally = { bins: new Uint32Array(LEVELS), count: 0, steep: 0, tall: 0 };
  const stride = Math.max(STRIDE, Math.round(Math.sqrt((width * height) / ENOUGH_PX)));
  for (let y = 2; y < height - 2; y += stride) tallyRow(data, y * width, width, stride, tally);
  const { bins, count, steep, tall } = tally;
  if (count === 0) return USUAL;
  let below = 0;
  let calm = 0;
  while (calm < 255 && below + bins[calm]! < count * CALM_QUANTILE) below += bins[calm++]!;
  const within = bins[calm]! > 0 ? (count * CALM_QUANTILE - below) / bins[calm]! : 0;
  // A whole number n stands for what lies half a level to either side; differences below zero were folded up.
  const quartile = calm === 0 ? within * 0.5 : calm - 0.5 + within;
  // For Gaussian noise of deviation s, |2a - b - c| has its lower quartile at 0.32 * sqrt(6) * s; rounding adds 1/12 to s².
  const deviation = Math.sqrt(Math.max(0, (quartile / (QUARTILE * Math.sqrt(6))) ** 2 - ROUNDING_VARIANCE));
  const grain = clamp(deviation, ...GRAIN);
  const crispness = tall > 0 ? steep / tall : USUAL_CRISPNESS;
  const crisp = smoothstep(...CRISPNESS, crispness);
  return { grain, softening: lerp(SOFTEST, CRISPEST, crisp), veil: veilOf(photo, stride) };
}

/** The darkest 0.5% of a clear photo is black; what is not is veil, up to a limit: a photo of nothing but walls has no black. */
const BLACKEST = 0.005;
const MOST_VEIL = 0.03;

function veilOf({ width, height, data }: RgbImage, stride: number): Vec3 {
  const bins = [new Uint32Array(LEVELS), new Uint32Array(LEVELS), new Uint32Array(LEVELS)] as const;
  let count = 0;
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const q = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) bins[c]![data[q + c]!]!++;
      count++;
    }
  }
  const darkest = (c: 0 | 1 | 2) => {
    let below = 0;
    let value = 0;
    while (value < 255 && below + bins[c][value]! < count * BLACKEST) below += bins[c][value++]!;
    return Math.min(MOST_VEIL, toLinear[value]!);
  };
  return [darkest(0), darkest(1), darkest(2)];
}

/** What is counted: second-differences by size, and at strong edges the steepest step between neighbors against the whole height. */
type Tally = { bins: Uint32Array; count: number; steep: number; tall: number };

function tallyRow(data: Uint8Array, row: number, width: number, stride: number, tally: Tally): void {
  const { bins } = tally;
  for (let x = 2; x < width - 2; x += stride) {
    // Green, the channel that cameras read at most pixels.
    const q = (row + x) * 3 + 1;
    const here = data[q]!;
    const left = data[q - 3]!;
    const right = data[q + 3]!;
    bins[Math.min(255, Math.abs(2 * here - left - right))]!++;
    tally.count++;
    const height4 = Math.abs(data[q + 6]! - data[q - 6]!);
    if (height4 < STRONG_EDGE) continue;
    tally.steep += Math.max(Math.abs(right - here), Math.abs(here - left));
    tally.tall += height4;
  }
}
