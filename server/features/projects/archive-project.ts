import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { designsOfProject, tellDesigns } from "#server/features/kept-designs/design-versions.ts";
import { setArchived } from "./projects.store.ts";
import type { ProjectDeps } from "./projects.ts";

/** Puts a project aside with all that is in it: to every other call it does not exist until it is restored. Twice is once. */
export const archiveProject = (deps: ProjectDeps, actor: Actor, id: number): Promise<void> =>
  change(deps, actor, id, deps.now());

export const restoreProject = (deps: ProjectDeps, actor: Actor, id: number): Promise<void> =>
  change(deps, actor, id, null);

async function change(
  deps: ProjectDeps,
  { companyId: userId }: Actor,
  id: number,
  archivedAt: Date | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Nothing is saved into the project meanwhile.
    await lockPerson(tx, userId);
    if (!(await setArchived(tx, userId, id, archivedAt)))
      throw new AppError("not_found", MESSAGES.projectNotFound);
  });
  await tellDesigns(deps, await designsOfProject(deps.db, id));
}
