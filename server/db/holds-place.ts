import { and, eq, exists, inArray, or } from "drizzle-orm";
import type { Db, Transaction } from "./connect.ts";
import { generations, providerCalls } from "./schema.ts";

/** Not failed, and not cancelled before a paid call was sent for it. */
export const holdsPlace = (db: Db | Transaction) =>
  or(
    inArray(generations.status, ["queued", "running", "succeeded"]),
    and(
      eq(generations.status, "canceled"),
      exists(
        db
          .select({ id: providerCalls.id })
          .from(providerCalls)
          .where(eq(providerCalls.generationId, generations.id)),
      ),
    ),
  );
