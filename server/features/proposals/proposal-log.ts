import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { ProposalEvent } from "#contract/proposal-events.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { proposalLog } from "#server/db/schema.ts";
import { tellWebhooks } from "#server/features/webhooks/webhooks.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { sha256Of } from "#server/sha256.ts";

export type LogRow = typeof proposalLog.$inferSelect;

/** Any constant does, as long as it stays. */
const LOG_LOCK = 0x6c_6f_67_31;

/** What the first row hashes in place of a row before. */
export const FIRST_PREVIOUS = "0".repeat(64);

/** Everything of a row but its own hash. */
export const hashOfRow = ({
  sequence,
  proposalId,
  event,
  at,
  data,
  previousSha256,
}: Omit<LogRow, "sha256">) =>
  sha256Of(canonicalJson({ sequence, proposalId, event, at: at.toISOString(), data, previousSha256 }));

/**
 * Adds a row that hashes the last one. Rows are numbered one after the other for all proposals together, so a row that is taken out
 * leaves a gap. Until the transaction ends no other adds one: lock what else is to be locked before.
 */
export async function appendEvent(
  queue: Pick<Queue, "send">,
  tx: Transaction,
  {
    proposalId,
    event,
    at,
    data = {},
  }: { proposalId: string; event: ProposalEvent; at: Date; data?: LogRow["data"] },
): Promise<{ sequence: number; sha256: string }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOG_LOCK})`);
  const [last] = await tx
    .select({ sequence: proposalLog.sequence, sha256: proposalLog.sha256 })
    .from(proposalLog)
    .orderBy(desc(proposalLog.sequence))
    .limit(1);
  const row = {
    sequence: (last?.sequence ?? 0) + 1,
    ...{ proposalId, event, at, data },
    previousSha256: last?.sha256 ?? FIRST_PREVIOUS,
  };
  const sha256 = hashOfRow(row);
  await tx.insert(proposalLog).values({ ...row, sha256 });
  await tellWebhooks(queue, tx, row);
  return { sequence: row.sequence, sha256 };
}

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
