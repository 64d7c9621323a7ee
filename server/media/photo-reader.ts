import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "../app-error.ts";
import { createThreadPool } from "../threads/thread-pool.ts";
import type { AcceptedPhoto } from "./accept-photo.ts";
import type { PhotoRead, PhotoTask } from "./photo.worker.ts";

export type PhotoReader = {
  /** @throws AppError payload_too_large, unsupported_media_type or unprocessable. */
  accept(content: Uint8Array): Promise<AcceptedPhoto>;
  close(): Promise<void>;
};

/** With the wait in line. A 48-megapixel HEIC takes about 7 s on a slow core, anything else a few. */
const LIMIT_MS = 30_000;

/**
 * Uploads are decoded in threads of their own. Two at a time bounds the memory, since each may hold 250 MB; a thread that runs out
 * of time or memory ends with the one photo, and the server goes on.
 */
export function createPhotoReader({ limitMs = LIMIT_MS } = {}): PhotoReader {
  const pool = createThreadPool<PhotoTask, never, PhotoRead>({
    script: new URL("./photo.worker.ts", import.meta.url),
    size: 2,
    maxHeapMb: 512,
  });
  return {
    async accept(content) {
      const signal = AbortSignal.timeout(limitMs);
      const read = await pool.run({ content }, { signal }).catch((cause: unknown) => {
        const message = signal.aborted ? MESSAGES.imageTooSlow : MESSAGES.imageUndecodable;
        throw new AppError("unprocessable", message, { cause });
      });
      if (read.ok) return read.photo;
      throw new AppError(read.code, read.message, { cause: new Error(read.because) });
    },
    close: () => pool.close(),
  };
}
