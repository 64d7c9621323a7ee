import { and, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/connect.ts";
import { files, images, shares } from "#server/db/schema.ts";

const original = alias(images, "original");

/** Whether a live share shows this file: its design, the photo of it, or a thumbnail of either. */
export async function isFileShared(db: Db, shareId: string, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(images, eq(images.id, shares.imageId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .innerJoin(files, or(eq(files.id, images.fileId), eq(files.id, original.fileId)))
    .where(
      and(
        eq(shares.id, shareId),
        isNull(shares.revokedAt),
        or(eq(files.key, key), eq(files.thumbnailKey, key)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
