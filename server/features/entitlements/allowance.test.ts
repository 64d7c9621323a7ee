import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { generations, subscriptions } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, drawLowerHalf, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createGeneration } = generationEndpoints;

let model: StandInModel;

describeOnEachDatabase(
  "the allowance",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    const post = async (form: Record<string, string>, headers: Record<string, string> = {}, as = dana) =>
      client.call(
        createGeneration,
        { form: { image: await photoFile(), prompt: "a lawn", ...form } },
        as,
        headers,
      );
    const subscribe = (person: Person, planType: "lite" | "pro") =>
      program()
        .database.db.insert(subscriptions)
        .values({ userId: person.user.id, status: "active", planType });

    /** Makes a design, and so many more of its row: the allowance counts rows. */
    async function copyDesign(person: Person, times: number): Promise<void> {
      const id = await startDesign(client, person);
      await finished(client, person, id);
      const { db } = program().database;
      const [row] = await db.select().from(generations).where(eq(generations.id, id));
      await db
        .insert(generations)
        .values(Array.from({ length: times }, () => ({ ...row!, id: crypto.randomUUID() })));
    }

    it("lets the free plan keep three pictures, reserved when accepted, and not one more at once", async () => {
      const projectId = String(await newProject(client, dana));
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((seed) => post({ projectId, seed: String(seed) })),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([202, 202, 202, 402, 402]);
      const refused = answers.find((answer) => answer.status === 402);
      expect(refused?.failure).toMatchObject({
        code: "generation_limit",
        message: "You have reached the limit of your plan. Please choose a plan to go on.",
      });
      for (const { status, body } of answers) if (status === 202) await finished(client, dana, body.data.id);
      expect((await post({ projectId })).status).toBe(402);
      const { body } = await client.call(accountEndpoints.generationStatus, {}, dana);
      expect(body.data).toEqual({ savedImageCount: 3, hasReachedLimit: true });
    });

    it("takes nothing for a change that leaves the picture as it was, saves nothing and says why", async () => {
      const projectId = String(await newProject(client, dana));
      const first = await finished(client, dana, await startDesign(client, dana, { projectId }));
      model.next(async (request, run) => {
        const same = await drawLowerHalf({ ...request, editHistory: [] }, run);
        const sentence = "I did not understand “zorp”.";
        const notes = [{ text: "zorp", status: "told" as const, sentence }];
        return { ...same, plan: { elements: [], notes, placed: [] } };
      });
      const change = { projectId, editHistory: JSON.stringify(["Zorp it"]) };
      const second = await finished(client, dana, await startDesign(client, dana, change));
      expect(first.status).toBe("succeeded");
      expect([second.status, second.imageUrl, second.savedImageId]).toEqual(["failed", null, null]);
      expect(second.error).toEqual({
        code: "nothing_changed",
        message:
          "That change would leave the picture as it is, so nothing was drawn or counted. I did not understand “zorp”.",
      });
      const { body } = await client.call(accountEndpoints.generationStatus, {}, dana);
      expect(body.data.savedImageCount).toBe(1);
    });

    it("lets a change take another one back, and keeps that version as a design of its own", async () => {
      const projectId = String(await newProject(client, dana));
      const design = async (changes: string[], looksLike: string[]) => {
        model.next((request, run) => drawLowerHalf({ ...request, editHistory: looksLike }, run));
        const form = { projectId, editHistory: JSON.stringify(changes) };
        return finished(client, dana, await startDesign(client, dana, form));
      };
      const first = await design([], []);
      await design(["redder"], ["redder"]);
      const third = await design(["redder", "back again"], []);
      expect(third.imageUrl?.split("?")[0]).toBe(first.imageUrl?.split("?")[0]);
      expect(third.savedImageId).not.toBe(first.savedImageId);
      const { body } = await client.call(accountEndpoints.generationStatus, {}, dana);
      expect(body.data.savedImageCount).toBe(3);
    });

    it("counts a finished design that is not saved yet, and not one that failed", async () => {
      model.next(async () => {
        throw new ModelRefusal("content_policy_violation", "No.");
      });
      await finished(client, dana, await startDesign(client, dana));
      for (let i = 0; i < 3; i++) await finished(client, dana, await startDesign(client, dana));
      expect((await post({})).status).toBe(402);
    });

    it("gives the place back when the project is deleted", async () => {
      const id = String(await newProject(client, dana));
      for (const seed of ["1", "2", "3"])
        await finished(client, dana, await startDesign(client, dana, { projectId: id, seed }));
      expect((await post({})).status).toBe(402);
      await client.call(projectEndpoints.deleteProject, { params: { id } }, dana);
      expect((await post({})).status).toBe(202);
    });

    it("lets Lite make fifteen a month and Pro go on", async () => {
      const [lite, pro] = [await client.registered(), await client.registered()];
      await subscribe(lite, "lite");
      await subscribe(pro, "pro");
      await copyDesign(lite, 13);
      await finished(client, lite, await startDesign(client, lite));
      expect((await post({}, {}, lite)).status).toBe(402);
      await copyDesign(pro, 15);
      expect((await post({}, {}, pro)).status).toBe(202);
    });

    it("asks one person with five under way to wait", async () => {
      await subscribe(dana, "pro");
      const held = Array.from({ length: 5 }, () => model.holdNext());
      for (const _ of held) await startDesign(client, dana);
      const sixth = await post({});
      expect([sixth.status, sixth.failure.code, sixth.headers.get("retry-after")]).toEqual([
        429,
        "rate_limited",
        "10",
      ]);
      for (const { release } of held) release();
    });
  },
  {
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
