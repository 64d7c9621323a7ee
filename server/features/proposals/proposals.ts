import { MESSAGES } from "#contract/messages.ts";
import { proposalNeedsPlan } from "#contract/plan-messages.ts";
import type { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { PROPOSAL_STAGES, proposalStageKeys } from "#core/proposals/stages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import type { OfferBase } from "#server/db/stored/offer-base.ts";
import { hashToken, newOpaqueToken } from "#server/features/accounts/tokens.ts";
import { companyOf } from "#server/features/company/company.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import { followProposal, requireProject } from "#server/features/projects/projects.ts";
import { composeOffer, hashOfOffer, keepChoice } from "./compose-offer.ts";
import { type MadeOffer, makeOffer, type ProjectRow } from "./make-offer.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { selectEvents } from "./proposal-log.store.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import { sentMail } from "./proposal-mails.ts";
import {
  deleteCode,
  deleteProposalRow,
  findPin,
  findProjectTitle,
  findProposal,
  findRecord,
  insertProposal,
  isSuperseded,
  lockProposal,
  type ProposalRow,
  replaceProposalFiles,
  selectChangeOrders,
  selectPins,
  selectProposalFiles,
  sumStages,
  writeAnswer,
  writeProposal,
} from "./proposals.store.ts";
import { dayAfter, EDITABLE, presentOwn, validDaysOf } from "./proposals.wire.ts";

/** A day ends last where clocks are twelve hours behind UTC. */
const DAY_ENDS_MS = 36 * 3_600_000;

const notFound = () => new AppError("not_found", PROPOSAL_MESSAGES.proposalNotFound);
const closed = () => new AppError("conflict", PROPOSAL_MESSAGES.proposalClosed);

export const canUseProposals = async (deps: ProposalDeps, { companyId: userId }: Actor): Promise<boolean> =>
  (await getEntitlements(deps.db, userId, deps.now())).canUseProposals;

export async function requireProposalPlan(deps: ProposalDeps, actor: Actor): Promise<void> {
  if (!(await canUseProposals(deps, actor))) throw new AppError("subscription_required", proposalNeedsPlan());
}

export async function requireProposal(deps: ProposalDeps, actor: Actor, id: string): Promise<ProposalRow> {
  const row = await findProposal(deps.db, actor.companyId, id);
  if (!row) throw notFound();
  return row;
}

async function present(deps: ProposalDeps, actor: Actor, row: ProposalRow): Promise<Proposal> {
  const { db } = deps;
  const project = row.projectId === null ? null : await findProjectTitle(db, row.projectId);
  const nameOf = await namesOfMakers(db, actor.companyId, [row.madeBy]);
  return presentOwn(row, {
    projectTitle: project,
    madeBy: nameOf(row.madeBy),
    files: await selectProposalFiles(db, row.id),
    pins: await selectPins(db, row.id),
    events: await selectEvents(db, row.id),
    record: await findRecord(db, row.id),
    changeOrders: await selectChangeOrders(db, row.id),
    now: deps.now(),
    urlOf: deps.urls.urlsFor(actor),
  });
}

export const readProposal = async (deps: ProposalDeps, actor: Actor, id: string): Promise<Proposal> =>
  present(deps, actor, await requireProposal(deps, actor, id));

/** How proposals stand, in the order of a sale. */
export async function readPipeline(deps: ProposalDeps, { companyId: userId }: Actor) {
  const sums = await sumStages(deps.db, userId);
  const stages = proposalStageKeys.map((stage) => {
    const rows = sums.filter((row) => row.stage === stage);
    return {
      stage,
      label: PROPOSAL_STAGES[stage].label,
      count: rows.reduce((all, row) => all + row.count, 0),
      sums: rows.map(({ currency, totalCents }) => ({ currency, totalCents })),
    };
  });
  const counted = (outcome: "won" | "lost") =>
    stages
      .filter(({ stage }) => PROPOSAL_STAGES[stage].outcome === outcome)
      .reduce((all, { count }) => all + count, 0);
  const won = counted("won");
  const lost = counted("lost");
  return { stages, won, lost, winRate: won + lost === 0 ? null : won / (won + lost) };
}

export async function createProposal(
  deps: ProposalDeps,
  actor: Actor,
  { id, projectId, ...body }: ProposalBody & { id: string; projectId: number },
): Promise<Proposal> {
  const project = await requireProject(deps.db, actor, projectId);
  await requireProposalPlan(deps, actor);
  return insertNew(deps, actor, {
    ...{ id, project, body },
    ...{ change: null, currencyBefore: null, parentId: null },
  });
}

type New = {
  id: string;
  project: ProjectRow;
  body: ProposalBody;
  change: OfferBase["change"];
  currencyBefore: OfferBase["currency"] | null;
  parentId: string | null;
};

/** A new draft; one of the same id that is there already is answered in place of it. */
export async function insertNew(
  deps: ProposalDeps,
  actor: Actor,
  { id, project, body, change, currencyBefore, parentId }: New,
  also: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Proposal> {
  const { companyId: userId } = actor;
  const made = await makeOffer(deps, {
    proposalId: id,
    userId,
    project,
    body,
    change,
    currencyBefore,
    revision: 1,
    sent: null,
  });
  const now = deps.now();
  const choice = keepChoice(made.base.options, { optionId: "", addOnIds: [] });
  const inserted = await deps.db.transaction(async (tx) => {
    const row = await insertProposal(tx, {
      ...{ id, userId, madeBy: actor.accountId, parentId, body, choice },
      projectId: project.id,
      ...contentOf(made, body, choice, now),
      createdAt: now,
      updatedAt: now,
    });
    if (!row) return null;
    await replaceProposalFiles(tx, id, made.fileIds);
    await also(tx);
    await appendEvent(deps.queue, tx, {
      proposalId: id,
      event: "created",
      at: now,
      data: { revision: 1, parentId },
    });
    return row;
  });
  if (inserted) return present(deps, actor, inserted);
  const there = await findProposal(deps.db, userId, id);
  if (!there) throw new AppError("conflict", PROPOSAL_MESSAGES.proposalIdTaken);
  return present(deps, actor, there);
}

function contentOf(
  { base, sheet }: MadeOffer,
  body: ProposalBody,
  choice: ProposalRow["choice"],
  now: Date,
): Pick<ProposalRow, "base" | "sheet" | "choice" | "title" | "clientName" | "currency" | "totalCents"> {
  const preview = { sentAt: now.toISOString(), validUntil: dayAfter(now, 1) };
  const offer = composeOffer(base, body.schedule, choice, preview);
  return {
    ...{ base, sheet, choice },
    title: base.title,
    clientName: base.client.name || null,
    currency: base.currency,
    totalCents: offer.change ? offer.change.deltaCents : offer.choice.totalCents,
  };
}

/** What is sent stays sent: an edit changes what the link shows, and with it the hash that the client would sign. */
export async function editProposal(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  { revision, ...body }: ProposalBody & { revision: number },
): Promise<Proposal> {
  const before = await requireProposal(deps, actor, id);
  if (!EDITABLE.includes(before.stage)) throw closed();
  const made = await makeOffer(deps, {
    ...{ proposalId: id, userId: actor.companyId, body, ...changeOf(before) },
    project: await requireProjectOf(deps, actor, before),
    revision: before.revision + 1,
    sent: sentOf(before),
  });
  return changed(deps, actor, id, revision, async (tx, row, now) => {
    if (row.revision !== before.revision) return "stale";
    const choice = keepChoice(made.base.options, row.choice);
    await replaceProposalFiles(tx, id, made.fileIds);
    await deleteCode(tx, id);
    const next = row.revision + 1;
    const edited = await writeProposal(tx, id, {
      ...{ body, revision: next, updatedAt: now },
      ...contentOf(made, body, choice, now),
    });
    await appendEvent(deps.queue, tx, { proposalId: id, event: "edited", at: now, data: { revision: next } });
    return edited;
  });
}

const changeOf = ({ base: { change, currency } }: ProposalRow) => ({
  change,
  currencyBefore: change && currency,
});

/** A change order names what both had signed before it. Once another change order of the same is signed, that is no longer so. */
export async function requireNewest(db: Db | Transaction, parentId: string | null): Promise<void> {
  if (parentId !== null && (await isSuperseded(db, parentId)))
    throw new AppError("conflict", PROPOSAL_MESSAGES.changeSuperseded);
}

const sentOf = ({ sentAt, validUntil, sentTo }: ProposalRow) =>
  sentAt && validUntil && sentTo ? { at: sentAt.toISOString(), validUntil, to: sentTo } : null;

async function requireProjectOf(
  deps: ProposalDeps,
  actor: Actor,
  { projectId }: ProposalRow,
): Promise<ProjectRow> {
  if (projectId === null) throw new AppError("not_found", MESSAGES.projectNotFound);
  return requireProject(deps.db, actor, projectId);
}

/** One change of an editable proposal that stands on the newest revision, under its lock. */
async function changed(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  revision: number,
  change: (tx: Transaction, row: ProposalRow, now: Date) => Promise<ProposalRow | "stale">,
): Promise<Proposal> {
  const row = await deps.db.transaction(async (tx) => {
    const found = await lockProposal(tx, actor.companyId, id);
    if (!found) throw notFound();
    if (!EDITABLE.includes(found.stage)) throw closed();
    return found.revision === revision ? change(tx, found, deps.now()) : "stale";
  });
  if (row !== "stale") return present(deps, actor, row);
  throw new AppError("conflict", PROPOSAL_MESSAGES.proposalChanged, {
    data: await readProposal(deps, actor, id),
  });
}

/** Only a draft goes without a trace for its client; that it was there stays in the log. */
export async function deleteProposal(deps: ProposalDeps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockProposal(tx, actor.companyId, id);
    if (!row) throw notFound();
    if (row.stage !== "draft") throw closed();
    await deleteProposalRow(tx, id);
    await appendEvent(deps.queue, tx, { proposalId: id, event: "withdrawn", at: deps.now() });
  });
}

