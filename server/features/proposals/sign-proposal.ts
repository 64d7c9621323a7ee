import { randomInt, timingSafeEqual } from "node:crypto";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { Offer, type ProposalRecord, type Signature } from "#contract/proposal-record.ts";
import type { ClientProposal, Proposal } from "#contract/proposal-view.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { depositOf } from "#core/proposals/payment-schedule.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { followProposal } from "#server/features/projects/projects.ts";
import { sha256Of } from "#server/sha256.ts";
import {
  byLink,
  closedToClient,
  type LinkCaller,
  presentByLink,
  requireOpen,
  staleForClient,
} from "./client-proposals.ts";
import { hashOfOffer } from "./compose-offer.ts";
import { localTime } from "./local-time.ts";
import { hashOfCode, type ProposalDeps } from "./proposal-deps.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import { codeMail } from "./proposal-mails.ts";
import {
  deleteCode,
  findCode,
  findSigner,
  insertRecord,
  isSuperseded,
  lockAnyProposal,
  type ProposalRow,
  setTriesLeft,
  writeCode,
  writeProposal,
} from "./proposals.store.ts";
import { requireNewest, step } from "./proposals.ts";
import { offerOf } from "./proposals.wire.ts";
import { sealProposalJob } from "./seal-proposal.job.ts";

const CODE_LIFE_MS = 10 * 60_000;
const CODE_TRIES = 5;
/** How long the link shows what was signed. */
const SIGNED_LINK_MS = 366 * 86_400_000;

type Given = Pick<Signature, "offerSha256" | "name" | "signature" | "timeZone">;

/** Mails a code, in place of an earlier one. */
export async function askSigningCode(deps: ProposalDeps, token: string, caller: LinkCaller): Promise<void> {
  const { to, code, company, title } = await byLink(deps, token, caller, async (tx, row, now) => {
    requireOpen(row);
    if (!row.sentTo) throw closedToClient();
    await deps.limits.codesOfProposal(row.id);
    await deps.limits.codesOfAddress(row.sentTo.toLowerCase());
    await deps.limits.codesOfAddress(caller.ip);
    const made = randomInt(1_000_000).toString().padStart(6, "0");
    await writeCode(tx, {
      proposalId: row.id,
      hash: hashOfCode(deps, row.id, made),
      triesLeft: CODE_TRIES,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    });
    await appendEvent(deps.queue, tx, { proposalId: row.id, event: "code-sent", at: now });
    return { to: row.sentTo, code: made, company: row.base.company.name, title: row.title };
  });
  try {
    await deps.mailer.send(codeMail(deps, { to, code, company, title }));
  } catch (cause) {
    throw new AppError("upstream", PROPOSAL_MESSAGES.codeUnmailed, { cause });
  }
}

type Outcome = { row: ProposalRow } | { refused: "stale" | "wrong-code" | "no-code" | "signed-otherwise" };

/**
 * Signs what was on the screen: with another hash than the offer has now nothing is signed, and the code stays. The same signature
 * once more is answered with what is there.
 */
export async function signProposal(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  { code, ...given }: Given & { code: string },
): Promise<ClientProposal> {
  const outcome = await byLink(deps, token, caller, async (tx, row, now): Promise<Outcome> => {
    const before = row.clientSignature;
    if (before)
      return before.offerSha256 === given.offerSha256 && before.name === given.name
        ? { row }
        : { refused: "signed-otherwise" };
    requireOpen(row);
    if (row.parentId && (await isSuperseded(tx, row.parentId))) throw closedToClient();
    const offer = offerOf(row);
    if (hashOfOffer(offer) !== given.offerSha256) return { refused: "stale" };
    const signature = signatureOf(given, now, {
      ...{ role: "client", email: row.sentTo ?? "", identifiedBy: "code-by-mail" },
      ...{ ipAddress: caller.ip, userAgent: caller.userAgent },
    });
    const refused = await takeCode(deps, tx, row, code, now);
    if (refused) return { refused };
    return { row: await writeSigned(deps, tx, row, { offer, signature, now }) };
  });
  if ("row" in outcome) return presentByLink(deps, token, outcome.row);
  throw await refusalOf(deps, token, caller, outcome.refused);
}

async function refusalOf(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  refused: Extract<Outcome, { refused: string }>["refused"],
): Promise<AppError> {
  switch (refused) {
    case "stale":
      return staleForClient(deps, token, caller);
    case "wrong-code":
      return new AppError("bad_request", PROPOSAL_MESSAGES.codeInvalid);
    case "no-code":
      return new AppError("bad_request", PROPOSAL_MESSAGES.codeEnded);
    case "signed-otherwise":
      return new AppError("conflict", PROPOSAL_MESSAGES.proposalSignedOtherwise);
  }
}

