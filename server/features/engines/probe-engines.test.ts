import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { runCommand } from "#server/admin/commands.ts";
import { providerCalls } from "#server/db/schema.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { API_KEY } from "#tests/fakes/image-model-server.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";
import { probeUnknown } from "./probe-engines.ts";

let openai: HostedServer;
let vllm: HostedServer;
let program: TestProgram;
beforeAll(async () => {
  [openai, vllm] = await Promise.all([startHostedServer("openai"), startHostedServer("vllm")]);
  program = await startTestProgram(quickDatabase(), {
    roles: [],
    environment: {
      ...{ OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: openai.url, OPENAI_USD_PER_DAY: "0.29" },
      ...{ VLLM_BASE_URL: vllm.url, VLLM_IMAGE_MODEL: "qwen-image-edit-2511", VLLM_MASK: "black-edits" },
    },
  });
});
afterAll(async () => {
  await program.close();
  await Promise.all([openai.close(), vllm.close()]);
});

const admin = (...words: string[]) => runCommand(program.operations, words);

it("shows what is set up and asks nobody; a probe is counted before it is sent, and kept", async () => {
  const before = await admin("engines");
  expect(before.words).toContain("openai: OpenAI, gpt-image-2; marked by alpha-0-edits;");
  expect(before.words).toContain("not probed: npm run admin -- probe-engine vllm sends one edit.");
  expect(before.words).not.toContain("gemini");
  expect([openai.calls.length, vllm.calls.length]).toEqual([0, 0]);

  const probed = await admin("probe-engine", "openai");
  expect(probed).toMatchObject({ ok: true, words: expect.stringContaining("it honors the mask") });
  const { db } = program.database;
  const counted = await db.select().from(providerCalls).where(isNull(providerCalls.userId));
  // As told: 66 text and 100 image tokens in, 1584 out.
  expect(counted.map(({ costMicroUsd }) => costMicroUsd)).toEqual([48_650]);
  expect((await admin("engines")).words).toMatch(/openai: .*\n {2}probed .*honors the mask/);

  // 25 cents more would pass the day's 29.
  const refused = await admin("probe-engine", "openai");
  expect(refused).toEqual({ ok: false, words: `openai could not be probed: ${MESSAGES.spendingLimit}` });
  expect(openai.calls).toHaveLength(1);
  await db.delete(providerCalls).where(eq(providerCalls.costMicroUsd, 48_650));
});

it("at start probes what is not known yet, once, and says what to set where a mask is read the other way round", async () => {
  await probeUnknown(program.operations.engines);
  expect((await admin("engines")).words).toContain("set VLLM_MASK to the opposite way of marking");
  await probeUnknown(program.operations.engines);
  expect([openai.calls.length, vllm.calls.length]).toEqual([1, 1]);
  // A server of one's own is not paid.
  expect(await program.database.db.select().from(providerCalls)).toEqual([]);
});

it("refuses an engine that is not set up, or that nobody knows", async () => {
  for (const name of ["gemini", "concept", "midjourney"])
    expect(await admin("probe-engine", name)).toMatchObject({ ok: false });
});
