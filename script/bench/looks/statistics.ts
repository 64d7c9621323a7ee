import { toLab } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";

/** What the eye takes a composite by, in CIE Lab: warmth is b*, contrast the deviation of lightness within 5 by 5 pixels. */
export const STATISTIC_NAMES = ["lightness", "chroma", "warmth", "contrast"] as const;
type Statistic = (typeof STATISTIC_NAMES)[number];
type Band = Record<Statistic, number>;
/** Means in the darkest fifth, the middle and the lightest fifth, and the hue (degrees) and chroma of the mean color of all. */
export type Statistics = { bands: Band[]; hue: number; chroma: number };

/** Planes of a picture, one value per pixel. */
export type LabPlanes = Record<Statistic, Float32Array> & { a: Float32Array };

/** What nobody sees: no spread is taken for less. */
const UNSEEN: Band = { lightness: 3, chroma: 3, warmth: 3, contrast: 1 };
const TILE_PX = 24;
const LEAST_IN_TILE = 200;

export function labPlanes(image: RgbImage): LabPlanes {
  const lab = toLab(image);
  const { width, height } = image;
  const count = width * height;
  const plane = (value: (i: number) => number) => Float32Array.from({ length: count }, (_, i) => value(i));
  const lightness = plane((i) => lab[i * 3]!);
  const blur = (values: Float32Array) => boxBlur(values, width, height, 2, 1);
  const mean = blur(lightness);
  const squares = blur(lightness.map((value) => value * value));
  const contrast = squares.map((value, i) => Math.sqrt(Math.max(0, value - mean[i]! * mean[i]!)));
  return {
    lightness,
    contrast,
    a: plane((i) => lab[i * 3 + 1]!),
    chroma: plane((i) => Math.hypot(lab[i * 3 + 1]!, lab[i * 3 + 2]!)),
    warmth: plane((i) => lab[i * 3 + 2]!),
  };
}

/** A leaf's or blade's color: hue 98 to 150 degrees and not gray. */
export function greenOf({ a, warmth, chroma }: LabPlanes, i: number): boolean {
  const hue = (Math.atan2(warmth[i]!, a[i]!) * 180) / Math.PI;
  return chroma[i]! > 8 && hue > 98 && hue < 150;
}

export function statisticsOf(planes: LabPlanes, pixels: readonly number[]): Statistics {
  const by = pixels.slice().sort((p, q) => planes.lightness[p]! - planes.lightness[q]!);
  const cut = (from: number, to: number) => by.slice(Math.floor(by.length * from), Math.ceil(by.length * to));
  const mean = (plane: Float32Array, of: readonly number[]) =>
    of.reduce((sum, i) => sum + plane[i]!, 0) / of.length;
  const [a, b] = [mean(planes.a, pixels), mean(planes.warmth, pixels)];
  const bandOf = (of: readonly number[]) =>
    Object.fromEntries(STATISTIC_NAMES.map((name) => [name, mean(planes[name], of)])) as Band;
  return {
    bands: [bandOf(cut(0, 0.2)), bandOf(cut(0.2, 0.8)), bandOf(cut(0.8, 1))],
    hue: (Math.atan2(b, a) * 180) / Math.PI,
    chroma: Math.hypot(a, b),
  };
}

/** How far the tiles of a surface lie from each other: half of what is between their 10th and 90th percentiles, per statistic. */
export function spreadOf(planes: LabPlanes, pixels: readonly number[], width: number): Band {
  const tiles = new Map<number, number[]>();
  for (const i of pixels) {
    const tile = Math.floor(Math.floor(i / width) / TILE_PX) * 4096 + Math.floor((i % width) / TILE_PX);
    const list = tiles.get(tile);
    if (list) list.push(i);
    else tiles.set(tile, [i]);
  }
  const full = [...tiles.values()].filter((list) => list.length >= LEAST_IN_TILE);
  return Object.fromEntries(
    STATISTIC_NAMES.map((name) => {
      const means = full
        .map((list) => list.reduce((sum, i) => sum + planes[name][i]!, 0) / list.length)
        .sort((a, b) => a - b);
      const at = (share: number) => means[Math.floor((means.length - 1) * share)] ?? 0;
      return [name, Math.max(UNSEEN[name], (at(0.9) - at(0.1)) / 2)];
    }),
  ) as Band;
}
