import type { Db, Transaction } from "#server/db/connect.ts";
import { selectNamesAmongMany } from "./members.store.ts";

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
  const rows = await selectNamesAmongMany(db, companyId, ids);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (madeBy) => (madeBy === null ? null : names.get(madeBy) || null);
}
