import { type MemberRole, ROLES } from "./roles.ts";

/** Sentences of companies and their members. Beside the others, because most pages have no use for them. */
export const COMPANY_MESSAGES = {
  roleUnknown: "Please choose a role from the list.",
  memberNotFound: "This person does not work in your company.",
  invitationNotFound: "This invitation could not be found. Please load the page again.",
  alreadyMember: "This person works in your company already.",
  inviteMailFailed: "The invitation could not be sent. Please try again in a moment.",
  invited: "The invitation is on its way.",
  resentTooOften:
    "This invitation was sent several times. Please ask the person to look for it, or make a new one.",
  resentTooSoon: "This invitation was sent a moment ago. Please wait a minute before you send it again.",
  invitationInvalid: "This invitation link is not valid. Please ask for a new invitation.",
  invitationEnded: "This invitation has expired. Please ask for a new one.",
  invitationRevoked: "This invitation was taken back. Please ask the company if you expected it.",
  invitationUsed:
    "This invitation was used already. If that was you, sign in and choose the company in the account menu.",
  invitationForAnother:
    "This invitation was sent to another address. Please sign in with the address that it was sent to.",
  ownInvitation: "You own this company already.",
  companyNotFound: "You do not work in this company. Please load the page again.",
  notLeft: "You cannot leave your own company.",
  ownerPlans: "The owner of the company chooses its plan and pays for it.",
  handOverFailed: "The company could not be handed over. Please try again.",
  membersFailed: "The members of your company could not be loaded. Please try again.",
  companiesFailed: "Your companies could not be loaded. Please try again.",
  logFailed: "The list could not be loaded. Please try again.",
} as const;

/** In place of what would be refused. */
export const onlyLooks = (role: MemberRole): string =>
  `Your role in this company is ${ROLES[role].name}: you can look at this and compare, but not change it. The owner of the company can give you another role.`;

export const roleForbids = (role: MemberRole): string =>
  `Your role in this company (${ROLES[role].name}) does not allow this. Please ask the owner of the company.`;

const people = (seats: number) => (seats === 1 ? "one person" : `${seats} people`);

const nameOf = (plan: string | null) => (plan === null ? "Your plan" : `The ${plan} plan`);

/** To the owner; `plan` is null where its name is not at hand. */
export const noSeat = (plan: string | null, seats: number, plansWithMore: string | null): string =>
  seats === 1 && plansWithMore !== null
    ? `${nameOf(plan)} is for one person. With ${plansWithMore} you can invite others.`
    : `${nameOf(plan)} is for ${people(seats)}, open invitations included. Remove a member or take back an invitation first.`;

/** To the invited. */
export const COMPANY_FULL = "This company has no free place at the moment. Please ask its owner.";

/** Why an account cannot be deleted yet. */
export type DeletionRefusal = { why: "members" | "plan"; company: string };

const REFUSALS = {
  members: (company) =>
    `Others work in “${company}”. Make one of them its owner, or remove them first, on the company page.`,
  plan: (company) =>
    `The plan of “${company}” goes on being charged. Cancel it on the subscription page first.`,
} satisfies Record<DeletionRefusal["why"], (company: string) => string>;

export const deletionRefused = ({ why, company }: DeletionRefusal): string => REFUSALS[why](company);
