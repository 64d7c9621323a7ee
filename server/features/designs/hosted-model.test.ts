import { PassThrough } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { generations } from "#server/db/schema.ts";
import {
  API_KEY,
  fault,
  type ImageModelServer,
  startImageModelServer,
  streamed,
} from "#tests/fakes/image-model-server.ts";
import { finished, readEvents, startDesign } from "#tests/support/designing.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let server: ImageModelServer;
let program: TestProgram;
const logged = new PassThrough({ encoding: "utf8" });

beforeAll(async () => {
  server = await startImageModelServer();
  server.models.splice(0, server.models.length, { id: "gpt-image-2", shutdown_date: "2020-01-01" });
  program = await startTestProgram(quickDatabase(), {
    environment: { OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: server.url, WORKER_THREADS: "1" },
    log: pino({ level: "warn" }, logged),
  });
});
afterAll(async () => {
  await program.close();
  await server.close();
});

async function yard() {
  const content = await sharp("tests/fixtures/yards/front-ranch.jpg").resize(320).jpeg().toBuffer();
  return new File([new Uint8Array(content)], "yard.jpg", { type: "image/jpeg" });
}
async function design() {
  const dana = await program.client.registered();
  return { dana, id: await startDesign(program.client, dana, { image: await yard(), prompt: "a lawn" }) };
}

it("warns at start of a model that has ended, and is ready all the same", async () => {
  let text = "";
  for await (const chunk of logged) {
    text += chunk;
    if (text.includes("\n")) break;
  }
  expect(text).toContain("The image model gpt-image-2 went out of service on 2020-01-01.");
  expect((await program.app.request("/readyz")).status).toBe(200);
});

it("a hosted design goes on by itself when the model was busy, tells its unfinished pictures, keeps the house and what it cost", async () => {
  server.next(fault(429, { code: "rate_limit_exceeded", message: "Slow" }, { "retry-after-ms": "100" }));
  const { dana, id } = await design();
  const told = await readEvents(program.client, dana, id);
  expect(told.map(({ event }) => event)).toContain("partial");
  expect(told.at(-1)).toMatchObject({
    event: "done",
    data: { engine: "openai", model: "gpt-image-2", preservation: { changedPixels: 0, score: 1 } },
  });
  const [row] = await program.database.db.select().from(generations).where(eq(generations.id, id));
  expect(row?.costMicroUsd).toBe(48_650);
  expect(row?.usage?.calls).toHaveLength(1);
});

it("says plainly that the model changed the house twice, and keeps what both tries cost", async () => {
  server.next(streamed({ everything: true }), streamed({ everything: true }));
  const { dana, id } = await design();
  expect(await finished(program.client, dana, id)).toMatchObject({
    status: "failed",
    imageUrl: null,
    error: { code: "house_changed", message: MESSAGES.modelChangedHouse },
  });
  const [row] = await program.database.db.select().from(generations).where(eq(generations.id, id));
  expect(row?.costMicroUsd).toBe(2 * 48_650);
});
