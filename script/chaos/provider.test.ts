import { expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { PROVIDER_CASES, type ProviderCase } from "./provider/provider-cases.ts";
import { checkProvider } from "./provider.ts";

/** Without its time limit: how fast this machine is today is the harness's matter, not the suite's. */
const caseOf = (name: string): ProviderCase => ({
  ...PROVIDER_CASES.find((one) => one.name === name)!,
  limitMs: Number.POSITIVE_INFINITY,
});

it("npm run chaos -- provider finds nothing wrong with the product, and names what a wrong expectation misses", async () => {
  const wrong = { ...caseOf("truncated JSON"), sentence: MESSAGES.modelRateLimit, calls: 2 };
  const rows = await checkProvider(
    "openai",
    () => [caseOf("500, passes"), wrong],
    undefined,
    (await testDatabase("embedded")).config,
  );
  expect(rows.map(({ sentence, calls, left }) => ({ sentence, calls, left }))).toEqual([
    { sentence: "", calls: 2, left: [3, 2, 1] },
    { sentence: MESSAGES.modelNoImage, calls: 1, left: [3, 3, 2] },
  ]);
  expect(rows.map(({ faults }) => faults)).toEqual([
    [],
    [`the sentence is not "${MESSAGES.modelRateLimit}"`, "2 calls are right"],
  ]);
}, 240_000);
