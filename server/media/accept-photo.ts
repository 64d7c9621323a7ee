import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { MESSAGES, tooManyPixels } from "#contract/messages.ts";
import { withoutMetadata } from "#core/image-file/without-metadata.ts";
import type { FileEnding } from "#server/adapters/storage/storage-key.ts";
import { AppError } from "#server/app-error.ts";
import { decodeHeic } from "./decode-heic.ts";
import { type ImageFormat, sniffImageFormat } from "./image-format.ts";
import { type PhotoFacts, photoFactsOf } from "./photo-exif.ts";
import { makeThumbnail } from "./thumbnail.ts";

/** A picture as it is stored: upright, 8 bits, opaque, without metadata but a color profile. */
export type AcceptedPhoto = PhotoFacts & {
  content: Uint8Array;
  thumbnail: Uint8Array;
  ending: FileEnding;
  width: number;
  height: number;
  /** Of the stored content, so that the same upload twice is one file. */
  sha256: string;
};

/** HEIC and AVIF share a container, and need different decoders. */
type Decoder = Exclude<ImageFormat, "heif"> | "avif" | "heic";

/**
 * By what the decoders hold at once (photo-memory.test.ts measures it). Phones make JPEG and HEIC of up to 50 megapixels; AVIF takes 18 to 24 bytes for each
 * pixel, WebP 8, whatever is in the picture. Drawings stay lossless; a photograph that is no JPEG becomes one.
 */
const DECODERS = {
  jpeg: { name: "JPEG", maxMegapixels: 50, lossless: false },
  png: { name: "PNG", maxMegapixels: 50, lossless: true },
  gif: { name: "GIF", maxMegapixels: 50, lossless: true },
  tiff: { name: "TIFF", maxMegapixels: 50, lossless: false },
  heic: { name: "HEIC", maxMegapixels: 50, lossless: false },
  webp: { name: "WebP", maxMegapixels: 25, lossless: false },
  avif: { name: "AVIF", maxMegapixels: 16, lossless: false },
} as const satisfies Record<Decoder, { name: string; maxMegapixels: number; lossless: boolean }>;

/** At 92 without chroma subsampling a photo's edges stay clean enough to paint beside them. */
const JPEG_QUALITY = 92;
/** Tables made for the picture save a seventh of the file and hold 6 bytes for each pixel: 300 MB for 50 megapixels. */
const OPTIMIZED_MAX_PIXELS = 12_500_000;

/**
 * Decides by content what the file is and makes a stored photo of it, with its thumbnail. Runs in the photo reader's process.
 * @throws AppError unsupported_media_type or unprocessable.
 */
export async function acceptPhoto(content: Uint8Array): Promise<AcceptedPhoto> {
  const format = sniffImageFormat(content);
  if (!format) throw new AppError("unsupported_media_type", MESSAGES.imageNotRecognised);
  try {
    const { picture, metadata, lossless } = await openPicture(content, format);
    const stored =
      (await keepJpeg(content, format, metadata)) ??
      (await encode(picture, lossless, metadata.width * metadata.height));
    return {
      ...stored,
      thumbnail: await makeThumbnail(stored.content),
      sha256: createHash("sha256").update(stored.content).digest("hex"),
      ...photoFactsOf(metadata.exif),
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("unprocessable", MESSAGES.imageUndecodable, { cause });
  }
}

async function openPicture(
  content: Uint8Array,
  format: ImageFormat,
): Promise<{ picture: Sharp; metadata: Metadata; lossless: boolean }> {
  const metadata = await sharp(content, { limitInputPixels: false }).metadata();
  const decoder = format !== "heif" ? format : metadata.compression === "hevc" ? "heic" : "avif";
  const { name, maxMegapixels, lossless } = DECODERS[decoder];
  const maxPixels = maxMegapixels * 1_000_000;
  if (metadata.width * metadata.height > maxPixels)
    throw new AppError("unprocessable", tooManyPixels(name, maxMegapixels));
  if (decoder === "heic") {
    // libvips has no HEVC decoder; libheif turns the picture upright itself.
    const { data, ...raw } = await decodeHeic(content, maxPixels);
    return { picture: sharp(data, { raw }), metadata, lossless };
  }
  // First frame or page alone (the default); "error" forgives the harmless warnings that old cameras earn.
  const picture = sharp(content, { failOn: "error", limitInputPixels: maxPixels }).autoOrient();
  return { picture, metadata, lossless };
}

type Stored = Pick<AcceptedPhoto, "content" | "ending" | "width" | "height">;

/**
 * The person's own compressed picture where it can be kept, so that the house in a design is the house of the file. It is decoded
 * once, whole, before it is believed.
 */
async function keepJpeg(
  content: Uint8Array,
  format: ImageFormat,
  { width, height }: Metadata,
): Promise<Stored | null> {
  const kept = format === "jpeg" ? withoutMetadata(new Uint8Array(content)) : null;
  if (!kept) return null;
  // One line at a time: the mean of all lines needs no room for the picture.
  await sharp(kept, { failOn: "error", limitInputPixels: width * height }).stats();
  return { content: kept, ending: "jpg", width, height };
}

/** sharp drops EXIF, location included, and converts to sRGB. */
async function encode(picture: Sharp, lossless: boolean, pixels: number): Promise<Stored> {
  const upright = picture.flatten({ background: "#ffffff" }).toColourspace("srgb");
  const jpeg = {
    quality: JPEG_QUALITY,
    chromaSubsampling: "4:4:4",
    optimizeCoding: pixels <= OPTIMIZED_MAX_PIXELS,
  };
  const { data, info } = await (lossless ? upright.png() : upright.jpeg(jpeg)).toBuffer({
    resolveWithObject: true,
  });
  return { content: data, ending: lossless ? "png" : "jpg", width: info.width, height: info.height };
}
