import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { deleteNow, pledgeDeletion } from "#server/files/delete-files.job.ts";
import { deleteUnusedFiles, keysOf } from "#server/files/files.store.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { ImageDeps } from "./image-deps.ts";
import {
  deleteGeneration,
  deleteGenerationsOfProject,
  deleteImage,
  deleteImageOf,
  deleteImagesOfProject,
  hasDesigns,
  lockOwnDesign,
} from "./images.store.ts";

/** Inside the caller's transaction, after the project's kept designs, whose photos are handed over. Returns the storage keys that nothing shows any more, to delete with it. */
export async function removeProjectImages(
  tx: Transaction,
  projectId: number,
  photoIds: readonly string[],
): Promise<string[]> {
  const shown = await deleteImagesOfProject(tx, projectId);
  const made = await deleteGenerationsOfProject(tx, projectId);
  return [...(await deleteUnused(tx, [...photoIds, ...shown, ...made.fileIds])), ...made.keys];
}

/** A design with its bill of materials, its link, how it was made, and its photo when no other design shows that. */
export async function removeImage(
  deps: ImageDeps & { queue: Pick<Queue, "send"> },
  { companyId: userId }: Actor,
  id: number,
): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const image = await lockOwnDesign(tx, userId, id);
    if (!image) throw new AppError("not_found", MESSAGES.imageNotFound);
    const { originalImageId, generationId } = image;
    const shown = await deleteImage(tx, id);
    if (originalImageId !== null && !(await hasDesigns(tx, originalImageId)))
      shown.push(...(await deleteImageOf(tx, userId, originalImageId)));
    const made = generationId ? await deleteGeneration(tx, generationId) : { fileIds: [], keys: [] };
    const unused = [...(await deleteUnused(tx, [...shown, ...made.fileIds])), ...made.keys];
    await pledgeDeletion(tx, deps.queue, unused);
    return unused;
  });
  await deleteNow(deps.storage, keys);
}

async function deleteUnused(tx: Transaction, fileIds: string[]): Promise<string[]> {
  const gone = await deleteUnusedFiles(tx, [...new Set(fileIds)]);
  return gone.flatMap(keysOf);
}
