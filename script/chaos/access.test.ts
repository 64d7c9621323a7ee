import { expect, inject, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { ANSWERS_OF_CALLS } from "./access/expected-answers.ts";
import { checkAccess } from "./access.ts";

/**
 * On PostgreSQL where the machine has it, in half of the processor time of the embedded database: the rules of access are SQL, which both
 * read alike. `npm run test:all` asks both.
 */
it.each(inject("databases"))(
  "finds the one wrong row of a table, and nothing else: every call answers everybody as the true one says (%s)",
  async (kind) => {
    const wrong = { ...ANSWERS_OF_CALLS, getProject: { ...ANSWERS_OF_CALLS.getProject, other: 200 } };
    expect(await checkAccess(wrong, (await testDatabase(kind)).config)).toEqual([
      { endpoint: "getProject", column: "other", expected: "200", got: "404" },
    ]);
  },
);
