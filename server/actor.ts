import type { MemberRole } from "#contract/roles.ts";

/**
 * Who calls, and for whom. `companyId` owns what is read and written, and its plan counts: every question "whose is it" uses it. A
 * person alone is a company of one, whose id is the account's own. `accountId` is the person: what was done by whom, and what is about
 * the person alone (sessions, reviews for the product).
 */
export type Actor = { accountId: string; companyId: string; role: MemberRole; sessionId: string };

/** What a token names: a person's sign-in. For which company it acts is asked of the database. */
export type SessionRef = Pick<Actor, "accountId" | "sessionId">;