/** Uses the code up, or one of its tries. */
async function takeCode(
  deps: ProposalDeps,
  tx: Transaction,
  row: ProposalRow,
  code: string,
  now: Date,
): Promise<"wrong-code" | "no-code" | null> {
  const kept = await findCode(tx, row.id);
  if (!kept || kept.expiresAt <= now || kept.triesLeft <= 0) return "no-code";
  const given = Buffer.from(hashOfCode(deps, row.id, code));
  const right = Buffer.from(kept.hash);
  if (given.length === right.length && timingSafeEqual(given, right)) {
    await deleteCode(tx, row.id);
    return null;
  }
  const triesLeft = kept.triesLeft - 1;
  await setTriesLeft(tx, row.id, triesLeft);
  await appendEvent(deps.queue, tx, {
    proposalId: row.id,
    event: "code-refused",
    at: now,
    data: { triesLeft },
  });
  return "wrong-code";
}

async function writeSigned(
  deps: ProposalDeps,
  tx: Transaction,
  { id }: ProposalRow,
  { offer, signature, now }: { offer: Offer; signature: Signature; now: Date },
): Promise<ProposalRow> {
  const signed = await writeProposal(tx, id, {
    ...{ stage: "signed", clientSignature: signature, updatedAt: now },
    signedOffer: canonicalJson(offer),
    linkExpiresAt: new Date(now.getTime() + SIGNED_LINK_MS),
  });
  await tellByMail(deps.queue, tx, { proposalId: id, kind: "signed" });
  const { consent, choice } = offer;
  const consented = { consentSha256: consent.sha256 };
  await appendEvent(deps.queue, tx, { proposalId: id, event: "consented", at: now, data: consented });
  const { offerSha256 } = signature;
  const data = { offerSha256, optionId: choice.optionId, totalCents: choice.totalCents };
  await appendEvent(deps.queue, tx, { proposalId: id, event: "signed", at: now, data });
  return signed;
}

/** The company's signature makes it a record, which a job then seals. */
export async function countersign(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  given: Given,
  caller: LinkCaller,
): Promise<Proposal> {
  const email = await findSigner(deps.db, actor.accountId);
  return step(deps, actor, id, async (tx, row, now) => {
    const { clientSignature, signedOffer } = row;
    if (!clientSignature || signedOffer === null)
      throw new AppError("conflict", PROPOSAL_MESSAGES.proposalNotSigned);
    if (clientSignature.offerSha256 !== given.offerSha256)
      throw new AppError("conflict", PROPOSAL_MESSAGES.proposalChanged);
    if (row.companySignature) return row;
    if (row.stage !== "signed") throw new AppError("conflict", PROPOSAL_MESSAGES.proposalClosed);
    // The parent of a change order says that it is changed: its row first, then the log.
    if (row.parentId) await lockAnyProposal(tx, row.parentId);
    await requireNewest(tx, row.parentId);
    const signature = signatureOf(given, now, {
      ...{ role: "company", email, identifiedBy: "signed-in" },
      ...{ ipAddress: caller.ip, userAgent: caller.userAgent },
    });
    const signed = await writeProposal(tx, id, {
      ...{ stage: "countersigned", companySignature: signature, updatedAt: now },
    });
    const offer = Offer.parse(JSON.parse(signedOffer));
    await keepRecord(deps, tx, { row, offer, signatures: [clientSignature, signature], now });
    await followProposal(tx, signed, "countersigned", now);
    return signed;
  });
}

async function keepRecord(
  deps: ProposalDeps,
  tx: Transaction,
  made: { row: ProposalRow; offer: Offer; signatures: Signature[]; now: Date },
): Promise<void> {
  const { row, offer, signatures, now } = made;
  const { id: proposalId, userId, parentId } = row;
  const { offerSha256 } = signatures[0]!;
  await deps.queue.send(sealProposalJob, { proposalId }, { within: tx });
  const log = await appendEvent(deps.queue, tx, {
    proposalId,
    event: "countersigned",
    at: now,
    data: { offerSha256 },
  });
  const record: ProposalRecord = {
    format: "proposal-record",
    version: 1,
    offer,
    offerSha256,
    signatures,
    log,
  };
  const text = canonicalJson(record);
  const sha256 = sha256Of(text);
  await insertRecord(tx, {
    ...{ id: proposalId, userId, record: text, sha256, createdAt: now },
    priceSheet: canonicalJson(row.sheet),
  });
  await appendEvent(deps.queue, tx, {
    proposalId,
    event: "recorded",
    at: now,
    data: { recordSha256: sha256 },
  });
  const depositCents = depositOf(offer.schedule);
  if (depositCents !== null)
    await appendEvent(deps.queue, tx, {
      proposalId,
      event: "deposit-asked",
      at: now,
      data: { cents: depositCents },
    });
  if (parentId)
    await appendEvent(deps.queue, tx, {
      ...{ proposalId: parentId, event: "superseded", at: now },
      data: { by: proposalId, recordSha256: sha256 },
    });
}

/** @throws AppError for a time zone that nobody knows. */
function signatureOf(
  { offerSha256, name, signature, timeZone }: Given,
  now: Date,
  who: Pick<Signature, "role" | "email" | "identifiedBy" | "ipAddress" | "userAgent">,
): Signature {
  const local = localTime(now, timeZone);
  if (local === null) throw new AppError("bad_request", PROPOSAL_MESSAGES.timeZoneInvalid);
  return { ...who, name, at: now.toISOString(), localTime: local, timeZone, offerSha256, signature };
}
