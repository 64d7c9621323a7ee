import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { KEPT_DAYS } from "#contract/kept-days.ts";
import type { Db } from "#server/db/connect.ts";
import {
  companyInvitations,
  companyLog,
  deletedGenerations,
  designs,
  generationEvents,
  paymentEvents,
  refreshTokens,
  resetTokens,
  sealedRecords,
  sessions,
  webhookDeliveries,
} from "#server/db/schema.ts";

/** Archived projects are deleted with their pictures, by a job of their own. */
export type Forgotten = Exclude<keyof typeof KEPT_DAYS, "archivedProjects">;

/** What has a time to be kept: the deletion of its rows that ended before a moment. */
export const DELETE_ENDED = {
  // Their refresh tokens go with them.
  sessions: (db, before) =>
    db.delete(sessions).where(or(lt(sessions.revokedAt, before), lt(sessions.expiresAt, before))),
  usedRefreshTokens: (db, before) => db.delete(refreshTokens).where(lt(refreshTokens.usedAt, before)),
  resetTokens: (db, before) => db.delete(resetTokens).where(lt(resetTokens.expiresAt, before)),
  paymentEvents: (db, before) => db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before)),
  // The event that tells the end stays for who opens the design later; unfinished pictures go when it ends, with their files.
  generationProgress: (db, before) =>
    db
      .delete(generationEvents)
      .where(and(eq(generationEvents.type, "progress"), lt(generationEvents.createdAt, before))),
  deletedGenerations: (db, before) =>
    db.delete(deletedGenerations).where(lt(deletedGenerations.createdAt, before)),
  // Their photos are unused then, and swept with the others.
  archivedDesigns: (db, before) => db.delete(designs).where(lt(designs.archivedAt, before)),
  webhookDeliveries: (db, before) =>
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before)),
  companyLog: (db, before) => db.delete(companyLog).where(lt(companyLog.at, before)),
  companyInvitations: (db, before) =>
    db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, before)),
  // Their papers are named by nothing then, and swept with other files.
  sealedRecords: (db, before) =>
    db.delete(sealedRecords).where(and(isNull(sealedRecords.userId), lt(sealedRecords.createdAt, before))),
} satisfies Record<Forgotten, (db: Db, before: Date) => Promise<unknown>>;
