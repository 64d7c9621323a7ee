import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { PhotoReader } from "#server/media/photo-reader.ts";

/** Far above what a mask of 50 megapixels takes. */
const MASK_MAX_BYTES = 8 * 1024 * 1024;

/** @throws AppError payload_too_large or unprocessable. */
export async function readMask(
  photos: PhotoReader,
  person: string,
  upload: File,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  if (upload.size > MASK_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.requestTooLarge);
  const content = new Uint8Array(await upload.arrayBuffer());
  await photos.checkMask(person, content, { width, height });
  return content;
}
