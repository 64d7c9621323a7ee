import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "../../db/connect.ts";
import { files, generations, images, projects, reviews } from "../../db/schema.ts";

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

/** Designs alone: the photo of each stands beside it as its original. */
export async function selectSavedImages(
  db: Db,
  userId: string,
  page: { page: number; limit: number; projectId: number | undefined },
): Promise<{ rows: SavedImageRow[]; total: number }> {
  const rows = await savedImages(db)
    .where(designsOf(userId, page.projectId))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  const [total] = await db.select({ n: count() }).from(images).where(designsOf(userId, page.projectId));
  return { rows, total: total?.n ?? 0 };
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

/** The newest finished design that shows this file. */
export async function findGenerationOfResult(
  db: Executor,
  userId: string,
  fileId: string,
): Promise<typeof generations.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.resultFileId, fileId)))
    .orderBy(desc(generations.createdAt))
    .limit(1);
  return row ?? null;
}

export async function deleteImagesOfProject(tx: Transaction, projectId: number): Promise<string[]> {
  const gone = await tx
    .delete(images)
    .where(eq(images.projectId, projectId))
    .returning({ fileId: images.fileId });
  return gone.map((image) => image.fileId);
}

export async function deleteGenerationsOfProject(
  tx: Transaction,
  projectId: number,
): Promise<{ fileIds: string[]; maskKeys: string[] }> {
  const gone = await tx.delete(generations).where(eq(generations.projectId, projectId)).returning();
  return {
    fileIds: gone.flatMap((row) =>
      row.resultFileId ? [row.photoFileId, row.resultFileId] : [row.photoFileId],
    ),
    maskKeys: gone.flatMap((row) => (row.maskKey ? [row.maskKey] : [])),
  };
}
