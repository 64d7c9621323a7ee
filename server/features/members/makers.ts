import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { companyMembers, users } from "#server/db/schema.ts";

export type NameOfMaker = (madeBy: string | null) => string | null;

/**
 * Names of who made things, by their accounts; all in one question. Null for an account that is gone and for what was made before it
 * was kept, and for everything where one person works alone: their own name would stand on all of it.
 */
export async function namesOfMakers(
  db: Db | Transaction,
  companyId: string,
  makers: (string | null)[],
): Promise<NameOfMaker> {
  const ids = [...new Set(makers)].filter((id) => id !== null);
  if (ids.length === 0) return () => null;
  const rows = await db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        exists(
          db.select({ one: sql`1` }).from(companyMembers).where(eq(companyMembers.companyId, companyId)),
        ),
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (madeBy) => (madeBy === null ? null : names.get(madeBy) || null);
}
