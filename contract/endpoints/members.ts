import { z } from "zod";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { MEMBER_CALLS } from "#contract/member-calls.ts";
import { GIVEN_ROLES, roleKeys } from "#contract/roles.ts";
import { EMAIL, PASSWORD_MAX } from "#contract/rules/account.ts";
import { textSchema } from "#contract/rules/text-schema.ts";
import { Session } from "./accounts.ts";
import { Cursor, NextCursor } from "./projects.ts";

const Role = z.enum(roleKeys);
const GivenRole = z.enum(GIVEN_ROLES, { error: COMPANY_MESSAGES.roleUnknown });
const AccountId = z.object({ accountId: z.uuid({ error: COMPANY_MESSAGES.memberNotFound }) });
const InvitationId = z.object({ id: z.uuid({ error: COMPANY_MESSAGES.invitationNotFound }) });
const Token = z
  .string({ error: COMPANY_MESSAGES.invitationInvalid })
  .min(1, COMPANY_MESSAGES.invitationInvalid)
  .max(200, COMPANY_MESSAGES.invitationInvalid);

/** Of the person who calls; asked again where nothing can be taken back. */
const Password = z.string().max(PASSWORD_MAX);

const Member = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Null for who began it. */
  since: z.string().nullable(),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof Member>;

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: GivenRole,
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** A company as somebody sees it who belongs to it, or is invited. */
const Employer = z.object({ id: z.string(), name: z.string(), role: Role, isCurrent: z.boolean() });
export type Employer = z.infer<typeof Employer>;

const LogEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null where the account is gone. */
  who: z.string().nullable(),
  /** What the call is for, in the words of the contract. */
  what: z.string(),
  /** The member it was done to; null where it was done to no member, and where that account is gone. */
  whom: z.string().nullable(),
  /** The id that the call named, where it named one. */
  thing: z.string().nullable(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const AccountDeletion = z.object({
  /** Why it is refused as things are; empty = it can be deleted. */
  refusals: z.array(z.object({ why: z.enum(["members", "plan"]), company: z.string() })),
  projects: z.number().int(),
  designs: z.number().int(),
  /** Proposals that both sides signed: they stay for their time. */
  sealed: z.number().int(),
  /** Companies of others in which what they made stays. */
  employers: z.array(z.string()),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const memberEndpoints = {
  listMembers: {
    ...MEMBER_CALLS.listMembers,
    summary: "Who works in the company",
    /** `seats` = how many people its plan is for. */
    reply: withData(z.object({ members: z.array(Member), seats: z.number().int() })),
  },
  putMemberRole: {
    ...MEMBER_CALLS.putMemberRole,
    summary: "Give a member another role",
    params: AccountId,
    body: z.object({ role: GivenRole }),
    reply: Empty,
  },
  removeMember: {
    ...MEMBER_CALLS.removeMember,
    summary: "Remove a member; what they made stays with the company",
    params: AccountId,
    reply: Empty,
  },
  handOver: {
    ...MEMBER_CALLS.handOver,
    summary: "Hand the company over to a member, with its plan; who owned it goes on as a designer",
    params: AccountId,
    body: z.object({ password: Password.optional() }),
    /** The session of before has ended, as all others of who handed it over. */
    reply: Session,
  },
  listInvitations: {
    ...MEMBER_CALLS.listInvitations,
    summary: "Invitations that are not answered yet",
    reply: withData(z.object({ invitations: z.array(Invitation) })),
  },
  invite: {
    ...MEMBER_CALLS.invite,
    summary: "Invite somebody by mail; an earlier invitation of the address ends",
    body: z.object({ email: textSchema(EMAIL), role: GivenRole }),
    reply: withData(Invitation),
    status: 201,
  },
  resendInvitation: {
    ...MEMBER_CALLS.resendInvitation,
    summary: "Mail an invitation again, with a new link",
    params: InvitationId,
    reply: withData(Invitation),
  },
  revokeInvitation: {
    ...MEMBER_CALLS.revokeInvitation,
    summary: "Take an invitation back",
    params: InvitationId,
    reply: Empty,
  },
  companyLog: {
    ...MEMBER_CALLS.companyLog,
    summary: "What members changed, newest first",
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50), cursor: Cursor }),
    reply: withData(z.object({ entries: z.array(LogEntry), nextCursor: NextCursor })),
  },
  leaveCompany: {
    ...MEMBER_CALLS.leaveCompany,
    summary: "Leave the company that this session acts for, and go on in one's own",
    reply: Session,
  },
  listCompanies: {
    ...MEMBER_CALLS.listCompanies,
    summary: "The companies that I can act for",
    reply: withData(z.object({ companies: z.array(Employer) })),
  },
  switchCompany: {
    ...MEMBER_CALLS.switchCompany,
    summary: "End this session, and begin one for another company of mine",
    body: z.object({ companyId: z.uuid({ error: COMPANY_MESSAGES.companyNotFound }) }),
    reply: Session,
  },
  accountDeletion: {
    ...MEMBER_CALLS.accountDeletion,
    summary: "What would go with my account, and what would stay",
    reply: withData(AccountDeletion),
  },
  deleteAccount: {
    ...MEMBER_CALLS.deleteAccount,
    summary: "Delete my account",
    body: z.object({ password: Password.optional() }),
    reply: Empty,
  },
  readInvitation: {
    ...MEMBER_CALLS.readInvitation,
    summary: "What an invitation is for",
    body: z.object({ token: Token }),
    reply: withData(z.object({ company: z.string(), role: GivenRole, email: z.string() })),
  },
  acceptInvitation: {
    ...MEMBER_CALLS.acceptInvitation,
    summary: "Accept an invitation, and begin a session for its company",
    body: z.object({ token: Token }),
    reply: Session,
  },
} satisfies EndpointRows;
