import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import {
  companyMembers,
  designs,
  files,
  generationEvents,
  generations,
  proposals,
  sealedRecords,
  users,
} from "../db/schema.ts";
import { isPlanBought } from "../features/billing/set-plan.ts";
import { deleteNow, pledgeDeletion } from "../files/delete-files.job.ts";
import { keysOf } from "../files/files.store.ts";
import type { AdminAnswer, AdminDeps } from "./admin-deps.ts";

/**
 * Deletes a person with everything that is theirs alone, files too. What they and a client both signed is the client's as well: the
 * records stay for their time, with their sealed papers.
 */
export async function deleteAccount(
  { db, storage, queue }: AdminDeps,
  { id, email }: { id: string; email: string },
): Promise<AdminAnswer> {
  if (await isPlanBought(db, id))
    return {
      ok: false,
      words: `${email} pays for a subscription. Cancel it at the payment provider first; nothing was deleted.`,
    };
  const others = await db.$count(companyMembers, eq(companyMembers.companyId, id));
  if (others > 0)
    return {
      ok: false,
      words: `${others === 1 ? "Somebody else works" : `${others} others work`} in the company of ${email}. They have to be removed first; nothing was deleted.`,
    };
  const { keys, kept } = await db.transaction(async (tx) => {
    const own = await tx.select().from(files).where(eq(files.userId, id));
    const masks = await tx
      .select({ key: generations.maskKey })
      .from(generations)
      .where(and(eq(generations.userId, id), isNotNull(generations.maskKey)));
    const partials = await tx
      .select({ key: sql<string>`${generationEvents.data}->>'key'` })
      .from(generationEvents)
      .where(
        and(
          eq(generationEvents.type, "partial"),
          inArray(
            generationEvents.generationId,
            tx.select({ id: generations.id }).from(generations).where(eq(generations.userId, id)),
          ),
        ),
      );
    const [records] = await tx
      .select({ count: count() })
      .from(sealedRecords)
      .where(eq(sealedRecords.userId, id));
    // Before the person: their rows name files, which go with the person.
    await tx.delete(proposals).where(eq(proposals.userId, id));
    await tx.delete(designs).where(eq(designs.userId, id));
    await tx.delete(users).where(eq(users.id, id));
    const gone = [...own.flatMap(keysOf), ...[...masks, ...partials].flatMap(({ key }) => key ?? [])];
    await pledgeDeletion(tx, queue, gone);
    return { keys: gone, kept: records?.count ?? 0 };
  });
  await deleteNow(storage, keys);
  const papers =
    kept === 1 ? "1 proposal that both sides signed is" : `${kept} proposals that both sides signed are`;
  return {
    ok: true,
    words: `The account ${email} is deleted, with ${keys.length} files. ${papers} kept for ${KEPT_DAYS.sealedRecords} days after signing.`,
  };
}
