import type { ProviderSubscription } from "#server/adapters/payments/payments.ts";

/** What a person would say their subscription is, first to last; words that we do not know come in the middle. */
const RANKS: Record<string, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  incomplete: 4,
  canceled: 5,
  incomplete_expired: 5,
};
const UNKNOWN_RANK = 3;

const rank = (status: string) => RANKS[status] ?? UNKNOWN_RANK;

/** Runs on, so that a second one beside it would be paid twice. */
export const isLive = ({ status }: { status: string }): boolean => rank(status) <= UNKNOWN_RANK;

/**
 * Of all that a customer ever had, the one that counts: the best standing, then the newest. It depends on nothing but
 * the list, so whatever the order in which events arrive, the last look gives the same answer.
 */
export const subscriptionThatCounts = (
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | null =>
  subscriptions.toSorted(
    (a, b) =>
      rank(a.status) - rank(b.status) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )[0] ?? null;
