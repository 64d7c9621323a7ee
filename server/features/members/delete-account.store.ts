import { and, count, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import {
  companyMembers,
  designs,
  files,
  generationEvents,
  generations,
  projects,
  proposals,
  sealedRecords,
  subscriptions,
  users,
} from "#server/db/schema.ts";
import { keysOf } from "#server/files/files.store.ts";

type Executor = Db | Transaction;

/** Companies that were handed to this person. */
export async function selectHandedTo(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.role, "owner")));
  return rows.map(({ id }) => id);
}

export const countOthers = (db: Executor, companyId: string, accountId: string): Promise<number> =>
  db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), ne(companyMembers.accountId, accountId)),
  );

/** What companies have of each. */
export async function countBelongings(db: Executor, companies: string[]) {
  return {
    projects: await db.$count(projects, inArray(projects.userId, companies)),
    designs: await db.$count(designs, inArray(designs.userId, companies)),
    sealed: await countSealed(db, companies),
  };
}

export async function countSealed(db: Executor, companies: string[]): Promise<number> {
  const [records] = await db
    .select({ count: count() })
    .from(sealedRecords)
    .where(inArray(sealedRecords.userId, companies));
  return records?.count ?? 0;
}

/** Keys in storage: files, masks, and pictures that were not finished. */
export async function selectKeys(tx: Transaction, companies: string[]): Promise<string[]> {
  const own = await tx.select().from(files).where(inArray(files.userId, companies));
  const masks = await tx
    .select({ key: generations.maskKey })
    .from(generations)
    .where(and(inArray(generations.userId, companies), isNotNull(generations.maskKey)));
  const partials = await tx
    .select({ key: sql<string>`${generationEvents.data}->>'key'` })
    .from(generationEvents)
    .where(
      and(
        eq(generationEvents.type, "partial"),
        inArray(
          generationEvents.generationId,
          tx.select({ id: generations.id }).from(generations).where(inArray(generations.userId, companies)),
        ),
      ),
    );
  return [...own.flatMap(keysOf), ...[...masks, ...partials].flatMap(({ key }) => key ?? [])];
}

/** With the account whose id one of them has. Answers where something could still be paid for them at the provider. */
export async function deleteCompanies(tx: Transaction, companies: string[]) {
  // Before the accounts: their rows name files, which go with the accounts.
  const gone = await tx
    .delete(proposals)
    .where(inArray(proposals.userId, companies))
    .returning({ page: proposals.depositPage });
  await tx.delete(designs).where(inArray(designs.userId, companies));
  const bought = await tx
    .delete(subscriptions)
    .where(inArray(subscriptions.userId, companies))
    .returning({ customerId: subscriptions.customerId });
  await tx.delete(users).where(inArray(users.id, companies));
  return {
    customers: bought.flatMap(({ customerId }) => customerId ?? []),
    pages: gone.flatMap(({ page }) => (page ? [{ accountId: page.accountId, pageId: page.pageId }] : [])),
  };
}
