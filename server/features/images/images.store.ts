import { and, count, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { archivedProjects } from "#server/db/archived-projects.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { holdsPlace } from "#server/db/holds-place.ts";
import type { Mark } from "#server/db/mark.ts";
import {
  deletedGenerations,
  files,
  generationEvents,
  generations,
  images,
  projects,
  reviews,
} from "#server/db/schema.ts";
import type { FileRow } from "#server/files/files.store.ts";

export type ImageRow = typeof images.$inferSelect;
type Executor = Db | Transaction;

const original = alias(images, "original");
const originalFile = alias(files, "original_file");

const savedImages = (db: Executor) =>
  db
    .select({
      image: images,
      file: files,
      originalKey: originalFile.key,
      projectTitle: projects.title,
      rating: reviews.rating,
    })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(originalFile, eq(originalFile.id, original.fileId))
    .leftJoin(projects, eq(projects.id, images.projectId))
    .leftJoin(reviews, eq(reviews.imageId, images.id));

/** An image with what its presentation needs. */
export type SavedImageRow = Awaited<ReturnType<typeof savedImages>>[number];

const designsOf = (userId: string, projectId: number | undefined) =>
  and(
    eq(images.userId, userId),
    eq(images.type, "generated"),
    projectId === undefined ? undefined : eq(images.projectId, projectId),
  );

export async function findSavedImage(db: Executor, id: number): Promise<SavedImageRow | null> {
  const [row] = await savedImages(db).where(eq(images.id, id));
  return row ?? null;
}

/** Designs alone: the photo of each stands beside it as its original. Ids are walked over in the index, rows read of the one page. */
export async function selectSavedImages(
  db: Db,
  userId: string,
  page: {
    limit: number;
    projectId: number | undefined;
    /** A mark is found in the index at once; a page number counts its way there. */
    from: { page: number } | { after: Mark };
  },
): Promise<{ rows: SavedImageRow[]; total: number; next: Mark | null }> {
  const { limit, from } = page;
  const newestFirst = [desc(images.createdAt), desc(images.id)];
  const designs = and(
    designsOf(userId, page.projectId),
    // Of one project it is asked before.
    page.projectId === undefined ? notExists(archivedProjects(db, images.projectId)) : undefined,
  );
  const beyond =
    "after" in from
      ? sql`(${images.createdAt}, ${images.id}) < (${from.after.value}::timestamptz, ${from.after.id})`
      : undefined;
  const ids = db
    .select({ id: images.id })
    .from(images)
    .where(and(designs, beyond))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset("page" in from ? (from.page - 1) * limit : 0);
  const rows = await savedImages(db)
    .where(inArray(images.id, ids))
    .orderBy(...newestFirst);
  const [total] = await db.select({ n: count() }).from(images).where(designs);
  const last = rows.length === limit ? rows.at(-1)?.image : undefined;
  return {
    rows,
    total: total?.n ?? 0,
    next: last ? { value: last.createdAt.toISOString(), id: last.id } : null,
  };
}

/** A design of one's own, its row locked until the commit. */
export async function lockOwnDesign(tx: Transaction, userId: string, id: number): Promise<ImageRow | null> {
  const [row] = await tx
    .select()
    .from(images)
    .where(and(eq(images.id, id), designsOf(userId, undefined)))
    .for("update");
  return row ?? null;
}

export async function findOwnDesign(
  db: Executor,
  userId: string,
  id: number,
): Promise<{ image: ImageRow; photo: FileRow } | null> {
  const [row] = await db
    .select({ image: images, photo: files })
    .from(images)
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(generations, eq(generations.id, images.generationId))
    .innerJoin(
      files,
      sql`${files.id} = coalesce(${generations.photoFileId}, ${original.fileId}, ${images.fileId})`,
    )
    .where(and(eq(images.id, id), designsOf(userId, undefined)));
  return row ?? null;
}

export async function findImageOfGeneration(db: Executor, generationId: string): Promise<ImageRow | null> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.generationId, generationId), eq(images.type, "generated")));
  return row ?? null;
}

/** A picture of this file; any project's when none is given. */
export async function findImageOfFile(
  db: Executor,
  where: { userId: string; fileId: string; type: ImageRow["type"]; projectId: number | null | undefined },
): Promise<ImageRow | null> {
  const [row] = await db
    .select()
    .from(images)
    .where(
      and(
        eq(images.userId, where.userId),
        eq(images.fileId, where.fileId),
        eq(images.type, where.type),
        where.projectId === undefined
          ? undefined
          : sql`${images.projectId} is not distinct from ${where.projectId}`,
      ),
    )
    .orderBy(images.id)
    .limit(1);
  return row ?? null;
}

export async function insertImage(db: Executor, values: typeof images.$inferInsert): Promise<ImageRow> {
  const [row] = await db.insert(images).values(values).returning();
  if (!row) throw new Error("an image was not inserted");
  return row;
}

export async function touchProject(db: Executor, projectId: number, now: Date): Promise<void> {
  await db.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId));
}

/** The design that shows this file: the one that is named, else the newest. */
export async function findGenerationOfResult(
  db: Executor,
  { userId, fileId, id }: { userId: string; fileId: string; id?: string | undefined },
): Promise<typeof generations.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.resultFileId, fileId),
        id === undefined ? undefined : eq(generations.id, id),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1);
  return row ?? null;
}

/** Returns the ids of the files that they showed. */
async function deleteImages(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(images).where(which).returning({ fileId: images.fileId });
  return gone.map((image) => image.fileId);
}

export const deleteImage = (tx: Transaction, id: number) => deleteImages(tx, eq(images.id, id));

export const deleteImageOf = (tx: Transaction, userId: string, id: number) =>
  deleteImages(tx, and(eq(images.id, id), eq(images.userId, userId)));

export const deleteImagesOfProject = (tx: Transaction, projectId: number) =>
  deleteImages(tx, eq(images.projectId, projectId));

export async function hasDesigns(tx: Transaction, originalImageId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: images.id })
    .from(images)
    .where(eq(images.originalImageId, originalImageId))
    .limit(1);
  return row !== undefined;
}

/** Those that used up a place of the month are remembered. Returns what they kept: files by id, masks and partial pictures by key. */
async function deleteGenerations(
  tx: Transaction,
  which: SQL,
): Promise<{ fileIds: string[]; keys: string[] }> {
  const partials = await tx
    .select({ data: generationEvents.data })
    .from(generationEvents)
    .innerJoin(generations, eq(generations.id, generationEvents.generationId))
    .where(and(which, eq(generationEvents.type, "partial")));
  const accepted = await tx
    .select({ id: generations.id, userId: generations.userId, createdAt: generations.createdAt })
    .from(generations)
    .where(and(which, holdsPlace(tx)));
  const gone = await tx.delete(generations).where(which).returning();
  if (accepted.length > 0) await tx.insert(deletedGenerations).values(accepted);
  return {
    fileIds: gone.flatMap(({ photoFileId, resultFileId }) => [
      photoFileId,
      ...(resultFileId ? [resultFileId] : []),
    ]),
    keys: [
      ...partials.map(({ data }) => String(data.key)),
      ...gone.flatMap(({ maskKey }) => (maskKey ? [maskKey] : [])),
    ],
  };
}

export const deleteGeneration = (tx: Transaction, id: string) =>
  deleteGenerations(tx, eq(generations.id, id));

export const deleteGenerationsOfProject = (tx: Transaction, projectId: number) =>
  deleteGenerations(tx, eq(generations.projectId, projectId));
