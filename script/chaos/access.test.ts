import { expect, inject, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { ANSWERS_OF_CALLS } from "./access/expected-answers.ts";
import { checkAccess } from "./access.ts";

/**
 * On PostgreSQL in `npm run test:all` alone: a rule of access that would break there and nowhere else stands in the SQL of a feature, and
 * the tests of features ask it in each run on PostgreSQL for a stranger, a member and another company.
 */
const DATABASES = inject("databases").length > 1 ? inject("databases") : (["embedded"] as const);

it.each(DATABASES)(
  "finds the one wrong row of a table, and nothing else: every call answers everybody as the true one says (%s)",
  async (kind) => {
    const wrong = { ...ANSWERS_OF_CALLS, getProject: { ...ANSWERS_OF_CALLS.getProject, other: 200 } };
    expect(await checkAccess(wrong, (await testDatabase(kind)).config)).toEqual([
      { endpoint: "getProject", column: "other", expected: "200", got: "404" },
    ]);
  },
);
