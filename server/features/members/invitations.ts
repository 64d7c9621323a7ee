import { COMPANY_FULL, COMPANY_MESSAGES, noSeat } from "#contract/company-messages.ts";
import { type GivenRole, ROLES } from "#contract/roles.ts";
import { nameOfPlan, PLANS, plansWith } from "#core/entitlements/plans.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { type Caller, replaceSession, type SignedIn } from "#server/features/accounts/accounts.ts";
import { hashToken, newOpaqueToken } from "#server/features/accounts/tokens.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import { logChange } from "./company-log.store.ts";
import { invitationMail } from "./invitation-mail.ts";
import {
  countOthers,
  findByHash,
  type InvitationRow,
  insertInvitation,
  revokeOpenOf,
  selectOpen,
  undoInvitation,
  updateOpen,
} from "./invitations.store.ts";
import {
  chooseCompany,
  findEmail,
  findNameOfCompany,
  findRole,
  insertMember,
  selectMembers,
} from "./members.store.ts";
import type { MemberDeps } from "./members.ts";

export type InvitationDeps = MemberDeps & {
  /** Mails to one address from all companies together. */
  invitesOfAddress: RateLimit;
};

const LIFE_DAYS = 7;
const LIFE_MS = LIFE_DAYS * 86_400_000;
/** A mail that is lost is sent again; who is sent five has read one. */
const SENDS_MAX = 5;
const RESEND_PAUSE_MS = 60_000;

export const listInvitations = (deps: MemberDeps, { companyId }: Actor): Promise<InvitationRow[]> =>
  selectOpen(deps.db, companyId);

/** Nothing in it asks whether the address has an account. */
export async function invite(
  deps: InvitationDeps,
  actor: Actor,
  { email, role }: { email: string; role: GivenRole },
): Promise<InvitationRow> {
  const { companyId } = actor;
  await deps.invitesOfAddress(email.toLowerCase());
  const token = newOpaqueToken();
  const now = deps.now();
  const { made, replaced } = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, companyId);
    const members = await selectMembers(tx, companyId);
    if (members.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      throw new AppError("conflict", COMPANY_MESSAGES.alreadyMember);
    const replaced = await revokeOpenOf(tx, companyId, email, now);
    await requireSeat(deps, tx, companyId);
    const made = await insertInvitation(tx, {
      ...{ companyId, email, role, hash: hashToken(token) },
      ...{ sentAt: now, createdAt: now, expiresAt: new Date(now.getTime() + LIFE_MS) },
    });
    return { made, replaced };
  });
  try {
    await mail(deps, made, token);
  } catch (cause) {
    await deps.db.transaction(async (tx) => {
      await lockPerson(tx, companyId);
      await undoInvitation(tx, made.id, replaced);
    });
    throw new AppError("upstream", COMPANY_MESSAGES.inviteMailFailed, { cause });
  }
  return made;
}

async function requireSeat(deps: MemberDeps, tx: Transaction, companyId: string): Promise<void> {
  const now = deps.now();
  const { plan, seats } = await getEntitlements(tx, companyId, now);
  const { members, invited } = await countOthers(tx, companyId, now);
  if (1 + members + invited < seats) return;
  const withMore = plansWith((row) => row.seats > seats);
  const words = noSeat(nameOfPlan(plan) ?? PLANS[plan].name, seats, withMore || null);
  throw new AppError(withMore ? "subscription_required" : "conflict", words);
}

async function mail(deps: InvitationDeps, row: InvitationRow, token: string): Promise<void> {
  await deps.mailer.send(
    invitationMail({
      to: row.email,
      company: await findNameOfCompany(deps.db, row.companyId),
      does: `Your role would be ${ROLES[row.role].name}. ${ROLES[row.role].may}`,
      days: LIFE_DAYS,
      link: `${deps.publicUrl}/invitation?token=${token}`,
      product: deps.product,
      publicUrl: deps.publicUrl,
    }),
  );
}

async function requireResendable(
  db: Db | Transaction,
  { companyId, id, now }: { companyId: string; id: string; now: Date },
): Promise<InvitationRow> {
  const row = (await selectOpen(db, companyId)).find((one) => one.id === id);
  if (!row) throw new AppError("not_found", COMPANY_MESSAGES.invitationNotFound);
  if (row.sends >= SENDS_MAX) throw new AppError("conflict", COMPANY_MESSAGES.resentTooOften);
  if (now.getTime() - row.sentAt.getTime() < RESEND_PAUSE_MS)
    throw new AppError("conflict", COMPANY_MESSAGES.resentTooSoon);
  return row;
}

