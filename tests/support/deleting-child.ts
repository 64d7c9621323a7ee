import { createDiskStorage } from "#server/adapters/storage/disk-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { connect, type Db } from "#server/db/connect.ts";
import { removeProject } from "#server/features/projects/projects.ts";
import { deleteFilesJob } from "#server/files/delete-files.job.ts";
import { bindJob } from "#server/jobs/job.ts";
import { openQueue } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";

/** A process that deletes a project and dies in the middle, without a word, where the test says. */
const [kind, where = "", filesDir = "", userId = "", projectId = "", death] = process.argv.slice(2);

function die(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("dead");
}

const databaseConfig =
  kind === "postgres" ? ({ kind, url: where } as const) : ({ kind: "embedded", dir: where } as const);
const database = await connect(databaseConfig);
const disk = createDiskStorage({ dir: filesDir });
const queue = await openQueue({
  database,
  databaseConfig,
  jobs: [bindJob(deleteFilesJob, { storage: disk })],
  log: createLog("silent"),
});

let deleted = 0;
const storage: Storage = {
  ...disk,
  async delete(key) {
    if (death === "before the first file") die();
    await disk.delete(key);
    if (++deleted === 1 && death === "after the first file") die();
  },
};
/** The transaction is whole, but for its commit. */
const dyingBeforeCommit: Pick<Db, "transaction"> = {
  transaction: (work) =>
    database.db.transaction(async (tx) => {
      await work(tx);
      return die();
    }),
};
const db = death === "before the commit" ? (dyingBeforeCommit as Db) : database.db;
await removeProject({ db, storage, queue }, { companyId: userId }, Number(projectId));
