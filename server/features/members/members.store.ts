import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { GivenRole, MemberRole } from "#contract/roles.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { ownerOf } from "#server/db/owner-of.ts";
import { companyMembers, companyProfiles, sessions, users } from "#server/db/schema.ts";

type Executor = Db | Transaction;

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
const SHOWN = { accountId: users.id, name: fullName, email: users.email };

export type MemberRow = {
  accountId: string;
  name: string;
  email: string;
  role: MemberRole;
  since: Date | null;
};

/** The owner first. Without a row of its own, the account that the company has its id from is the owner. */
export async function selectMembers(db: Executor, companyId: string): Promise<MemberRow[]> {
  const rows = await db
    .select({ ...SHOWN, role: companyMembers.role, since: companyMembers.since })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.accountId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.since), asc(users.id));
  const owners = rows.filter(({ role }) => role === "owner");
  const others = rows.filter(({ role }) => role !== "owner");
  if (owners.length > 0) return [...owners, ...others];
  const [founder] = await db.select(SHOWN).from(users).where(eq(users.id, companyId));
  return founder ? [{ ...founder, role: "owner", since: null }, ...others] : others;
}

export async function findRole(
  db: Executor,
  companyId: string,
  accountId: string,
): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.accountId, accountId)));
  return row?.role ?? null;
}

export const insertMember = (
  tx: Transaction,
  values: { companyId: string; accountId: string; role: GivenRole; since: Date },
) => tx.insert(companyMembers).values(values);

/** Of anybody, the owner too: whoever hands a company over. */
export const writeRole = (
  tx: Transaction,
  {
    companyId,
    accountId,
    role,
    since,
  }: { companyId: string; accountId: string; role: MemberRole; since: Date },
) =>
  tx
    .insert(companyMembers)
    .values({ companyId, accountId, role, since })
    .onConflictDoUpdate({ target: [companyMembers.companyId, companyMembers.accountId], set: { role } });

/** Of a member who is not the owner; false for anybody else. */
export async function updateRole(
  db: Executor,
  { companyId, accountId }: { companyId: string; accountId: string },
  role: GivenRole,
): Promise<boolean> {
  const rows = await db
    .update(companyMembers)
    .set({ role })
    .where(isMember(companyId, accountId))
    .returning({ accountId: companyMembers.accountId });
  return rows.length === 1;
}

export async function deleteMember(tx: Transaction, companyId: string, accountId: string): Promise<boolean> {
  const rows = await tx
    .delete(companyMembers)
    .where(isMember(companyId, accountId))
    .returning({ accountId: companyMembers.accountId });
  return rows.length === 1;
}

const isMember = (companyId: string, accountId: string) =>
  and(
    eq(companyMembers.companyId, companyId),
    eq(companyMembers.accountId, accountId),
    sql`${companyMembers.role} <> 'owner'`,
  );

/** Ends every session in which this person acts for this company. */
export const revokeSessionsFor = (tx: Transaction, companyId: string, accountId: string, at: Date) =>
  tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(eq(sessions.userId, accountId), eq(sessions.companyId, companyId), isNull(sessions.revokedAt)),
    );

export async function findNameOfCompany(db: Executor, companyId: string): Promise<string> {
  const [row] = await db
    .select({ profile: companyProfiles.profile, name: fullName })
    .from(users)
    .leftJoin(companyProfiles, eq(companyProfiles.userId, companyId))
    .where(eq(users.id, ownerOf(sql`${companyId}::uuid`)));
  return row?.profile?.name ?? row?.name ?? "";
}

/** The companies of others that this person works in. */
export async function selectEmployers(db: Executor, accountId: string) {
  const rows = await db
    .select({
      id: companyMembers.companyId,
      role: companyMembers.role,
      profile: companyProfiles.profile,
      name: fullName,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, ownerOf(companyMembers.companyId)))
    .leftJoin(companyProfiles, eq(companyProfiles.userId, companyMembers.companyId))
    .where(eq(companyMembers.accountId, accountId))
    .orderBy(asc(companyMembers.since), asc(users.id));
  return rows.map(({ id, role, profile, name }) => ({ id, role, name: profile?.name ?? name }));
}

/** None where one person works alone in the company. */
export const selectNamesAmongMany = (db: Executor, companyId: string, accountIds: string[]) =>
  db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(
      and(
        inArray(users.id, accountIds),
        exists(
          db.select({ one: sql`1` }).from(companyMembers).where(eq(companyMembers.companyId, companyId)),
        ),
      ),
    );

export async function findEmail(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, accountId));
  return row?.email ?? null;
}

export async function findAccountName(
  db: Executor,
  accountId: string,
): Promise<{ name: string; email: string } | null> {
  const [row] = await db
    .select({ name: fullName, email: users.email })
    .from(users)
    .where(eq(users.id, accountId));
  return row ?? null;
}

export const chooseCompany = (tx: Transaction, accountId: string, companyId: string | null) =>
  tx.update(users).set({ companyId }).where(eq(users.id, accountId));
