import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { companyInvitations, companyMembers } from "#server/db/schema.ts";

type Executor = Db | Transaction;
export type InvitationRow = typeof companyInvitations.$inferSelect;

const open = and(isNull(companyInvitations.acceptedAt), isNull(companyInvitations.revokedAt));

/** Neither accepted nor taken back; expired ones too, which can be sent again. */
export const selectOpen = (db: Executor, companyId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), open))
    .orderBy(asc(companyInvitations.createdAt), asc(companyInvitations.id));

export async function insertInvitation(
  tx: Transaction,
  values: typeof companyInvitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await tx.insert(companyInvitations).values(values).returning();
  if (!row) throw new Error("an invitation was not inserted");
  return row;
}

export async function updateOpen(
  db: Executor,
  { companyId, id }: { companyId: string; id: string },
  values: Partial<InvitationRow>,
): Promise<InvitationRow | null> {
  const [row] = await db
    .update(companyInvitations)
    .set(values)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId), open))
    .returning();
  return row ?? null;
}

/** Takes back what is open for an address; answers the ids. */
export async function revokeOpenOf(
  tx: Transaction,
  companyId: string,
  email: string,
  revokedAt: Date,
): Promise<string[]> {
  const revoked = await tx
    .update(companyInvitations)
    .set({ revokedAt })
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(sql`lower(${companyInvitations.email})`, email.toLowerCase()),
        open,
      ),
    )
    .returning({ id: companyInvitations.id });
  return revoked.map(({ id }) => id);
}

/** An invitation that nobody was told of goes, and those that it took the place of are open again. */
export async function undoInvitation(tx: Transaction, id: string, replaced: string[]): Promise<void> {
  const [gone] = await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), open))
    .returning({ id: companyInvitations.id });
  // Taken back meanwhile, or replaced by the next one: those before it stay closed.
  if (gone && replaced.length > 0)
    await tx
      .update(companyInvitations)
      .set({ revokedAt: null })
      .where(inArray(companyInvitations.id, replaced));
}

export async function findByHash(db: Executor, hash: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(companyInvitations).where(eq(companyInvitations.hash, hash));
  return row ?? null;
}

/** Who works in the company beside its owner, and who may yet: what seats are counted by. */
export async function countOthers(
  db: Executor,
  companyId: string,
  now: Date,
): Promise<{ members: number; invited: number }> {
  const members = await db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), sql`${companyMembers.role} <> 'owner'`),
  );
  const invited = await db.$count(
    companyInvitations,
    and(
      eq(companyInvitations.companyId, companyId),
      open,
      sql`${companyInvitations.expiresAt} > ${now.toISOString()}::timestamptz`,
    ),
  );
  return { members, invited };
}
