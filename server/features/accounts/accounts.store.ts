import { and, desc, eq, exists, gt, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isRole } from "#contract/roles.ts";
import type { Actor, SessionRef } from "#server/actor.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { companyMembers, refreshTokens, sessions, subscriptions, users } from "#server/db/schema.ts";

export type UserRow = typeof users.$inferSelect;
/** A person as they act: the plan is the company's. */
export type Account = { user: UserRow; actor: Actor; subscriptionStatus: string | null };
type Executor = Db | Transaction;

const byEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** Null when the address is taken. */
export async function insertUser(db: Executor, values: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(byEmail(email));
  return row ?? null;
}

export async function findAccount(db: Executor, actor: Actor): Promise<Account | null> {
  const [row] = await db
    .select({ user: users, subscriptionStatus: subscriptions.status })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, actor.companyId))
    .where(eq(users.id, actor.accountId));
  return row ? { ...row, actor } : null;
}

/** Null = their own. */
export async function findChosenCompany(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: companyMembers.companyId })
    .from(users)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.companyId, users.companyId), eq(companyMembers.accountId, users.id)),
    )
    .where(eq(users.id, accountId));
  return row?.id ?? null;
}

export async function insertSession(
  db: Executor,
  values: {
    userId: string;
    companyId: string | null;
    userAgent: string | null;
    expiresAt: Date;
    createdAt: Date;
    lastSeenAt: Date;
  },
): Promise<string> {
  const [row] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error("a session was not inserted");
  return row.id;
}

export const insertRefreshToken = (db: Executor, hash: string, sessionId: string, createdAt: Date) =>
  db.insert(refreshTokens).values({ hash, sessionId, createdAt }).onConflictDoNothing();

/** The token with its session, the session row locked: two uses at once are decided one after the other. */
export async function lockRefreshToken(db: Transaction, hash: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for("update", { of: sessions });
  return row ?? null;
}

export const markRefreshTokenUsed = (db: Executor, hash: string, usedAt: Date) =>
  db
    .update(refreshTokens)
    .set({ usedAt })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)));

export const touchSession = (db: Executor, sessionId: string, at: Date, expiresAt: Date) =>
  db.update(sessions).set({ lastSeenAt: at, expiresAt }).where(eq(sessions.id, sessionId));

export const revokeSession = (db: Executor, sessionId: string, at: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));

/** A session by its id; with a person, theirs alone. */
const isLiving = ({ sessionId, accountId }: { sessionId: string; accountId: string | undefined }, at: Date) =>
  and(
    eq(sessions.id, sessionId),
    accountId === undefined ? undefined : eq(sessions.userId, accountId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, at),
  );

const handedOver = alias(companyMembers, "handed_over");

/**
 * For whom a living session acts, and as what. Asked at every call, so that whoever is removed, or has another role now, has it at the
 * next one. Null = it has ended, or its person is no member of that company.
 */
export async function findActing(
  db: Executor,
  { sessionId, accountId }: Pick<SessionRef, "sessionId"> & Partial<SessionRef>,
  at: Date,
): Promise<Actor | null> {
  const companyId = sql<string>`coalesce(${sessions.companyId}, ${sessions.userId})`;
  const [row] = await db
    .select({
      accountId: sessions.userId,
      companyId,
      role: companyMembers.role,
      isHandedOver: exists(
        db
          .select({ id: handedOver.accountId })
          .from(handedOver)
          .where(
            and(
              eq(handedOver.companyId, sessions.userId),
              eq(handedOver.role, "owner"),
              ne(handedOver.accountId, sessions.userId),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(sessions)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companyId), eq(companyMembers.accountId, sessions.userId)),
    )
    .where(isLiving({ sessionId, accountId }, at));
  if (!row) return null;
  const isOwn = row.companyId === row.accountId && !row.isHandedOver;
  const role = row.role ?? (isOwn ? "owner" : null);
  if (role === null || !isRole(role)) return null;
  return { accountId: row.accountId, companyId: row.companyId, role, sessionId };
}

export async function isSessionAlive(db: Executor, session: SessionRef, at: Date): Promise<boolean> {
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(isLiving(session, at));
  return row !== undefined;
}

/** When the person of a session last proved who they are. */
export async function findSignedInAt(db: Executor, sessionId: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.at ?? null;
}

/** Null for people who sign in with Google alone. */
export async function findPasswordHash(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, accountId));
  return row?.hash ?? null;
}

export async function findUserByGoogle(db: Executor, subject: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return row ?? null;
}

export const linkGoogle = (
  db: Executor,
  userId: string,
  subject: string,
  { keepPassword }: { keepPassword: boolean },
) =>
  db
    .update(users)
    .set({ googleSubject: subject, emailVerified: true, ...(keepPassword ? {} : { passwordHash: null }) })
    .where(eq(users.id, userId));

/** The person proved that they read the address's mail, so it counts as verified. */
export const setPassword = (db: Executor, userId: string, passwordHash: string) =>
  db.update(users).set({ passwordHash, emailVerified: true }).where(eq(users.id, userId));

export const revokeSessionsOf = (db: Executor, userId: string, at: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));

export const findLivingSessions = (db: Executor, userId: string, at: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt));

export const setReviewing = (db: Executor, userId: string, isReviewer: boolean) =>
  db.update(users).set({ isReviewer }).where(eq(users.id, userId));

export const setOwning = (db: Executor, userId: string, isOwner: boolean) =>
  db.update(users).set({ isOwner }).where(eq(users.id, userId));
