import sharp from "sharp";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { sniffImageFormat } from "./image-format.ts";

/**
 * A PNG of the photo's size with at least one fully transparent pixel. Runs in the photo reader's process.
 * @throws AppError unprocessable.
 */
export async function checkMask(
  content: Uint8Array,
  photo: { width: number; height: number },
): Promise<void> {
  const invalid = (cause?: unknown) => new AppError("unprocessable", MESSAGES.maskInvalid, { cause });
  if (sniffImageFormat(content) !== "png") throw invalid();
  try {
    const { width, height, hasAlpha } = await sharp(content).metadata();
    if (width !== photo.width || height !== photo.height) throw invalid();
    if (!hasAlpha) throw new AppError("unprocessable", MESSAGES.maskEmpty);
    const alpha = await sharp(content).extractChannel("alpha").raw({ depth: "uchar" }).toBuffer();
    if (!alpha.includes(0)) throw new AppError("unprocessable", MESSAGES.maskEmpty);
  } catch (cause) {
    throw cause instanceof AppError ? cause : invalid(cause);
  }
}
