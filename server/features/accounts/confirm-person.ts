import { CONFIRM_MESSAGES } from "#contract/confirm-messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { findPasswordHash, findSignedInAt } from "./accounts.store.ts";
import type { AccountDeps } from "./accounts.ts";
import { passwordMatches } from "./passwords.ts";

/** Who signs in with Google alone has no password to ask for: a sign-in this long ago counts instead. */
const FRESH_MS = 15 * 60_000;

/** Before what cannot be taken back: that the person at this device is the one who signed in. */
export async function confirmPerson(
  deps: AccountDeps,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  const { accountId, sessionId } = actor;
  await deps.limits.perAccount(`confirm:${accountId}`);
  const hash = await findPasswordHash(deps.db, accountId);
  if (hash !== null) {
    if (!(await passwordMatches(hash, password ?? "")))
      throw new AppError("forbidden", CONFIRM_MESSAGES.passwordWrong);
    return;
  }
  const signedInAt = await findSignedInAt(deps.db, sessionId);
  if (!signedInAt || deps.now().getTime() - signedInAt.getTime() > FRESH_MS)
    throw new AppError("forbidden", CONFIRM_MESSAGES.signInAgain);
}
