import sharp from "sharp";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "../../app-error.ts";
import { sniffImageFormat } from "../../media/image-format.ts";

/** Far above what a mask of 50 megapixels takes. */
const MASK_MAX_BYTES = 8 * 1024 * 1024;

/**
 * A PNG of the photo's size with at least one fully transparent pixel.
 * @throws AppError payload_too_large or unprocessable.
 */
export async function readMask(upload: File, photo: { width: number; height: number }): Promise<Uint8Array> {
  if (upload.size > MASK_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.requestTooLarge);
  const content = new Uint8Array(await upload.arrayBuffer());
  const invalid = (cause?: unknown) => new AppError("unprocessable", MESSAGES.maskInvalid, { cause });
  if (sniffImageFormat(content) !== "png") throw invalid();
  try {
    const { width, height, hasAlpha } = await sharp(content).metadata();
    if (width !== photo.width || height !== photo.height) throw invalid();
    const { channels } = await sharp(content).stats();
    if (!hasAlpha || channels.at(-1)?.min !== 0) throw new AppError("unprocessable", MESSAGES.maskEmpty);
  } catch (cause) {
    throw cause instanceof AppError ? cause : invalid(cause);
  }
  return content;
}
