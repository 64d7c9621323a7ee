import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { groundChroma, luminance } from "./ground-chroma.ts";

/** Every third pixel across and down is enough. */
const STRIDE = 3;
/** Less grass than this many samples, or than this share of the region, tells nothing of a lawn. */
const LEAST_SAMPLES = 150;
const LEAST_SHARE = 0.12;
/** Grass in deeper shade than this is darker than its own colour. */
const OPEN = 0.7;
const BLACK = 0.005;

export type OldGrass = {
  /** Mean reflectance per channel, as this photo's camera shows it: its light and its development are in it. */
  colour: Vec3;
  /** Mean difference of neighbouring pixels in the logarithm of light: 0.13 in a soft photo, 0.34 in a crisp one. */
  contrast: number;
};

/**
 * Mean reflectance and contrast of the grass that grows in the region. Null where too little grows.
 */
export function oldGrass(
  { width, data }: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  exposure: Vec3,
  illumination: Float32Array,
): OldGrass | null {
  const sum: [number, number, number] = [0, 0, 0];
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
      sum[0] += r;
      sum[1] += g;
      sum[2] += b;
      const next = luminance(
        toLinear[data[i * 3 + 3]!]!,
        toLinear[data[i * 3 + 4]!]!,
        toLinear[data[i * 3 + 5]!]!,
      );
      contrast += Math.abs(Math.log((luminance(r, g, b) + BLACK) / (next + BLACK)));
      green++;
    }
  }
  if (green < LEAST_SAMPLES || green < LEAST_SHARE * all) return null;
  const colour: Vec3 = [
    sum[0] / green / exposure[0],
    sum[1] / green / exposure[1],
    sum[2] / green / exposure[2],
  ];
  return { colour, contrast: contrast / green };
}
