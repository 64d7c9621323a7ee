import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { files, images, users } from "#server/db/schema.ts";
import type { Person, TestClient } from "./test-client.ts";

export async function newReviewer(client: TestClient, db: Db): Promise<Person> {
  const person = await client.registered();
  await db.update(users).set({ isReviewer: true }).where(eq(users.id, person.user.id));
  return person;
}

/** Saved designs of a person, without making pictures: the ids, oldest first. */
export async function seedDesigns(db: Db, userId: string, count: number): Promise<number[]> {
  const names = Array.from({ length: count }, () => crypto.randomUUID());
  const stored = await db
    .insert(files)
    .values(
      names.map((name) => ({
        userId,
        key: `designs/${name}.png`,
        contentType: "image/png",
        bytes: 1,
        width: 4,
        height: 3,
        sha256: name,
      })),
    )
    .returning({ id: files.id });
  const rows = await db
    .insert(images)
    .values(stored.map(({ id }) => ({ userId, fileId: id, type: "generated" as const })))
    .returning({ id: images.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
