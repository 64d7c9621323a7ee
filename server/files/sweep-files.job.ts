import type { Logger } from "pino";
import { z } from "zod";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import type { Job } from "#server/jobs/job.ts";
import { sweepFiles } from "./sweep-files.ts";

const HOUR_MS = 3_600_000;

/** Until its address has ended, a page that stands open can still send an upload on to become a design. */
export const SWEEP_AGES = { unusedMs: 48 * HOUR_MS, strayMs: 24 * HOUR_MS, stagedMs: HOUR_MS };

/** Once in six hours, by whichever worker comes first. */
export const sweepFilesJob: Job<
  Record<string, never>,
  { db: Db; storage: Storage; now: () => Date; log: Logger }
> = {
  name: "sweep-files",
  payload: z.object({}),
  timeoutS: 1_800,
  attempts: 2,
  repeatS: 6 * 3_600,
  concurrency: () => 1,
  async run(deps, _, { signal }) {
    const swept = await sweepFiles(deps, SWEEP_AGES, signal);
    deps.log.info(swept, "files swept");
  },
  // What it could not do now the next one does.
  giveUp: async () => {},
};
