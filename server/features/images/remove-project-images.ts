import type { Transaction } from "../../db/connect.ts";
import { deleteUnusedFiles } from "../../files/files.store.ts";
import { deleteGenerationsOfProject, deleteImagesOfProject } from "./images.store.ts";

/** Inside the caller's transaction. Returns the storage keys that nothing shows any more, to delete after the commit. */
export async function removeProjectImages(tx: Transaction, projectId: number): Promise<string[]> {
  const ofImages = await deleteImagesOfProject(tx, projectId);
  const ofGenerations = await deleteGenerationsOfProject(tx, projectId);
  const gone = await deleteUnusedFiles(tx, [...new Set([...ofImages, ...ofGenerations.fileIds])]);
  const keys = gone.flatMap((file) => (file.thumbnailKey ? [file.key, file.thumbnailKey] : [file.key]));
  return [...keys, ...ofGenerations.maskKeys];
}
