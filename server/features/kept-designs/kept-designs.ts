import { randomUUID } from "node:crypto";
import type { DesignState } from "#contract/design-state.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { DESIGN_STATE_MAX_CHARS, DESIGNS_MAX, DESIGNS_MAX_CHARS } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { askedWords } from "#core/plan/asked-words.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { type DesignDeps, findGenerations } from "#server/features/designs/designs.ts";
import { requireOwnImage } from "#server/features/images/images.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import { indexProjectAgain } from "#server/features/projects/project-words.ts";
import { requireProject } from "#server/features/projects/projects.ts";
import { requireDesign } from "./design-versions.ts";
import {
  copyVersions,
  countKept,
  type DesignRow,
  findDesign,
  findDesignOfGeneration,
  insertDesign,
  insertVersions,
  markOwnFiles,
  moveImages,
  replaceDesignFiles,
  selectDesignFileIds,
  selectFilePlaces,
  selectLooseGenerations,
  selectVersions,
  updateDesign,
} from "./kept-designs.store.ts";
import { presentDesign, stateOfImage } from "./kept-designs.wire.ts";

export type KeptDesignDeps = Pick<DesignDeps, "db" | "urls" | "now" | "signals">;

/** Older pictures of a photo that come along when one of them is opened again. */
const VERSIONS_OF_IMAGE = 20;

type Content = { title: string | null; projectId: number | null; state: DesignState };

export async function readDesign(deps: KeptDesignDeps, actor: Actor, id: string): Promise<KeptDesign> {
  return present(deps, actor, await requireDesign(deps.db, actor, id));
}

async function present(deps: KeptDesignDeps, actor: Actor, row: DesignRow): Promise<KeptDesign> {
  const versions = await selectVersions(deps.db, row.id);
  const shown = await findGenerations(
    deps,
    actor,
    versions.map(({ generationId }) => generationId),
  );
  const places = await selectFilePlaces(deps.db, row.id);
  const nameOf = await namesOfMakers(deps.db, actor.companyId, [
    row.madeBy,
    ...shown.map(({ generation }) => generation.madeBy),
  ]);
  return presentDesign(row, { versions, shown, places, nameOf }, deps.urls.urlsFor(actor));
}

export async function createDesign(
  deps: KeptDesignDeps,
  actor: Actor,
  given: Content & { id: string; versionIds: string[] },
): Promise<KeptDesign> {
  if (given.projectId !== null) await requireProject(deps.db, actor, given.projectId);
  const made = await deps.db.transaction(async (tx) => {
    const row = await insert(tx, deps, actor, given);
    if (row) await insertVersions(tx, actor.companyId, row.id, given.versionIds);
    return row;
  });
  if (made) return present(deps, actor, made);
  // An answer that was lost, or another tab; of somebody else's design nobody hears more than that the id is taken.
  const there = await findDesign(deps.db, actor.companyId, given.id);
  if (!there) throw new AppError("conflict", MESSAGES.designIdTaken);
  throw await stale(deps, actor, there);
}

/** The refusal of a change that stands on an older revision, with the newer one. */
export const stale = async (deps: KeptDesignDeps, actor: Actor, row: DesignRow) =>
  new AppError("conflict", MESSAGES.designChanged, { data: await present(deps, actor, row) });

/** Null when the id is taken. */
async function insert(
  tx: Transaction,
  deps: KeptDesignDeps,
  { accountId: madeBy, companyId: userId }: Actor,
  { id, title, projectId, state }: Content & { id: string },
): Promise<DesignRow | null> {
  await lockPerson(tx, userId);
  const size = sizeOf(state);
  const kept = await countKept(tx, userId);
  if (kept.designs >= DESIGNS_MAX || kept.size + size > DESIGNS_MAX_CHARS)
    throw new AppError("payload_too_large", MESSAGES.designsFull);
  const fileIds = await requireFiles(tx, userId, state, []);
  const now = deps.now();
  const row = await insertDesign(tx, {
    ...{ id, userId, madeBy, projectId, title, state, size },
    ...shownInLists(state),
    createdAt: now,
    updatedAt: now,
  });
  if (row) {
    await replaceDesignFiles(tx, id, fileIds);
    await indexProjectAgain(tx, projectId);
  }
  return row;
}

/** The next revision, when the save stands on the newest one. */
export async function saveDesign(
  deps: KeptDesignDeps,
  actor: Actor,
  id: string,
  given: Content & { revision: number },
): Promise<Pick<DesignRow, "revision" | "updatedAt">> {
  const { companyId: userId } = actor;
  const { title, projectId, state } = given;
  const size = sizeOf(state);
  const saved = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const row = await requireDesign(tx, actor, id);
    // Before the project is asked for: one that was merged into another is gone, and the newer design names the other.
    if (row.revision !== given.revision) return null;
    if (projectId !== null && projectId !== row.projectId) await requireProject(tx, actor, projectId);
    const kept = await countKept(tx, userId);
    if (size > row.size && kept.size - row.size + size > DESIGNS_MAX_CHARS)
      throw new AppError("payload_too_large", MESSAGES.designsFull);
    const known = await selectDesignFileIds(tx, id);
    const fileIds = await requireFiles(tx, userId, state, known);
    if (fileIds.length !== known.length || fileIds.some((fileId) => !known.includes(fileId)))
      await replaceDesignFiles(tx, id, fileIds);
    const now = deps.now();
    if (projectId !== row.projectId) await moveImages(tx, { userId, designId: id, projectId }, now);
    const after = await updateDesign(tx, userId, id, {
      ...{ title, projectId, state, size },
      ...shownInLists(state),
      revision: row.revision + 1,
      updatedAt: now,
    });
    if (after) await indexAfter(tx, row, after);
    return after;
  });
  if (!saved) throw await stale(deps, actor, await requireDesign(deps.db, actor, id));
  await deps.signals.notify(id);
  return saved;
}

