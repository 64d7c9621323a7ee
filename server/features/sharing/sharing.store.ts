import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PriceDetail } from "#core/bom/client-bom.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { boms, files, images, projects, shares } from "#server/db/schema.ts";

export type ShareRow = typeof shares.$inferSelect;

const original = alias(images, "original");
const originalFile = alias(files, "original_file");

/** One's own saved design, its row locked: two calls at once make one link. */
export async function lockOwnDesign(tx: Transaction, userId: string, imageId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.userId, userId), eq(images.type, "generated")))
    .for("update");
  return row !== undefined;
}

export async function findLivingShare(tx: Transaction, imageId: number): Promise<ShareRow | null> {
  const [row] = await tx
    .select()
    .from(shares)
    .where(and(eq(shares.imageId, imageId), isNull(shares.revokedAt)));
  return row ?? null;
}

export async function insertShare(tx: Transaction, values: typeof shares.$inferInsert): Promise<ShareRow> {
  const [row] = await tx.insert(shares).values(values).returning();
  if (!row) throw new Error("a share was not inserted");
  return row;
}

export const setPrices = (tx: Transaction, id: string, prices: PriceDetail) =>
  tx.update(shares).set({ prices, withPrices: false }).where(eq(shares.id, id));

export async function revoke(db: Db, userId: string, id: string, revokedAt: Date): Promise<boolean> {
  const rows = await db
    .update(shares)
    .set({ revokedAt })
    .where(and(eq(shares.id, id), eq(shares.userId, userId), isNull(shares.revokedAt)))
    .returning({ id: shares.id });
  return rows.length > 0;
}

/** What a living share shows. */
export async function findSharedDesign(db: Db, id: string) {
  const [row] = await db
    .select({
      image: images,
      file: files,
      originalKey: originalFile.key,
      projectTitle: projects.title,
      bomId: boms.id,
    })
    .from(shares)
    .innerJoin(images, eq(images.id, shares.imageId))
    .innerJoin(files, eq(files.id, images.fileId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(originalFile, eq(originalFile.id, original.fileId))
    .leftJoin(projects, eq(projects.id, images.projectId))
    .leftJoin(boms, eq(boms.imageId, images.id))
    .where(and(eq(shares.id, id), isNull(shares.revokedAt)));
  return row ?? null;
}

export type SharedDesignRow = NonNullable<Awaited<ReturnType<typeof findSharedDesign>>>;
