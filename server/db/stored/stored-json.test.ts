import { PGlite } from "@electric-sql/pglite";
import { pgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choiceJson } from "./choice.ts";

const CHOICES = pgTable("choices", { choice: choiceJson() });

describe("a column of stored JSON", () => {
  const client = new PGlite();
  const db = drizzle(client);
  beforeAll(() => client.exec("create table choices (choice jsonb)"));
  afterAll(() => client.close());

  it("gives back what was written, with what an earlier release kept beside it", async () => {
    const choice = { optionId: "good", addOnIds: ["lights"], of: "an earlier release" };
    await db.insert(CHOICES).values([{ choice }, { choice: null }]);
    expect(await db.select().from(CHOICES)).toEqual([{ choice }, { choice: null }]);
  });

  it("refuses a row that is not of its kind", async () => {
    await client.exec(`truncate choices; insert into choices values ('{"optionId": 3}')`);
    await expect(db.select().from(CHOICES)).rejects.toThrow("the stored choice of a client cannot be read");
  });
});
