import { and, eq, inArray, isNull, lt, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import {
  companyProfiles,
  designFiles,
  files,
  generationEvents,
  generations,
  images,
  projectPhotos,
  proposalFiles,
  sealedRecords,
} from "#server/db/schema.ts";

export type FileRow = typeof files.$inferSelect;
type Executor = Db | Transaction;

/** Everything that the storage keeps for a file. */
export const keysOf = ({ key, thumbnailKey, cardKey }: FileRow): string[] =>
  [key, thumbnailKey, cardKey].filter((one) => one !== null);

/** Finds a file for a use of it, which keeps the sweep of unused uploads away from it. */
async function reuseFile(db: Executor, which: SQL | undefined): Promise<FileRow | null> {
  const [row] = await db.update(files).set({ lastUsedAt: sql`now()` }).where(which).returning();
  return row ?? null;
}

export const reuseFileByContent = (db: Executor, userId: string, sha256: string) =>
  reuseFile(db, and(eq(files.userId, userId), eq(files.sha256, sha256)));

export const reuseFileByKey = (db: Executor, userId: string, key: string) =>
  reuseFile(db, and(eq(files.userId, userId), eq(files.key, key)));

export const reuseFileById = (db: Executor, userId: string, id: string) =>
  reuseFile(db, and(eq(files.userId, userId), eq(files.id, id)));

export async function findFile(db: Executor, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

export async function findBytes(db: Executor, key: string): Promise<number | null> {
  const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.key, key));
  return row?.bytes ?? null;
}

/** Null when the same content of the same person was stored meanwhile. */
export async function insertFile(db: Executor, values: typeof files.$inferInsert): Promise<FileRow | null> {
  const [row] = await db.insert(files).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** False when the file is gone, or has a card already. */
export async function setCard(db: Db, id: string, cardKey: string): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ cardKey })
    .where(and(eq(files.id, id), isNull(files.cardKey)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/** Bytes of all pictures of a person. */
export async function sumBytes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(eq(files.userId, userId));
  return row?.bytes ?? 0;
}

/** What no image, no generation, no kept design, no project, no proposal and no paper shows. */
function isUnused(db: Executor): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(images).where(eq(images.fileId, files.id))),
    notExists(db.select(one).from(designFiles).where(eq(designFiles.fileId, files.id))),
    notExists(db.select(one).from(projectPhotos).where(eq(projectPhotos.fileId, files.id))),
    notExists(db.select(one).from(proposalFiles).where(eq(proposalFiles.fileId, files.id))),
    notExists(db.select(one).from(companyProfiles).where(eq(companyProfiles.logoFileId, files.id))),
    notExists(
      db
        .select(one)
        .from(generations)
        .where(or(eq(generations.photoFileId, files.id), eq(generations.resultFileId, files.id))),
    ),
  );
}

/** Deletes those of the files that nothing shows, and returns them. */
export async function deleteUnusedFiles(db: Executor, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .delete(files)
    .where(and(inArray(files.id, ids), isUnused(db)))
    .returning();
}

/**
 * Locks unused files that were last used before a moment. One that is being used right now is passed over; a use that
 * comes later waits for the lock and finds the file gone, or kept.
 */
export async function lockUnusedFiles(tx: Transaction, usedBefore: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.lastUsedAt, usedBefore), isUnused(tx)))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Every storage key that a row names, in pages: files, thumbnails, cards, masks, sealed papers and unfinished pictures. */
export async function* selectNamedKeys(db: Executor): AsyncGenerator<string> {
  const page = 5_000;
  let after = "";
  for (;;) {
    const keys = sql<string>`(
      select ${files.key} as key from ${files} union all
      select ${files.thumbnailKey} from ${files} where ${files.thumbnailKey} is not null union all
      select ${files.cardKey} from ${files} where ${files.cardKey} is not null union all
      select ${generations.maskKey} from ${generations} where ${generations.maskKey} is not null union all
      select ${sealedRecords.pdfKey} from ${sealedRecords} where ${sealedRecords.pdfKey} is not null union all
      select ${generationEvents.data}->>'key' from ${generationEvents} where ${generationEvents.type} = 'partial'
    ) as named`;
    const rows = await db
      .select({ key: sql<string>`key` })
      .from(keys)
      .where(sql`key > ${after}`)
      .orderBy(sql`key`)
      .limit(page);
    for (const { key } of rows) yield key;
    if (rows.length < page) return;
    after = rows.at(-1)?.key ?? after;
  }
}

/** Which of these keys no row names. */
export async function selectUnnamedKeys(db: Db, keys: string[]): Promise<string[]> {
  const among = (column: SQLWrapper) => inArray(column as never, keys);
  const [ofFiles, ofThumbnails, ofCards, ofMasks, ofPapers, ofPartials] = await Promise.all([
    db.select({ key: files.key }).from(files).where(among(files.key)),
    db.select({ key: files.thumbnailKey }).from(files).where(among(files.thumbnailKey)),
    db.select({ key: files.cardKey }).from(files).where(among(files.cardKey)),
    db.select({ key: generations.maskKey }).from(generations).where(among(generations.maskKey)),
    db.select({ key: sealedRecords.pdfKey }).from(sealedRecords).where(among(sealedRecords.pdfKey)),
    db
      .select({ key: sql<string>`${generationEvents.data}->>'key'` })
      .from(generationEvents)
      .where(and(eq(generationEvents.type, "partial"), among(sql`${generationEvents.data}->>'key'`))),
  ]);
  const rows = [...ofFiles, ...ofThumbnails, ...ofCards, ...ofMasks, ...ofPapers, ...ofPartials];
  const named = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !named.has(key));
}
