import type { z } from "zod";
import type { LoginBody, RegisterBody } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Actor, SessionRef } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import {
  type Account,
  findAccount,
  findActing,
  findChosenCompany,
  findSignedInAt,
  findUserByEmail,
  insertRefreshToken,
  insertSession,
  insertUser,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
  revokeSessionsOf,
  touchSession,
} from "./accounts.store.ts";
import type { KnownPlaces } from "./known-places.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { type AccessTokens, hashToken, newOpaqueToken } from "./tokens.ts";

const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** However often it is used: who copied its tokens unnoticed has them for one season at most, and people type their password four times a year. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000;
/** A rotated token keeps working this long: an answer that got lost, two tabs at once. Later it is theft. */
const REUSE_GRACE_MS = 30_000;

export type AccountDeps = {
  db: Db;
  tokens: AccessTokens;
  now(): Date;
  limits: {
    perAddress: RateLimit;
    perAccount: RateLimit;
    /** For an account from everywhere together: what a machine with many addresses may guess. */
    perAccountAnywhere: RateLimit;
  };
  /** Account and network of sign-ins that worked, as long as this process lives. */
  knownPlaces: KnownPlaces;
};

/** Where a call comes from. */
export type Caller = { ip: string; userAgent: string | null };
export type SignedIn = { account: Account; accessToken: string; refreshToken: string };

export async function register(
  deps: AccountDeps,
  input: z.infer<typeof RegisterBody>,
  caller: Caller,
): Promise<SignedIn> {
  await deps.limits.perAddress(caller.ip);
  await deps.limits.perAccount(`register:${input.email.toLowerCase()}`);
  const passwordHash = await hashPassword(input.password);
  return deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.phone ?? null,
      passwordHash,
      createdAt: deps.now(),
    });
    if (!user) throw new AppError("conflict", MESSAGES.emailTaken);
    return startSession(deps, tx, user.id, caller);
  });
}

export async function logIn(
  deps: AccountDeps,
  input: z.infer<typeof LoginBody>,
  caller: Caller,
): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  const place = `${email} ${caller.ip}`;
  await deps.limits.perAddress(caller.ip);
  // By account and network: whoever guesses elsewhere locks nobody out of where they sign in.
  await deps.limits.perAccount(place);
  if (!deps.knownPlaces.has(place)) await deps.limits.perAccountAnywhere(email);
  const user = await findUserByEmail(deps.db, input.email);
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user)
    throw new AppError("unauthenticated", MESSAGES.wrongCredentials);
  deps.knownPlaces.add(place);
  return deps.db.transaction((tx) => startSession(deps, tx, user.id, caller));
}

/** Since when a session may be used, and until when at most. */
const endOfUse = (now: Date, signedInAt: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_LIFE_MS, signedInAt.getTime() + SESSION_MAX_MS));

/** For the company that the person chose last, as long as they work in it. */
export async function startSession(
  deps: AccountDeps,
  db: Db | Transaction,
  accountId: string,
  caller: Caller,
  /** When the person last proved who they are. */
  signedInAt = deps.now(),
): Promise<SignedIn> {
  const now = deps.now();
  const sessionId = await insertSession(db, {
    userId: accountId,
    companyId: await findChosenCompany(db, accountId),
    userAgent: caller.userAgent?.slice(0, 300) ?? null,
    expiresAt: endOfUse(now, signedInAt),
    createdAt: signedInAt,
    lastSeenAt: now,
  });
  const refreshToken = newOpaqueToken();
  await insertRefreshToken(db, hashToken(refreshToken), sessionId, now);
  const session = { accountId, sessionId };
  const actor = await findActing(db, session, now);
  // Who hands their company over gets another account in this moment.
  if (!actor) throw new AppError("conflict", MESSAGES.accountChanging);
  const accessToken = await deps.tokens.sign(session);
  return { account: await requireAccount(db, actor), accessToken, refreshToken };
}

/**
 * Trades a refresh token for the next one. A token that was traded longer than the grace ago is in two hands: its
 * whole family ends.
 */
export async function refresh(
  deps: AccountDeps,
  refreshToken: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const now = deps.now();
  const hash = hashToken(refreshToken);
  const next = await deps.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, hash);
    if (!found || found.session.revokedAt || found.session.expiresAt <= now) return null;
    const { token, session } = found;
    const expiresAt = endOfUse(now, session.createdAt);
    if (expiresAt <= now) return null;
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS) {
      await revokeSession(tx, session.id, now);
      return null;
    }
    await markRefreshTokenUsed(tx, hash, now);
    // The same for every use within the grace: two successors would be two branches, and theft of one never found.
    const successor = deps.tokens.successorOf(refreshToken);
    await insertRefreshToken(tx, hashToken(successor), session.id, now);
    await touchSession(tx, session.id, now, expiresAt);
    return { accountId: session.userId, sessionId: session.id, successor };
  });
  if (!next) throw new AppError("unauthenticated", MESSAGES.tokenInvalid);
  return { accessToken: await deps.tokens.sign(next), refreshToken: next.successor };
}

/**
 * The person's next session in place of this one, which ends: what a page still sends with it must not reach another company. Nobody
 * has signed in anew, so it is as old as the one before.
 */
export async function replaceSession(
  deps: AccountDeps,
  tx: Transaction,
  { accountId, sessionId }: SessionRef,
  caller: Caller,
): Promise<SignedIn> {
  await revokeSession(tx, sessionId, deps.now());
  return startSession(deps, tx, accountId, caller, (await findSignedInAt(tx, sessionId)) ?? deps.now());
}

export const logOut = (deps: AccountDeps, actor: Actor) =>
  revokeSession(deps.db, actor.sessionId, deps.now());

export async function requireAccount(db: Db | Transaction, actor: Actor): Promise<Account> {
  const account = await findAccount(db, actor);
  if (!account) throw new AppError("unauthenticated", MESSAGES.tokenInvalid);
  return account;
}

/** Who a bearer token speaks for; null without a living one. Ended sessions end their access tokens at once. */
export async function findActor(deps: AccountDeps, authorization: string | undefined): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  const session = token ? await deps.tokens.read(token) : null;
  return session && findActing(deps.db, session, deps.now());
}

/** As what a session acts now: asked again once the company is locked. */
export const findActorNow = (tx: Transaction, session: SessionRef, now: Date): Promise<Actor | null> =>
  findActing(tx, session, now);

/** Ends every session of a person, on all devices. */
export const endSessions = (tx: Transaction, accountId: string, now: Date) =>
  revokeSessionsOf(tx, accountId, now);

/** Whether the session lives and may act for its company still; with a person, whether it is theirs. */
export const isSignedIn = async (
  { db, now }: Pick<AccountDeps, "db" | "now">,
  session: Pick<SessionRef, "sessionId"> & Partial<SessionRef>,
): Promise<boolean> => (await findActing(db, session, now())) !== null;
