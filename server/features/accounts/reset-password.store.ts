import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { resetTokens } from "#server/db/schema.ts";

const living = (hash: string, now: Date) =>
  and(eq(resetTokens.hash, hash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

export const insertResetToken = (db: Db | Transaction, values: typeof resetTokens.$inferInsert) =>
  db.insert(resetTokens).values(values);

export const endResetTokens = (db: Db | Transaction, userId: string, now: Date) =>
  db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));

export async function findResetToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const [row] = await db.select({ hash: resetTokens.hash }).from(resetTokens).where(living(hash, now));
  return row !== undefined;
}

/** Uses the token up; null when it was used, has ended or never was. */
export async function takeResetToken(db: Transaction, hash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(living(hash, now))
    .returning({ userId: resetTokens.userId });
  return row?.userId ?? null;
}
