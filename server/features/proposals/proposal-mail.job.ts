import { z } from "zod";
import { centsText } from "#core/money/cents.ts";
import { depositOf } from "#core/proposals/payment-schedule.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import type { Transaction } from "#server/db/connect.ts";
import type { Job } from "#server/jobs/job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { ProposalJobDeps } from "./proposal-deps.ts";
import { type HappeningKind, happeningKinds, mailTo, SIDES, toldOf } from "./proposal-mails.ts";
import { findAnyProposal, findPin, findRecord, findSeller } from "./proposals.store.ts";
import { offerOf } from "./proposals.wire.ts";

const Payload = z.object({
  proposalId: z.uuid(),
  kind: z.enum(happeningKinds),
  side: z.enum(SIDES),
  pinId: z.uuid().optional(),
  words: z.string().optional(),
});

/** Tells by mail what happened, one side each: a worker that dies between two mails sends neither of them twice. */
export const proposalMailJob: Job<z.infer<typeof Payload>, ProposalJobDeps> = {
  name: "proposal-mail",
  payload: Payload,
  timeoutS: 60,
  attempts: 5,
  concurrency: () => 2,
  run: async (deps, { proposalId, kind, side, pinId, words }) => {
    const row = await findAnyProposal(deps.db, proposalId);
    // The account is gone, and with it whom to tell.
    if (!row) return;
    const pin = pinId ? await findPin(deps.db, proposalId, pinId) : null;
    const seller = await findSeller(deps.db, row.userId);
    const offer = offerOf(row);
    const depositCents = depositOf(offer.schedule);
    const mail = mailTo(deps, side, kind, {
      company: offer.company.name,
      companyEmail: seller.email,
      client: offer.client.name || "Your client",
      clientEmail: row.sentTo,
      title: row.title,
      validUntil: row.validUntil,
      words: pin?.text ?? words ?? null,
      answer: pin?.answer ?? null,
      depositText: depositCents === null ? null : `${centsText(depositCents)} ${row.currency}`,
      page: `${deps.publicUrl}/proposals/${row.id}`,
    });
    if (!mail) return;
    const attachments = kind === "sealed" ? await sealedFile(deps, proposalId) : [];
    await deps.mailer.send({ ...mail, attachments });
  },
  giveUp: async ({ log }, { proposalId, kind, side }) =>
    log.error({ proposalId, kind, side }, "a proposal's mail was not sent"),
};

/** Tells both sides what concerns them. Within the transaction in which it happened, so that neither is there without the other. */
export async function tellByMail(
  queue: Pick<Queue, "send">,
  within: Transaction,
  happened: { proposalId: string; kind: HappeningKind; pinId?: string; words?: string },
): Promise<void> {
  for (const side of toldOf(happened.kind))
    await queue.send(proposalMailJob, { ...happened, side }, { within });
}

async function sealedFile({ db, storage }: ProposalJobDeps, proposalId: string) {
  const record = await findRecord(db, proposalId);
  if (!record) return [];
  if (!record.pdfKey)
    return [
      { filename: "proposal.json", contentType: "application/json", content: Buffer.from(record.record) },
    ];
  const content = Buffer.from(await readStored(storage, record.pdfKey));
  return [{ filename: "proposal.pdf", contentType: "application/pdf", content }];
}
