import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { PROPOSAL_STAGES } from "#core/proposals/stages.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { hashToken } from "#server/features/accounts/tokens.ts";
import { hashOfOffer } from "./compose-offer.ts";
import { findCompanyAccount } from "./deposits.store.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import {
  deleteCode,
  findByLink,
  findRecord,
  insertPin,
  isFileOfLink,
  lockByLink,
  type ProposalRow,
  selectPins,
  selectProposalFiles,
  writeProposal,
} from "./proposals.store.ts";
import { offerOf, presentClients } from "./proposals.wire.ts";

/** Questions without an answer that one proposal may have. */
const OPEN_PINS_MAX = 50;

/** Who calls by a link: nothing but the link says who. */
export type LinkCaller = { ip: string; userAgent: string | null };

/** A link that never was, has ended or was taken back: all alike. */
const noLink = () => new AppError("not_found", PROPOSAL_MESSAGES.proposalLinkInvalid);
export const closedToClient = () => new AppError("conflict", PROPOSAL_MESSAGES.proposalClosed);

const isLiving = (row: ProposalRow | null, now: Date): row is ProposalRow =>
  row?.linkExpiresAt != null && row.linkExpiresAt > now;

export async function requireByLink(
  deps: ProposalDeps,
  token: string,
  { ip }: LinkCaller,
): Promise<ProposalRow> {
  await deps.limits.perAddress(ip);
  const row = await findByLink(deps.db, hashToken(token));
  if (!isLiving(row, deps.now())) throw noLink();
  return row;
}

export async function presentByLink(
  deps: ProposalDeps,
  token: string,
  row: ProposalRow,
): Promise<ClientProposal> {
  return presentClients(row, {
    files: await selectProposalFiles(deps.db, row.id),
    pins: await selectPins(deps.db, row.id),
    record: await findRecord(deps.db, row.id),
    takesPayments:
      deps.deposits !== null && ((await findCompanyAccount(deps.db, row.userId))?.isReady ?? false),
    urlOf: (key) => `/files/${key}?proposal=${token}`,
  });
}

export const openProposal = async (
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
): Promise<ClientProposal> => presentByLink(deps, token, await requireByLink(deps, token, caller));

/** Under the lock of the proposal that the link names. What `work` answers is committed, whatever it says. */
export async function byLink<T>(
  deps: ProposalDeps,
  token: string,
  { ip }: LinkCaller,
  work: (tx: Transaction, row: ProposalRow, now: Date) => Promise<T>,
): Promise<T> {
  await deps.limits.perAddress(ip);
  return deps.db.transaction(async (tx) => {
    const row = await lockByLink(tx, hashToken(token));
    const now = deps.now();
    if (!isLiving(row, now)) throw noLink();
    return work(tx, row, now);
  });
}

export function requireOpen(row: ProposalRow): void {
  if (!PROPOSAL_STAGES[row.stage].isOpen) throw closedToClient();
}

/** 409 with the proposal as it is now. */
export async function staleForClient(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
): Promise<AppError> {
  return new AppError("conflict", PROPOSAL_MESSAGES.proposalChanged, {
    data: await openProposal(deps, token, caller),
  });
}

export const tellOpened = (deps: ProposalDeps, token: string, caller: LinkCaller): Promise<void> =>
  byLink(deps, token, caller, async (tx, row, now) => {
    if (row.stage !== "sent") return;
    await writeProposal(tx, row.id, { stage: "opened", updatedAt: now });
    await tellByMail(deps.queue, tx, { proposalId: row.id, kind: "opened" });
    await appendEvent(deps.queue, tx, {
      proposalId: row.id,
      event: "opened",
      at: now,
      data: { revision: row.revision },
    });
  });

export async function chooseOption(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  given: { revision: number; optionId: string; addOnIds: string[] },
): Promise<ClientProposal> {
  const chosen = await byLink(deps, token, caller, async (tx, row, now) => {
    requireOpen(row);
    if (row.revision !== given.revision) return null;
    const option = row.base.options.find(({ id }) => id === given.optionId);
    const known = option?.addOns.map(({ id }) => id) ?? [];
    if (!option || given.addOnIds.some((id) => !known.includes(id)))
      throw new AppError("unprocessable", PROPOSAL_MESSAGES.optionUnknown);
    const choice = { optionId: option.id, addOnIds: known.filter((id) => given.addOnIds.includes(id)) };
    const offer = offerOf({ ...row, choice });
    const { totalCents } = offer.choice;
    const written = await writeProposal(tx, row.id, {
      ...{ choice, updatedAt: now },
      totalCents: offer.change ? offer.change.deltaCents : totalCents,
    });
    const data = {
      revision: row.revision,
      optionId: choice.optionId,
      addOns: choice.addOnIds.length,
      totalCents,
    };
    await appendEvent(deps.queue, tx, {
      ...{ proposalId: row.id, event: "chosen", at: now },
      data: { ...data, offerSha256: hashOfOffer(offer) },
    });
    return written;
  });
  if (!chosen) throw await staleForClient(deps, token, caller);
  return presentByLink(deps, token, chosen);
}

export async function addPin(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  pin: { optionId: string; x: number; y: number; text: string },
): Promise<ClientProposal> {
  const row = await byLink(deps, token, caller, async (tx, found, now) => {
    requireOpen(found);
    if (!found.base.options.some(({ id }) => id === pin.optionId))
      throw new AppError("unprocessable", PROPOSAL_MESSAGES.optionUnknown);
    const open = (await selectPins(tx, found.id)).filter(({ answer }) => answer === null);
    if (open.length >= OPEN_PINS_MAX) throw new AppError("rate_limited", PROPOSAL_MESSAGES.pinsFull);
    const { id: pinId } = await insertPin(tx, { ...pin, proposalId: found.id, createdAt: now });
    const touched = await writeProposal(tx, found.id, { updatedAt: now });
    await tellByMail(deps.queue, tx, { proposalId: found.id, kind: "asked", pinId });
    await appendEvent(deps.queue, tx, { proposalId: found.id, event: "asked", at: now, data: { pinId } });
    return touched;
  });
  return presentByLink(deps, token, row);
}

export async function declineProposal(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  reason: string | null,
): Promise<ClientProposal> {
  const row = await byLink(deps, token, caller, async (tx, found, now) => {
    if (found.stage === "declined") return found;
    requireOpen(found);
    const declined = await writeProposal(tx, found.id, {
      ...{ stage: "declined", declineReason: reason || null, updatedAt: now },
    });
    await deleteCode(tx, found.id);
    const mail = { proposalId: found.id, kind: "declined" as const, ...(reason ? { words: reason } : {}) };
    await tellByMail(deps.queue, tx, mail);
    await appendEvent(deps.queue, tx, {
      proposalId: found.id,
      event: "declined",
      at: now,
      data: { revision: found.revision },
    });
    return declined;
  });
  return presentByLink(deps, token, row);
}

/** Whether the link lives and shows the file. */
export const isLinkShowing = (
  { db, now }: Pick<ProposalDeps, "db" | "now">,
  token: string,
  key: string,
): Promise<boolean> => isFileOfLink(db, hashToken(token), key, now());
