import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { findLivingSessions, isSessionAlive, revokeSession } from "./accounts.store.ts";
import type { AccountDeps } from "./accounts.ts";

export const listDevices = (deps: AccountDeps, actor: Actor) =>
  findLivingSessions(deps.db, actor.accountId, deps.now());

export async function endDevice(deps: AccountDeps, actor: Actor, sessionId: string): Promise<void> {
  if (!(await isSessionAlive(deps.db, { sessionId, accountId: actor.accountId }, deps.now())))
    throw new AppError("not_found", MESSAGES.sessionNotFound);
  await revokeSession(deps.db, sessionId, deps.now());
}
