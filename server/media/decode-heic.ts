import decode from "heic-decode";

type HeicPixels = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/**
 * Upright 8-bit RGBA. Over a second of pure CPU for a phone's photo, so it belongs in a thread.
 * @throws for what libheif cannot decode and for too many pixels.
 */
export async function decodeHeic(content: Uint8Array, maxPixels: number): Promise<HeicPixels> {
  const frames = await decode.all({ buffer: content });
  try {
    const first = frames[0];
    // Asked before a pixel is decoded: WebAssembly memory is outside the thread's heap limit.
    if (!first || first.width * first.height > maxPixels)
      throw new RangeError("The picture has too many pixels");
    const { width, height, data } = await first.decode();
    return { width, height, rgba: data };
  } finally {
    frames.dispose();
  }
}
