import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Sums over some pixels of a picture: how many, and of each color its values and their squares. */
export type ColorSums = { count: number; sum: number[]; squares: number[] };
export const noColors = (): ColorSums => ({ count: 0, sum: [0, 0, 0], squares: [0, 0, 0] });

/** Adds the color of a pixel. */
export function colorsAt(to: ColorSums, { data }: RgbImage, i: number): void {
  to.count++;
  for (let c = 0; c < 3; c++) {
    const value = data[i * 3 + c]!;
    to.sum[c]! += value;
    to.squares[c]! += value * value;
  }
}

/** On fewer pixels of each side nothing is told. */
const LEAST_PIXELS = 60;

/** How far the mean colors of two grounds are apart, in their spreads, and the shares of red and blue in the mean; null where there are too few pixels. */
export function apartBy(one: ColorSums, other: ColorSums): { spreads: number; hue: number } | null {
  if (one.count < LEAST_PIXELS || other.count < LEAST_PIXELS) return null;
  const meanOf = ({ sum, count }: ColorSums) => sum.map((value) => value / count);
  const [a, b] = [meanOf(one), meanOf(other)];
  const varianceOf = ({ squares, count }: ColorSums, mean: number[], c: number) =>
    squares[c]! / count - mean[c]! ** 2;
  const spread = Math.sqrt(
    a.reduce((sum, _, c) => sum + (varianceOf(one, a, c) + varianceOf(other, b, c)) / 2, 0),
  );
  const apart = Math.hypot(...a.map((value, c) => value - b[c]!));
  const shareOf = (mean: number[], c: number) => mean[c]! / (1 + mean[0]! + mean[1]! + mean[2]!);
  const hue = Math.hypot(shareOf(a, 0) - shareOf(b, 0), shareOf(a, 2) - shareOf(b, 2));
  // Of two flat colors none is known to be the other.
  return { spreads: spread > 0 ? apart / spread : Number.POSITIVE_INFINITY, hue };
}
