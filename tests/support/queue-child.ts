import { z } from "zod";
import { connect } from "#server/db/connect.ts";
import { bindJob, type Job } from "#server/jobs/job.ts";
import { openQueue } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";

/** A worker process that takes the job `slow`, says so, and never ends it: something for a test to kill. */
const [kind, where = ""] = process.argv.slice(2);
const databaseConfig =
  kind === "postgres" ? ({ kind, url: where } as const) : ({ kind: "embedded", dir: where } as const);
const slow: Job<{ name: string }, null> = {
  name: "slow",
  payload: z.object({ name: z.string() }),
  timeoutS: 60,
  attempts: 3,
  concurrency: () => 1,
  run: () => {
    console.log("taken");
    return new Promise(() => {});
  },
  giveUp: async () => {},
};
const database = await connect(databaseConfig);
const queue = await openQueue({
  database,
  databaseConfig,
  jobs: [bindJob(slow, null)],
  log: createLog("silent"),
});
if (database.kind === "embedded") await queue.send(slow, { name: "sent by the one that dies" });
await queue.work();
