import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ProposalRecord } from "#contract/proposal-record.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import type { Job } from "#server/jobs/job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { sha256Of } from "#server/sha256.ts";
import type { ProposalJobDeps } from "./proposal-deps.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import {
  findAnyProposal,
  findRecord,
  lockRecord,
  selectProposalFiles,
  writeRecord,
} from "./proposals.store.ts";

const Payload = z.object({ proposalId: z.uuid() });

/**
 * What was signed by both gets its paper though workers die again and again: each death counts as an attempt, and sealing takes a second, on a busy
 * machine several. With 25 one of 10 papers was given up in 100 kills of the one process of the embedded database.
 */
const ATTEMPTS = 200;

export type SealJobDeps = ProposalJobDeps & { queue: Pick<Queue, "send"> };

/** Makes the sealed PDF of a record, once, and mails it to both. */
export const sealProposalJob: Job<z.infer<typeof Payload>, SealJobDeps> = {
  name: "seal-proposal",
  payload: Payload,
  timeoutS: 120,
  attempts: ATTEMPTS,
  concurrency: () => 1,
  run: async (deps, { proposalId }) => {
    const kept = await findRecord(deps.db, proposalId);
    if (!kept || kept.pdfKey || kept.pdfLost) return;
    const record = ProposalRecord.parse(JSON.parse(kept.record));
    const { pictures, logo } = await picturesOf(deps, proposalId);
    const pdf = await deps.seal(record, pictures, logo);
    const key = `records/${randomUUID()}.pdf`;
    await deps.storage.put(key, pdf);
    await end(deps, proposalId, { key, sha256: sha256Of(pdf), recordSha256: kept.sha256 });
  },
  giveUp: (deps, { proposalId }) => end(deps, proposalId, null),
};

/** Those whose bytes are still what the record says. */
async function picturesOf({ db, storage }: SealJobDeps, proposalId: string) {
  const row = await findAnyProposal(db, proposalId);
  const pictures = new Map<string, Uint8Array>();
  let logo: Uint8Array | null = null;
  for (const { id, key, sha256 } of await selectProposalFiles(db, proposalId)) {
    const content = await readStored(storage, key);
    if (sha256Of(content) !== sha256) continue;
    pictures.set(sha256, content);
    if (id === row?.base.logoFileId) logo = content;
  }
  return { pictures, logo };
}

/** Null = there will be no PDF; the record itself is then what is mailed. */
async function end(
  deps: SealJobDeps,
  proposalId: string,
  pdf: { key: string; sha256: string; recordSha256: string } | null,
): Promise<void> {
  const { db, storage, now } = deps;
  const isFirst = await db.transaction(async (tx) => {
    const kept = await lockRecord(tx, proposalId);
    if (!kept || kept.pdfKey || kept.pdfLost) return false;
    await writeRecord(tx, proposalId, pdf ? { pdfKey: pdf.key, pdfSha256: pdf.sha256 } : { pdfLost: true });
    await tellByMail(deps.queue, tx, { proposalId, kind: "sealed" });
    if (pdf)
      await appendEvent(deps.queue, tx, {
        ...{ proposalId, event: "sealed", at: now() },
        data: { pdfSha256: pdf.sha256, recordSha256: pdf.recordSha256 },
      });
    return true;
  });
  // Another worker was first: its paper is the one that is named.
  if (!isFirst && pdf) await storage.delete(pdf.key);
}
