import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import { type GivenRole, ROLES } from "#contract/roles.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { type Caller, replaceSession, type SignedIn } from "#server/features/accounts/accounts.ts";
import type { ResetDeps } from "#server/features/accounts/reset-password.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import { logChange } from "./company-log.store.ts";
import {
  chooseCompany,
  deleteMember,
  findNameOfCompany,
  findRole,
  revokeSessionsFor,
  selectEmployers,
  selectMembers,
  updateRole,
} from "./members.store.ts";

export type MemberDeps = ResetDeps;

export async function listMembers(deps: MemberDeps, actor: Actor) {
  const { seats } = await getEntitlements(deps.db, actor.companyId, deps.now());
  return { members: await selectMembers(deps.db, actor.companyId), seats };
}

/** Counts from the member's next call on. */
export async function changeRole(
  deps: MemberDeps,
  { companyId }: Actor,
  accountId: string,
  role: GivenRole,
): Promise<void> {
  if (!(await updateRole(deps.db, { companyId, accountId }, role)))
    throw new AppError("not_found", COMPANY_MESSAGES.memberNotFound);
}

/** Their sessions for this company end with it; what they made stays. */
export const removeMember = (deps: MemberDeps, { companyId }: Actor, accountId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPerson(tx, companyId);
    if (!(await deleteMember(tx, companyId, accountId)))
      throw new AppError("not_found", COMPANY_MESSAGES.memberNotFound);
    await revokeSessionsFor(tx, companyId, accountId, deps.now());
  });

export async function leaveCompany(deps: MemberDeps, actor: Actor, caller: Caller): Promise<SignedIn> {
  const { companyId, accountId } = actor;
  if (companyId === accountId) throw new AppError("conflict", COMPANY_MESSAGES.notLeft);
  await logChange(deps.db, actor, { call: "leaveCompany", thing: null, at: deps.now() });
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, companyId);
    if (!(await deleteMember(tx, companyId, accountId)))
      throw new AppError("conflict", COMPANY_MESSAGES.notLeft);
    await revokeSessionsFor(tx, companyId, accountId, deps.now());
    await chooseCompany(tx, accountId, null);
    return replaceSession(deps, tx, actor, caller);
  });
}

/** The person's own first. */
export async function listCompanies(deps: MemberDeps, { accountId, companyId }: Actor) {
  const own = {
    id: accountId,
    name: await findNameOfCompany(deps.db, accountId),
    role: "owner" as const,
  };
  return [own, ...(await selectEmployers(deps.db, accountId))]
    .filter(({ role }) => Object.hasOwn(ROLES, role))
    .map((company) => ({ ...company, isCurrent: company.id === companyId }));
}

/** This session ends, and another begins. */
export async function switchCompany(
  deps: MemberDeps,
  actor: Actor,
  companyId: string,
  caller: Caller,
): Promise<SignedIn> {
  const { accountId } = actor;
  return deps.db.transaction(async (tx) => {
    const isOwn = companyId === accountId;
    if (!isOwn && !(await findRole(tx, companyId, accountId)))
      throw new AppError("not_found", COMPANY_MESSAGES.companyNotFound);
    await chooseCompany(tx, accountId, isOwn ? null : companyId);
    return replaceSession(deps, tx, actor, caller);
  });
}
