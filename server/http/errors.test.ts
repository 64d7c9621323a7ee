import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { createLog } from "#server/log.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const lines: string[] = [];
const log = createLog("debug", { write: (line) => void lines.push(line) });

describeOnEachDatabase(
  "a fault of ours",
  (program) => {
    it("is logged with its query, and without the address, the hash and the words of the person", async () => {
      const { database, client } = program();
      await database.db.execute(sql`alter table users add constraint nobody check (false) not valid`);
      lines.length = 0;
      const email = "Dana.Stone@example.com";
      const body = { firstName: "Danaraya", lastName: "Fields", email, password: "Correct-Horse-9" };
      const { status } = await client.call(accountEndpoints.register, { body });
      expect(status).toBe(500);
      const text = lines.join("");
      expect(text).toContain("insert into");
      expect(text).toContain('"constraint":"nobody"');
      for (const secret of [email, email.toLowerCase(), "$argon2", "Danaraya", "Correct-Horse-9"])
        expect(text).not.toContain(secret);
    });
  },
  { log, roles: ["web"] },
);
