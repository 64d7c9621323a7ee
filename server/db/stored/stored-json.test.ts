import { sql } from "drizzle-orm";
import { pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "#server/db/connect.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { quickDatabase } from "#tests/support/test-program.ts";
import { choiceJson } from "./choice.ts";

const CHOICES = pgTable("choices", { choice: choiceJson() });

describe("a column of stored JSON", () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await testDatabase(quickDatabase());
    drop = made.drop;
    database = await connect(made.config);
    await database.db.execute(sql`create table choices (choice jsonb)`);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it("gives back what was written, with what an earlier release kept beside it", async () => {
    const choice = { optionId: "good", addOnIds: ["lights"], of: "an earlier release" };
    const { db } = database;
    await db.insert(CHOICES).values([{ choice }, { choice: null }]);
    expect(await db.select().from(CHOICES)).toEqual([{ choice }, { choice: null }]);
  });

  it("refuses a row that is not of its kind", async () => {
    await database.db.execute(sql`truncate choices`);
    await database.db.execute(sql`insert into choices values ('{"optionId": 3}')`);
    await expect(database.db.select().from(CHOICES)).rejects.toThrow(
      "the stored choice of a client cannot be read",
    );
  });
});
