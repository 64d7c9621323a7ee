import { eq } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { priceBooks } from "#server/db/schema.ts";

export type PriceBookRow = typeof priceBooks.$inferSelect;

export async function findPriceBook(db: Db | Transaction, userId: string): Promise<PriceBookRow | null> {
  const [row] = await db.select().from(priceBooks).where(eq(priceBooks.userId, userId));
  return row ?? null;
}

/** Sets what is given and leaves the rest as it was. */
export async function writePriceBook(
  db: Db,
  values: Partial<Omit<PriceBookRow, "userId">> & Pick<PriceBookRow, "userId" | "updatedAt">,
): Promise<PriceBookRow> {
  const { userId, ...changed } = values;
  const [row] = await db
    .insert(priceBooks)
    .values(values)
    .onConflictDoUpdate({ target: priceBooks.userId, set: changed })
    .returning();
  if (!row) throw new Error("a price book was not written");
  return row;
}
