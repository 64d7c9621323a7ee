import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { groundChroma, luminance } from "./ground-chroma.ts";

/** Every third pixel across and down is enough. */
const STRIDE = 3;
/** Less grass than this many samples, or than this share of the region, tells nothing of a lawn: leaves and straw between a few blades are crisper than it. */
const LEAST_SAMPLES = 150;
const LEAST_SHARE = 0.4;
/** Grass in deeper shade than this shows less contrast than it has. */
const OPEN = 0.7;
const BLACK = 0.005;

/**
 * How crisp the grass of the region is: the mean difference of neighboring pixels in the logarithm of light, 0.13 in a soft photo and 0.34
 * in a crisp one. Null where too little grows.
 */
export function grassContrast(
  { width, data }: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  illumination: Float32Array,
): number | null {
  let contrast = 0;
  let green = 0;
  let all = 0;
  for (let y = rect.top; y < rect.bottom; y += STRIDE) {
    for (let x = rect.left; x < rect.right - 1; x += STRIDE) {
      const i = y * width + x;
      if (region[i]! <= 0.7 || illumination[i]! < OPEN) continue;
      all++;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      if (groundChroma(r, g, b) !== 0) continue;
      const next = luminance(
        toLinear[data[i * 3 + 3]!]!,
        toLinear[data[i * 3 + 4]!]!,
        toLinear[data[i * 3 + 5]!]!,
      );
      contrast += Math.abs(Math.log((luminance(r, g, b) + BLACK) / (next + BLACK)));
      green++;
    }
  }
  return green < LEAST_SAMPLES || green < LEAST_SHARE * all ? null : contrast / green;
}
