import type { ErrorCode } from "#contract/envelope.ts";
import { AppError } from "../app-error.ts";
import { serveThread } from "../threads/serve-thread.ts";
import { type AcceptedPhoto, acceptPhoto } from "./accept-photo.ts";

export type PhotoTask = { content: Uint8Array };
/** A refusal travels as a value: an error loses its class on the way out of a thread. */
export type PhotoRead =
  | { ok: true; photo: AcceptedPhoto }
  | { ok: false; code: ErrorCode; message: string; because: string };

serveThread<PhotoTask, never, PhotoRead>(async ({ content }) => {
  try {
    return { result: { ok: true, photo: await acceptPhoto(content) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, userMessage: message, cause } = error;
    return { result: { ok: false, code, message, because: String(cause ?? "") } };
  }
});
