import sharp from "sharp";
import { DECODE_LIMIT_S } from "./decode-limit.ts";

/** Twice the 240 CSS pixels of a gallery card, for dense screens. */
const THUMBNAIL_SIDE_PX = 480;

/** A small WebP whose longer side has at most 480 pixels. Runs in a thread of the photo reader. */
export async function makeThumbnail(content: Uint8Array): Promise<Uint8Array> {
  return sharp(content)
    .timeout({ seconds: DECODE_LIMIT_S })
    .resize(THUMBNAIL_SIDE_PX, THUMBNAIL_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}
