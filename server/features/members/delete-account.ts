import { type DeletionRefusal, deletionRefused } from "#contract/company-messages.ts";
import type { Actor } from "#server/actor.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { confirmPerson } from "#server/features/accounts/confirm-person.ts";
import { endPaymentsJob } from "#server/features/billing/end-payments.job.ts";
import { isChargedOn } from "#server/features/billing/set-plan.ts";
import { deleteNow, pledgeDeletion } from "#server/files/delete-files.job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { logChange } from "./company-log.store.ts";
import {
  countBelongings,
  countOthers,
  countSealed,
  deleteCompanies,
  selectHandedTo,
  selectKeys,
} from "./delete-account.store.ts";
import { findNameOfCompany, selectEmployers } from "./members.store.ts";
import type { MemberDeps } from "./members.ts";

type Executor = Db | Transaction;
export type DeletionDeps = { db: Db; storage: Storage; queue: Pick<Queue, "send">; now(): Date };
type Deleted = { files: number; sealed: number };

/** Their own company, and those that were handed to them: all of it goes with the account. */
async function companiesOf(db: Executor, accountId: string): Promise<string[]> {
  return [...new Set([accountId, ...(await selectHandedTo(db, accountId))])].sort();
}

/** Why an account stays: others work in a company of it, or it pays for a plan. With the names of the companies. */
async function refusalsOf(db: Executor, accountId: string, companies: string[]): Promise<DeletionRefusal[]> {
  const refusals: DeletionRefusal[] = [];
  for (const id of companies) {
    const company = await findNameOfCompany(db, id);
    if ((await countOthers(db, id, accountId)) > 0) refusals.push({ why: "members", company });
    if (await isChargedOn(db, id)) refusals.push({ why: "plan", company });
  }
  return refusals;
}

/** What would go with the account and what would stay, for the person to read before. */
export async function previewDeletion({ db }: { db: Db }, { accountId }: Pick<Actor, "accountId">) {
  const companies = await companiesOf(db, accountId);
  return {
    refusals: await refusalsOf(db, accountId, companies),
    ...(await countBelongings(db, companies)),
    employers: (await selectEmployers(db, accountId))
      .filter(({ role }) => role !== "owner")
      .map(({ name }) => name),
  };
}

/** By the person, after the password. */
export async function deleteOwnAccount(
  deps: DeletionDeps & MemberDeps,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  await confirmPerson(deps, actor, password);
  const done = await deleteAccount(deps, actor.accountId);
  if ("refusal" in done) throw new AppError("conflict", deletionRefused(done.refusal));
}

/**
 * Deletes a person with everything that is theirs and their companies' alone, files too. What they made in companies of others stays
 * there. What they and a client both signed is the client's as well: the records stay for their time, with their sealed papers.
 */
export async function deleteAccount(
  { db, storage, queue, now }: DeletionDeps,
  accountId: string,
): Promise<Deleted | { refusal: DeletionRefusal }> {
  const done = await db.transaction(async (tx) => {
    const companies = await companiesOf(tx, accountId);
    // Nobody joins, and nothing is saved, while it goes.
    for (const id of companies) await lockPerson(tx, id);
    const [refusal] = await refusalsOf(tx, accountId, companies);
    if (refusal) return { refusal };
    for (const { id } of await selectEmployers(tx, accountId))
      if (!companies.includes(id))
        await logChange(
          tx,
          { companyId: id, accountId },
          { call: "deleteAccount", thing: accountId, at: now() },
        );
    return removeCompanies(tx, queue, companies);
  });
  if ("refusal" in done) return done;
  await deleteNow(storage, done.keys);
  return { files: done.keys.length, sealed: done.sealed };
}

async function removeCompanies(tx: Transaction, queue: Pick<Queue, "send">, companies: string[]) {
  const keys = await selectKeys(tx, companies);
  const sealed = await countSealed(tx, companies);
  const payable = await deleteCompanies(tx, companies);
  if (payable.customers.length + payable.pages.length > 0)
    await queue.send(endPaymentsJob, payable, { within: tx });
  await pledgeDeletion(tx, queue, keys);
  return { keys, sealed };
}
