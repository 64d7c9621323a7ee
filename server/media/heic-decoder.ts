import { createThreadPool } from "../threads/thread-pool.ts";
import type { HeicPixels, HeicTask } from "./heic.worker.ts";

export type HeicDecoder = {
  /** Upright 8-bit RGBA. Rejects for what libheif cannot decode, for too many pixels, and after 20 seconds. */
  decode(task: HeicTask): Promise<HeicPixels>;
  close(): Promise<void>;
};

/** A 48-megapixel photo takes about 7 s on a slow core. */
const DECODE_TIMEOUT_MS = 20_000;

/** One at a time: each decode may hold 250 MB. */
export function createHeicDecoder(): HeicDecoder {
  const pool = createThreadPool<HeicTask, never, HeicPixels>({
    script: new URL("./heic.worker.ts", import.meta.url),
    size: 1,
    maxHeapMb: 512,
  });
  return {
    decode: (task) => pool.run(task, { signal: AbortSignal.timeout(DECODE_TIMEOUT_MS) }),
    close: () => pool.close(),
  };
}
