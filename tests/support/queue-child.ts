import { z } from "zod";
import { connect } from "#server/db/connect.ts";
import { bindJob, type Job } from "#server/jobs/job.ts";
import { openQueue } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";

/** A worker process that never ends the job `slow` and never comes to give up `hopeless`, and says so: something for a test to kill. */
const [kind, where = ""] = process.argv.slice(2);
const databaseConfig =
  kind === "postgres" ? ({ kind, url: where } as const) : ({ kind: "embedded", dir: where } as const);
const common = { payload: z.object({ name: z.string() }), timeoutS: 60, concurrency: () => 1 };
let held = 0;
function hold() {
  if (++held === 2) console.log("both held");
  return new Promise<void>(() => {});
}
const slow: Job<{ name: string }, null> = {
  ...common,
  name: "slow",
  attempts: 3,
  run: hold,
  giveUp: async () => {},
};
const hopeless: Job<{ name: string }, null> = {
  ...common,
  name: "hopeless",
  attempts: 1,
  run: () => Promise.reject(new Error("no luck")),
  giveUp: hold,
};
const database = await connect(databaseConfig);
const queue = await openQueue({
  database,
  databaseConfig,
  jobs: [bindJob(slow, null), bindJob(hopeless, null)],
  log: createLog("silent"),
});
for (const job of [slow, hopeless]) await queue.send(job, { name: "sent by the one that dies" });
await queue.work();
