import type { ProposalEvent } from "#contract/proposal-events.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { Transaction } from "#server/db/connect.ts";
import { tellWebhooks } from "#server/features/webhooks/webhooks.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { sha256Of } from "#server/sha256.ts";
import { insertRow, type LogRow, lockLastRow } from "./proposal-log.store.ts";

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
  const last = await lockLastRow(tx);
  const row = {
    sequence: (last?.sequence ?? 0) + 1,
    ...{ proposalId, event, at, data },
    previousSha256: last?.sha256 ?? FIRST_PREVIOUS,
  };
  const sha256 = hashOfRow(row);
  await insertRow(tx, { ...row, sha256 });
  await tellWebhooks(queue, tx, row);
  return { sequence: row.sequence, sha256 };
}