/** With a new link: the one before ends, and the week begins again. */
export async function resendInvitation(
  deps: InvitationDeps,
  { companyId }: Actor,
  id: string,
): Promise<InvitationRow> {
  const token = newOpaqueToken();
  const now = deps.now();
  const named = { companyId, id, now };
  // Before anything is written: what the limit refuses leaves the link that was mailed.
  const { email } = await requireResendable(deps.db, named);
  await deps.invitesOfAddress(email.toLowerCase());
  const { before, row } = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, companyId);
    const before = await requireResendable(tx, named);
    if (before.expiresAt <= now) await requireSeat(deps, tx, companyId);
    const row = await updateOpen(tx, before, {
      ...{ hash: hashToken(token), sends: before.sends + 1, sentAt: now },
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
    if (!row) throw new AppError("not_found", COMPANY_MESSAGES.invitationNotFound);
    return { before, row };
  });
  try {
    await mail(deps, row, token);
  } catch (cause) {
    const { hash, sends, sentAt, expiresAt } = before;
    await updateOpen(deps.db, row, { hash, sends, sentAt, expiresAt });
    throw new AppError("upstream", COMPANY_MESSAGES.inviteMailFailed, { cause });
  }
  return row;
}

export async function revokeInvitation(deps: MemberDeps, { companyId }: Actor, id: string): Promise<void> {
  if (!(await updateOpen(deps.db, { companyId, id }, { revokedAt: deps.now() })))
    throw new AppError("not_found", COMPANY_MESSAGES.invitationNotFound);
}

export async function readInvitation(deps: MemberDeps, token: string, caller: Caller) {
  await deps.limits.perAddress(caller.ip);
  const row = await findByHash(deps.db, hashToken(token));
  requireOpen(row, deps.now());
  return { company: await findNameOfCompany(deps.db, row.companyId), role: row.role, email: row.email };
}

function requireOpen(row: InvitationRow | null, now: Date): asserts row is InvitationRow {
  if (!row) throw new AppError("bad_request", COMPANY_MESSAGES.invitationInvalid);
  if (row.revokedAt) throw new AppError("conflict", COMPANY_MESSAGES.invitationRevoked);
  if (row.acceptedAt) throw new AppError("conflict", COMPANY_MESSAGES.invitationUsed);
  if (row.expiresAt <= now) throw new AppError("conflict", COMPANY_MESSAGES.invitationEnded);
}

/** The token shows that the mail was read; the account must have its address. Answers a session for the company. */
export async function acceptInvitation(
  deps: MemberDeps,
  actor: Actor,
  token: string,
  caller: Caller,
): Promise<SignedIn> {
  await deps.limits.perAddress(caller.ip);
  const found = await findByHash(deps.db, hashToken(token));
  requireOpen(found, deps.now());
  const { accountId } = actor;
  const { companyId } = found;
  const signedIn = await deps.db.transaction(async (tx) => {
    // Under the company's lock, as whatever changes its members and invitations; so it is read again.
    await lockPerson(tx, companyId);
    const row = await findByHash(tx, hashToken(token));
    const now = deps.now();
    requireOpen(row, now);
    const email = await findEmail(tx, accountId);
    if (email?.toLowerCase() !== row.email.toLowerCase())
      throw new AppError("forbidden", COMPANY_MESSAGES.invitationForAnother);
    if (companyId === accountId) throw new AppError("conflict", COMPANY_MESSAGES.ownInvitation);
    if (!(await findRole(tx, companyId, accountId))) {
      const { seats } = await getEntitlements(tx, companyId, now);
      const { members } = await countOthers(tx, companyId, now);
      if (1 + members >= seats) throw new AppError("conflict", COMPANY_FULL);
      await insertMember(tx, { companyId, accountId, role: row.role, since: now });
    }
    await updateOpen(tx, row, { acceptedAt: now });
    await chooseCompany(tx, accountId, companyId);
    return replaceSession(deps, tx, actor, caller);
  });
  const joined = { companyId, accountId };
  await logChange(deps.db, joined, { call: "acceptInvitation", thing: null, at: deps.now() });
  return signedIn;
}
