import { PROJECT_PHOTOS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { reuseFileById } from "#server/files/files.store.ts";
import {
  deletePhoto,
  insertPhoto,
  type PhotoRow,
  selectPhotos,
  writeCaption,
  writePlaces,
} from "./project-photos.store.ts";
import { type ProjectDeps, requireProject } from "./projects.ts";

type Deps = Pick<ProjectDeps, "db">;

export async function listPhotos(deps: Deps, actor: Actor, projectId: number): Promise<PhotoRow[]> {
  await requireProject(deps.db, actor, projectId);
  return selectPhotos(deps.db, projectId);
}

/** Under the company's lock: who adds, moves and takes out at once does so one after the other. */
const change = (
  deps: Deps,
  actor: Actor,
  projectId: number,
  work: (tx: Transaction, photos: PhotoRow[]) => Promise<void>,
): Promise<PhotoRow[]> =>
  deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.companyId);
    await requireProject(tx, actor, projectId);
    await work(tx, await selectPhotos(tx, projectId));
    return selectPhotos(tx, projectId);
  });

export const addPhoto = (
  deps: Deps,
  actor: Actor,
  projectId: number,
  { fileId, caption }: { fileId: string; caption: string },
): Promise<PhotoRow[]> =>
  change(deps, actor, projectId, async (tx, photos) => {
    if (!(await reuseFileById(tx, actor.companyId, fileId)))
      throw new AppError("not_found", MESSAGES.imageNotFound);
    // An answer that was lost, or the same photo once more.
    if (photos.some((photo) => photo.fileId === fileId)) return;
    if (photos.length >= PROJECT_PHOTOS_MAX)
      throw new AppError("conflict", PROJECT_MESSAGES.projectPhotosFull);
    const place = (photos.at(-1)?.place ?? -1) + 1;
    await insertPhoto(tx, { projectId, fileId, caption, place, madeBy: actor.accountId });
  });

export const changePhoto = (
  deps: Deps,
  actor: Actor,
  { projectId, photoId }: { projectId: number; photoId: string },
  { caption, place }: { caption?: string | undefined; place?: number | undefined },
): Promise<PhotoRow[]> =>
  change(deps, actor, projectId, async (tx, photos) => {
    const moved = requirePhoto(photos, photoId);
    if (caption !== undefined) await writeCaption(tx, photoId, caption);
    if (place === undefined) return;
    const order = photos.filter((photo) => photo !== moved);
    order.splice(place, 0, moved);
    await writePlaces(
      tx,
      order.map(({ id }) => id),
    );
  });

export async function removePhoto(
  deps: Deps,
  actor: Actor,
  { projectId, photoId }: { projectId: number; photoId: string },
): Promise<void> {
  await change(deps, actor, projectId, async (tx, photos) => {
    requirePhoto(photos, photoId);
    await deletePhoto(tx, photoId);
  });
}

function requirePhoto(photos: PhotoRow[], id: string): PhotoRow {
  const photo = photos.find((one) => one.id === id);
  if (!photo) throw new AppError("not_found", MESSAGES.imageNotFound);
  return photo;
}
