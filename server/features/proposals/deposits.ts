import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { depositOf } from "#core/proposals/payment-schedule.ts";
import type { Actor } from "#server/actor.ts";
import { type DepositState, type Deposits, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { type LinkCaller, requireByLink } from "./client-proposals.ts";
import { findCompanyAccount } from "./deposits.store.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { appendEvent } from "./proposal-log.ts";
import { tellByMail } from "./proposal-mail.job.ts";
import { findAnyProposal, lockAnyProposal, type ProposalRow, writeProposal } from "./proposals.store.ts";
import { readProposal, requireProposal, step } from "./proposals.ts";
import { dayOf, isDepositKept, offerOf } from "./proposals.wire.ts";

type Row = Pick<ProposalRow, "stage">;
const isSignedByBoth = ({ stage }: Row) => stage === "countersigned" || stage === "deposit-paid";

export function requireDeposits({ deposits }: Pick<ProposalDeps, "deposits">): Deposits {
  if (!deposits) throw new AppError("unavailable", PROPOSAL_MESSAGES.depositsOff);
  return deposits;
}

/** What the provider refuses, in the sentence of what somebody was about to do. */
export async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentsFailure)
      throw new AppError("upstream", PROPOSAL_MESSAGES.depositFailed, { cause });
    throw cause;
  }
}

/** Says that the deposit came outside of here. The page on which it could be paid once more is closed first. */
export async function markDeposit(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  { method, cents, on }: Pick<NonNullable<ProposalRow["deposit"]>, "method" | "cents" | "on">,
): Promise<Proposal> {
  const { depositPage } = await requireProposal(deps, actor, id);
  if (depositPage) {
    const { deposits } = deps;
    if (deposits) await orRefuse(() => deposits.end(depositPage));
    await refreshDeposit(deps, id);
  }
  return step(deps, actor, id, async (tx, row, now) => {
    if (!isSignedByBoth(row)) throw new AppError("conflict", PROPOSAL_MESSAGES.proposalNotSigned);
    const before = row.deposit;
    if (before?.payment && isDepositKept(before))
      throw new AppError("conflict", PROPOSAL_MESSAGES.depositPaidOnline);
    if (row.depositPage) throw new AppError("conflict", PROPOSAL_MESSAGES.depositBeingPaid);
    const isSame = before?.method === method && before.cents === cents && before.on === on;
    if (before && isSame && isDepositKept(before)) return row;
    const paid = await writeProposal(tx, id, {
      stage: "deposit-paid",
      deposit: { method, cents, on },
      updatedAt: now,
    });
    await tellByMail(deps.queue, tx, { proposalId: id, kind: "paid" });
    await appendEvent(deps.queue, tx, {
      proposalId: id,
      event: "paid",
      at: now,
      data: { method, cents, on },
    });
    return paid;
  });
}

/** The page at the provider on which the client pays. There is one at a time, so that nobody pays twice. */
export async function payDeposit(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
): Promise<{ url: string | null }> {
  const deposits = requireDeposits(deps);
  const { id, userId } = await requireByLink(deps, token, caller);
  await refreshDeposit(deps, id);
  const account = await findCompanyAccount(deps.db, userId);
  const back = `${deps.publicUrl}/proposal/${token}`;
  return deps.db.transaction(async (tx) => {
    // Two clicks at once: the second waits here and gets the page of the first.
    const row = await lockAnyProposal(tx, id);
    if (!row) throw new AppError("not_found", PROPOSAL_MESSAGES.proposalLinkInvalid);
    if (row.deposit && isDepositKept(row.deposit)) return { url: null };
    const cents = depositOf(offerOf(row).schedule);
    if (row.stage !== "countersigned" || cents === null || row.deposit)
      throw new AppError("conflict", PROPOSAL_MESSAGES.depositNone);
    if (!account?.isReady) throw new AppError("conflict", PROPOSAL_MESSAGES.depositsOff);
    const { depositPage } = row;
    if (depositPage) {
      const { url } = await orRefuse(() => deposits.look(depositPage));
      // Paid a moment ago, or by a bank that takes its days: the page says so.
      return { url };
    }
    const page = await orRefuse(() =>
      deposits.open({
        ...{ accountId: account.accountId, proposalId: id, cents, title: `Deposit: ${row.title}` },
        currency: row.currency === "CAD" ? "cad" : "usd",
        email: row.sentTo,
        successUrl: `${back}?paid=1`,
        cancelUrl: back,
      }),
    );
    await writeProposal(tx, id, {
      depositPage: { accountId: account.accountId, pageId: page.id, cents },
    });
    return { url: page.url };
  });
}

