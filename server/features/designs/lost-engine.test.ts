import { afterEach, beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { engineEndpoints } from "#contract/endpoints/engines.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { ImageModels } from "#server/adapters/image-model/image-model.ts";
import { runCommand } from "#server/admin/commands.ts";
import { providerCalls } from "#server/db/schema.ts";
import { modelsInService } from "#server/features/engines/engines.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let program: TestProgram;
let models: ImageModels;
let hosted: ReturnType<typeof createStandInModel>;
let dana: Person;
beforeEach(async () => {
  hosted = {
    ...createStandInModel(),
    ...{ engine: "openai", model: "gpt-image-1.5", takenMicroUsd: 250_000, endsOn: dayAfter(2) },
  };
  models = { concept: createStandInModel(), openai: hosted };
  program = await startTestProgram(quickDatabase(), {
    models: () => models,
    environment: { WORKER_THREADS: "1" },
  });
  dana = await program.client.registered();
});
afterEach(() => program.close());

/** Tokens do not outlive the days that these tests let pass. */
async function again() {
  const { email, password } = dana;
  return (await program.client.call(accountEndpoints.login, { body: { email, password } })).body.data;
}
const engines = async (as: Pick<Person, "accessToken"> = dana) =>
  (await program.client.call(engineEndpoints.listEngines, {}, as)).body.data;
const post = async (engine: string, as: Pick<Person, "accessToken"> = dana) =>
  program.client.call(
    generationEndpoints.createGeneration,
    { form: { image: await photoFile(), prompt: "a lawn", engine } },
    as,
  );

/** One worker draws one design at a time: what is asked for while it is held waits in the queue. */
async function whileQueued(engine: string, happens: () => unknown) {
  const holding = models.concept as ReturnType<typeof createStandInModel>;
  const held = holding.holdNext();
  const other = await program.client.registered();
  await startDesign(program.client, other, { engine: "concept" });
  await held.begun;
  const id = await startDesign(program.client, dana, { engine });
  await happens();
  held.release();
  const design = await finished(program.client, await again(), id);
  return { design, told: design.plan?.notes.map(({ sentence }) => sentence) ?? [] };
}

/** Everything but the day of the call is spent. */
const spendAll = () =>
  program.database.db
    .insert(providerCalls)
    .values({ userId: null, generationId: null, costMicroUsd: 1_000_000_000, sentAt: program.clock.now() });

const HAPPENS = [
  {
    name: "its model goes out of service",
    happens: () => program.clock.advanceMs(2 * DAY_MS),
    refusal: ENGINE_MESSAGES.modelEnded,
    note: ENGINE_MESSAGES.drawnAfterEnd,
  },
  {
    name: "it is no longer set up",
    happens: () => delete program.operations.engines.models.openai,
    refusal: MESSAGES.engineUnavailable,
    note: ENGINE_MESSAGES.drawnWithoutEngine,
  },
  {
    name: "the budget is spent",
    happens: spendAll,
    refusal: MESSAGES.spendingLimit,
    note: MESSAGES.drawnWithinBudget,
  },
];

it.each(HAPPENS)(
  "refuses a queued design that asked for an engine by name when $name",
  async ({ happens, refusal }) => {
    hosted.next(async (_, run) => {
      await run.onCall(hosted.takenMicroUsd);
      throw new Error("a call was sent");
    });
    const { design } = await whileQueued("openai", happens);
    expect(design).toMatchObject({ status: "failed", engine: "openai", error: { message: refusal } });
  },
);

it.each(HAPPENS)(
  "draws a queued design that left the choice to us with the built-in engine when $name",
  async ({ happens, note }) => {
    hosted.next(async (_, run) => {
      await run.onCall(hosted.takenMicroUsd);
      throw new Error("a call was sent");
    });
    const { design, told } = await whileQueued("auto", happens);
    expect(design).toMatchObject({ status: "succeeded", engine: "concept", model: models.concept.model });
    expect(told).toContain(note);
  },
);

it("tells before its day that a model ends, and from that day on that it draws no more", async () => {
  const { preferred, ...before } = await engines();
  expect([preferred, before.ended]).toEqual(["openai", []]);
  expect(before.engines[1]).toMatchObject({ engine: "openai", endsOn: hosted.endsOn });
  expect((await runCommand(program.operations, ["engines"])).words).toContain(
    `its model goes out of service on ${hosted.endsOn}: set OPENAI_IMAGE_MODEL to another one.`,
  );

  program.clock.advanceMs(2 * DAY_MS);
  const later = await again();
  const after = await engines(later);
  expect(after.preferred).toBe("concept");
  expect(after.engines.map(({ engine }) => engine)).toEqual(["concept"]);
  expect(after.ended).toEqual([
    { engine: "openai", name: "OpenAI", model: "gpt-image-1.5", payer: "server", endsOn: hosted.endsOn },
  ]);
  expect((await runCommand(program.operations, ["engines"])).words).toContain(
    `its model went out of service on ${hosted.endsOn}: set OPENAI_IMAGE_MODEL to another one.`,
  );
  const named = await post("openai", later);
  expect([named.status, named.failure.message]).toEqual([422, ENGINE_MESSAGES.modelEnded]);
  const probed = await program.client.call(
    engineEndpoints.probeEngine,
    { params: { engine: "openai" } },
    later,
  );
  expect([probed.status, probed.failure.message]).toEqual([422, ENGINE_MESSAGES.modelEnded]);
  const design = await finished(program.client, later, await startDesign(program.client, later));
  expect(design).toMatchObject({ status: "succeeded", engine: "concept" });
  expect(design.plan?.notes.map(({ sentence }) => sentence)).toContain(ENGINE_MESSAGES.drawnAfterEnd);
});

it("answers a repeat of a request with the design that the built-in engine drew in place of another", async () => {
  const key = { "idempotency-key": "once" };
  const ask = async () => startDesign(program.client, dana, { image: await photoFile() }, key);
  hosted.next(async (_, run) => {
    await spendAll();
    await run.onCall(hosted.takenMicroUsd);
    throw new Error("a call was sent");
  });
  const id = await ask();
  expect((await finished(program.client, dana, id)).engine).toBe("concept");
  expect(await ask()).toBe(id);
});

it.each(["gpt-image-1.5", "gpt-image-1-mini", "chatgpt-image-latest"])(
  "offers %s for keys until the last day of November 2026, and not from the first of December",
  (model) => {
    expect(modelsInService("openai", new Date("2026-11-30T23:59:59Z"))).toContain(model);
    expect(modelsInService("openai", new Date("2026-12-01T00:00:00Z"))).not.toContain(model);
  },
);
