import type { User } from "#contract/endpoints/accounts.ts";
import { hasAccessBy } from "#core/entitlements/entitlements.ts";
import type { sessions } from "#server/db/schema.ts";
import type { Account } from "./accounts.store.ts";

export const presentUser = ({ user, actor, subscriptionStatus }: Account): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  hasActiveSubscription: hasAccessBy(subscriptionStatus),
  subscriptionStatus,
  companyId: actor.companyId,
  role: actor.role,
  hasPassword: user.passwordHash !== null,
});

export const presentDevice = (row: typeof sessions.$inferSelect, currentSessionId: string) => ({
  id: row.id,
  userAgent: row.userAgent,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isCurrent: row.id === currentSessionId,
});
