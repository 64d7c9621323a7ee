import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Db, Transaction } from "#server/db/connect.ts";

/** Where the queue library keeps its tables. */
export const JOBS_SCHEMA = "jobs";

const JOBS = sql.raw(`${JOBS_SCHEMA}.job`);

/** The library's writes as a part of a transaction of ours. */
export const withinTransaction = (tx: Transaction) => fromDrizzle(tx as never, sql);

/** Every job that runs is taken for one whose worker died. */
export const endLeases = (db: Db) =>
  db.execute(sql`update ${JOBS} set heartbeat_on = 'epoch' where state = 'active'`);

/** Those of the named queues in which something is due. */
export async function selectDue(db: Db, names: string[]): Promise<string[]> {
  const values = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select name from (values ${values}) as queue (name) where exists (
      select from ${JOBS} as job
      where job.name = queue.name and job.state < 'active' and job.start_after <= now())`)) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}

/** `oldest` = for how many seconds the oldest job that is due has waited. */
type QueueCounts = { name: string; waiting: number; later: number; active: number; oldest: number };

/** Of each queue that holds something. */
export async function countJobs(db: Db): Promise<QueueCounts[]> {
  const { rows } = (await db.execute(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(created_on)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float as oldest
    from ${JOBS} where state in ('created', 'retry', 'active') group by name`)) as unknown as {
    rows: QueueCounts[];
  };
  return rows;
}
