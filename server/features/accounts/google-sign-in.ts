import { MESSAGES } from "#contract/messages.ts";
import { type Identity, type IdentityProvider, IdentityRefused } from "#server/adapters/identity/identity.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import {
  findUserByEmail,
  findUserByGoogle,
  insertUser,
  linkGoogle,
  revokeSessionsOf,
} from "./accounts.store.ts";
import { type AccountDeps, type Caller, type SignedIn, startSession } from "./accounts.ts";

export type GoogleDeps = AccountDeps & { google: IdentityProvider | undefined };

function requireProvider({ google }: GoogleDeps, sentence: string): IdentityProvider {
  if (!google) throw new AppError("not_found", sentence);
  return google;
}

export async function signInWithGoogleCode(
  deps: GoogleDeps,
  code: string,
  caller: Caller,
): Promise<SignedIn> {
  const provider = requireProvider(deps, MESSAGES.googleFailed);
  await deps.limits.perAddress(caller.ip);
  return signIn(deps, () => provider.exchangeCode(code), MESSAGES.googleFailed, caller);
}

/** `nonce` is the one this browser was given; a token that was made for another sign-in is refused. */
export async function signInWithOneTap(
  deps: GoogleDeps,
  token: string,
  nonce: string | undefined,
  caller: Caller,
): Promise<SignedIn> {
  const provider = requireProvider(deps, MESSAGES.googleOnetapFailed);
  await deps.limits.perAddress(caller.ip);
  if (!nonce) throw new AppError("unauthenticated", MESSAGES.googleOnetapFailed);
  return signIn(deps, () => provider.readIdToken(token, nonce), MESSAGES.googleOnetapFailed, caller);
}

async function signIn(
  deps: GoogleDeps,
  prove: () => Promise<Identity>,
  sentence: string,
  caller: Caller,
): Promise<SignedIn> {
  let identity: Identity;
  try {
    identity = await prove();
  } catch (cause) {
    throw new AppError(cause instanceof IdentityRefused ? "unauthenticated" : "upstream", sentence, {
      cause,
    });
  }
  const userId = await deps.db.transaction((tx) => findOrCreate(deps, tx, identity));
  return deps.db.transaction((tx) => startSession(deps, tx, userId, caller));
}

/** The account of this Google identity: known, linked by its verified address, or new. Never a second one. */
async function findOrCreate(deps: GoogleDeps, tx: Transaction, identity: Identity): Promise<string> {
  const known = await findUserByGoogle(tx, identity.subject);
  if (known) return known.id;
  const created = await insertUser(tx, {
    email: identity.email,
    emailVerified: true,
    firstName: identity.firstName,
    lastName: identity.lastName,
    googleSubject: identity.subject,
    createdAt: deps.now(),
  });
  if (created) return created.id;
  const existing = await findUserByEmail(tx, identity.email);
  if (!existing) throw new AppError("conflict", MESSAGES.googleFailed); // the same identity, signing in twice at once
  if (!existing.emailVerified) {
    // Anybody can register somebody else's address. Its password and sessions end when the true owner arrives.
    await revokeSessionsOf(tx, existing.id, deps.now());
  }
  await linkGoogle(tx, existing.id, identity.subject, { keepPassword: existing.emailVerified });
  return existing.id;
}
