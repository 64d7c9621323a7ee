import sharp from "sharp";

/** Twice the 240 CSS pixels of a gallery card, for dense screens. */
const THUMBNAIL_SIDE_PX = 480;

/** A small WebP whose longer side has at most 480 pixels. For pictures that we encoded ourselves. */
export async function makeThumbnail(content: Uint8Array): Promise<Uint8Array> {
  return sharp(content)
    .resize(THUMBNAIL_SIDE_PX, THUMBNAIL_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}
