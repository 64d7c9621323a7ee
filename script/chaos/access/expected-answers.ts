import type { Access } from "#contract/access.ts";
import type { CallName } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { type GivenRole, mayAct } from "#contract/roles.ts";
import { PLAN_NAMES, PLANS, type Plan } from "#core/entitlements/plans.ts";

/**
 * Who calls: nobody; another person (on Pro) with the owner's ids; owners on each plan with their own; a reviewer (on the free
 * plan, as the owner of what they use); members of each role in a company on Pro, with its ids; a designer of another company with the
 * owner's ids, and one whom the owner's company has removed; the owner's ids with a token that has run out, and with one of a person
 * who is gone.
 */
export const MEMBERS = {
  memberDesigner: "designer",
  memberSales: "sales",
  memberReviewer: "reviewer",
} as const satisfies Record<`member${Capitalize<GivenRole>}`, GivenRole>;
export const MEMBER_COLUMNS = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[];
export const COLUMNS = [
  "guest",
  "other",
  "elsewhere",
  ...PLAN_NAMES,
  "reviewer",
  ...MEMBER_COLUMNS,
  "removed",
  "expired",
  "deleted",
] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Record<Column, number>;

const everybody = (status: number): Row =>
  Object.fromEntries(COLUMNS.map((column) => [column, status])) as Row;
/** Whoever is signed in, each with their own; without a living token 401. */
const signedIn = (status: number): Row => ({
  ...everybody(status),
  ...{ guest: 401, removed: 401, expired: 401, deleted: 401 },
});
/** To people of other companies it does not exist. */
const owned = (row: Row): Row => ({ ...row, other: 404, elsewhere: 404 });

/** The owner on some plans alone; on the others 402, and so for the reviewer, who is on the free one. */
const onPlans = (good: number, allows: (plan: Plan) => boolean): Row =>
  owned({
    ...signedIn(402),
    ...Object.fromEntries(PLAN_NAMES.filter(allows).map((plan) => [plan, good])),
    ...Object.fromEntries(MEMBER_COLUMNS.map((column) => [column, allows(MEMBERS_PLAN) ? good : 402])),
  });

/** Of the companies that members work in. */
export const MEMBERS_PLAN = "pro" satisfies Plan;

/** The statuses that each word of the contract stands for, where a served call answers `good`. */
const ANSWERS: Record<Access, (good: number) => Row> = {
  public: everybody,
  optional: everybody,
  "signed-in": signedIn,
  owner: (good) => owned(signedIn(good)),
  /** Made on plans with bills alone; what a person made before stays theirs to read, to change and to delete. */
  bills: (good) => onPlans(good, (plan) => PLANS[plan].canUseBom),
  proposals: (good) => onPlans(good, (plan) => PLANS[plan].canUseProposals),
  seats: (good) => ({ ...onPlans(good, (plan) => PLANS[plan].seats > 1), other: good, elsewhere: good }),
  /** Who acts for their own company has none to leave. */
  member: (good) => ({
    ...signedIn(409),
    ...Object.fromEntries([...MEMBER_COLUMNS, "elsewhere"].map((column) => [column, good])),
  }),
  // The link is the right: whoever has the owner's gets what the client gets.
  link: everybody,
  reviewer: (good) => ({ ...signedIn(403), reviewer: good }),
};

/** Calls that are served and still answer a refusal here, because the test world has nothing that they could succeed with. */
const REFUSED_HERE: Partial<Record<CallName, number>> = {
  // Tokens, codes and identities that nobody issued.
  refresh: 401,
  verifyResetToken: 400,
  resetPassword: 400,
  googleSignin: 404,
  googleOnetapSignin: 404,
  // What was sent is not deleted, and nobody has signed it: there is no record, nothing to countersign, to pay or to change.
  deleteProposal: 409,
  countersignProposal: 409,
  markDeposit: 409,
  payDeposit: 409,
  refundDeposit: 409,
  finishProposal: 409,
  createChangeOrder: 409,
  proposalRecord: 409,
  clientRecord: 409,
  // With another password.
  handOver: 403,
  deleteAccount: 403,
  // Sent a moment ago.
  resendInvitation: 409,
  // With a link and for a company that nobody here has.
  readInvitation: 400,
  acceptInvitation: 400,
  switchCompany: 404,
  // With a code that nobody was sent.
  signProposal: 409,
  // No engine but the built-in one is set up, and no secret for keys.
  putEngineKey: 422,
  probeEngine: 422,
  // Nobody here has paid by card.
  createPortalSession: 409,
};

/** The role is asked first: who may not make a call hears nothing of what it names. */
function withRoles(row: Row, { role }: Endpoint): Row {
  if (!role) return row;
  const refuse = (column: Column, has: GivenRole) => (mayAct(has, role) ? row[column] : 403);
  return {
    ...row,
    ...Object.fromEntries(MEMBER_COLUMNS.map((column) => [column, refuse(column, MEMBERS[column])])),
    elsewhere: refuse("elsewhere", ELSEWHERE_ROLE),
  };
}
export const ELSEWHERE_ROLE = "designer" satisfies GivenRole;

/** What each call of the API answers to each of them. */
export const ANSWERS_OF_CALLS = Object.fromEntries(
  Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => [
    name,
    withRoles(ANSWERS[endpoint.access](REFUSED_HERE[name as CallName] ?? endpoint.status ?? 200), endpoint),
  ]),
) as Record<CallName, Row>;
