import { asc, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { files, projectPhotos } from "#server/db/schema.ts";

type Executor = Db | Transaction;

export type PhotoRow = Awaited<ReturnType<typeof selectPhotos>>[number];

export const selectPhotos = (db: Executor, projectId: number) =>
  db
    .select({
      id: projectPhotos.id,
      fileId: projectPhotos.fileId,
      caption: projectPhotos.caption,
      place: projectPhotos.place,
      madeBy: projectPhotos.madeBy,
      key: files.key,
      thumbnailKey: files.thumbnailKey,
      width: files.width,
      height: files.height,
    })
    .from(projectPhotos)
    .innerJoin(files, eq(files.id, projectPhotos.fileId))
    .where(eq(projectPhotos.projectId, projectId))
    .orderBy(asc(projectPhotos.place), asc(projectPhotos.createdAt), asc(projectPhotos.id));

export const insertPhoto = (tx: Transaction, values: typeof projectPhotos.$inferInsert) =>
  tx.insert(projectPhotos).values(values);

export const writeCaption = (tx: Transaction, id: string, caption: string) =>
  tx.update(projectPhotos).set({ caption }).where(eq(projectPhotos.id, id));

/** Ids in their order. */
export async function writePlaces(tx: Transaction, ids: string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx.update(projectPhotos).set({ place }).where(eq(projectPhotos.id, id));
}

export const deletePhoto = (tx: Transaction, id: string) =>
  tx.delete(projectPhotos).where(eq(projectPhotos.id, id));

/** Behind those that the other project has; a photo that both have stays in the other's place. */
export async function movePhotos(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    update ${projectPhotos} set project_id = ${to}, place = place + 1 + coalesce(
      (select max(place) from ${projectPhotos} where project_id = ${to}), -1)
    where project_id = ${from}
      and file_id not in (select file_id from ${projectPhotos} where project_id = ${to})`);
}
