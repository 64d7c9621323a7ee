import { and, eq, inArray, notExists, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/connect.ts";
import { files, generations, images } from "../db/schema.ts";

export type FileRow = typeof files.$inferSelect;
type Executor = Db | Transaction;

export async function findFileByContent(
  db: Executor,
  userId: string,
  sha256: string,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.sha256, sha256)));
  return row ?? null;
}

export async function findFileByKey(db: Executor, userId: string, key: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.key, key)));
  return row ?? null;
}

export async function findFile(db: Executor, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Null when the same content of the same person was stored meanwhile. */
export async function insertFile(db: Executor, values: typeof files.$inferInsert): Promise<FileRow | null> {
  const [row] = await db.insert(files).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Deletes those of the files that no image and no generation shows, and returns them. */
export async function deleteUnusedFiles(db: Executor, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const one = { one: sql`1` };
  return db
    .delete(files)
    .where(
      and(
        inArray(files.id, ids),
        notExists(db.select(one).from(images).where(eq(images.fileId, files.id))),
        notExists(
          db
            .select(one)
            .from(generations)
            .where(or(eq(generations.photoFileId, files.id), eq(generations.resultFileId, files.id))),
        ),
      ),
    )
    .returning();
}
