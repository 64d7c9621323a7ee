import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Widths in pixels: a phone's third to what stands largest on a desk, nearly twice as fine as it is wide there. */
type Widths = { avif: readonly number[]; webp: readonly number[] };

/** WebP is for the few browsers that do not know AVIF, so one size does. */
export const DESIGN_WIDTHS: Widths = { avif: [480, 640, 960, 1280], webp: [1280] };
export const PATTERN_WIDTHS: Widths = { avif: [480, 960], webp: [480] };

/**
 * Measured by eye on foliage at full size: below 46 the leaves turn to mush. Phones get the narrow ones, whose pixels are too small to
 * tell. 4:2:0 halves the color, which nobody sees in greenery; the effort is where more time saves less than a hundredth.
 */
const avif = (quality: number) => ({ quality, effort: 4, chromaSubsampling: "4:2:0" }) as const;
const QUALITY = 46;
/** For phones: the best quality whose file comes in the first ten packets of a connection, 14.6 kB with headers; one more costs a round trip. */
const NARROW = { width: 640, bytes: 13_600, best: 37, worst: 24 };
const WEBP = { quality: 68, effort: 4, smartSubsample: true } as const;

const openRaw = ({ width, height, data }: RgbImage) => sharp(data, { raw: { width, height, channels: 3 } });

async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const ofQuality = (quality: number) => picture.clone().avif(avif(quality)).toBuffer();
  if (width > NARROW.width) return ofQuality(QUALITY);
  let quality = NARROW.best;
  let file = await ofQuality(quality);
  while (file.length > NARROW.bytes && quality > NARROW.worst) file = await ofQuality(--quality);
  return file;
}

/** Writes a picture in each width: `NAME-720.avif`. */
export async function writeWidths(
  picture: RgbImage,
  name: string,
  dir: string,
  widths: Widths,
): Promise<void> {
  const scaled = (width: number) => openRaw(picture).resize({ width, kernel: "lanczos3" });
  const target = (width: number, type: string) => join(dir, `${name}-${width}.${type}`);
  for (const width of widths.avif)
    await writeFile(target(width, "avif"), await encodeAvif(scaled(width), width));
  for (const width of widths.webp) await scaled(width).webp(WEBP).toFile(target(width, "webp"));
}
