import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy } from "#server/adapters/image-model/image-model.ts";
import type { Transaction } from "#server/db/connect.ts";
import { providerCalls, subscriptions } from "#server/db/schema.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, drawLowerHalf, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { beginCall } from "./spending.ts";

const { createGeneration, cancelGeneration } = generationEndpoints;
const DAY_MS = 86_400_000;

let hosted: StandInModel;

describeOnEachDatabase(
  "the money that a hosted model costs",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      // Each test has a day of its own.
      program().clock.advanceMs(DAY_MS);
      client = program().client;
      dana = await client.registered();
    });

    /** Sends its call and waits for an answer that never comes. */
    function sendNext() {
      const sent = Promise.withResolvers<void>();
      hosted.next(async (_, run) => {
        await run.onCall(hosted.takenMicroUsd);
        run.signal.throwIfAborted();
        sent.resolve();
        return new Promise((_, reject) =>
          run.signal.addEventListener("abort", () => reject(run.signal.reason)),
        );
      });
      return sent.promise;
    }
    const drawNext = (costMicroUsd: number | null = 40_000) =>
      hosted.next(async (request, run) => {
        await run.onCall(hosted.takenMicroUsd);
        run.onSpent({ usage: {}, costMicroUsd });
        return drawLowerHalf(request, run);
      });
    const cancel = (id: string) => client.call(cancelGeneration, { params: { id } }, dana);
    const isUsedUp = async () =>
      (await client.call(accountEndpoints.generationStatus, {}, dana)).body.data.hasReachedLimit;
    const post = async (engine: string, as: Pick<Person, "accessToken"> = dana) =>
      client.call(createGeneration, { form: { image: await photoFile(), prompt: "a lawn", engine } }, as);

    it("keeps the place of a design that was cancelled after its call was sent, and no other", async () => {
      const waiting = hosted.holdNext();
      const unsent = await startDesign(client, dana);
      await waiting.begun;
      await cancel(unsent);
      for (let k = 0; k < 3; k++) {
        expect(await isUsedUp()).toBe(false);
        const sent = sendNext();
        const id = await startDesign(client, dana);
        await sent;
        await cancel(id);
      }
      expect(await isUsedUp()).toBe(true);
      expect((await post("auto")).status).toBe(402);
    });

    it("sends no call for a design that was cancelled before", async () => {
      const begun = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      let sent = false;
      hosted.next(async (request, run) => {
        begun.resolve();
        await released.promise;
        await run.onCall(hosted.takenMicroUsd);
        run.signal.throwIfAborted();
        sent = true;
        return drawLowerHalf(request, run);
      });
      const id = await startDesign(client, dana);
      await begun.promise;
      await cancel(id);
      released.resolve();
      // Another one behind it ends after it.
      const next = await startDesign(client, dana);
      await finished(client, dana, next);
      expect(sent).toBe(false);
    });

    it("ends for one account at its limit: the built-in engine draws, and the hosted one is refused till tomorrow", async () => {
      await program()
        .database.db.insert(subscriptions)
        .values({ userId: dana.user.id, status: "active", planType: "pro" });
      for (let k = 0; k < 3; k++) {
        drawNext(200_000);
        expect((await finished(client, dana, await startDesign(client, dana))).engine).toBe("openai");
      }
      const refused = await post("openai");
      expect([refused.status, refused.failure.message]).toEqual([429, MESSAGES.spendingLimit]);
      const now = program().clock.now().getTime();
      const left = (DAY_MS - (now % DAY_MS)) / 1000;
      expect(Math.abs(Number(refused.headers.get("retry-after")) - left)).toBeLessThan(5);
      const design = await finished(client, dana, await startDesign(client, dana));
      expect([design.status, design.engine]).toEqual(["succeeded", "concept"]);
      const other = await client.registered();
      drawNext();
      expect((await finished(client, other, await startDesign(client, other))).engine).toBe("openai");
      program().clock.advanceMs(DAY_MS);
      const { email, password } = dana;
      const again = await client.call(accountEndpoints.login, { body: { email, password } });
      expect((await post("openai", again.body.data)).status).toBe(202);
    });

    it("ends for everybody at the limit of the month, and the built-in engine says why it drew", async () => {
      const limits = program().operations.engines.spending;
      const now = program().clock.now();
      await program()
        .database.db.insert(providerCalls)
        .values({ userId: null, generationId: null, costMicroUsd: 30_000_000, sentAt: now });
      // The next day of the same month, or the month after where this is its last.
      const next = new Date(now.getTime() + DAY_MS);
      program().clock.advanceMs(DAY_MS);
      limits.monthUsd = 30;
      const { email, password } = dana;
      const again = (await client.call(accountEndpoints.login, { body: { email, password } })).body.data;
      const isSameMonth = next.getUTCMonth() === now.getUTCMonth();
      if (!isSameMonth) drawNext();
      const design = await finished(client, again, await startDesign(client, again));
      expect(design.engine).toBe(isSameMonth ? "concept" : "openai");
      const sentences = design.plan?.notes.map(({ sentence }) => sentence);
      if (isSameMonth) {
        expect(sentences).toContain(MESSAGES.drawnWithinBudget);
        const refused = await post("openai", again);
        expect([refused.status, refused.failure.message]).toEqual([429, MESSAGES.spendingLimitOfMonth]);
      } else expect(sentences).not.toContain(MESSAGES.drawnWithinBudget);
      limits.monthUsd = null;
    });

    it("ends for everybody at the limit of all", async () => {
      for (let k = 0; k < 5; k++) {
        const person = await client.registered();
        drawNext(240_000);
        await finished(client, person, await startDesign(client, person));
      }
      expect((await post("openai")).status).toBe(429);
    });

    it("lets no more calls out than fit, however many come at once", async () => {
      const people = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => client.registered()));
      for (const _ of people) drawNext(null);
      const designs = await Promise.all(
        people.map(async (person) =>
          finished(client, person, await startDesign(client, person, { engine: "openai" })),
        ),
      );
      const ends = designs.map(({ status, error }) => error?.code ?? status).sort();
      expect(ends).toEqual([...Array(2).fill("spending_limit"), ...Array(5).fill("succeeded")]);
    });

    it("writes one call down after another: the next waits until the one before it is counted", async () => {
      const { db } = program().database;
      const spending = { perAccountUsd: 0.25, overallUsd: 100, monthUsd: null };
      const call = {
        userId: dana.user.id,
        ownKey: false,
        engine: null,
        generationId: null,
        takenMicroUsd: 250_000,
      };
      const begin = (tx: Transaction) => beginCall(tx, { db, now: program().clock.now, spending }, call);
      const written = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const first = db.transaction(async (tx) => {
        const begun = await begin(tx);
        written.resolve();
        await released.promise;
        return begun;
      });
      await written.promise;
      let isDecided = false;
      const second = db.transaction(begin).finally(() => {
        isDecided = true;
      });
      // The embedded database does one transaction at a time, and answers nothing meanwhile.
      if (program().kind === "postgres") {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        await expect
          .poll(async () => isDecided || ((await db.execute(waiting)) as { rows: unknown[] }).rows.length > 0)
          .toBe(true);
      }
      released.resolve();
      expect([(await first).ok, await second]).toEqual([true, { ok: false, limit: "day" }]);
    });

    it("counts no call that the provider refused", async () => {
      for (let k = 0; k < 6; k++)
        hosted.next(async (_, run) => {
          await run.onCall(hosted.takenMicroUsd);
          run.onUnbilled();
          throw new ModelBusy(0, "Busy.");
        });
      drawNext();
      expect((await finished(client, dana, await startDesign(client, dana))).status).toBe("succeeded");
    });
  },
  {
    environment: { WORKER_THREADS: "6", OPENAI_USD_PER_ACCOUNT_PER_DAY: "0.75", OPENAI_USD_PER_DAY: "1.25" },
    models: () => {
      hosted = { ...createStandInModel(), engine: "openai", takenMicroUsd: 250_000 };
      return { concept: createStandInModel(), openai: hosted };
    },
  },
);