/** Its project is found by its name, which may be another now, or stand in another project. */
async function indexAfter(tx: Transaction, before: DesignRow, after: DesignRow): Promise<void> {
  const isSame = before.title === after.title && before.summary === after.summary;
  if (before.projectId !== after.projectId) await indexProjectAgain(tx, before.projectId);
  if (before.projectId !== after.projectId || !isSame) await indexProjectAgain(tx, after.projectId);
}

/** Without its contents: whoever has it open goes on with them in the other project. */
export async function moveDesign(
  deps: KeptDesignDeps,
  actor: Actor,
  id: string,
  projectId: number | null,
): Promise<void> {
  const { companyId: userId } = actor;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const row = await requireDesign(tx, actor, id);
    if (row.projectId === projectId) return;
    if (projectId !== null) await requireProject(tx, actor, projectId);
    const now = deps.now();
    await moveImages(tx, { userId, designId: id, projectId }, now);
    const moved = { projectId, revision: row.revision + 1, updatedAt: now };
    const after = await updateDesign(tx, userId, id, moved);
    if (after) await indexAfter(tx, row, after);
  });
  await deps.signals.notify(id);
}

/** A copy beside the first: the same photos and versions, or the contents that are given. */
export async function duplicateDesign(
  deps: KeptDesignDeps,
  actor: Actor,
  from: string,
  given: {
    id: string;
    title?: string | null | undefined;
    state?: DesignState | undefined;
    versionId?: string | undefined;
  },
): Promise<KeptDesign> {
  const copy = await deps.db.transaction(async (tx) => {
    const { title, projectId, state } = await requireDesign(tx, actor, from);
    const content = { title: given.title === undefined ? title : given.title, projectId };
    const made = await insert(tx, deps, actor, { ...content, id: given.id, state: given.state ?? state });
    if (made) await copyVersions(tx, from, made.id, given.versionId);
    return made;
  });
  if (copy) return present(deps, actor, copy);
  const there = await findDesign(deps.db, actor.companyId, given.id);
  if (!there) throw new AppError("conflict", MESSAGES.designIdTaken);
  return present(deps, actor, there);
}

/** The design that a saved picture is a version of. Where none is kept, one is made of the wish that the picture was made of. */
export async function openImage(deps: KeptDesignDeps, actor: Actor, imageId: number): Promise<KeptDesign> {
  const { image, photo } = await requireOwnImage(deps.db, actor, imageId);
  const { companyId: userId } = actor;
  const [shown] = image.generationId ? await findGenerations(deps, actor, [image.generationId]) : [];
  const row = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const kept = shown && (await findDesignOfGeneration(tx, userId, shown.generation.id));
    if (kept) return kept;
    const { projectId } = image;
    const state = stateOfImage(image, shown?.generation ?? null, photo);
    const made = await insert(tx, deps, actor, { id: randomUUID(), title: null, projectId, state });
    if (!made) throw new Error("a new id was taken");
    if (shown) {
      const { id, photoFileId } = shown.generation;
      const where = { userId, photoFileId, projectId, limit: VERSIONS_OF_IMAGE };
      await insertVersions(tx, userId, made.id, [...(await selectLooseGenerations(tx, where)), id]);
    }
    return made;
  });
  return present(deps, actor, row);
}

export async function archiveDesign(
  deps: KeptDesignDeps,
  { companyId: userId }: Actor,
  id: string,
): Promise<void> {
  await changeArchived(deps, userId, id, deps.now());
}

export async function restoreDesign(
  deps: KeptDesignDeps,
  { companyId: userId }: Actor,
  id: string,
): Promise<void> {
  await changeArchived(deps, userId, id, null);
}

async function changeArchived(deps: KeptDesignDeps, userId: string, id: string, archivedAt: Date | null) {
  await deps.db.transaction(async (tx) => {
    const row = await updateDesign(tx, userId, id, { archivedAt });
    if (!row) throw new AppError("not_found", MESSAGES.generationNotFound);
    await indexProjectAgain(tx, row.projectId);
  });
  await deps.signals.notify(id);
}

function sizeOf(state: DesignState): number {
  const size = JSON.stringify(state).length;
  if (size > DESIGN_STATE_MAX_CHARS) throw new AppError("payload_too_large", MESSAGES.designTooLarge);
  return size;
}

/** The files of the photos, each once. One that is not the person's own is not there. */
async function requireFiles(
  tx: Transaction,
  userId: string,
  { photos }: DesignState,
  known: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(photos.map(({ fileId }) => fileId))];
  const wanted = ids.filter((id) => !known.includes(id));
  const there = await markOwnFiles(tx, userId, wanted);
  if (there.length < wanted.length) throw new AppError("not_found", MESSAGES.imageNotFound);
  return ids;
}

const SUMMARY_MAX = 120;

/** What a list says of a design that has no title. */
function shownInLists({ photos, primaryId, description }: DesignState) {
  const photo = photos.find(({ id }) => id === primaryId) ?? photos[0];
  const summary = askedWords(description, photo?.areas ?? []) || (photo?.name.trim() ?? "");
  return { summary: summary.slice(0, SUMMARY_MAX).toWellFormed(), coverFileId: photo?.fileId ?? null };
}
