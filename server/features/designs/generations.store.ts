import { and, count, desc, eq, gt, inArray, lt, max, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Spent } from "#server/adapters/image-model/image-model.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { designVersions, files, generationEvents, generations, images } from "#server/db/schema.ts";

export type GenerationRow = typeof generations.$inferSelect;
export type GenerationEventRow = typeof generationEvents.$inferSelect;
type Executor = Db | Transaction;

const photoFile = alias(files, "photo_file");
const resultFile = alias(files, "result_file");

const withFiles = (db: Executor) =>
  db
    .select({
      generation: generations,
      photoKey: photoFile.key,
      resultKey: resultFile.key,
      resultThumbnailKey: resultFile.thumbnailKey,
      savedImageId: images.id,
      isVersion: sql<boolean>`exists (select 1 from ${designVersions} where ${designVersions.generationId} = ${generations.id})`,
    })
    .from(generations)
    .innerJoin(photoFile, eq(photoFile.id, generations.photoFileId))
    .leftJoin(resultFile, eq(resultFile.id, generations.resultFileId))
    .leftJoin(images, and(eq(images.generationId, generations.id), eq(images.type, "generated")));

/** A generation with what its presentation needs. */
export type ShownGeneration = Awaited<ReturnType<typeof withFiles>>[number];

export async function findGeneration(
  db: Executor,
  userId: string,
  id: string,
): Promise<ShownGeneration | null> {
  const [row] = await withFiles(db).where(and(eq(generations.id, id), eq(generations.userId, userId)));
  return row ?? null;
}

export async function selectGenerations(
  db: Executor,
  userId: string,
  ids: string[],
): Promise<ShownGeneration[]> {
  if (ids.length === 0) return [];
  return withFiles(db).where(and(inArray(generations.id, ids), eq(generations.userId, userId)));
}

export async function findByIdempotencyKey(
  db: Executor,
  userId: string,
  key: string,
): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return row ?? null;
}

export async function insertGeneration(
  db: Executor,
  values: typeof generations.$inferInsert,
): Promise<GenerationRow> {
  const [row] = await db.insert(generations).values(values).returning();
  if (!row) throw new Error("a generation was not inserted");
  return row;
}

/**
 * Whether a picture is also that of the version before: the same wish of the same photo without the change asked for last. An older
 * version may look the same: a change may take another one back.
 */
export async function showsVersionBefore(
  db: Executor,
  { id, userId, photoFileId, request }: GenerationRow,
  resultFileId: string,
): Promise<boolean> {
  if (request.editHistory.length === 0) return false;
  const alike = await db
    .select({ request: generations.request })
    .from(generations)
    .where(
      and(
        ne(generations.id, id),
        eq(generations.userId, userId),
        eq(generations.photoFileId, photoFileId),
        eq(generations.resultFileId, resultFileId),
        eq(generations.status, "succeeded"),
      ),
    );
  const wish = (prompt: string, changes: readonly string[]) => JSON.stringify([prompt, ...changes]);
  const before = wish(request.prompt, request.editHistory.slice(0, -1));
  return alike.some(({ request: other }) => wish(other.prompt, other.editHistory) === before);
}

/** What was asked for in the finished designs of the same photo, newest first. */
export const selectFinishedOfPhoto = (
  db: Executor,
  { userId, photoFileId }: Pick<GenerationRow, "userId" | "photoFileId">,
): Promise<Pick<GenerationRow, "id" | "request">[]> =>
  db
    .select({ id: generations.id, request: generations.request })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.photoFileId, photoFileId),
        eq(generations.status, "succeeded"),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id));

export async function findPlan(db: Executor, id: string): Promise<GenerationRow["plan"]> {
  const [row] = await db.select({ plan: generations.plan }).from(generations).where(eq(generations.id, id));
  return row?.plan ?? null;
}

const OPEN = ["queued", "running"] as const;

/** False when it has ended, or is gone. */
export async function isOpen(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, id), inArray(generations.status, [...OPEN])));
  return row !== undefined;
}

/** Changes a generation that has not ended; null when it has ended, or is gone. The row stays locked until the commit. */
export async function updateOpen(
  db: Executor,
  id: string,
  values: Partial<typeof generations.$inferInsert>,
): Promise<GenerationRow | null> {
  const [row] = await db
    .update(generations)
    .set(values)
    .where(and(eq(generations.id, id), inArray(generations.status, [...OPEN])))
    .returning();
  return row ?? null;
}

/**
 * Whether a person's running generation is to let others go first: while somebody else waits, one of a person's runs at a time, and the
 * one that started first goes on.
 */
export async function isToWait(db: Executor, { id, userId, startedAt }: GenerationRow): Promise<boolean> {
  const earlier = or(
    lt(generations.startedAt, startedAt ?? new Date()),
    and(eq(generations.startedAt, startedAt ?? new Date()), lt(generations.id, id)),
  );
  const one = { one: sql`1` };
  const [row] = await db
    .select(one)
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.status, "running"), earlier))
    .limit(1);
  if (!row) return false;
  const [other] = await db
    .select(one)
    .from(generations)
    .where(and(eq(generations.status, "queued"), ne(generations.userId, userId)))
    .limit(1);
  return other !== undefined;
}

/** Adds one paid call. A generation that has ended meanwhile cost it all the same. */
export async function addSpent(db: Executor, id: string, spent: Spent): Promise<void> {
  const call = JSON.stringify([spent]);
  await db
    .update(generations)
    .set({
      usage: sql`jsonb_build_object('calls', coalesce(${generations.usage} -> 'calls', '[]') || ${call}::jsonb)`,
      ...(spent.costMicroUsd === null
        ? {}
        : { costMicroUsd: sql`coalesce(${generations.costMicroUsd}, 0) + ${spent.costMicroUsd}` }),
    })
    .where(eq(generations.id, id));
}

/** Numbers follow one another because the caller holds the generation's row. */
export async function appendEvent(
  tx: Transaction,
  generationId: string,
  type: GenerationEventRow["type"],
  data: Record<string, unknown> = {},
): Promise<void> {
  const [last] = await tx
    .select({ sequence: max(generationEvents.sequence) })
    .from(generationEvents)
    .where(eq(generationEvents.generationId, generationId));
  await tx.insert(generationEvents).values({ generationId, sequence: (last?.sequence ?? 0) + 1, type, data });
}

/** Unfinished pictures are worth nothing once the finished one is there. Returns their keys. */
export async function deletePartials(tx: Transaction, generationId: string): Promise<string[]> {
  const gone = await tx
    .delete(generationEvents)
    .where(and(eq(generationEvents.generationId, generationId), eq(generationEvents.type, "partial")))
    .returning();
  return gone.map((event) => String(event.data.key));
}

export async function selectEvents(
  db: Db,
  generationId: string,
  after: number,
): Promise<GenerationEventRow[]> {
  return db
    .select()
    .from(generationEvents)
    .where(and(eq(generationEvents.generationId, generationId), gt(generationEvents.sequence, after)))
    .orderBy(generationEvents.sequence);
}

export async function countUnderWay(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.status, ["queued", "running"])));
  return row?.n ?? 0;
}
