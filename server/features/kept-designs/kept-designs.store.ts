import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notExists, sql, sum } from "drizzle-orm";
import { archivedProjects } from "#server/db/archived-projects.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import {
  boms,
  designFiles,
  designs,
  designVersions,
  files,
  generations,
  images,
  projects,
} from "#server/db/schema.ts";

export type DesignRow = typeof designs.$inferSelect;
export type VersionRow = typeof designVersions.$inferSelect;
export type FilePlace = { fileId: string; key: string };
type Executor = Db | Transaction;

const ownDesign = (userId: string, id: string) => and(eq(designs.id, id), eq(designs.userId, userId));

/** Not deleted, and not put aside with its project. */
const isInUse = (db: Executor) =>
  and(isNull(designs.archivedAt), notExists(archivedProjects(db, designs.projectId)));

/** Null for one that is deleted or lies in an archived project, too. */
export async function findDesign(db: Executor, userId: string, id: string): Promise<DesignRow | null> {
  const [row] = await db
    .select()
    .from(designs)
    .where(and(ownDesign(userId, id), isInUse(db)));
  return row ?? null;
}

/** Names of a project's designs, the last changed first: given by the person, else the first words of the wish. */
export async function selectDesignNames(db: Executor, projectId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: designs.title, summary: designs.summary })
    .from(designs)
    .where(and(eq(designs.projectId, projectId), isNull(designs.archivedAt)))
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(limit);
  return rows.map(({ title, summary }) => title ?? summary);
}

export async function moveAllDesigns(tx: Transaction, from: number, to: number): Promise<string[]> {
  const moved = await tx
    .update(designs)
    .set({ projectId: to, revision: sql`${designs.revision} + 1` })
    .where(eq(designs.projectId, from))
    .returning({ id: designs.id });
  return moved.map(({ id }) => id);
}

export async function selectDesignIds(db: Executor, projectId: number): Promise<string[]> {
  const rows = await db.select({ id: designs.id }).from(designs).where(eq(designs.projectId, projectId));
  return rows.map(({ id }) => id);
}

export async function countKept(db: Executor, userId: string): Promise<{ designs: number; size: number }> {
  const [row] = await db
    .select({ designs: count(), size: sum(designs.size).mapWith(Number) })
    .from(designs)
    .where(eq(designs.userId, userId));
  return { designs: row?.designs ?? 0, size: row?.size ?? 0 };
}

/** Null when there is one of this id, whoever's. */
export async function insertDesign(
  tx: Transaction,
  values: typeof designs.$inferInsert,
): Promise<DesignRow | null> {
  const [row] = await tx.insert(designs).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function updateDesign(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<typeof designs.$inferInsert>,
): Promise<DesignRow | null> {
  const [row] = await db.update(designs).set(values).where(ownDesign(userId, id)).returning();
  return row ?? null;
}

export async function touchDesign(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(designs).set({ updatedAt: now }).where(eq(designs.id, id));
}

/** Marks files as used, which holds the sweep of unused ones off until the design names them. Answers those that are there. */
export async function markOwnFiles(tx: Transaction, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(files)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(files.userId, userId), inArray(files.id, ids)))
    .returning({ id: files.id });
  return rows.map(({ id }) => id);
}

export async function selectDesignFileIds(db: Executor, designId: string): Promise<string[]> {
  const rows = await db
    .select({ id: designFiles.fileId })
    .from(designFiles)
    .where(eq(designFiles.designId, designId));
  return rows.map(({ id }) => id);
}

export async function replaceDesignFiles(tx: Transaction, designId: string, fileIds: string[]) {
  await tx.delete(designFiles).where(eq(designFiles.designId, designId));
  if (fileIds.length > 0)
    await tx.insert(designFiles).values(fileIds.map((fileId) => ({ designId, fileId })));
}

export async function selectFilePlaces(db: Executor, designId: string): Promise<FilePlace[]> {
  return db
    .select({ fileId: files.id, key: files.key })
    .from(designFiles)
    .innerJoin(files, eq(files.id, designFiles.fileId))
    .where(eq(designFiles.designId, designId));
}

