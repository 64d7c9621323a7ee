import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { engineEndpoints } from "#contract/endpoints/engines.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import { runCommand } from "#server/admin/commands.ts";
import { engineKeys, providerCalls } from "#server/db/schema.ts";
import { createKeySeal } from "#server/features/engines/key-seal.ts";
import { keyOwner } from "#server/features/engines/own-models.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { API_KEY } from "#tests/fakes/image-model-server.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { listEngines, engineSettings, putEngineSettings, putEngineKey, deleteEngineKey, probeEngine } =
  engineEndpoints;
const SECRET = "the secret that seals keys in these tests";
const BEFORE = "the secret that sealed keys before this one";
/** What a call by tokens counts until its price is told, and what the fake tells: 66 and 100 in, 1584 out. */
const TAKEN_USD = 0.25;
const TOLD_USD = 0.04865;

const yardBytes = await sharp(
  new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url).pathname,
)
  .resize(240)
  .jpeg()
  .toBuffer();
const yard = () => new File([new Uint8Array(yardBytes)], "yard.jpg", { type: "image/jpeg" });

let openai: HostedServer;
beforeAll(async () => {
  openai = await startHostedServer("openai");
});
afterAll(() => openai.close());

describeOnEachDatabase(
  "engines of an account",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
      openai.calls.length = 0;
    });
    const db = () => program().database.db;
    const params = { engine: "openai" as const };
    const giveKey = (as = dana, key = API_KEY, model?: string) =>
      client.call(putEngineKey, { params, body: { key, model } }, as);
    const settings = async (as = dana) => (await client.call(engineSettings, {}, as)).body.data;
    const engines = async (as = dana) => (await client.call(listEngines, {}, as)).body.data;
    const limit = (monthLimitUsd: number, guided = false) =>
      client.call(putEngineSettings, { body: { monthLimitUsd, guided } }, dana);
    const post = async (engine: string) =>
      client.call(
        generationEndpoints.createGeneration,
        { form: { image: await photoFile(), prompt: "a lawn", engine } },
        dana,
      );
    const callsOf = (person: Person) =>
      db().select().from(providerCalls).where(eq(providerCalls.userId, person.user.id));
    const kept = async (person: Person) => {
      const [row] = await db().select().from(engineKeys).where(eq(engineKeys.userId, person.user.id));
      return row;
    };

    it("are the built-in one alone until a key is given, and then that one first", async () => {
      expect(await engines()).toMatchObject({
        preferred: "concept",
        engines: [{ engine: "concept", usd: 0 }],
      });
      await giveKey();
      const { preferred, engines: found, leftUsd } = await engines();
      expect(preferred).toBe("openai");
      expect(found[1]).toMatchObject({
        ...{ engine: "openai", name: "OpenAI", model: "gpt-image-2", payer: "account", usd: TAKEN_USD },
        ...{ finding: null, canProbe: true, spentLimit: null },
      });
      expect(leftUsd.account).toBe(20);
      const other = await client.registered();
      expect((await engines(other)).engines).toHaveLength(1);
    });

    it("keeps a key sealed, and never answers it again", async () => {
      const { text, row } = { text: JSON.stringify((await giveKey()).body), row: await kept(dana) };
      expect(JSON.stringify(row)).not.toContain(API_KEY);
      expect(createKeySeal([SECRET]).open(row!.sealedKey, keyOwner(dana.user.id, "openai"))).toBe(API_KEY);
      for (const answer of [text, JSON.stringify(await settings()), JSON.stringify(await engines())])
        expect(answer).not.toContain(API_KEY);
      const [shown] = (await settings()).keys;
      expect(shown?.kept).toEqual({ hint: API_KEY.slice(-4), model: null, readable: true });
      await client.call(deleteEngineKey, { params }, dana);
      expect([(await settings()).keys[0]?.kept, await kept(dana)]).toEqual([null, undefined]);
    });

    it("does not use a key that was copied into another account's row, and says that it must be given again", async () => {
      await giveKey();
      const eve = await client.registered();
      const row = await kept(dana);
      await db()
        .insert(engineKeys)
        .values({ ...row!, userId: eve.user.id });
      expect((await engines(eve)).engines).toHaveLength(1);
      expect((await settings(eve)).keys[0]?.kept?.readable).toBe(false);
      await db().delete(engineKeys).where(eq(engineKeys.userId, eve.user.id));
    });

    it("refuses keys that are none, models that are not in service, and servers of one's own", async () => {
      for (const key of ["short", "with a space in it", "x".repeat(401)]) {
        const { status, failure } = await giveKey(dana, key);
        expect([status, failure.message]).toEqual([400, ENGINE_MESSAGES.keyInvalid]);
      }
      for (const model of ["gpt-image-1", "midjourney"]) {
        const { status, failure } = await giveKey(dana, API_KEY, model);
        expect([status, failure.message]).toEqual([400, ENGINE_MESSAGES.modelInvalid]);
      }
      const own = await client.call(
        putEngineKey,
        { params: { engine: "vllm" }, body: { key: API_KEY } },
        dana,
      );
      expect(own.status).toBe(422);
      expect(await kept(dana)).toBeUndefined();
    });

    it("draws with the account's own key, counts it as its own, and tells the cost of the design and of the month", async () => {
      await giveKey();
      const design = await finished(
        client,
        dana,
        await startDesign(client, dana, { image: yard(), engine: "openai" }),
      );
      expect(design).toMatchObject({ status: "succeeded", engine: "openai", costUsd: TOLD_USD });
      expect(design.preservation?.changedPixels).toBe(0);
      expect(await callsOf(dana)).toMatchObject([
        { ownKey: true, engine: "openai", costMicroUsd: TOLD_USD * 1e6 },
      ]);
      const month = program().clock.now().toISOString().slice(0, 7);
      expect((await settings()).spent).toEqual([
        { month, engineName: "OpenAI", payer: "account", calls: 1, designs: 1, usd: TOLD_USD },
      ]);
      const { leftUsd } = await engines();
      expect(leftUsd.account).toBeCloseTo(20 - TOLD_USD, 6);
      // The server's own day is untouched.
      expect(leftUsd.server).toBe(3);
    });

    it("ends at the account's own limit: refused by name, and drawn by the built-in engine otherwise, which says why", async () => {
      await giveKey();
      await limit(TAKEN_USD - 0.01);
      const refused = await post("openai");
      expect([refused.status, refused.failure.message]).toEqual([429, ENGINE_MESSAGES.limitOfAccount]);
      const design = await finished(client, dana, await startDesign(client, dana, { image: yard() }));
      expect(design).toMatchObject({ status: "succeeded", engine: "concept", costUsd: null });
      const sentences = design.plan?.notes.map(({ sentence }) => sentence);
      expect(sentences).toContain(ENGINE_MESSAGES.drawnWithinOwnLimit);
      expect((await engines()).engines[1]?.spentLimit).toBe("account");
      expect([openai.calls.length, await callsOf(dana)]).toEqual([0, []]);
    });

    it("sends no more calls than fit under the limit, however many come at once", async () => {
      await giveKey();
      // One is counted at 25 cents until its price is told.
      await limit(TAKEN_USD + 0.01);
      const answered = Promise.withResolvers<void>();
      const good = openai.good();
      openai.next(async (call, response) => {
        await answered.promise;
        await good(call, response);
      });
      const ids = await Promise.all(
        [1, 2].map((seed) =>
          startDesign(client, dana, { image: yard(), engine: "openai", seed: String(seed) }),
        ),
      );
      const ends = ids.map((id) => finished(client, dana, id));
      await Promise.race(ends);
      answered.resolve();
      const told = (await Promise.all(ends)).map(({ status, error }) => error?.message ?? status).sort();
      expect(told).toEqual([ENGINE_MESSAGES.limitOfAccount, "succeeded"]);
      expect(openai.calls).toHaveLength(1);
    });

    it("is tried by who pays for it, counted before it is sent, and shown until key or model change", async () => {
      expect((await client.call(probeEngine, { params }, dana)).status).toBe(422);
      await giveKey();
      const { body } = await client.call(probeEngine, { params }, dana);
      expect(body.data.finding).toMatchObject({ mask: "honored", sizeKept: true, costUsd: TOLD_USD });
      expect((await engines()).engines[1]?.finding?.mask).toBe("honored");
      expect(await callsOf(dana)).toMatchObject([{ ownKey: true, generationId: null }]);
      await limit(TAKEN_USD - 0.01);
      const refused = await client.call(probeEngine, { params }, dana);
      expect([refused.status, refused.failure.message]).toEqual([422, ENGINE_MESSAGES.limitOfAccount]);
      await giveKey(dana, API_KEY, "gpt-image-2.5-flare");
      expect((await engines()).engines[1]).toMatchObject({ model: "gpt-image-2.5-flare", finding: null });
    });

    it("says what the provider says of a key that it does not take, and counts nothing", async () => {
      await giveKey(dana, "sk-a-key-that-was-revoked");
      const { status, failure } = await client.call(probeEngine, { params }, dana);
      expect([status, failure.message]).toEqual([422, MESSAGES.modelApiKey]);
      expect(await callsOf(dana)).toEqual([]);
    });

    it("sends our own rendering along where the account asked for it", async () => {
      await giveKey();
      await limit(20, true);
      await finished(client, dana, await startDesign(client, dana, { image: yard(), engine: "openai" }));
      // What is sent, and what where nobody asked for it: image-model.test.ts.
      expect(openai.calls[0]?.prompt).toContain("is the wanted design");
      expect((await settings()).guided).toBe(true);
    });

    it("draws nothing with other money when the key is taken away before its turn", async () => {
      await giveKey();
      openai.next((_, response) => void response.writeHead(503, { "retry-after-ms": "100" }).end("{}"));
      const id = await startDesign(client, dana, { image: yard(), engine: "openai" });
      await expect.poll(() => openai.calls.length).toBe(1);
      await client.call(deleteEngineKey, { params }, dana);
      const design = await finished(client, dana, id);
      expect(design).toMatchObject({ status: "failed", error: { message: MESSAGES.engineUnavailable } });
    });

    it("draws with the built-in engine what left the choice to us, when the key is taken away before its turn", async () => {
      await giveKey();
      openai.next((_, response) => void response.writeHead(503, { "retry-after-ms": "100" }).end("{}"));
      const id = await startDesign(client, dana, { image: yard() });
      await expect.poll(() => openai.calls.length).toBe(1);
      await client.call(deleteEngineKey, { params }, dana);
      const design = await finished(client, dana, id);
      expect(design).toMatchObject({ status: "succeeded", engine: "concept" });
      const sentences = design.plan?.notes.map(({ sentence }) => sentence);
      expect(sentences).toContain(ENGINE_MESSAGES.drawnWithoutEngine);
    });

    it("draws no more with a key for a model that went out of service, and says so", async () => {
      await giveKey();
      const ended = { model: "gpt-image-1", endsOn: "2026-10-23" };
      await db().update(engineKeys).set({ model: ended.model }).where(eq(engineKeys.userId, dana.user.id));
      const list = await engines();
      expect(list).toMatchObject({ preferred: "concept", engines: [{ engine: "concept" }] });
      expect(list.ended).toEqual([{ engine: "openai", name: "OpenAI", payer: "account", ...ended }]);
      const named = await post("openai");
      expect([named.status, named.failure.message]).toEqual([422, ENGINE_MESSAGES.modelEnded]);
      const design = await finished(client, dana, await startDesign(client, dana, { image: yard() }));
      expect(design).toMatchObject({ status: "succeeded", engine: "concept" });
      const sentences = design.plan?.notes.map(({ sentence }) => sentence);
      expect(sentences).toContain(ENGINE_MESSAGES.drawnAfterEnd);
      expect(openai.calls).toHaveLength(0);
    });

    it("seals keys again with a new secret, and names those that open with neither", async () => {
      await giveKey();
      const old = createKeySeal([BEFORE]);
      const eve = await client.registered();
      const of = (person: Person) => keyOwner(person.user.id, "openai");
      const row = { ...(await kept(dana))!, finding: null };
      await db()
        .insert(engineKeys)
        .values({ ...row, userId: eve.user.id, sealedKey: old.seal(API_KEY, of(eve)) });
      const lost = await client.registered();
      await db()
        .insert(engineKeys)
        .values({ ...row, userId: lost.user.id, sealedKey: old.seal(API_KEY, of(eve)) });
      expect((await engines(eve)).engines).toHaveLength(2);
      const { ok, words } = await runCommand(program().operations, ["rotate-engine-keys"]);
      expect([ok, words]).toEqual([false, expect.stringContaining(`openai of ${lost.user.id}`)]);
      expect(createKeySeal([SECRET]).open((await kept(eve))!.sealedKey, of(eve))).toBe(API_KEY);
      await db().delete(engineKeys).where(eq(engineKeys.userId, lost.user.id));
      const again = await runCommand(program().operations, ["rotate-engine-keys"]);
      expect(again).toEqual({
        ok: true,
        words: expect.stringMatching(/^0 keys .* ENGINE_KEYS_SECRET_BEFORE/),
      });
    });
  },
  () =>
    Promise.resolve({
      environment: {
        ...{ ENGINE_KEYS_SECRET: SECRET, ENGINE_KEYS_SECRET_BEFORE: BEFORE, OPENAI_BASE_URL: openai.url },
        WORKER_THREADS: "3",
      },
    }),
);

