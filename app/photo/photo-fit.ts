import { UPLOAD_MAX_BYTES, UPLOAD_TARGET_BYTES, UPLOAD_TARGET_SIDE_PX } from "#contract/limits.ts";
import { withoutMetadata } from "#core/image-file/without-metadata.ts";

export type Size = { width: number; height: number };

/** The size of a picture brought within a longest side; never enlarged, never less than a pixel. */
export function fitWithin(size: Size, longestPx: number = UPLOAD_TARGET_SIDE_PX): Size {
  const scale = Math.min(1, longestPx / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** JPEG qualities to try from the best; below the last one a smaller picture looks better than a coarser one. */
const QUALITIES = [0.92, 0.85, 0.75, 0.65];
const SHRINK_STEP = 0.8;

/**
 * The best encoding within the byte limit: first coarser, then smaller. `encode` gets the longest side and the quality.
 */
export async function encodeWithin(
  encode: (longestPx: number, quality: number) => Promise<Blob>,
  maxBytes: number = UPLOAD_TARGET_BYTES,
): Promise<Blob> {
  for (let longestPx = UPLOAD_TARGET_SIDE_PX; ; longestPx = Math.round(longestPx * SHRINK_STEP)) {
    for (const quality of QUALITIES) {
      const blob = await encode(longestPx, quality);
      if (blob.size <= maxBytes || longestPx < 400) return blob;
    }
  }
}

/** The person's own JPEG without its metadata; null when it is too heavy or has to be encoded anew. */
export async function keepWithin(file: Blob, maxBytes: number = UPLOAD_TARGET_BYTES): Promise<Blob | null> {
  if (file.type !== "image/jpeg" || file.size > maxBytes) return null;
  const kept = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return kept && new Blob([kept], { type: "image/jpeg" });
}

/** Files that may be taken, and how many are too large to be. */
export function splitBySize<F extends { size: number }>(
  files: readonly F[],
): { taken: F[]; tooLarge: number } {
  const taken = files.filter((file) => file.size <= UPLOAD_MAX_BYTES);
  return { taken, tooLarge: files.length - taken.length };
}

const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif|tiff?|hei[cf]|bmp)$/i;

/** "Any image type"; phones and some systems hand over HEIC without a type, so the name counts too. */
export const isPicture = (file: { type: string; name: string }): boolean =>
  file.type.startsWith("image/") || (file.type === "" && PICTURE_NAME.test(file.name));