/** Those that are not taken out, oldest first; failed and canceled ones are no versions. */
export async function selectVersions(db: Executor, designId: string): Promise<VersionRow[]> {
  const rows = await db
    .select({ version: designVersions })
    .from(designVersions)
    .innerJoin(generations, eq(generations.id, designVersions.generationId))
    .where(
      and(
        eq(designVersions.designId, designId),
        isNull(designVersions.removedAt),
        inArray(generations.status, ["queued", "running", "succeeded"]),
      ),
    )
    .orderBy(asc(generations.createdAt), asc(generations.id));
  return rows.map(({ version }) => version);
}

/** Pictures of this person alone; others are left out. */
export async function insertVersions(
  tx: Transaction,
  userId: string,
  designId: string,
  generationIds: string[],
): Promise<void> {
  if (generationIds.length === 0) return;
  const own = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.id, generationIds)));
  if (own.length > 0)
    await tx
      .insert(designVersions)
      .values(own.map(({ id }) => ({ designId, generationId: id })))
      .onConflictDoNothing();
}

export async function copyVersions(
  tx: Transaction,
  from: string,
  to: string,
  only: string | undefined,
): Promise<void> {
  const rows = await tx
    .select()
    .from(designVersions)
    .where(
      and(
        eq(designVersions.designId, from),
        only === undefined ? undefined : eq(designVersions.generationId, only),
      ),
    );
  if (rows.length > 0) await tx.insert(designVersions).values(rows.map((row) => ({ ...row, designId: to })));
}

export async function updateVersion(
  db: Executor,
  designId: string,
  generationId: string,
  values: Partial<typeof designVersions.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(designVersions)
    .set(values)
    .where(and(eq(designVersions.designId, designId), eq(designVersions.generationId, generationId)))
    .returning({ id: designVersions.generationId });
  return rows.length > 0;
}

/** The design that was changed last of those that show this picture. */
export async function findDesignOfGeneration(
  db: Executor,
  userId: string,
  generationId: string,
): Promise<DesignRow | null> {
  const [row] = await db
    .select({ design: designs })
    .from(designVersions)
    .innerJoin(designs, eq(designs.id, designVersions.designId))
    .where(
      and(
        eq(designVersions.generationId, generationId),
        isNull(designVersions.removedAt),
        eq(designs.userId, userId),
        isInUse(db),
      ),
    )
    .orderBy(desc(designs.updatedAt))
    .limit(1);
  return row?.design ?? null;
}

export async function selectDesignsOfGeneration(db: Executor, generationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: designVersions.designId })
    .from(designVersions)
    .where(eq(designVersions.generationId, generationId));
  return rows.map(({ id }) => id);
}

/** Finished pictures of a photo in a project that no design shows yet, newest first. */
export async function selectLooseGenerations(
  db: Executor,
  where: { userId: string; photoFileId: string; projectId: number | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, where.userId),
        eq(generations.photoFileId, where.photoFileId),
        sql`${generations.projectId} is not distinct from ${where.projectId}`,
        eq(generations.status, "succeeded"),
        notExists(
          db
            .select({ one: sql`1` })
            .from(designVersions)
            .where(eq(designVersions.generationId, generations.id)),
        ),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(where.limit);
  return rows.map(({ id }) => id);
}

