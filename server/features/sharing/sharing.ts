import { randomBytes } from "node:crypto";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/connect.ts";
import type { FileUrls } from "../../files/file-urls.ts";
import type { Actor } from "../../http/context.ts";
import {
  findLivingShare,
  findSharedDesign,
  insertShare,
  lockOwnDesign,
  revoke,
  type SharedDesignRow,
  type ShareRow,
  setPrices,
} from "./sharing.store.ts";

export type SharingDeps = { db: Db; urls: FileUrls; publicUrl: string; now(): Date };

/** 128 random bits: 22 characters that nobody guesses. */
const newShareId = () => randomBytes(16).toString("base64url");

/** The same design keeps its link until it is taken back. */
export function createShare(
  deps: SharingDeps,
  actor: Actor,
  input: { savedImageId: number; withPrices?: boolean | undefined },
): Promise<ShareRow> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockOwnDesign(tx, actor.userId, input.savedImageId)))
      throw new AppError("not_found", MESSAGES.imageNotFound);
    const living = await findLivingShare(tx, input.savedImageId);
    const withPrices = input.withPrices ?? living?.withPrices ?? true;
    if (!living)
      return insertShare(tx, {
        id: newShareId(),
        userId: actor.userId,
        imageId: input.savedImageId,
        withPrices,
        createdAt: deps.now(),
      });
    if (living.withPrices !== withPrices) await setPrices(tx, living.id, withPrices);
    return { ...living, withPrices };
  });
}

export async function requireSharedDesign(deps: SharingDeps, shareId: string): Promise<SharedDesignRow> {
  const row = await findSharedDesign(deps.db, shareId);
  if (!row) throw new AppError("not_found", MESSAGES.sharedNotFound);
  return row;
}

export async function revokeShare(deps: SharingDeps, actor: Actor, shareId: string): Promise<void> {
  if (!(await revoke(deps.db, actor.userId, shareId, deps.now())))
    throw new AppError("not_found", MESSAGES.sharedNotFound);
}
