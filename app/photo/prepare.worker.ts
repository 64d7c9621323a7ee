import { readPhotoFacts, withPhotoFacts } from "./photo-facts.ts";
import { encodeWithin, fitWithin, keepWithin } from "./photo-fit.ts";
import type { PrepareAnswer, PrepareRequest } from "./prepare-photo.ts";

/** Decoding and encoding 12 megapixels takes a quarter of a second: never on the thread that people touch. */
async function prepare(file: Blob): Promise<{ blob: Blob; width: number; height: number }> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    let size = fitWithin(picture);
    const facts = await readPhotoFacts(file);
    const kept = size.width === picture.width && (await keepWithin(file));
    if (kept) return { blob: withPhotoFacts(kept, facts), ...size };
    const blob = await encodeWithin(async (longestPx, quality) => {
      size = fitWithin(picture, longestPx);
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext("2d", { alpha: false })!;
      // JPEG has no transparency: what was see-through becomes white, not black.
      context.fillStyle = "#fff";
      context.fillRect(0, 0, size.width, size.height);
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, size.width, size.height);
      return canvas.convertToBlob({ type: "image/jpeg", quality });
    });
    return { blob: withPhotoFacts(blob, facts), ...size };
  } finally {
    picture.close();
  }
}

self.onmessage = async (event: MessageEvent<PrepareRequest>) => {
  const { id, file } = event.data;
  let answer: PrepareAnswer;
  try {
    answer = { id, ok: true, ...(await prepare(file)) };
  } catch {
    answer = { id, ok: false };
  }
  self.postMessage(answer);
};
