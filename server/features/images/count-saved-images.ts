import { and, count, eq } from "drizzle-orm";
import type { Db, Transaction } from "../../db/connect.ts";
import { images } from "../../db/schema.ts";

/** Designs that a person keeps: what the free allowance and the dashboard count. Photos do not count. */
export async function countSavedImages(db: Db | Transaction, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.type, "generated")));
  return row?.n ?? 0;
}
