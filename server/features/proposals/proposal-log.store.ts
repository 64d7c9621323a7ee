import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { proposalLog } from "#server/db/schema.ts";

export type LogRow = typeof proposalLog.$inferSelect;

/** Any constant does, as long as it stays. */
const LOG_LOCK = 0x6c_6f_67_31;

/** Until the transaction ends no other adds a row. */
export async function lockLastRow(tx: Transaction): Promise<Pick<LogRow, "sequence" | "sha256"> | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOG_LOCK})`);
  const [last] = await tx
    .select({ sequence: proposalLog.sequence, sha256: proposalLog.sha256 })
    .from(proposalLog)
    .orderBy(desc(proposalLog.sequence))
    .limit(1);
  return last ?? null;
}

export const insertRow = (tx: Transaction, row: typeof proposalLog.$inferInsert) =>
  tx.insert(proposalLog).values(row);

export const selectEvents = (db: Db | Transaction, proposalId: string): Promise<LogRow[]> =>
  db
    .select()
    .from(proposalLog)
    .where(eq(proposalLog.proposalId, proposalId))
    .orderBy(asc(proposalLog.sequence));

/** The whole log, oldest first, in pages. */
export async function* selectLog(db: Db): AsyncGenerator<LogRow[]> {
  const page = 1_000;
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await db
      .select()
      .from(proposalLog)
      .where(and(gt(proposalLog.sequence, after)))
      .orderBy(asc(proposalLog.sequence))
      .limit(page);
    yield rows;
    if (rows.length < page) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}
