import { COMPANY_MESSAGES, roleForbids } from "#contract/company-messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import {
  type Caller,
  endSessions,
  findActorNow,
  type SignedIn,
  startSession,
} from "#server/features/accounts/accounts.ts";
import { confirmPerson } from "#server/features/accounts/confirm-person.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { logChange } from "./company-log.store.ts";
import { handedOverJob } from "./handed-over.job.ts";
import { chooseCompany, findRole, writeRole } from "./members.store.ts";
import type { MemberDeps } from "./members.ts";
import { separatePerson } from "./separate-person.store.ts";

export type HandOverDeps = MemberDeps & { queue: Pick<Queue, "send"> };

/** A member becomes the owner, and who was it a designer; both are told by mail. Answers a new session of the second. */
export async function handOver(
  deps: HandOverDeps,
  actor: Actor,
  { accountId: to, password }: { accountId: string; password: string | undefined },
  caller: Caller,
): Promise<SignedIn> {
  const { companyId } = actor;
  await requireHeir(deps.db, companyId, to);
  await confirmPerson(deps, actor, password);
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, companyId);
    const now = deps.now();
    // Again under the lock: handed over twice at once it has one owner.
    const acting = await findActorNow(tx, actor, now);
    if (acting?.role !== "owner") throw new AppError("forbidden", roleForbids(acting?.role ?? "designer"));
    await requireHeir(tx, companyId, to);
    const isFounder = actor.accountId === companyId;
    await endSessions(tx, actor.accountId, now);
    const from = isFounder ? await separatePerson(tx, companyId, now) : actor.accountId;
    // Who has been is first: there is one owner at each moment, which an index asks.
    await writeRole(tx, { companyId, accountId: from, role: "designer", since: now });
    await writeRole(tx, { companyId, accountId: to, role: "owner", since: now });
    await chooseCompany(tx, from, companyId);
    await logChange(tx, { companyId, accountId: from }, { call: "handOver", thing: to, at: now });
    for (const side of ["from", "to"] as const)
      await deps.queue.send(handedOverJob, { companyId, from, to, side }, { within: tx });
    return startSession(deps, tx, from, caller, now);
  });
}

async function requireHeir(
  db: Transaction | HandOverDeps["db"],
  companyId: string,
  to: string,
): Promise<void> {
  const role = await findRole(db, companyId, to);
  if (role === null || role === "owner") throw new AppError("not_found", COMPANY_MESSAGES.memberNotFound);
}
