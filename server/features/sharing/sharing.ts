import { randomBytes } from "node:crypto";
import { MESSAGES } from "#contract/messages.ts";
import type { PriceDetail } from "#core/bom/client-bom.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db } from "#server/db/connect.ts";
import type { FileUrls } from "#server/files/file-urls.ts";
import { sharedPrices } from "./shared-prices.ts";
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
  input: { savedImageId: number; prices?: PriceDetail | undefined },
): Promise<ShareRow & { prices: PriceDetail }> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockOwnDesign(tx, actor.companyId, input.savedImageId)))
      throw new AppError("not_found", MESSAGES.imageNotFound);
    const living = await findLivingShare(tx, input.savedImageId);
    const before = living ? sharedPrices(living) : "none";
    const prices = input.prices ?? before;
    if (!living) {
      const row = await insertShare(tx, {
        id: newShareId(),
        userId: actor.companyId,
        imageId: input.savedImageId,
        prices,
        // The release before would show costs.
        withPrices: false,
        createdAt: deps.now(),
      });
      return { ...row, prices };
    }
    if (living.prices !== prices) await setPrices(tx, living.id, prices);
    return { ...living, prices };
  });
}

export async function requireSharedDesign(deps: SharingDeps, shareId: string): Promise<SharedDesignRow> {
  const row = await findSharedDesign(deps.db, shareId);
  if (!row) throw new AppError("not_found", MESSAGES.sharedNotFound);
  return row;
}

export async function revokeShare(deps: SharingDeps, actor: Actor, shareId: string): Promise<void> {
  if (!(await revoke(deps.db, actor.companyId, shareId, deps.now())))
    throw new AppError("not_found", MESSAGES.sharedNotFound);
}
