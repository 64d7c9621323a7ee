import exifReader from "exif-reader";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

export type OpenedPhoto = { photo: RgbImage; focal35Mm?: number };

/** A photo file, upright, as 8-bit sRGB, with the focal length that the camera wrote. */
export async function openPhoto(file: string | Buffer, pixels?: number): Promise<OpenedPhoto> {
  const metadata = await sharp(file).metadata();
  let picture = sharp(file).autoOrient().removeAlpha().toColourspace("srgb");
  if (pixels) {
    const { width, height } = metadata.autoOrient;
    const scale = Math.sqrt(pixels / (width * height));
    picture = picture.resize(Math.round(width * scale), Math.round(height * scale));
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const photo = { width: info.width, height: info.height, data: new Uint8Array(data) };
  const focal35Mm = metadata.exif ? focalOf(metadata.exif) : undefined;
  return focal35Mm === undefined ? { photo } : { photo, focal35Mm };
}

function focalOf(exif: Buffer): number | undefined {
  try {
    const focal = exifReader(exif).Photo?.FocalLengthIn35mmFilm;
    return typeof focal === "number" && focal > 5 ? focal : undefined;
  } catch {
    // Damaged EXIF is common and tells nothing: the usual lens is assumed.
    return undefined;
  }
}

export const encodePng = ({ width, height, data }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 6 });

export const savePng = (file: string, image: RgbImage) => encodePng(image).toFile(file);
