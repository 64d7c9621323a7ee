import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "../app-error.ts";
import { createThreadPool } from "../threads/thread-pool.ts";
import type { PhotoRead, PhotoTask, PhotoTasks } from "./photo.worker.ts";

export type PhotoReader = {
  /** Each in a thread. @throws AppError payload_too_large, unsupported_media_type or unprocessable. */
  [Task in keyof PhotoTasks]: PhotoTasks[Task];
} & { close(): Promise<void> };

/** With the wait in line. A 48-megapixel HEIC takes about 7 s on a slow core, anything else a few. */
const LIMIT_MS = 30_000;

/**
 * Pictures are decoded in threads of their own. Two at a time bounds the memory, since each may hold 250 MB; a thread that runs out
 * of time or memory ends with the one picture, and the server goes on.
 */
export function createPhotoReader({ limitMs = LIMIT_MS } = {}): PhotoReader {
  const pool = createThreadPool<PhotoTask, never, PhotoRead>({
    script: new URL("./photo.worker.ts", import.meta.url),
    size: 2,
    maxHeapMb: 512,
  });
  const inThread = <Task extends keyof PhotoTasks>(task: Task) =>
    (async (...args: unknown[]) => {
      const signal = AbortSignal.timeout(limitMs);
      const read = await pool.run({ task, args }, { signal }).catch((cause: unknown) => {
        const message = signal.aborted ? MESSAGES.imageTooSlow : MESSAGES.imageUndecodable;
        throw new AppError("unprocessable", message, { cause });
      });
      if (read.ok) return read.result;
      throw new AppError(read.code, read.message, { cause: new Error(read.because) });
    }) as PhotoTasks[Task];
  return {
    acceptPhoto: inThread("acceptPhoto"),
    checkMask: inThread("checkMask"),
    makeThumbnail: inThread("makeThumbnail"),
    close: () => pool.close(),
  };
}
