import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { FileEnding } from "../adapters/storage/storage-key.ts";
import { AppError } from "../app-error.ts";
import { decodeHeic } from "./decode-heic.ts";
import { DECODE_LIMIT_S } from "./decode-limit.ts";
import { type ImageFormat, sniffImageFormat } from "./image-format.ts";
import { type PhotoFacts, photoFactsOf } from "./photo-exif.ts";

/** A picture as it is stored: upright, 8-bit sRGB, opaque, without any metadata. */
export type AcceptedPhoto = PhotoFacts & {
  content: Uint8Array;
  ending: FileEnding;
  width: number;
  height: number;
  /** Of the stored content, so that the same upload twice is one file. */
  sha256: string;
};

/** 50 megapixels: above what phones make, below what one request may hold in memory (150 MB as RGB). */
const MAX_PIXELS = 50_000_000;

/** At 92 without chroma subsampling a photo's edges stay clean enough to paint beside them. */
const JPEG_QUALITY = 92;

/**
 * Decides by content what the file is and makes a stored photo of it. Runs in a thread of the photo reader.
 * @throws AppError payload_too_large, unsupported_media_type or unprocessable.
 */
export async function acceptPhoto(content: Uint8Array): Promise<AcceptedPhoto> {
  if (content.byteLength > UPLOAD_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
  const format = sniffImageFormat(content);
  if (!format) throw new AppError("unsupported_media_type", MESSAGES.imageNotRecognised);
  try {
    const { picture, metadata } = await openPicture(content);
    const { data, info } = await encode(picture, format);
    return {
      content: data,
      ending: info.format === "png" ? "png" : "jpg",
      width: info.width,
      height: info.height,
      sha256: createHash("sha256").update(data).digest("hex"),
      ...photoFactsOf(metadata.exif),
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isSlow = cause instanceof Error && cause.message.startsWith("timeout:");
    throw new AppError("unprocessable", isSlow ? MESSAGES.imageTooSlow : MESSAGES.imageUndecodable, {
      cause,
    });
  }
}

async function openPicture(content: Uint8Array): Promise<{ picture: Sharp; metadata: Metadata }> {
  // First frame or page alone (the default); "error" forgives the harmless warnings that old cameras earn.
  const options = { failOn: "error", limitInputPixels: MAX_PIXELS } as const;
  const metadata = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new AppError("unprocessable", MESSAGES.imageTooManyPixels);
  if (metadata.compression !== "hevc") return { picture: sharp(content, options).autoOrient(), metadata };
  // libvips has no HEVC decoder; libheif turns the picture upright itself.
  const { width, height, rgba } = await decodeHeic(content, MAX_PIXELS);
  return { picture: sharp(rgba, { raw: { width, height, channels: 4 } }), metadata };
}

/** Drawings stay lossless, photographs become JPEG. sharp drops EXIF, location included, and converts to sRGB. */
function encode(picture: Sharp, format: ImageFormat) {
  const upright = picture
    .timeout({ seconds: DECODE_LIMIT_S })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
  const lossless = format === "png" || format === "gif";
  return (
    lossless ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" })
  ).toBuffer({ resolveWithObject: true });
}
