import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { GREEN, groundChroma, luminance, NEUTRAL, USUAL_ALBEDO } from "./ground-chroma.ts";

/**
 * Limits of the pixel value of a white surface, linear. Bright HDR photos pass 1; the roll-off of the
 * encoding holds them.
 */
const DARKEST = 0.24;
const BRIGHTEST = 1.5;
/** How much the old ground is trusted against the photo's bright surfaces (both guesses in the logarithm). */
const GROUND_TRUST = 0.6;
/** Bright walls, paint and concrete: the top 4% of what is neither sky nor burnt out reflects about this much. */
const BRIGHT_SHARE = 0.04;
const BRIGHT_ALBEDO = 0.72;
/** How much of the cast of the photo's grays new things take on: all but what may be paint. */
const TINT_TRUST = 0.8;

/**
 * Linear pixel value of a white surface in open light, per channel: what reflectances are multiplied with so that new
 * ground is as bright as the old ground would be if it were made of it. `illumination`: the shade on the old ground, which new ground
 * will lie in too. `lawn`: coverage, of the photo's size.
 */
export function exposureOf(
  photo: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  illumination: Float32Array,
  lawn: Float32Array,
): Vec3 {
  const { level: fromBright, tint } = brightSurfaces(photo);
  const fromGround = groundExposure(photo, region, rect, illumination, lawn, fromBright);
  const level = clamp(
    clamp(fromGround, 0.15, 1.8) ** GROUND_TRUST * clamp(fromBright, 0.25, 1.5) ** (1 - GROUND_TRUST),
    DARKEST,
    BRIGHTEST,
  );
  return [level * tint[0], level * tint[1], level * tint[2]];
}

/** Linear pixel value of a white surface by the bright surfaces of the photo alone: what is painted white is as bright as they are. */
export const brightOf = (photo: RgbImage): number => clamp(brightSurfaces(photo).level, DARKEST, MOST_BRIGHT);
const MOST_BRIGHT = 1.1;

/** Exposure by the old ground: its light in the open over the reflectance that its classes usually have. */
function groundExposure(
  photo: RgbImage,
  region: Float32Array,
  rect: PixelRect,
  illumination: Float32Array,
  lawn: Float32Array,
  fromBright: number,
): number {
  const { width, data } = photo;
  const bins = new Uint32Array(512);
  const classes = [0, 0, 0];
  let seen = 0;
  for (let y = rect.top; y < rect.bottom; y += 2) {
    for (let x = rect.left + (y & 2 ? 1 : 0); x < rect.right; x += 2) {
      const i = y * width + x;
      if (region[i]! <= 0.5) continue;
      const r = toLinear[data[i * 3]!]!;
      const g = toLinear[data[i * 3 + 1]!]!;
      const b = toLinear[data[i * 3 + 2]!]!;
      bins[Math.min(511, ((luminance(r, g, b) / illumination[i]!) * 512) | 0)]!++;
      classes[groundChroma(r, g, b)]!++;
      seen++;
    }
  }
  if (seen === 0) return 0.8;
  const bright = quantile(bins, seen, 0.75) / 512;
  const albedo = USUAL_ALBEDO.reduce<number>((sum, a, k) => sum + a * (classes[k]! / seen), 0);
  const own = bright / albedo;
  if (classes[GREEN]! > MOSTLY * seen) return own;
  const onLawn = lawnExposure(photo, lawn, illumination);
  const isStone = classes[NEUTRAL]! >= MOSTLY * seen;
  // Blades that shine tell of more light than there is.
  const around = onLawn === null ? fromBright : isStone ? onLawn : Math.sqrt(onLawn * fromBright);
  const dark: readonly [number, number] = isStone && onLawn !== null ? DARK_STONE : DARK;
  return own * Math.max(1, around / own) ** (1 - smoothstep(...dark, own / around));
}

/**
 * Ground that is no lawn is dark by itself where its own brightness tells of less light than the rest of the photo does: below the first of that the
 * rest alone is believed, above the second the ground. Stone by its own brightness lies in 0.28 and 0.29 of the light of the lawn on two drives of fresh
 * asphalt, in 0.58 to 1.88 on nine other drives and patios; two beds of mulch lie in 0.33 and 0.39 of the light of the rest.
 */
const DARK_STONE = [0.45, 0.52] as const;
const DARK = [0.5, 0.9] as const;
const MOSTLY = 0.5;
/** Coverage from which lawn shows the lawn's color, and so many of its pixels, as a share of the photo, are enough. */
const SURE = 0.8;
const LEAST_LAWN = 0.01;

/** Exposure by the photo's green lawn: its light in the open over the reflectance that it usually has; null without enough of it. */
function lawnExposure({ data }: RgbImage, lawn: Float32Array, illumination: Float32Array): number | null {
  const bins = new Uint32Array(512);
  let seen = 0;
  for (let i = 0; i < lawn.length; i += STEP) {
    if (lawn[i]! < SURE) continue;
    const [r, g, b] = [0, 1, 2].map((c) => toLinear[data[i * 3 + c]!]!) as [number, number, number];
    if (groundChroma(r, g, b) !== GREEN) continue;
    bins[Math.min(511, ((luminance(r, g, b) / illumination[i]!) * 512) | 0)]!++;
    seen++;
  }
  return seen * STEP < LEAST_LAWN * lawn.length
    ? null
    : quantile(bins, seen, 0.5) / 512 / USUAL_ALBEDO[GREEN];
}
const STEP = 5;

/** Exposure and tint by the photo's bright surfaces and its grays. */
function brightSurfaces(photo: RgbImage): { level: number; tint: Vec3 } {
  const { data } = photo;
  const bins = new Uint32Array(256);
  let seen = 0;
  let neutral = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let q = 0; q < data.length; q += 12) {
    const r = toLinear[data[q]!]!;
    const g = toLinear[data[q + 1]!]!;
    const b = toLinear[data[q + 2]!]!;
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    // Bluer than red by an eighth is sky; nearly white in all channels is burnt out.
    const sky = b > r * 1.12 && b > g;
    const burnt = most > 0.995 && least > 0.98;
    if (sky || burnt) continue;
    bins[Math.min(255, (luminance(r, g, b) * 255) | 0)]!++;
    seen++;
    if (most > 0.12 && (most - least) / most < 0.14) {
      red += r;
      green += g;
      blue += b;
      neutral++;
    }
  }
  if (seen === 0) return { level: 0.8, tint: [1, 1, 1] };
  const level = quantile(bins, seen, 1 - BRIGHT_SHARE) / 255 / BRIGHT_ALBEDO;
  // Too few grays and the mean is one wall's paint, not the light.
  if (neutral < 200) return { level, tint: [1, 1, 1] };
  const mean = (red + green + blue) / 3;
  return {
    level,
    tint: [
      lerp(1, red / mean, TINT_TRUST),
      lerp(1, green / mean, TINT_TRUST),
      lerp(1, blue / mean, TINT_TRUST),
    ],
  };
}

/** The bin below which a share of all counts lies, at its middle. */
function quantile(bins: Uint32Array, total: number, share: number): number {
  let below = 0;
  for (let k = 0; k < bins.length; k++) {
    below += bins[k]!;
    if (below >= total * share) return k + 0.5;
  }
  return bins.length;
}
