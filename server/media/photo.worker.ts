import type { ErrorCode } from "#contract/envelope.ts";
import { AppError } from "../app-error.ts";
import { serveThread } from "../threads/serve-thread.ts";
import { acceptPhoto } from "./accept-photo.ts";
import { checkMask } from "./check-mask.ts";
import { makeThumbnail } from "./thumbnail.ts";

const TASKS = { acceptPhoto, checkMask, makeThumbnail };
export type PhotoTasks = typeof TASKS;
export type PhotoTask = { task: keyof PhotoTasks; args: unknown[] };
/** A refusal travels as a value: an error loses its class on the way out of a thread. */
export type PhotoRead =
  | { ok: true; result: unknown }
  | { ok: false; code: ErrorCode; message: string; because: string };

serveThread<PhotoTask, never, PhotoRead>(async ({ task, args }) => {
  try {
    const run = TASKS[task] as (...args: unknown[]) => Promise<unknown>;
    return { result: { ok: true, result: await run(...args) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, userMessage: message, cause } = error;
    return { result: { ok: false, code, message, because: String(cause ?? "") } };
  }
});
