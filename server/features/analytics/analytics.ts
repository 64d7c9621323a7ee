import type { AnalyticsEventType } from "#contract/endpoints/analytics.ts";
import type { Db } from "#server/db/connect.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import { deleteEventsBefore, insertEvent } from "./analytics.store.ts";

export type AnalyticsDeps = {
  db: Db;
  /** One visitor, and all of them together: a flood costs a bounded number of rows. */
  limits: { perAddress: RateLimit; overall: RateLimit };
  now(): Date;
};

/** A year and a bit, so that a season can be compared with the last one. */
const KEPT_MS = 400 * 86_400_000;

/** Neither the address nor the browser of the visitor is kept, only the random id. */
export async function recordEvent(
  deps: AnalyticsDeps,
  ip: string,
  event: { sessionId: string; eventType: AnalyticsEventType; eventData: Record<string, unknown> },
): Promise<void> {
  await deps.limits.perAddress(ip);
  await deps.limits.overall("all");
  const now = deps.now();
  await insertEvent(deps.db, { ...event, createdAt: now });
  // A visit sweeps out what is too old; by its index this costs next to nothing when there is none.
  if (event.eventType === "page_load") await deleteEventsBefore(deps.db, new Date(now.getTime() - KEPT_MS));
}
