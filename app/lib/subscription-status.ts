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
