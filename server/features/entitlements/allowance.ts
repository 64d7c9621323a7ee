import { MESSAGES } from "#contract/messages.ts";
import { tooManyAreas } from "#contract/plan-messages.ts";
import { billingMonth } from "#core/entitlements/billing-month.ts";
import { type Entitlements, entitlementsOf } from "#core/entitlements/entitlements.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { countAccepted, countDesigns, countHeldPlaces, findSubscription } from "./entitlements.store.ts";

/** Designs that a person keeps: what the free allowance and the dashboard count. Photos do not count. */
export const countSavedImages = (db: Db | Transaction, userId: string): Promise<number> =>
  countDesigns(db, userId);

/**
 * What a person may do now. Nothing is written down when a design is accepted: a design that is queued, running or
 * finished counts by being there, and one that failed or was cancelled stops counting by itself. Only one that was cancelled
 * after a paid call was sent for it goes on counting.
 */
export async function getEntitlements(
  db: Db | Transaction,
  userId: string,
  now: Date,
): Promise<Entitlements> {
  const subscription = await findSubscription(db, userId);
  const month = billingMonth(subscription?.currentPeriodStart ?? null, now);
  const savedImages = (await countSavedImages(db, userId)) + (await countHeldPlaces(db, userId));
  const generationsThisMonth = await countAccepted(db, userId, month);
  return entitlementsOf(subscription, { savedImages, generationsThisMonth }, now);
}

/** For the question whether a next design would be refused, before a photo is sent. */
export async function getAllowanceStatus(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ savedImageCount: number; hasReachedLimit: boolean }> {
  const { generation } = await getEntitlements(db, userId, now);
  return { savedImageCount: await countSavedImages(db, userId), hasReachedLimit: !generation.allowed };
}

/**
 * Certain only under the person's lock.
 * @throws AppError generation_limit when no design is left, subscription_required for more areas than the plan has.
 */
export async function requireGenerationAllowance(
  db: Db | Transaction,
  userId: string,
  now: Date,
  areas = 0,
): Promise<void> {
  const { generation, annotationPoints } = await getEntitlements(db, userId, now);
  if (!generation.allowed) throw new AppError("generation_limit", MESSAGES.generationLimit);
  if (areas > annotationPoints) throw new AppError("subscription_required", tooManyAreas(annotationPoints));
}
