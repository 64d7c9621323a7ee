import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companyMembers } from "./schema.ts";

/**
 * Whose a company is, as a value in a query: the member with that role, and without one the account that the company has its id from.
 * What is written about a company to a person (mails, names on papers) is about this account.
 */
export const ownerOf = (companyId: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((select o.account_id from ${companyMembers} o where o.company_id = ${companyId} and o.role = 'owner'), ${companyId})`;
