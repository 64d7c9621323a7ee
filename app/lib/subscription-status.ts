import type { User } from "#contract/endpoints/accounts.ts";

const LABELS: Record<string, string> = {
  active: "Active",
  trialing: "Free Trial",
  past_due: "Past Due",
  canceled: "Canceled",
  unpaid: "Unpaid",
  incomplete: "Incomplete",
  incomplete_expired: "Expired",
};

/** What a person reads for the status of a subscription. */
export const subscriptionLabel = (status: string | null): string => LABELS[status ?? ""] ?? "Unknown";

/** Whether the paid parts are open: an active subscription or a trial. */
export const hasAiAccess = (
  subscription: Pick<User, "hasActiveSubscription" | "subscriptionStatus"> & { isTrialing?: boolean },
): boolean =>
  subscription.hasActiveSubscription ||
  subscription.subscriptionStatus === "trialing" ||
  subscription.isTrialing === true;

const DAY_MS = 86_400_000;

/** Days until the trial ends, rounded up, at least 0. */
export const trialDaysLeft = (trialEnd: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(trialEnd) - now.getTime()) / DAY_MS));

/** The provider asks for payments, so the other plan is a change of this one and not a second purchase. */
export const isRunning = (status: string | null): boolean =>
  status === "active" || status === "trialing" || isPaymentOpen(status);

/** The next thing to do is to pay. */
export const isPaymentOpen = (status: string | null): boolean => status === "past_due" || status === "unpaid";

/** Plans that were not bought at this provider have no billing to open; a new subscription is the way on. */
export const needsNewSubscription = (message: string): boolean =>
  message.includes("Test subscription data") || message.includes("Invalid subscription data");
