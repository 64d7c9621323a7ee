import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "#server/db/connect.ts";
import { ownerOf } from "#server/db/owner-of.ts";
import {
  boms,
  companyProfiles,
  designVersions,
  files,
  generations,
  images,
  projects,
  shares,
  subscriptions,
  users,
} from "#server/db/schema.ts";

export type BomRow = typeof boms.$inferSelect;
type Executor = Db | Transaction;

export async function findSubscription(db: Executor, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

const original = alias(images, "original");
const afterFile = alias(files, "after_file");
const beforeFile = alias(files, "before_file");
const logoFile = alias(files, "logo_file");

/** A saved design with what was measured of it and where its two pictures are. */
export async function findDesign(db: Executor, userId: string, imageId: number) {
  const [row] = await db
    .select({
      generation: generations,
      projectTitle: projects.title,
      afterKey: afterFile.key,
      before: { key: beforeFile.key, focal35Mm: beforeFile.focal35Mm },
    })
    .from(images)
    .innerJoin(afterFile, eq(afterFile.id, images.fileId))
    .leftJoin(generations, eq(generations.id, images.generationId))
    .leftJoin(projects, eq(projects.id, images.projectId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(beforeFile, eq(beforeFile.id, original.fileId))
    .where(and(eq(images.id, imageId), eq(images.userId, userId), eq(images.type, "generated")));
  return row ?? null;
}
export type FoundDesign = NonNullable<Awaited<ReturnType<typeof findDesign>>>;

const ofThis = alias(designVersions, "of_this");
const ofThat = alias(designVersions, "of_that");

/** The bill that was last worked on of another picture of the same design, and what that picture holds; null = there is none. */
export async function findBillBefore(db: Executor, userId: string, imageId: number, generationId: string) {
  const [row] = await db
    .select({ bill: boms, generation: generations })
    .from(ofThis)
    .innerJoin(ofThat, eq(ofThat.designId, ofThis.designId))
    .innerJoin(generations, eq(generations.id, ofThat.generationId))
    .innerJoin(images, eq(images.generationId, generations.id))
    .innerJoin(boms, eq(boms.imageId, images.id))
    .where(and(eq(ofThis.generationId, generationId), eq(boms.userId, userId), ne(boms.imageId, imageId)))
    .orderBy(desc(boms.updatedAt))
    .limit(1);
  return row ?? null;
}

/** A bill is computed once: whoever holds the image's row decides. */
export async function lockImage(db: Transaction, userId: string, imageId: number) {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.userId, userId), eq(images.type, "generated")))
    .for("update");
  return row ?? null;
}

export async function findBomOfImage(db: Executor, userId: string, imageId: number): Promise<BomRow | null> {
  const [row] = await db
    .select()
    .from(boms)
    .where(and(eq(boms.userId, userId), eq(boms.imageId, imageId)));
  return row ?? null;
}

export async function findBom(db: Executor, id: string): Promise<BomRow | null> {
  const [row] = await db.select().from(boms).where(eq(boms.id, id));
  return row ?? null;
}

/** Two edits at once are decided one after the other. */
export async function lockBom(db: Transaction, userId: string, id: string): Promise<BomRow | null> {
  const [row] = await db
    .select()
    .from(boms)
    .where(and(eq(boms.id, id), eq(boms.userId, userId)))
    .for("update");
  return row ?? null;
}

export async function insertBom(db: Executor, values: typeof boms.$inferInsert): Promise<BomRow> {
  const [row] = await db.insert(boms).values(values).returning();
  if (!row) throw new Error("a bill was not inserted");
  return row;
}

export async function writeBom(
  db: Executor,
  id: string,
  values: Pick<BomRow, "content" | "versions" | "updatedAt">,
): Promise<BomRow> {
  const [row] = await db.update(boms).set(values).where(eq(boms.id, id)).returning();
  if (!row) throw new Error("a locked bill is gone");
  return row;
}

export async function deleteBomRow(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(boms)
    .where(and(eq(boms.id, id), eq(boms.userId, userId)))
    .returning({ id: boms.id });
  return gone.length > 0;
}

export const selectBoms = (db: Executor, userId: string, projectId: number | undefined) =>
  db
    .select({ id: boms.id, title: boms.title, createdAt: boms.createdAt, updatedAt: boms.updatedAt })
    .from(boms)
    .where(and(eq(boms.userId, userId), projectId === undefined ? undefined : eq(boms.projectId, projectId)))
    .orderBy(desc(boms.createdAt));

/** What the living share of the bill's image shows of prices; null while nobody may see it without signing in. */
export async function findSharedPrices(db: Executor, bomId: string) {
  const [row] = await db
    .select({ prices: shares.prices, withPrices: shares.withPrices })
    .from(boms)
    .innerJoin(shares, and(eq(shares.imageId, boms.imageId), isNull(shares.revokedAt)))
    .where(eq(boms.id, bomId));
  return row ?? null;
}

/** Whose bill it is, for whom, and where the pictures of its paper are kept. */
export async function findPaperFacts(db: Executor, bomId: string) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      company: companyProfiles.profile,
      logoKey: logoFile.key,
      clientName: projects.clientName,
      siteAddress: projects.siteAddress,
      beforeKey: beforeFile.key,
      afterKey: afterFile.key,
    })
    .from(boms)
    .innerJoin(users, eq(users.id, ownerOf(boms.userId)))
    .leftJoin(companyProfiles, eq(companyProfiles.userId, boms.userId))
    .leftJoin(logoFile, eq(logoFile.id, companyProfiles.logoFileId))
    .leftJoin(projects, eq(projects.id, boms.projectId))
    .leftJoin(images, eq(images.id, boms.imageId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(afterFile, eq(afterFile.id, images.fileId))
    .leftJoin(beforeFile, eq(beforeFile.id, original.fileId))
    .where(eq(boms.id, bomId));
  if (!row) throw new Error("a bill that was just read is gone");
  const { firstName, lastName, clientName, siteAddress, ...rest } = row;
  return {
    ...rest,
    preparedBy: `${firstName} ${lastName}`.trim(),
    client: { name: clientName, siteAddress },
  };
}
