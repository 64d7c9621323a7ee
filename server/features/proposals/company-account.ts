import type { Actor } from "#server/actor.ts";
import { type PaymentEvent, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import {
  deleteCompanyAccount,
  findByPayment,
  findCompanyAccount,
  insertCompanyAccount,
  isKnownAccount,
  setAccountReady,
} from "./deposits.store.ts";
import { orRefuse, refreshDeposit, requireDeposits } from "./deposits.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { findSeller } from "./proposals.store.ts";

export type AccountState = "off" | "none" | "unfinished" | "ready";

/** Whether the company can be paid by its clients online. */
export async function readAccount(deps: ProposalDeps, { companyId: userId }: Actor): Promise<AccountState> {
  if (!deps.deposits) return "off";
  const row = await findCompanyAccount(deps.db, userId);
  if (!row) return "none";
  if (row.isReady) return "ready";
  // Its owner comes back from the provider a moment before the provider's event does.
  return refreshAccount(deps, row.accountId);
}

async function refreshAccount(deps: ProposalDeps, accountId: string): Promise<AccountState> {
  const deposits = requireDeposits(deps);
  try {
    const isReady = await orRefuse(() => deposits.canCharge(accountId));
    await setAccountReady(deps.db, accountId, isReady, deps.now());
    return isReady ? "ready" : "unfinished";
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (!(cause instanceof PaymentsFailure) || cause.reason !== "unknown_account") throw error;
    await deleteCompanyAccount(deps.db, accountId);
    return "none";
  }
}

/** Where the company's owner tells the provider what it asks. */
export async function joinAccount(deps: ProposalDeps, actor: Actor): Promise<{ url: string }> {
  const deposits = requireDeposits(deps);
  const { companyId: userId } = actor;
  await readAccount(deps, actor);
  if (!(await findCompanyAccount(deps.db, userId))) {
    const { email } = await findSeller(deps.db, userId);
    const made = await orRefuse(() => deposits.createAccount({ userId, email }));
    await insertCompanyAccount(deps.db, { userId, accountId: made, updatedAt: deps.now() });
  }
  const row = await findCompanyAccount(deps.db, userId);
  const accountId = row?.accountId ?? "";
  return {
    url: await orRefuse(() => deposits.joinUrl({ accountId, returnUrl: `${deps.publicUrl}/company` })),
  };
}

/** An event of a joined account: the provider is asked about whatever it names. One of an account that nobody here has is left alone. */
export async function applyAccountEvent(
  deps: ProposalDeps,
  { accountId, about, type }: Pick<PaymentEvent, "accountId" | "about" | "type">,
): Promise<void> {
  if (accountId === null) return;
  if (type === "account.updated" || type === "account.application.deauthorized") {
    if (await isKnownAccount(deps.db, accountId)) await refreshAccount(deps, accountId);
    return;
  }
  const proposalId = about === null ? null : await findByPayment(deps.db, accountId, about);
  if (proposalId !== null) await refreshDeposit(deps, proposalId);
  else deps.log.warn({ accountId, type }, "payment event that is about none of our deposits");
}
