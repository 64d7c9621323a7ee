import { sql } from "drizzle-orm";
import { createDiskStorage } from "#server/adapters/storage/disk-storage.ts";
import { connect, type DatabaseConfig } from "#server/db/connect.ts";
import { users } from "#server/db/schema.ts";
import { verifyLog } from "#server/features/proposals/verify-log.ts";
import { auditFiles, type FileAudit } from "#server/files/audit-files.ts";
import { type Swept, sweepFiles } from "#server/files/sweep-files.ts";
import type { Ledger } from "./ledger.ts";

export type AtRest = {
  beforeSweep: FileAudit;
  swept: Swept;
  afterSweep: FileAudit;
  /** Registered and acknowledged, and not in the database. */
  lostPeople: string[];
  /** What is wrong in the event log of proposals; null = nothing. */
  logFault: string | null;
  /** Jobs that wait or are held although nobody works any more, by name and state. */
  jobsLeft: { name: string; state: string; count: number }[];
};

const HOUR_MS = 3_600_000;
/** Work that is due every so often: the next one may wait already. */
const REPEATED = ["sweep-files", "forget-ended", "end-proposals"];

/** Looks at database and storage themselves, after every process has ended. */
export async function inspectAtRest(
  config: DatabaseConfig,
  filesDir: string,
  ledger: Ledger,
): Promise<AtRest> {
  const database = await connect(config);
  const storage = createDiskStorage({ dir: filesDir });
  try {
    const { db } = database;
    const beforeSweep = await auditFiles(db, storage);
    // Nothing writes, so a file without a row is waste at any age; unused uploads are promises and stay.
    const ages = { unusedMs: 1_000 * HOUR_MS, strayMs: -HOUR_MS, stagedMs: -HOUR_MS };
    const swept = await sweepFiles({ db, storage, now: () => new Date() }, ages);
    const known = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
    const { rows } = (await db.execute(
      sql`select name, state::text as state, count(*)::int as count from jobs.job where name not in (${sql.join(
        REPEATED.map((name) => sql`${name}`),
        sql`, `,
      )}) and state in ('created', 'retry', 'active') group by name, state`,
    )) as unknown as { rows: AtRest["jobsLeft"] };
    return {
      beforeSweep,
      swept,
      afterSweep: await auditFiles(db, storage),
      lostPeople: ledger.registered.map(({ email }) => email).filter((email) => !known.has(email)),
      logFault: (await verifyLog({ db, storage, now: () => new Date() })).fault?.fault ?? null,
      jobsLeft: rows,
    };
  } finally {
    await database.close();
  }
}
