import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { tooManyAreas } from "#contract/plan-messages.ts";
import { PLANS } from "#core/entitlements/plans.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { generations } from "#server/db/schema.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { statusOf } from "#tests/support/paying.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createGeneration, cancelGeneration } = generationEndpoints;

let model: StandInModel;

describeOnEachDatabase(
  "what a plan allows",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    const post = async (form: Record<string, string | Blob> = {}) =>
      client.call(createGeneration, { form: { image: await photoFile(), prompt: "a lawn", ...form } }, dana);
    const take = (planType: "lite" | "pro") =>
      client.call(billingEndpoints.testSubscriptionUpdate, { body: { planType } }, dana);
    /** As many designs as if they had been made one by one, now. */
    const makeAlready = async (count: number) => {
      const first = await startDesign(client, dana);
      await finished(client, dana, first);
      const { db } = program().database;
      const [row] = await db.select().from(generations).where(eq(generations.id, first));
      if (!row) throw new Error("the design is not there");
      const copies = Array.from({ length: count - 1 }, () => ({ ...row, id: randomUUID() }));
      if (copies.length > 0) await db.insert(generations).values(copies);
    };
    const left = async () => (await statusOf(client, dana)).generationsLeft;

    it.each([
      ["Lite", 15],
      ["the free allowance", 3],
    ])("lets exactly one of 50 requests at once pass where %s has one left", async (plan, limit) => {
      if (plan === "Lite") await take("lite");
      await makeAlready(limit - 1);
      expect(await left()).toBe(1);
      const hold = model.holdNext();
      const answers = await Promise.all(Array.from({ length: 50 }, () => post()));
      const passed = answers.filter(({ status }) => status === 202);
      expect(passed).toHaveLength(1);
      expect(
        new Set(answers.filter((answer) => !passed.includes(answer)).map(({ status }) => status)),
      ).toEqual(new Set([402]));
      expect(await left()).toBe(0);
      hold.release();
      await finished(client, dana, passed[0]!.body.data.id);
      expect(await left()).toBe(0);
    });

    it("gives a cancelled design back to the month", async () => {
      await take("lite");
      await makeAlready(14);
      const hold = model.holdNext();
      const id = await startDesign(client, dana);
      expect((await post()).status).toBe(402);
      await client.call(cancelGeneration, { params: { id } }, dana);
      hold.release();
      expect(await left()).toBe(1);
      expect((await post()).status).toBe(202);
    });

    it("gives a failed design back to the month", async () => {
      await take("lite");
      await makeAlready(14);
      model.next(async () => {
        throw new ModelRefusal("content_policy_violation", "No.");
      });
      const failed = await finished(client, dana, await startDesign(client, dana));
      expect(failed.status).toBe("failed");
      expect(await left()).toBe(1);
    });

    it("starts the fifteen of Lite again with the next billing month", async () => {
      await take("lite");
      await makeAlready(15);
      expect((await post()).status).toBe(402);
      const { allowanceRenewsAt } = await statusOf(client, dana);
      program().clock.advanceMs(Date.parse(allowanceRenewsAt ?? "") - program().clock.now().getTime());
      dana = { ...dana, ...(await signInAgain()) };
      expect(await left()).toBe(15);
      expect((await post()).status).toBe(202);
    });

    /** A month is longer than a session. */
    const signInAgain = async () => {
      const { email, password } = dana;
      return (await client.call(accountEndpoints.login, { body: { email, password } })).body.data;
    };

    it("counts the allowance for the question before a photo is sent, Lite's too", async () => {
      await take("lite");
      await makeAlready(15);
      const { body } = await client.call(accountEndpoints.generationStatus, {}, dana);
      expect(body.data).toEqual({ savedImageCount: 0, hasReachedLimit: true });
    });

    const areas = (count: number, description = "a pond") =>
      JSON.stringify(
        Array.from({ length: count }, (_, i) => ({
          id: `${i}`,
          path: [
            { x: 1, y: 40 },
            { x: 60, y: 40 },
            { x: 30, y: 60 },
          ],
          description,
        })),
      );

    it("takes as many highlighted areas as the plan allows, and says which plan allows more", async () => {
      const { free, pro } = PLANS;
      const tooMany = free.annotationPoints + 1;
      expect((await post({ annotations: areas(free.annotationPoints) })).status).toBe(202);
      const { status, failure } = await post({ annotations: areas(tooMany) });
      expect([status, failure.code, failure.message]).toEqual([
        402,
        "subscription_required",
        tooManyAreas(free.annotationPoints),
      ]);
      // Areas that ask for nothing do not count.
      const change = { prompt: "", editHistory: JSON.stringify(["a lawn"]) };
      expect((await post({ ...change, annotations: areas(tooMany, "") })).status).toBe(202);
      await take("pro");
      expect((await post({ annotations: areas(pro.annotationPoints) })).status).toBe(202);
    });
  },
  {
    roles: ["web", "worker"],
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
