import { and, eq } from "drizzle-orm";
import type { Engine } from "#contract/engines.ts";
import type { Db } from "#server/db/connect.ts";
import { engineChoices, engineKeys, users } from "#server/db/schema.ts";
import type { KeptFinding } from "#server/db/stored/engine-finding.ts";

export type KeyRow = typeof engineKeys.$inferSelect;

export const selectKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db.select().from(engineKeys).where(eq(engineKeys.userId, userId));

export const selectAllKeys = (db: Db): Promise<KeyRow[]> => db.select().from(engineKeys);

const isRow = (userId: string, engine: Engine) =>
  and(eq(engineKeys.userId, userId), eq(engineKeys.engine, engine));

/** What was found out with another key or model says nothing of this one. */
export async function writeKey(
  db: Db,
  values: Pick<KeyRow, "userId" | "engine" | "model" | "sealedKey" | "hint" | "updatedAt">,
): Promise<void> {
  const { userId, engine, ...changed } = values;
  await db
    .insert(engineKeys)
    .values(values)
    .onConflictDoUpdate({
      target: [engineKeys.userId, engineKeys.engine],
      set: { ...changed, finding: null },
    });
}

export async function deleteKey(db: Db, userId: string, engine: Engine): Promise<void> {
  await db.delete(engineKeys).where(isRow(userId, engine));
}

/** Only while it holds what was read: a key that was given meanwhile is newer. */
export async function replaceSealed(
  db: Db,
  { userId, engine, sealedKey }: Pick<KeyRow, "userId" | "engine" | "sealedKey">,
  sealed: string,
): Promise<boolean> {
  const replaced = await db
    .update(engineKeys)
    .set({ sealedKey: sealed })
    .where(and(isRow(userId, engine), eq(engineKeys.sealedKey, sealedKey)))
    .returning({ engine: engineKeys.engine });
  return replaced.length > 0;
}

export async function writeFinding(
  db: Db,
  userId: string,
  engine: Engine,
  finding: KeptFinding,
): Promise<void> {
  await db.update(engineKeys).set({ finding }).where(isRow(userId, engine));
}

type Choices = typeof engineChoices.$inferSelect;

export async function findChoices(db: Db, userId: string): Promise<Choices | null> {
  const [row] = await db.select().from(engineChoices).where(eq(engineChoices.userId, userId));
  return row ?? null;
}

export async function writeChoices(db: Db, values: Choices): Promise<void> {
  const { userId, ...changed } = values;
  await db.insert(engineChoices).values(values).onConflictDoUpdate({
    target: engineChoices.userId,
    set: changed,
  });
}

export async function isServerOwner(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ is: users.isOwner }).from(users).where(eq(users.id, userId));
  return row?.is ?? false;
}
