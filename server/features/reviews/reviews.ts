import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db } from "#server/db/connect.ts";
import type { FileUrls } from "#server/files/file-urls.ts";
import {
  findFreeDesign,
  findReviewImage,
  isReviewer,
  type Rating,
  type ReviewImageRow,
  renewLeases,
  takeLease,
  writeReview,
} from "./reviews.store.ts";

export type ReviewDeps = { db: Db; urls: FileUrls; now(): Date };

/**
 * How long a design is held for a reviewer who says nothing more. An open page renews it well before; a closed one
 * gives its two designs back after this time.
 */
const LEASE_MS = 10 * 60_000;

export async function requireReviewer({ db }: ReviewDeps, actor: Actor): Promise<void> {
  if (!(await isReviewer(db, actor.accountId))) throw new AppError("forbidden", MESSAGES.reviewerRequired);
}

/**
 * The design that this reviewer holds already, else the oldest that nobody has; `besides` = the one on their screen, to load
 * the next ahead of time. Each call renews what they hold, so an open page never loses its design to somebody else.
 */
export async function nextToReview(
  deps: ReviewDeps,
  { accountId: userId }: Actor,
  besides?: number,
): Promise<ReviewImageRow | null> {
  const now = deps.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const held = (await renewLeases(deps.db, userId, now, until)).find((id) => id !== besides);
  if (held !== undefined) return findReviewImage(deps.db, held);
  for (;;) {
    const imageId = await findFreeDesign(deps.db, now, besides);
    if (imageId === null) return null;
    // Each turn is lost to somebody who got that design, so the loop ends with the designs.
    if (await takeLease(deps.db, { imageId, reviewerId: userId, now }, until))
      return findReviewImage(deps.db, imageId);
  }
}

export async function submitReview(
  deps: ReviewDeps,
  { accountId: userId }: Actor,
  review: { imageId: number; rating: Rating; notes: string | null },
): Promise<ReviewImageRow> {
  const { imageId, rating, notes } = review;
  if (!(await findReviewImage(deps.db, imageId))) throw new AppError("not_found", MESSAGES.imageNotFound);
  const taking = { imageId, reviewerId: userId, now: deps.now() };
  if (!(await writeReview(deps.db, taking, { rating, notes })))
    throw new AppError("conflict", MESSAGES.reviewTaken);
  const written = await findReviewImage(deps.db, imageId);
  if (!written) throw new AppError("not_found", MESSAGES.imageNotFound);
  return written;
}
