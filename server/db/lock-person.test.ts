import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import type { Transaction } from "./connect.ts";
import { lockPerson } from "./lock-person.ts";

describeOnEachDatabase("what is counted for one person", (program) => {
  let danaId: string;
  let robinId: string;
  beforeAll(async () => {
    const people = await Promise.all([program().client.registered(), program().client.registered()]);
    [danaId = "", robinId = ""] = people.map(({ user }) => user.id);
  });

  it("is counted in one transaction at a time, while others count for others", async () => {
    const { db } = program().database;
    const came: string[] = [];
    const count = (personId: string, name: string, during?: Promise<void>) =>
      db.transaction(async (tx: Transaction) => {
        await lockPerson(tx, personId);
        came.push(name);
        await during;
        came.push(`${name} is done`);
      });
    const released = Promise.withResolvers<void>();
    const first = count(danaId, "first", released.promise);
    await expect.poll(() => came).toEqual(["first"]);
    const second = count(danaId, "second");
    // The embedded database does one transaction at a time, and answers nothing meanwhile.
    if (program().kind === "postgres") {
      await count(robinId, "robin's");
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(
          async () =>
            came.includes("second") || ((await db.execute(waiting)) as { rows: unknown[] }).rows.length > 0,
        )
        .toBe(true);
    }
    released.resolve();
    await Promise.all([first, second]);
    expect(came.filter((name) => !name.startsWith("robin"))).toEqual([
      "first",
      "first is done",
      "second",
      "second is done",
    ]);
  });
});