describeOnEachDatabase(
  "engines of the server",
  (program) => {
    it("are tried by whoever runs it alone, and keys are refused where it has no secret for them", async () => {
      const { client } = program();
      const dana = await client.registered();
      const params = { engine: "openai" as const };
      const key = await client.call(putEngineKey, { params, body: { key: API_KEY } }, dana);
      expect([key.status, key.failure.message]).toEqual([422, ENGINE_MESSAGES.keysOff]);
      const { body } = await client.call(listEngines, {}, dana);
      expect(body.data.engines[1]).toMatchObject({ engine: "openai", payer: "server", canProbe: false });
      const refused = await client.call(probeEngine, { params }, dana);
      expect([refused.status, refused.failure.message]).toEqual([403, ENGINE_MESSAGES.probeNotYours]);
      await runCommand(program().operations, ["grant-owner", dana.email]);
      const probed = await client.call(probeEngine, { params }, dana);
      expect(probed.body.data).toMatchObject({ canProbe: true, finding: { mask: "honored" } });
      const other = await client.registered();
      const seen = (await client.call(listEngines, {}, other)).body.data.engines[1];
      expect(seen).toMatchObject({ canProbe: false, finding: { mask: "honored" } });
      await runCommand(program().operations, ["revoke-owner", dana.email]);
      expect((await client.call(probeEngine, { params }, dana)).status).toBe(403);
    });
  },
  () => Promise.resolve({ environment: { OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: openai.url } }),
);
