import { randomUUID } from "node:crypto";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { DirectUpload, Storage } from "#server/adapters/storage/storage.ts";
import { isStorageKey } from "#server/adapters/storage/storage-key.ts";
import { AppError } from "#server/app-error.ts";
import { deleteNow } from "./delete-files.job.ts";

/** What people put into the store themselves waits here, unread, for the call that uses it. */
export const STAGED = "staged/";
/** A slow phone's four megabytes. */
const LIVES_S = 300;

const prefixOf = (userId: string) => `${STAGED}${userId}/`;

/** A place for one photo of exactly so many bytes; null where photos come inside the call. */
export async function stageUpload(
  storage: Storage,
  userId: string,
  bytes: number,
): Promise<(DirectUpload & { stagedKey: string }) | null> {
  if (bytes > UPLOAD_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
  const stagedKey = `${prefixOf(userId)}${randomUUID()}.bin`;
  const upload = await storage.directUpload(stagedKey, bytes, LIVES_S);
  return upload && { ...upload, stagedKey };
}

/** What the person put there, which serves once: a photo with its location in it must not lie about. Another person's is not found. */
export async function* takeStaged(
  storage: Storage,
  userId: string,
  stagedKey: string,
): AsyncGenerator<Uint8Array> {
  const isTheirs = stagedKey.startsWith(prefixOf(userId)) && isStorageKey(stagedKey);
  const staged = isTheirs ? await storage.get(stagedKey) : null;
  if (!staged) throw new AppError("not_found", MESSAGES.imageNotFound);
  try {
    if (staged.bytes > UPLOAD_MAX_BYTES) {
      await staged.stream.cancel();
      throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
    }
    yield* staged.stream;
  } finally {
    await deleteNow(storage, [stagedKey]);
  }
}
