import { and, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "#server/actor.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { companyLog, companyMembers, users } from "#server/db/schema.ts";

const member = alias(users, "member");
/** Calls whose thing is the account of a member. */
const OF_A_MEMBER = ["putMemberRole", "removeMember", "handOver"];

/** A design is saved at each pause: within this time the same change of the same thing is one row. */
const SAME_MS = 10 * 60_000;

export type Change = { call: string; thing: string | null; at: Date };

/** Of companies in which more than one person works, or did, alone; in one statement: nothing is asked before. */
export async function logChange(
  db: Db | Transaction,
  actor: Pick<Actor, "companyId" | "accountId">,
  { call, thing, at }: Change,
): Promise<void> {
  const { companyId, accountId } = actor;
  const since = new Date(at.getTime() - SAME_MS);
  await db.execute(sql`
    insert into ${companyLog} (company_id, account_id, call, thing, at)
    select ${companyId}::uuid, ${accountId}::uuid, ${call}::text, ${thing}::text, ${at.toISOString()}::timestamptz
    where (
        exists (select 1 from ${companyMembers} where ${eq(companyMembers.companyId, companyId)})
        or exists (select 1 from ${companyLog} where ${eq(companyLog.companyId, companyId)})
      )
      and not exists (
        select 1 from ${companyLog}
        where ${and(
          eq(companyLog.companyId, companyId),
          eq(companyLog.accountId, accountId),
          eq(companyLog.call, call),
          sql`${companyLog.thing} is not distinct from ${thing}::text`,
          gt(companyLog.at, since),
        )}
      )`);
}

const nameOf = ({ firstName, lastName }: typeof users | typeof member): SQL<string | null> =>
  sql`trim(${firstName} || ' ' || ${lastName})`;
/** Only these hold a UUID of an account; others hold a number of a project, or nothing. */
const memberId = sql`case when ${inArray(companyLog.call, OF_A_MEMBER)} then ${companyLog.thing}::uuid end`;

export async function selectLog(
  db: Db,
  companyId: string,
  { limit, before }: { limit: number; before: number | null },
) {
  const rows = await db
    .select({
      id: companyLog.id,
      at: companyLog.at,
      call: companyLog.call,
      thing: companyLog.thing,
      who: nameOf(users),
      whom: nameOf(member),
    })
    .from(companyLog)
    .leftJoin(users, eq(users.id, companyLog.accountId))
    .leftJoin(member, eq(member.id, memberId))
    .where(and(eq(companyLog.companyId, companyId), before === null ? undefined : lt(companyLog.id, before)))
    .orderBy(desc(companyLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
