import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import type { ImageModels } from "#server/adapters/image-model/image-model.ts";
import { AppError } from "#server/app-error.ts";
import type { OwnEngines } from "#server/features/engines/own-models.ts";
import type { ImageDeps } from "#server/features/images/image-deps.ts";
import { tellDesignsOf } from "#server/features/kept-designs/design-versions.ts";
import type { SpendingLimits } from "#server/features/spending/spending.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { GenerationSignals } from "./generation-signals.ts";
import {
  appendEvent,
  findGeneration,
  type ShownGeneration,
  selectGenerations,
  updateOpen,
} from "./generations.store.ts";

export type DesignDeps = ImageDeps & {
  models: ImageModels;
  /** Makes a hosted model of an account's own key; null = this server keeps no keys of accounts. */
  ownEngines: OwnEngines | null;
  queue: Pick<Queue, "send">;
  signals: GenerationSignals;
  spending: SpendingLimits;
};

export async function requireGeneration(
  deps: Pick<DesignDeps, "db">,
  actor: Actor,
  id: string,
): Promise<ShownGeneration> {
  const shown = await findGeneration(deps.db, actor.companyId, id);
  if (!shown) throw new AppError("not_found", MESSAGES.generationNotFound);
  return shown;
}

/** Those of these that are the person's own. */
export const findGenerations = (deps: Pick<DesignDeps, "db">, actor: Actor, ids: string[]) =>
  selectGenerations(deps.db, actor.companyId, ids);

/** The worker hears of it and stops; the place in the allowance is free at once, unless a paid call was sent. One that has ended stays as it is. */
export async function cancelGeneration(deps: DesignDeps, actor: Actor, id: string): Promise<ShownGeneration> {
  await requireGeneration(deps, actor, id);
  const canceled = await deps.db.transaction(async (tx) => {
    const values = { status: "canceled" as const, stage: "Canceled", finishedAt: deps.now() };
    if (!(await updateOpen(tx, id, values))) return false;
    await appendEvent(tx, id, "failed");
    return true;
  });
  if (canceled) {
    await deps.signals.notify(id);
    await tellDesignsOf(deps, id);
  }
  return requireGeneration(deps, actor, id);
}
