/**
 * What members of a company may. In order: each may what those before it may. Every call that needs a session names the least role
 * that may make it (`contract/calls.ts`); the server asks before it reads anything else (`server/http/api.ts`).
 */
export const ROLES = {
  reviewer: { name: "Reviewer", may: "Sees projects, designs, bills and proposals." },
  sales: { name: "Sales", may: "Sees everything, and makes bills, client links and proposals." },
  designer: { name: "Designer", may: "Does what sales does, and makes and edits designs and projects." },
  owner: {
    name: "Owner",
    may: "Does everything: also the plan, members, keys, prices, the company profile and deletions.",
  },
} as const satisfies Record<string, { name: string; may: string }>;

export type MemberRole = keyof typeof ROLES;

export const roleKeys = Object.keys(ROLES) as [MemberRole, ...MemberRole[]];

/** What somebody is invited as, or made later; there is one owner, and that is handed over. */
export const GIVEN_ROLES = ["designer", "sales", "reviewer"] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** A role that this release does not know may nothing. */
export const isRole = (name: string): name is MemberRole => Object.hasOwn(ROLES, name);

export const mayAct = (role: MemberRole, least: MemberRole): boolean =>
  isRole(role) && roleKeys.indexOf(role) >= roleKeys.indexOf(least);
