import { type MemberRole, ROLES } from "./roles.ts";

/** Sentences of companies and their members. Beside the others, because most pages have no use for them. */
export const roleForbids = (role: MemberRole): string =>
  `Your role in this company (${ROLES[role].name}) does not allow this. Please ask the owner of the company.`;
