import { expect, inject, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { ANSWERS_OF_CALLS, COLUMNS, type Column } from "./access/expected-answers.ts";
import { checkAccess } from "./access.ts";

/** Each of them makes one of everything and is answered to every call, and each has another column that stands for it. */
const STOOD_FOR: readonly Column[] = ["free", "lite", "memberDesigner"];
const ASKED = inTestAll<readonly Column[]>(
  "plans and roles of the table of access",
  COLUMNS,
  COLUMNS.filter((column) => !STOOD_FOR.includes(column)),
);

/**
 * On PostgreSQL where the machine has it, in half of the processor time of the embedded database: the rules of access are SQL, which both
 * read alike. `npm run test:all` asks both.
 */
it.each(inject("databases"))(
  "finds the one wrong row of a table, and nothing else: every call answers everybody as the true one says (%s)",
  async (kind) => {
    const wrong = { ...ANSWERS_OF_CALLS, getProject: { ...ANSWERS_OF_CALLS.getProject, other: 200 } };
    expect(await checkAccess(wrong, (await testDatabase(kind)).config, ASKED)).toEqual([
      { endpoint: "getProject", column: "other", expected: "200", got: "404" },
    ]);
  },
);
