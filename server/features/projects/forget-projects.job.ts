import { z } from "zod";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import type { Job } from "#server/jobs/job.ts";
import { selectLongArchived } from "./projects.store.ts";
import { type RemoveDeps, removeProject } from "./projects.ts";

const DAY_MS = 86_400_000;
/** Each is a transaction of its own; the next run takes the others. */
const AT_ONCE = 500;

/** Deletes for good what was archived longer ago than it can be restored. */
export async function forgetProjects(deps: RemoveDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS.archivedProjects * DAY_MS);
  for (const { id, userId } of await selectLongArchived(deps.db, before, AT_ONCE)) {
    signal?.throwIfAborted();
    await removeProject(deps, { companyId: userId }, id, before);
  }
}

type ForgetDeps = Omit<RemoveDeps, "queue"> & { now: () => Date; queue: () => RemoveDeps["queue"] };

/** Once in six hours, by whichever worker comes first. Beside `forget-ended`, because pictures go with a project. */
export const forgetProjectsJob: Job<Record<string, never>, ForgetDeps> = {
  name: "forget-projects",
  payload: z.object({}),
  timeoutS: 1_800,
  attempts: 2,
  repeatS: 6 * 3_600,
  concurrency: () => 1,
  run: (deps, _, { signal }) => forgetProjects({ ...deps, queue: deps.queue() }, deps.now(), signal),
  // What it could not do now the next one does.
  giveUp: async () => {},
};
