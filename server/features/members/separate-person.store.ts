import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Company } from "#contract/endpoints/company.ts";
import type { Transaction } from "#server/db/connect.ts";
import {
  companyLog,
  companyMembers,
  companyProfiles,
  designs,
  generations,
  projectPhotos,
  projects,
  proposals,
  resetTokens,
  reviews,
  subscriptions,
  users,
} from "#server/db/schema.ts";

const EMPTY: Omit<Company, "name"> = {
  email: null,
  phone: null,
  address: null,
  licence: null,
  insurance: null,
  terms: null,
  validDays: null,
};

/**
 * Gives the person who began a company an account of another id, with a company of one: the company keeps its id, and with it
 * every row that is the company's. Their row stays behind without anything of a person, and nobody can sign in to it. Answers the new
 * id. The caller holds the company's lock, and has ended the person's sessions.
 */
export async function separatePerson(tx: Transaction, companyId: string, now: Date): Promise<string> {
  const [person] = await tx.select().from(users).where(eq(users.id, companyId));
  if (!person) throw new Error("a company has no account");
  const { id: _, ...theirs } = person;
  await tx
    .update(users)
    .set({
      // No address of anybody: nothing is delivered to this domain (RFC 2606), and nobody can guess and take it before.
      email: `${randomUUID()}@company.invalid`,
      ...{ emailVerified: false, firstName: "", lastName: "", phone: null, companyId: null },
      ...{ passwordHash: null, googleSubject: null, isReviewer: false, isOwner: false },
    })
    .where(eq(users.id, companyId));
  const [made] = await tx.insert(users).values(theirs).returning({ id: users.id });
  if (!made) throw new Error("an account was not inserted");
  const accountId = made.id;
  const isTheirs = { accountId };
  await tx.update(companyMembers).set(isTheirs).where(eq(companyMembers.accountId, companyId));
  await tx.update(resetTokens).set({ userId: accountId }).where(eq(resetTokens.userId, companyId));
  await tx.update(reviews).set({ reviewerId: accountId }).where(eq(reviews.reviewerId, companyId));
  const employers = await tx
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.accountId, accountId));
  // By company, because these have indexes by company alone.
  const companies = [companyId, ...employers.map(({ id }) => id)];
  const madeBy = accountId;
  await tx
    .update(projects)
    .set({ madeBy })
    .where(and(inArray(projects.userId, companies), eq(projects.madeBy, companyId)));
  await tx
    .update(designs)
    .set({ madeBy })
    .where(and(inArray(designs.userId, companies), eq(designs.madeBy, companyId)));
  await tx
    .update(generations)
    .set({ madeBy })
    .where(and(inArray(generations.userId, companies), eq(generations.madeBy, companyId)));
  await tx
    .update(proposals)
    .set({ madeBy })
    .where(and(inArray(proposals.userId, companies), eq(proposals.madeBy, companyId)));
  const ofCompanies = tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.userId, companies));
  await tx
    .update(projectPhotos)
    .set({ madeBy })
    .where(and(inArray(projectPhotos.projectId, ofCompanies), eq(projectPhotos.madeBy, companyId)));
  await tx
    .update(companyLog)
    .set(isTheirs)
    .where(and(inArray(companyLog.companyId, companies), eq(companyLog.accountId, companyId)));
  await keepName(tx, companyId, `${person.firstName} ${person.lastName}`.trim(), now);
  await keepTrial(tx, companyId, accountId, now);
  return accountId;
}

/** Without a profile a company goes by its owner's name; clients know it by the one of before. */
async function keepName(tx: Transaction, companyId: string, name: string, updatedAt: Date): Promise<void> {
  const profile = { ...EMPTY, name };
  const [row] = await tx
    .select({ profile: companyProfiles.profile })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, companyId));
  if (row?.profile) return;
  await tx
    .insert(companyProfiles)
    .values({ userId: companyId, profile, updatedAt })
    .onConflictDoUpdate({ target: companyProfiles.userId, set: { profile, updatedAt } });
}

/** A trial is once per person: who had it with the company has none with the next one. */
async function keepTrial(tx: Transaction, companyId: string, userId: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ hasUsedTrial: subscriptions.hasUsedTrial })
    .from(subscriptions)
    .where(eq(subscriptions.userId, companyId));
  if (row?.hasUsedTrial)
    await tx.insert(subscriptions).values({ userId, hasUsedTrial: true, updatedAt: now });
}