/** Gives all of it back: by the provider where it came through it, and otherwise by hand, of which this takes note. */
export async function refundDeposit(deps: ProposalDeps, actor: Actor, id: string): Promise<Proposal> {
  const { deposit } = await requireProposal(deps, actor, id);
  if (!deposit) throw new AppError("conflict", PROPOSAL_MESSAGES.depositNotPaid);
  const { payment } = deposit;
  if (payment) {
    const deposits = requireDeposits(deps);
    await orRefuse(() => deposits.refund(payment));
    await refreshDeposit(deps, id);
    return readProposal(deps, actor, id);
  }
  return step(deps, actor, id, (tx, row, now) => writeRefund(deps, tx, row, row.deposit?.cents ?? 0, now));
}

async function writeRefund(
  deps: ProposalDeps,
  tx: Transaction,
  row: ProposalRow,
  refundedCents: number,
  now: Date,
): Promise<ProposalRow> {
  const { id, deposit } = row;
  if (!deposit || (deposit.refundedCents ?? 0) >= refundedCents) return row;
  const refunded = { ...deposit, refundedCents };
  const written = await writeProposal(tx, id, {
    deposit: refunded,
    updatedAt: now,
    ...(row.stage === "deposit-paid" && !isDepositKept(refunded) ? { stage: "countersigned" as const } : {}),
  });
  await tellByMail(deps.queue, tx, { proposalId: id, kind: "refunded" });
  const data = { method: deposit.method, cents: refundedCents };
  await appendEvent(deps.queue, tx, { proposalId: id, event: "refunded", at: now, data });
  return written;
}

/**
 * Writes down how the provider sees the deposit now. What an event says is never believed: events come twice, late and in any order, and
 * this ends the same each time.
 */
export async function refreshDeposit(deps: ProposalDeps, id: string): Promise<void> {
  const before = await findAnyProposal(deps.db, id);
  const page = before?.depositPage ?? before?.deposit?.payment;
  if (!page) return;
  const { accountId, pageId } = page;
  const deposits = requireDeposits(deps);
  const seen = await orRefuse(() => deposits.look({ accountId, pageId }));
  await deps.db.transaction(async (tx) => {
    const row = await lockAnyProposal(tx, id);
    if (row) await writeSeen(deps, tx, row, { accountId, pageId, ...seen });
  });
}

async function writeSeen(
  deps: ProposalDeps,
  tx: Transaction,
  row: ProposalRow,
  seen: DepositState & { accountId: string; pageId: string },
): Promise<void> {
  const { accountId, pageId, state, paymentId, cents, refundedCents } = seen;
  const now = deps.now();
  let known = row;
  if (row.depositPage?.pageId === pageId && state !== "open") {
    const isPaid = state === "paid" && paymentId !== null;
    const on = dayOf(now);
    known = await writeProposal(tx, row.id, {
      depositPage: null,
      ...(isPaid
        ? {
            ...(row.stage === "countersigned" ? { stage: "deposit-paid" as const } : {}),
            deposit: { cents, method: "online", on, payment: { accountId, pageId, paymentId } },
            updatedAt: now,
          }
        : {}),
    });
    if (isPaid) {
      await tellByMail(deps.queue, tx, { proposalId: row.id, kind: "paid-online" });
      const data = { method: "online", cents, on, paymentId };
      await appendEvent(deps.queue, tx, { proposalId: row.id, event: "paid", at: now, data });
    }
  }
  if (known.deposit?.payment?.pageId === pageId && refundedCents > 0)
    await writeRefund(deps, tx, known, refundedCents, now);
}
