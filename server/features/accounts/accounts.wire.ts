import type { User } from "#contract/endpoints/accounts.ts";
import type { Account } from "./accounts.store.ts";

/** Active or on trial: access to the paid parts. */
export const isActive = (status: string | null): boolean => status === "active" || status === "trialing";

export const presentUser = ({ user, subscriptionStatus }: Account): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  hasActiveSubscription: isActive(subscriptionStatus),
  subscriptionStatus,
});
