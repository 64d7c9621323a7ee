import decode from "heic-decode";
import { serveThread } from "../threads/serve-thread.ts";

export type HeicTask = { content: Uint8Array; maxPixels: number };
export type HeicPixels = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/** Decoding takes over a second of pure CPU for a phone's photo, which is why it has a thread of its own. */
serveThread<HeicTask, never, HeicPixels>(async ({ content, maxPixels }) => {
  const frames = await decode.all({ buffer: content });
  try {
    const first = frames[0];
    // Asked before a pixel is decoded: WebAssembly memory is outside the thread's heap limit.
    if (!first || first.width * first.height > maxPixels)
      throw new RangeError("The picture has too many pixels");
    const { width, height, data } = await first.decode();
    return { result: { width, height, rgba: data }, transfer: [data.buffer] };
  } finally {
    frames.dispose();
  }
});
