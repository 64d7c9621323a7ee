import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { companyAccounts, proposals } from "#server/db/schema.ts";

type AccountRow = typeof companyAccounts.$inferSelect;

export async function findCompanyAccount(db: Db, userId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(companyAccounts).where(eq(companyAccounts.userId, userId));
  return row ?? null;
}

/** The first account of a person stays. */
export async function insertCompanyAccount(
  db: Db,
  values: typeof companyAccounts.$inferInsert,
): Promise<void> {
  await db.insert(companyAccounts).values(values).onConflictDoNothing();
}

export const setAccountReady = (db: Db, accountId: string, isReady: boolean, updatedAt: Date) =>
  db.update(companyAccounts).set({ isReady, updatedAt }).where(eq(companyAccounts.accountId, accountId));

export const deleteCompanyAccount = (db: Db, accountId: string) =>
  db.delete(companyAccounts).where(eq(companyAccounts.accountId, accountId));

export async function isKnownAccount(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: companyAccounts.userId })
    .from(companyAccounts)
    .where(eq(companyAccounts.accountId, accountId));
  return rows.length > 0;
}

/** The proposal whose deposit is asked for on this page, or was paid by this page or payment, to this very account. */
export async function findByPayment(db: Db, accountId: string, about: string): Promise<string | null> {
  const paid = sql`${proposals.deposit}->'payment'`;
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      or(
        and(
          sql`${proposals.depositPage}->>'accountId' = ${accountId}`,
          sql`${proposals.depositPage}->>'pageId' = ${about}`,
        ),
        and(
          sql`${paid}->>'accountId' = ${accountId}`,
          or(sql`${paid}->>'pageId' = ${about}`, sql`${paid}->>'paymentId' = ${about}`),
        ),
      ),
    );
  return row?.id ?? null;
}
