import type { ErrorCode } from "#contract/envelope.ts";
import { acceptPhoto } from "./accept-photo.ts";
import { checkMask } from "./check-mask.ts";
import { makeSocialCard } from "./social-card.ts";

/** What the photo reader's process does with one file, beside what else it is told. Bytes of the answer go back as files. */
export const PHOTO_TASKS = {
  acceptPhoto,
  makeSocialCard: async (content: Uint8Array): Promise<object> => ({
    content: await makeSocialCard(content),
  }),
  checkMask: async (content: Uint8Array, photo: { width: number; height: number }): Promise<object> => {
    await checkMask(content, photo);
    return {};
  },
};
export type PhotoTaskName = keyof typeof PHOTO_TASKS;

/** From the reader to its process: the file `in` of this folder is the picture. */
export type PhotoTask = { task: PhotoTaskName; folder: string; details: unknown[] };

/**
 * Back: `files` names the fields whose bytes lie in the folder. A refusal travels as a value: an error loses its class on the way. `heldBytes` is what the
 * process keeps of its memory.
 */
export type PhotoDone =
  | { ok: true; facts: object; files: string[]; heldBytes: number }
  | { ok: false; code: ErrorCode; message: string; because: string; heldBytes: number };