/** The pictures of a design and their bills move with it; each keeps its photo beside it in the new project. */
export async function moveImages(
  tx: Transaction,
  { userId, designId, projectId }: { userId: string; designId: string; projectId: number | null },
  now: Date,
): Promise<void> {
  const versions = tx
    .select({ id: designVersions.generationId })
    .from(designVersions)
    .where(eq(designVersions.designId, designId));
  await tx
    .update(generations)
    .set({ projectId })
    .where(and(inArray(generations.id, versions), eq(generations.userId, userId)));
  const moved = await tx
    .update(images)
    .set({ projectId })
    .where(
      and(
        inArray(images.generationId, versions),
        eq(images.userId, userId),
        sql`${images.projectId} is distinct from ${projectId}`,
      ),
    )
    .returning({ id: images.id, originalId: images.originalImageId });
  if (moved.length === 0) return;
  await tx
    .update(boms)
    .set({ projectId })
    .where(
      inArray(
        boms.imageId,
        moved.map(({ id }) => id),
      ),
    );
  for (const originalId of new Set(moved.map((image) => image.originalId))) {
    if (originalId === null) continue;
    const [original] = await tx.select().from(images).where(eq(images.id, originalId));
    if (!original || original.projectId === projectId) continue;
    const { id: _, ...photo } = original;
    const [copy] = await tx
      .insert(images)
      .values({ ...photo, projectId, createdAt: now })
      .returning();
    const ids = moved.filter((image) => image.originalId === originalId).map(({ id }) => id);
    if (copy) await tx.update(images).set({ originalImageId: copy.id }).where(inArray(images.id, ids));
    const [left] = await tx
      .select({ id: images.id })
      .from(images)
      .where(eq(images.originalImageId, originalId))
      .limit(1);
    if (!left) await tx.delete(images).where(eq(images.id, originalId));
  }
}

/** Deletes the designs of a project, and answers the photos that they showed. */
export async function deleteDesignsOfProject(tx: Transaction, projectId: number): Promise<string[]> {
  const shown = await tx
    .select({ fileId: designFiles.fileId })
    .from(designFiles)
    .innerJoin(designs, eq(designs.id, designFiles.designId))
    .where(eq(designs.projectId, projectId));
  await tx.delete(designs).where(eq(designs.projectId, projectId));
  return shown.map(({ fileId }) => fileId);
}

export type DesignPlace = { updatedAt: Date; id: string };

/** Ids are walked over in an index; rows, covers and counts are read of the one page. */
export async function selectDesigns(
  db: Db,
  userId: string,
  page: { projectId: number | undefined; archived: boolean; limit: number; after: DesignPlace | null },
) {
  const { projectId, archived, limit, after } = page;
  const ids = db
    .select({ id: designs.id })
    .from(designs)
    .where(
      and(
        eq(designs.userId, userId),
        projectId === undefined ? undefined : eq(designs.projectId, projectId),
        archived ? isNotNull(designs.archivedAt) : isNull(designs.archivedAt),
        notExists(archivedProjects(db, designs.projectId)),
        after
          ? sql`(${designs.updatedAt}, ${designs.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(limit);
  const rows = await db
    .select({
      id: designs.id,
      title: designs.title,
      summary: designs.summary,
      projectId: designs.projectId,
      projectTitle: projects.title,
      madeBy: designs.madeBy,
      coverKey: files.key,
      coverThumbnailKey: files.thumbnailKey,
      createdAt: designs.createdAt,
      updatedAt: designs.updatedAt,
      archivedAt: designs.archivedAt,
    })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .leftJoin(files, eq(files.id, designs.coverFileId))
    .where(inArray(designs.id, ids))
    .orderBy(desc(designs.updatedAt), desc(designs.id));
  const pictures = await db
    .select({ designId: designVersions.designId, key: files.key, thumbnailKey: files.thumbnailKey })
    .from(designVersions)
    .innerJoin(generations, eq(generations.id, designVersions.generationId))
    .innerJoin(files, eq(files.id, generations.resultFileId))
    .where(
      and(
        inArray(
          designVersions.designId,
          rows.map(({ id }) => id),
        ),
        isNull(designVersions.removedAt),
        eq(generations.status, "succeeded"),
      ),
    )
    .orderBy(asc(generations.createdAt));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => {
      const own = pictures.filter(({ designId }) => designId === row.id);
      return { ...row, picture: own.at(-1) ?? null, versionCount: own.length };
    }),
    next: last ? { updatedAt: last.updatedAt, id: last.id } : null,
  };
}
export type ListedDesign = Awaited<ReturnType<typeof selectDesigns>>["rows"][number];

/** What the stream of changes compares. Null when it is gone. */
export async function findStamp(
  db: Db,
  userId: string,
  id: string,
): Promise<{ revision: number; updatedAt: Date } | null> {
  const [row] = await db
    .select({ revision: designs.revision, updatedAt: designs.updatedAt })
    .from(designs)
    .where(and(ownDesign(userId, id), isInUse(db)));
  return row ?? null;
}
