import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import {
  type DesignRow,
  deleteDesignsOfProject,
  findDesign,
  insertVersions,
  moveAllDesigns,
  selectDesignIds,
  selectDesignNames,
  selectDesignsOfGeneration,
  touchDesign,
  updateVersion,
} from "./kept-designs.store.ts";

/** "Look again at this design", to whoever has it open. */
export type Told = { signals: { notify(id: string): Promise<void> } };

/** @throws AppError not_found for one that is deleted, too. */
export async function requireDesign(
  db: Db | Transaction,
  { companyId: userId }: Pick<Actor, "companyId">,
  id: string,
): Promise<DesignRow> {
  const row = await findDesign(db, userId, id);
  if (!row) throw new AppError("not_found", MESSAGES.generationNotFound);
  return row;
}

/** Inside the caller's transaction: the picture becomes a version of the design as soon as it is accepted. */
export async function attachVersion(
  tx: Transaction,
  { companyId: userId }: Pick<Actor, "companyId">,
  designId: string,
  generationId: string,
  now: Date,
): Promise<void> {
  await requireDesign(tx, { companyId: userId }, designId);
  await insertVersions(tx, userId, designId, [generationId]);
  await touchDesign(tx, designId, now);
}

/** A picture has begun or ended: the designs that show it have changed. */
export async function tellDesignsOf(
  deps: Told & { db: Db; now(): Date },
  generationId: string,
): Promise<void> {
  for (const designId of await selectDesignsOfGeneration(deps.db, generationId)) {
    await touchDesign(deps.db, designId, deps.now());
    await deps.signals.notify(designId);
  }
}

/** Inside the caller's transaction. Answers the photos that they showed. */
export const removeDesignsOfProject = (tx: Transaction, projectId: number): Promise<string[]> =>
  deleteDesignsOfProject(tx, projectId);

export const namesOfDesigns = (tx: Transaction, projectId: number, limit: number): Promise<string[]> =>
  selectDesignNames(tx, projectId, limit);

/** Inside the caller's transaction. Answers their ids, for `tellDesigns` after the commit. */
export const moveDesignsOfProject = (tx: Transaction, from: number, to: number): Promise<string[]> =>
  moveAllDesigns(tx, from, to);

export const designsOfProject = (db: Db | Transaction, projectId: number): Promise<string[]> =>
  selectDesignIds(db, projectId);

/** To whoever has one of them open. */
export async function tellDesigns({ signals }: Told, ids: readonly string[]): Promise<void> {
  for (const id of ids) await signals.notify(id);
}

export async function changeVersion(
  deps: Told & { db: Db; now(): Date },
  actor: Actor,
  { id, versionId }: { id: string; versionId: string },
  given: { name?: string | null | undefined; starred?: boolean | undefined; removed?: boolean | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireDesign(tx, actor, id);
    const now = deps.now();
    const changed = await updateVersion(tx, id, versionId, {
      designId: id,
      ...(given.name === undefined ? {} : { name: given.name }),
      ...(given.starred === undefined ? {} : { starred: given.starred }),
      ...(given.removed === undefined ? {} : { removedAt: given.removed ? now : null }),
    });
    if (!changed) throw new AppError("not_found", MESSAGES.designVersionNotFound);
    await touchDesign(tx, id, now);
  });
  await deps.signals.notify(id);
}
