import { eq } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { users } from "./schema.ts";

/** One person's counting and saving happens one at a time until the transaction ends, so that nothing is granted twice. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
