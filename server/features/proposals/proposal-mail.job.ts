import { z } from "zod";
import { centsText } from "#core/money/cents.ts";
import { depositOf } from "#core/proposals/payment-schedule.ts";
import { readStored } from "../../adapters/storage/storage.ts";
import type { Job } from "../../jobs/job.ts";
import type { ProposalJobDeps } from "./proposal-deps.ts";
import { happeningKinds, mailsOf } from "./proposal-mails.ts";
import { findAnyProposal, findPin, findRecord, findSeller } from "./proposals.store.ts";
import { offerOf } from "./proposals.wire.ts";

const Payload = z.object({
  proposalId: z.uuid(),
  kind: z.enum(happeningKinds),
  pinId: z.uuid().optional(),
  words: z.string().optional(),
});

/** Tells by mail what happened. Sent with the transaction in which it happened, so that neither is there without the other. */
export const proposalMailJob: Job<z.infer<typeof Payload>, ProposalJobDeps> = {
  name: "proposal-mail",
  payload: Payload,
  timeoutS: 60,
  attempts: 5,
  concurrency: () => 2,
  run: async (deps, { proposalId, kind, pinId, words }) => {
    const row = await findAnyProposal(deps.db, proposalId);
    // The account is gone, and with it whom to tell.
    if (!row) return;
    const pin = pinId ? await findPin(deps.db, proposalId, pinId) : null;
    const seller = await findSeller(deps.db, row.userId);
    const offer = offerOf(row);
    const depositCents = depositOf(offer.schedule);
    const mails = mailsOf(deps, kind, {
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
    const attachments = kind === "sealed" ? await sealedFile(deps, proposalId) : [];
    for (const mail of mails) await deps.mailer.send({ ...mail, attachments });
  },
  giveUp: async ({ log }, { proposalId, kind }) =>
    log.error({ proposalId, kind }, "a proposal's mail was not sent"),
};

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
