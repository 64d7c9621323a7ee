import type { Logger } from "pino";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Db } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { requireGenerationAllowance } from "#server/features/entitlements/allowance.ts";
import { requireProject } from "#server/features/projects/projects.ts";
import { type FileRow, reuseFileByKey, sumBytes } from "#server/files/files.store.ts";
import { takeStaged } from "#server/files/staged-uploads.ts";
import { storePicture } from "#server/files/store-picture.ts";
import type { ImageDeps } from "./image-deps.ts";
import {
  findGenerationOfResult,
  findOwnDesign,
  findSavedImage,
  type ImageRow,
  type SavedImageRow,
} from "./images.store.ts";
import { type DesignToSave, findSavedDesign, saveDesign } from "./save-design.ts";

/** A photo that comes inside the call, or one that its sender put into the store before. */
type PhotoUpload = { image?: File | undefined; stagedKey?: string | undefined };

export async function uploadPhoto(deps: ImageDeps, actor: Actor, upload: PhotoUpload): Promise<FileRow> {
  await requireRoom(deps, actor);
  const photo = await deps.photos.acceptPhoto(actor.companyId, openUpload(deps, actor, upload));
  return storePicture(deps, actor.companyId, "photos", photo);
}

/** Photos and designs of one account; what it keeps is asked before more is made, so it may pass the limit by what is under way. */
export async function requireRoom(
  { db, storageBytesPerAccount }: Pick<ImageDeps, "db" | "storageBytesPerAccount">,
  { companyId: userId }: Actor,
): Promise<void> {
  if ((await sumBytes(db, userId)) >= storageBytesPerAccount)
    throw new AppError("payload_too_large", MESSAGES.storageFull);
}

function openUpload(
  { storage }: ImageDeps,
  { companyId: userId }: Actor,
  { image, stagedKey }: PhotoUpload,
): AsyncIterable<Uint8Array> {
  if (stagedKey) return takeStaged(storage, userId, stagedKey);
  if (!image) throw new AppError("bad_request", MESSAGES.imageRequired);
  if (image.size > UPLOAD_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
  return image.stream();
}

/** The file behind one of our own addresses, expired ones too: whose it is decides, not the signature. */
export async function requireOwnFile(
  deps: Pick<ImageDeps, "db" | "urls">,
  actor: Actor,
  url: string,
): Promise<FileRow> {
  const key = deps.urls.findKey(url);
  const file = key && (await reuseFileByKey(deps.db, actor.companyId, key));
  if (!file) throw new AppError("not_found", MESSAGES.imageNotFound);
  return file;
}

/** A saved design of one's own, with its photo: the picture itself where none was saved with it. */
export async function requireOwnImage(
  db: Db,
  { companyId: userId }: Actor,
  id: number,
): Promise<{ image: ImageRow; photo: FileRow }> {
  const found = await findOwnDesign(db, userId, id);
  if (!found) throw new AppError("not_found", MESSAGES.imageNotFound);
  return found;
}

export type AutoSave = {
  imageUrl: string;
  generationId?: string | undefined;
  originalImageUrl?: string | null | undefined;
  projectId?: number | null | undefined;
  prompt: string;
  editHistory: string[];
};

export async function autoSave(
  deps: ImageDeps,
  actor: Actor,
  given: AutoSave,
  log: Logger,
): Promise<SavedImageRow> {
  const { companyId: userId } = actor;
  const file = await requireOwnFile(deps, actor, given.imageUrl);
  const projectId = given.projectId ?? null;
  if (projectId !== null) await requireProject(deps.db, actor, projectId);
  const generation = await findGenerationOfResult(deps.db, {
    userId,
    fileId: file.id,
    id: given.generationId,
  });
  if (given.generationId && !generation) throw new AppError("not_found", MESSAGES.generationNotFound);
  const design: DesignToSave = {
    userId,
    projectId,
    fileId: file.id,
    photoFileId: (await findOriginal(deps, actor, given, log))?.id ?? generation?.photoFileId ?? null,
    generationId: generation?.id ?? null,
    prompt: given.prompt,
    editHistory: given.editHistory,
    viewpoint: generation?.request.viewpoint ?? "same",
  };
  const image = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const saved = await findSavedDesign(tx, design);
    if (saved) return saved;
    // A design holds its place since it was accepted; any other picture takes one now.
    if (!generation) await requireGenerationAllowance(tx, userId, deps.now());
    return saveDesign(tx, design, deps.now());
  });
  const row = await findSavedImage(deps.db, image.id);
  if (!row) throw new Error("a saved image vanished");
  return row;
}

/** A photo that cannot be found is warned about, and the design is saved without it. */
async function findOriginal(
  deps: ImageDeps,
  actor: Actor,
  given: AutoSave,
  log: Logger,
): Promise<FileRow | null> {
  if (!given.originalImageUrl) return null;
  const key = deps.urls.findKey(given.originalImageUrl);
  const file = key ? await reuseFileByKey(deps.db, actor.companyId, key) : null;
  if (!file) log.warn("a design is saved without the photo that was named");
  return file;
}