/** Mails a new link. The link is answered too: a mail may be lost, and the server knows no more than its hash. */
export async function sendProposal(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  { revision, clientEmail }: { revision: number; clientEmail?: string | null | undefined },
): Promise<{ url: string; isMailed: boolean; proposal: Proposal }> {
  const before = await requireProposal(deps, actor, id);
  await requireProposalPlan(deps, actor);
  if (!EDITABLE.includes(before.stage)) throw closed();
  await requireNewest(deps.db, before.parentId);
  const project = await requireProjectOf(deps, actor, before);
  const { profile } = await companyOf(deps, actor.companyId);
  if (!profile) throw new AppError("unprocessable", PROPOSAL_MESSAGES.companyRequired);
  const to = clientEmail || project.clientEmail;
  if (!to) throw new AppError("unprocessable", PROPOSAL_MESSAGES.clientEmailRequired);
  await deps.limits.linksOfAddress(to.toLowerCase());
  const sentAt = deps.now();
  const validUntil = dayAfter(sentAt, validDaysOf(before, profile.validDays));
  const { body } = before;
  const made = await makeOffer(deps, {
    ...{ proposalId: id, userId: actor.companyId, project, body, ...changeOf(before) },
    revision: before.revision + 1,
    sent: { at: sentAt.toISOString(), validUntil, to },
  });
  const token = newOpaqueToken();
  const proposal = await changed(deps, actor, id, revision, async (tx, row) => {
    if (row.revision !== before.revision) return "stale";
    const choice = keepChoice(made.base.options, row.choice);
    await replaceProposalFiles(tx, id, made.fileIds);
    await deleteCode(tx, id);
    const content = contentOf(made, body, choice, sentAt);
    const sent = await writeProposal(tx, id, {
      ...{ stage: "sent", revision: row.revision + 1, updatedAt: sentAt, sentAt, sentTo: to, validUntil },
      ...content,
      linkHash: hashToken(token),
      linkExpiresAt: new Date(Date.parse(validUntil) + DAY_ENDS_MS),
      remindedAt: null,
    });
    const offer = composeOffer(made.base, body.schedule, choice, {
      sentAt: sentAt.toISOString(),
      validUntil,
    });
    const data = { revision: sent.revision, offerSha256: hashOfOffer(offer) };
    await appendEvent(deps.queue, tx, { proposalId: id, event: "sent", at: sentAt, data });
    await followProposal(tx, sent, "sent", sentAt);
    return sent;
  });
  const url = `${deps.publicUrl}/proposal/${token}`;
  const isMailed = await deps.mailer
    .send(sentMail(deps, { to, company: profile.name, title: proposal.title, link: url, validUntil }))
    .then(() => true)
    .catch((err: unknown) => {
      deps.log.error({ err }, "proposal not mailed");
      return false;
    });
  return { url, isMailed, proposal };
}

