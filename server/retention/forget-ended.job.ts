import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import type { Job } from "#server/jobs/job.ts";
import { forgetEnded } from "./forget-ended.ts";

/** Once in six hours, by whichever worker comes first. */
export const forgetEndedJob: Job<Record<string, never>, { db: Db; now: () => Date }> = {
  name: "forget-ended",
  payload: z.object({}),
  timeoutS: 1_800,
  attempts: 2,
  repeatS: 6 * 3_600,
  concurrency: () => 1,
  run: (deps, _, { signal }) => forgetEnded(deps.db, deps.now(), signal),
  // What it could not do now the next one does.
  giveUp: async () => {},
};
