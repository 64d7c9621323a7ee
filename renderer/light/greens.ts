import { toLab } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Hues that leaves and blades have in photos, CIE Lab degrees: straw lies below 98, the blue of a shade above 150. */
const GREEN_FROM = 98;
const GREEN_TO = 150;
/** Paler than this a color has no hue to speak of. */
const LEAST_CHROMA = 8;
/** Every seventh pixel is enough; a reference of fewer such samples is an accident. */
const STRIDE = 7;
const LEAST_SAMPLES = 45;
/** What lies in the light: no darker than this below the lightness of the lightest tenth; above the quantile is glare. */
const LIT_SPAN = 15;
const GLARE = 0.95;
/** Blades and the gaps between them are smoothed away over this radius: bright tips in a shade are no light. */
const BLADES_PX = 3;
/** A stretch of lawn that is healthy or worn is wider than twice this. */
const STRETCH_PX = 6;
/** This share of the deeper half of what is lit, the greenest stretches, is what a lawn is like where it is healthy. */
const BEST_SHARE = 0.6;

/** From this share of green on all of a lawn counts, its pale and yellow blades too. */
const MOSTLY = 0.7;

/** Color of a stretch of plants in the light: CIE Lab lightness, chroma and hue in degrees. */
export type Green = { lightness: number; chroma: number; hue: number };

/** Greens of a picture under a mask, how many samples and which share of the mask they are. `best`: the greenest part of what is lit. */
export type Greens = { lit: Green; best: Green; upper: Green; mean: Green; share: number; count: number };

/**
 * CIE Lab of a picture, its lightness with blades smoothed away, which tells what of it lies in the light, and its a and b over stretches,
 * whose hue and chroma tell where a lawn is healthy.
 */
export type Lab = {
  lab: Float32Array;
  around: Float32Array;
  stretches: { a: Float32Array; b: Float32Array };
};
export const labOf = ({ picture }: Seen): Lab => labOfPicture(picture);

const labOfPicture = oncePer((picture: RgbImage): Lab => {
  const { width, height } = picture;
  const lab = toLab(picture);
  const plane = (c: 0 | 1 | 2) => {
    const values = new Float32Array(width * height);
    for (let i = 0; i < values.length; i++) values[i] = lab[i * 3 + c]!;
    return values;
  };
  return {
    lab,
    around: boxBlur(plane(0), width, height, BLADES_PX, 2),
    stretches: {
      a: boxBlur(plane(1), width, height, STRETCH_PX, 1),
      b: boxBlur(plane(2), width, height, STRETCH_PX, 1),
    },
  };
});

/**
 * The greens of all pixels that a mask surely covers and that count; null where there are too few. `shade`: logarithm of the light on each pixel
 * against the open; what lies in the light is told as it would be there, though all of it lie in shade.
 */
export function greensOf(
  { lab, around, stretches }: Lab,
  mask: Float32Array,
  counts: (i: number) => boolean,
  shade?: Float32Array,
): Greens | null {
  const all: number[] = [];
  const green: number[] = [];
  const chromas: number[] = [];
  const hues: number[] = [];
  for (let i = 0; i < mask.length; i += STRIDE) {
    if (mask[i]! < 0.8 || !counts(i)) continue;
    all.push(i);
    const [a, b] = [lab[i * 3 + 1]!, lab[i * 3 + 2]!];
    const chroma = Math.sqrt(a * a + b * b);
    if (chroma < LEAST_CHROMA) continue;
    const hue = degrees(a, b);
    if (hue < GREEN_FROM || hue > GREEN_TO) continue;
    green.push(i);
    chromas.push(chroma);
    hues.push(hue);
  }
  if (green.length < LEAST_SAMPLES) return null;
  const quantile = (values: Float32Array, share: number) =>
    nthSmallest(values, Math.floor(values.length * share));
  const lights = floatsFrom(all, (i) => around[i]!);
  const least = quantile(lights, 0.9) - LIT_SPAN;
  const most = quantile(lights, GLARE);
  // Between the few blades of a dormant or littered lawn lie straw and leaves, which are not its color.
  const lit = (green.length > MOSTLY * all.length ? all : green).filter(
    (i) => around[i]! >= least && around[i]! <= most,
  );
  // All that is green may lie darker than the straw around it.
  const light = lit.length > 0 ? lit : green;
  const best = bestOf(light, stretches);
  const inLight = (pixels: readonly number[]) =>
    shade ? inOpen(meanOf(lab, pixels), pixels, shade) : meanOf(lab, pixels);
  return {
    lit: inLight(light),
    best: inLight(best),
    mean: meanOf(lab, green),
    upper: {
      lightness: quantile(
        floatsFrom(green, (i) => lab[i * 3]!),
        0.75,
      ),
      chroma: quantile(Float32Array.from(chromas), 0.75),
      hue: quantile(Float32Array.from(hues), 0.5),
    },
    share: green.length / all.length,
    count: green.length,
  };
}

/** Of some pixels those of the greenest stretches. What is paler than most lies under flare, and has no hue to speak of. */
function bestOf(pixels: readonly number[], { a, b }: Lab["stretches"]): number[] {
  const above = (some: readonly number[], read: (i: number) => number, share: number) => {
    const values = floatsFrom(some, read);
    const least = nthSmallest(values.slice(), Math.floor(some.length * share));
    return some.filter((_, k) => values[k]! >= least);
  };
  const strong = above(pixels, (i) => Math.hypot(a[i]!, b[i]!), 0.5);
  return above(strong, (i) => degrees(a[i]!, b[i]!), 1 - BEST_SHARE);
}

/** Shade that is less deep than the first is none, and none is deeper than the second, logarithms: what is read of it is not that sure. */
const SHADE = [-0.2, -1.1] as const;

/** A color as it would be in open light. CIE Lab grows with the cube root of light. */
function inOpen({ lightness, chroma, hue }: Green, pixels: readonly number[], shade: Float32Array): Green {
  const middle = nthSmallest(
    floatsFrom(pixels, (i) => shade[i]!),
    pixels.length >> 1,
  );
  if (middle > SHADE[0]) return { lightness, chroma, hue };
  const by = Math.exp(-Math.max(middle, SHADE[1]) / 3);
  return { lightness: (lightness + 16) * by - 16, chroma: chroma * by, hue };
}

/** The mean color, which is paler than the mean of the chromas. */
function meanOf(lab: Float32Array, pixels: readonly number[]): Green {
  const mean = (c: 0 | 1 | 2) => pixels.reduce((sum, i) => sum + lab[i * 3 + c]!, 0) / pixels.length;
  const [a, b] = [mean(1), mean(2)];
  return { lightness: mean(0), chroma: Math.hypot(a, b), hue: degrees(a, b) };
}

const degrees = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;