/** One step of a proposal under its lock, with what it says in the log. */
export async function step(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  work: (tx: Transaction, row: ProposalRow, now: Date) => Promise<ProposalRow>,
): Promise<Proposal> {
  const row = await deps.db.transaction(async (tx) => {
    const found = await lockProposal(tx, actor.companyId, id);
    if (!found) throw notFound();
    return work(tx, found, deps.now());
  });
  return present(deps, actor, row);
}

export const revokeLink = (deps: ProposalDeps, actor: Actor, id: string): Promise<Proposal> =>
  step(deps, actor, id, async (tx, row, now) => {
    if (row.linkHash === null) return row;
    const revoked = await writeProposal(tx, id, { linkHash: null, updatedAt: now });
    await deleteCode(tx, id);
    await appendEvent(deps.queue, tx, { proposalId: id, event: "revoked", at: now });
    return revoked;
  });

export const answerPin = (
  deps: ProposalDeps,
  actor: Actor,
  { id, pinId }: { id: string; pinId: string },
  text: string,
): Promise<Proposal> =>
  step(deps, actor, id, async (tx, row, now) => {
    if (!(await findPin(tx, id, pinId))) throw notFound();
    await writeAnswer(tx, pinId, text, now);
    const touched = await writeProposal(tx, id, { updatedAt: now });
    if (row.sentTo) await tellByMail(deps.queue, tx, { proposalId: id, kind: "answered", pinId });
    await appendEvent(deps.queue, tx, { proposalId: id, event: "answered", at: now, data: { pinId } });
    return touched;
  });

export const finishProposal = (deps: ProposalDeps, actor: Actor, id: string): Promise<Proposal> =>
  step(deps, actor, id, async (tx, row, now) => {
    if (row.stage === "done") return row;
    if (row.stage !== "countersigned" && row.stage !== "deposit-paid")
      throw new AppError("conflict", PROPOSAL_MESSAGES.proposalNotSigned);
    const done = await writeProposal(tx, id, { stage: "done", updatedAt: now });
    await appendEvent(deps.queue, tx, { proposalId: id, event: "done", at: now });
    await followProposal(tx, done, "done", now);
    return done;
  });

/** What both have signed cannot be taken back by one. */
export const voidProposal = (deps: ProposalDeps, actor: Actor, id: string): Promise<Proposal> =>
  step(deps, actor, id, async (tx, row, now) => {
    if (row.stage === "void") return row;
    if (row.companySignature) throw closed();
    const gone = await writeProposal(tx, id, { stage: "void", updatedAt: now });
    await deleteCode(tx, id);
    if (row.sentTo) await tellByMail(deps.queue, tx, { proposalId: id, kind: "withdrawn" });
    await appendEvent(deps.queue, tx, { proposalId: id, event: "withdrawn", at: now });
    return gone;
  });
