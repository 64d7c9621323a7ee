import { asc, countDistinct, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { analyticsEvents } from "#server/db/schema.ts";

export type AnalyticsEvent = Pick<
  typeof analyticsEvents.$inferSelect,
  "sessionId" | "eventType" | "eventData" | "createdAt"
>;

export const insertEvent = (db: Db, event: AnalyticsEvent) => db.insert(analyticsEvents).values(event);

export const deleteEventsBefore = (db: Db, moment: Date) =>
  db.delete(analyticsEvents).where(lt(analyticsEvents.createdAt, moment));

const count = (eventType: AnalyticsEvent["eventType"]) =>
  sql<number>`count(*) filter (where ${analyticsEvents.eventType} = ${eventType})`.mapWith(Number);
const visitsWith = (eventType: AnalyticsEvent["eventType"]) =>
  sql<number>`count(distinct ${analyticsEvents.sessionId}) filter (where ${analyticsEvents.eventType} = ${eventType})`.mapWith(
    Number,
  );

const counts = {
  visits: countDistinct(analyticsEvents.sessionId),
  pageLoads: count("page_load"),
  uploads: count("image_upload"),
  attempts: count("generate_attempt"),
};
export type EventCounts = { visits: number; pageLoads: number; uploads: number; attempts: number };

const utcDay = sql<string>`to_char(${analyticsEvents.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Days without an event are left out. */
export const countByDay = (db: Db, since: Date): Promise<({ day: string } & EventCounts)[]> =>
  db
    .select({ day: utcDay, ...counts })
    .from(analyticsEvents)
    .where(gte(analyticsEvents.createdAt, since))
    .groupBy(utcDay)
    .orderBy(asc(utcDay));

/** Over the whole time, because one visitor of two days is one visitor. */
export async function countAll(
  db: Db,
  since: Date,
): Promise<EventCounts & { visitsWithUpload: number; visitsWithAttempt: number }> {
  const [row] = await db
    .select({
      ...counts,
      visitsWithUpload: visitsWith("image_upload"),
      visitsWithAttempt: visitsWith("generate_attempt"),
    })
    .from(analyticsEvents)
    .where(gte(analyticsEvents.createdAt, since));
  if (!row) throw new Error("a count answered no row");
  return row;
}
