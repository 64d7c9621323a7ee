import { expect, inject, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { LAST } from "./access/call-of.ts";
import { ANSWERS_OF_CALLS, COLUMNS, type Column } from "./access/expected-answers.ts";
import { checkAccess } from "./access.ts";

/** Each of them makes one of everything and is answered to every call, and each has another column that stands for it. */
const STOOD_FOR: readonly Column[] = ["free", "lite", "memberDesigner"];
const ASKED = inTestAll<readonly Column[]>(
  "plans and roles of the table of access",
  COLUMNS,
  COLUMNS.filter((column) => !STOOD_FOR.includes(column)),
);

const CALLS = Object.keys(ENDPOINTS) as CallName[];
/** Each day another tenth of the calls that no other call hangs on, the wrong one, and all that end something. */
const PARTS = 10;
const WRONG: CallName = "getProject";
const CALLED = inTestAll<readonly CallName[]>(
  "calls of the table of access",
  CALLS,
  CALLS.filter((name, nth) => nth % PARTS === partOfToday(PARTS) || name === WRONG || LAST.includes(name)),
);

/**
 * On PostgreSQL where the machine has it, in half of the processor time of the embedded database: the rules of access are SQL, which both
 * read alike. `npm run test:all` asks both.
 */
it.each(inject("databases"))(
  "finds the one wrong row of a table, and nothing else: every call answers everybody as the true one says (%s)",
  async (kind) => {
    const wrong = { ...ANSWERS_OF_CALLS, [WRONG]: { ...ANSWERS_OF_CALLS[WRONG], other: 200 } };
    expect(await checkAccess(wrong, (await testDatabase(kind)).config, ASKED, CALLED)).toEqual([
      { endpoint: WRONG, column: "other", expected: "200", got: "404" },
    ]);
  },
);
