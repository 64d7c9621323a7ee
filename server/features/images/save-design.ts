import type { Viewpoint } from "#contract/viewpoint.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import {
  findImageOfFile,
  findImageOfGeneration,
  type ImageRow,
  insertImage,
  touchProject,
} from "./images.store.ts";

export type DesignToSave = {
  userId: string;
  projectId: number | null;
  /** The generated picture and, when known, the photo it was made of. */
  fileId: string;
  photoFileId: string | null;
  generationId: string | null;
  prompt: string;
  editHistory: string[];
  viewpoint: Viewpoint;
};

/**
 * The image that shows this design already; null when it is not saved yet. Designs that look alike are still several: each generation
 * has an image of its own, with its own words. Hold the person's lock.
 */
export async function findSavedDesign(
  tx: Transaction,
  { userId, projectId, fileId, generationId }: DesignToSave,
): Promise<ImageRow | null> {
  const saved = generationId === null ? null : await findImageOfGeneration(tx, generationId);
  if (saved && (projectId === null || saved.projectId === projectId)) return saved;
  if (generationId !== null && !saved) return null;
  // Without a project named, saved anywhere is saved; a copy in a second project belongs to no generation.
  return findImageOfFile(tx, { userId, fileId, type: "generated", projectId: projectId ?? undefined });
}

/** Saves a design with its photo, once: the same design in the same project again answers the image that is there. */
export async function saveDesign(tx: Transaction, design: DesignToSave, now: Date): Promise<ImageRow> {
  await lockPerson(tx, design.userId);
  const saved = await findSavedDesign(tx, design);
  if (saved) return saved;
  const { userId, projectId, photoFileId } = design;
  const photo = photoFileId
    ? ((await findImageOfFile(tx, { userId, fileId: photoFileId, type: "original", projectId })) ??
      (await insertImage(tx, { userId, projectId, fileId: photoFileId, type: "original", createdAt: now })))
    : null;
  // A generation has one image; a copy in a second project stands for itself.
  const taken =
    design.generationId !== null && (await findImageOfGeneration(tx, design.generationId)) !== null;
  const image = await insertImage(tx, {
    userId,
    projectId,
    fileId: design.fileId,
    type: "generated",
    originalImageId: photo?.id ?? null,
    generationId: taken ? null : design.generationId,
    prompt: design.prompt,
    editHistory: design.editHistory,
    viewpoint: design.viewpoint,
    createdAt: now,
  });
  if (projectId !== null) await touchProject(tx, projectId, now);
  return image;
}
