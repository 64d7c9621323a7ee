import { z } from "zod";
import type { Job } from "#server/jobs/job.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import {
  deleteCode,
  lockAnyProposal,
  selectEnding,
  selectUnsealed,
  writeProposal,
} from "./proposals.store.ts";
import { dayAfter, dayOf } from "./proposals.wire.ts";
import { type SealJobDeps, sealProposalJob } from "./seal-proposal.job.ts";

type EndDeps = Pick<SealJobDeps, "db" | "now" | "queue">;

/** A reminder comes this many days before the last one. */
const REMIND_DAYS = 3;
/** The last day is over everywhere when it is over twelve hours behind UTC. */
const LAST_CLOCK_MS = 12 * 3_600_000;

/** Ends proposals whose last day is over, and reminds clients of those that end soon. */
export async function endProposals(deps: EndDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const over = dayOf(new Date(now().getTime() - LAST_CLOCK_MS));
  for (const { id } of await selectEnding(db, over, "over")) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      const row = await lockAnyProposal(tx, id);
      if (!row?.validUntil || row.validUntil >= over || !(row.stage === "sent" || row.stage === "opened"))
        return;
      await writeProposal(tx, id, { stage: "expired", updatedAt: now() });
      await deleteCode(tx, id);
      await tellByMail(deps.queue, tx, { proposalId: id, kind: "expired" });
      await appendEvent(deps.queue, tx, {
        proposalId: id,
        event: "expired",
        at: now(),
        data: { revision: row.revision },
      });
    });
  }
  for (const { id } of await selectEnding(db, dayAfter(now(), REMIND_DAYS), "soon")) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      const row = await lockAnyProposal(tx, id);
      if (!row || row.remindedAt || !(row.stage === "sent" || row.stage === "opened")) return;
      await writeProposal(tx, id, { remindedAt: now() });
      await tellByMail(deps.queue, tx, { proposalId: id, kind: "ending" });
    });
  }
}

/** Far longer than sealing takes with all its tries. */
const UNSEALED_MS = 3_600_000;

/** Seals what should have been sealed an hour ago. Twice is once. */
async function sealAgain({ db, now, queue }: EndDeps): Promise<void> {
  const before = new Date(now().getTime() - UNSEALED_MS);
  for (const { id: proposalId } of await selectUnsealed(db, before))
    await queue.send(sealProposalJob, { proposalId });
}

/** Once an hour, by whichever worker comes first. */
export const endProposalsJob: Job<Record<string, never>, EndDeps> = {
  name: "end-proposals",
  payload: z.object({}),
  timeoutS: 600,
  attempts: 2,
  repeatS: 3_600,
  concurrency: () => 1,
  run: async (deps, _, { signal }) => {
    await endProposals(deps, signal);
    await sealAgain(deps);
  },
  // What it could not do now the next one does.
  giveUp: async () => {},
};
