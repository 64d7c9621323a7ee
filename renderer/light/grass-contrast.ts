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
/** A dormant lawn is as crisp as its camera made it, and straw is evener than green blades by this (`lawn-texture.ts`); what is no lawn tells nothing. */
const SURELY_LAWN = 0.8;
const GREEN_OVER_STRAW = 1.3;
/** Crisper than this are fallen leaves. */
const CRISPEST_STRAW = 0.28;

/**
 * How crisp the grass of the region is: the mean difference of neighboring pixels in the logarithm of light, 0.13 in a soft photo and 0.34
 * in a crisp one; of a dormant lawn what it would be if it were green. `lawn`: coverage. Null where too little grows.
 */
export function grassContrast(
  { width, data }: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  illumination: Float32Array,
  lawn: Float32Array,
): number | null {
  let contrast = 0;
  let green = 0;
  let all = 0;
  let ofStraw = 0;
  let straw = 0;
  for (let y = rect.top; y < rect.bottom; y += STRIDE) {
    for (let x = rect.left; x < rect.right - 1; x += STRIDE) {
      const i = y * width + x;
      if (region[i]! <= 0.7 || illumination[i]! < OPEN) continue;
      all++;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      const isGreen = groundChroma(r, g, b) === 0;
      if (!isGreen && lawn[i]! < SURELY_LAWN) continue;
      const next = luminance(
        toLinear[data[i * 3 + 3]!]!,
        toLinear[data[i * 3 + 4]!]!,
        toLinear[data[i * 3 + 5]!]!,
      );
      const differs = Math.abs(Math.log((luminance(r, g, b) + BLACK) / (next + BLACK)));
      if (isGreen) {
        contrast += differs;
        green++;
      } else {
        ofStraw += differs;
        straw++;
      }
    }
  }
  const isEnough = (count: number) => count >= LEAST_SAMPLES && count >= LEAST_SHARE * all;
  if (isEnough(green)) return contrast / green;
  return isEnough(straw) ? Math.min(CRISPEST_STRAW, (ofStraw / straw) * GREEN_OVER_STRAW) : null;
}
