import { afterAll, beforeAll, expect, it } from "vitest";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { readEvents, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

const model = createStandInModel();
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram(quickDatabase(), { models: () => ({ concept: model }) });
});
afterAll(() => program.close());

it("a process that is about to end says so, ends event streams, hands its jobs back and still answers", async () => {
  const { client } = program;
  expect((await client.request("/readyz")).status).toBe(200);
  const dana = await client.registered();
  const held = model.holdNext();
  const id = await startDesign(client, dana);
  await held.begun;
  // Told of the stage, so the stream is open.
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const told = readEvents(client, dana, id, {
    enough: (events) => {
      if (events.length > 0) opened();
      return false;
    },
  });
  await isOpen;
  await program.stop();
  expect((await told).map(({ event }) => event)).toEqual(["progress"]);
  expect((await client.request("/readyz")).status).toBe(503);
  expect((await client.request("/healthz")).status).toBe(200);
  const { status, body } = await client.call(generationEndpoints.getGeneration, { params: { id } }, dana);
  expect([status, body.data.status]).toEqual([200, "queued"]);
});
