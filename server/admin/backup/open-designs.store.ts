import { inArray } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";
import { generations } from "#server/db/schema.ts";

/** Designs that somebody works on, or that wait, begin anew. Answers their ids. */
export async function queueDesigns(db: Db | Transaction, which: ("queued" | "running")[]): Promise<string[]> {
  const rows = await db
    .update(generations)
    .set({ status: "queued" })
    .where(inArray(generations.status, which))
    .returning({ id: generations.id });
  return rows.map(({ id }) => id);
}
