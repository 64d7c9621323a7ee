import { join } from "node:path";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Widths in pixels: a phone's third to what stands largest on a desk, nearly twice as fine as it is wide there. */
type Widths = { avif: readonly number[]; webp: readonly number[] };

/** WebP is for the few browsers that do not know AVIF, so one size does. */
export const DESIGN_WIDTHS: Widths = { avif: [480, 640, 960, 1280], webp: [1280] };
export const PATTERN_WIDTHS: Widths = { avif: [480, 960], webp: [480] };

/**
 * Measured by eye on foliage at full size: below these the leaves turn to mush. Phones get the narrow ones, and their pixels are too small
 * to tell. 4:2:0 halves the colour, which nobody sees in greenery; the effort is where more time saves less than a hundredth.
 */
const avif = (width: number) =>
  ({ quality: width <= 640 ? 37 : 46, effort: 4, chromaSubsampling: "4:2:0" }) as const;
const WEBP = { quality: 68, effort: 4, smartSubsample: true } as const;

const openRaw = ({ width, height, data }: RgbImage) => sharp(data, { raw: { width, height, channels: 3 } });

/** Writes a picture in each width: `NAME-720.avif`. */
export async function writeWidths(
  picture: RgbImage,
  name: string,
  dir: string,
  widths: Widths,
): Promise<void> {
  const scaled = (width: number) => openRaw(picture).resize({ width, kernel: "lanczos3" });
  const target = (width: number, type: string) => join(dir, `${name}-${width}.${type}`);
  for (const width of widths.avif) await scaled(width).avif(avif(width)).toFile(target(width, "avif"));
  for (const width of widths.webp) await scaled(width).webp(WEBP).toFile(target(width, "webp"));
}
