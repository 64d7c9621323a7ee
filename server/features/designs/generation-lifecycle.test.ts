import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { generations } from "#server/db/schema.ts";
import { finished, newProject, readEvents, startDesign, type Told } from "#tests/support/designing.ts";
import { createStandInModel, drawLowerHalf, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { getGeneration, generationEvents, cancelGeneration } = generationEndpoints;

let model: StandInModel;

describeOnEachDatabase(
  "a generation",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });
    // A test that failed must not leave the models' places taken for the next one.
    afterEach(() => model.releaseAll());

    const cancel = (id: string, as: Person = dana) => client.call(cancelGeneration, { params: { id } }, as);
    const get = async (id: string) => (await client.call(getGeneration, { params: { id } }, dana)).body.data;
    const names = (told: Told[]) => told.map(({ event }) => event);

    it("tells its stages in order, numbered, and the picture at the end", async () => {
      const id = await startDesign(client, dana);
      const told = await readEvents(client, dana, id);
      expect(names(told)).toEqual(["progress", "progress", "done"]);
      expect(told.map((event) => event.id)).toEqual(["1", "2", "3"]);
      expect(told[0]?.data).toEqual({ stage: "Looking at the ground", progress: 0.25 });
      expect(told[1]?.data).toEqual({ stage: "Planting", progress: 0.75 });
      expect(told[2]?.data).toEqual(await get(id));
    });

    it("goes on after the last event that a reader has seen, and tells the same to every reader", async () => {
      const id = await startDesign(client, dana);
      const all = await readEvents(client, dana, id);
      for (const [index, { id: lastEventId }] of all.entries())
        expect(await readEvents(client, dana, id, { lastEventId })).toEqual(all.slice(index + 1));
      expect(await readEvents(client, dana, id, { lastEventId: "junk" })).toEqual(all);
    });

    it("resumes in the middle of the work after the reader was cut off", async () => {
      const held = model.holdNext();
      const id = await startDesign(client, dana);
      const before = await readEvents(client, dana, id, { enough: (told) => told.length > 0 });
      expect(before.map(({ data }) => data.stage)).toEqual(["Holding"]);
      const rest = readEvents(client, dana, id, { lastEventId: before.at(-1)?.id ?? "" });
      held.release();
      expect(names(await rest)).toEqual(["progress", "progress", "done"]);
      expect((await rest).map((event) => event.id)).toEqual(["2", "3", "4"]);
    });

    it("is told to nobody whose session has ended", async () => {
      const held = model.holdNext();
      const id = await startDesign(client, dana);
      await held.begun;
      const firstTold = Promise.withResolvers<void>();
      const enough = () => {
        firstTold.resolve();
        return false;
      };
      const told = readEvents(client, dana, id, { enough });
      await Promise.race([firstTold.promise, told]);
      await client.call(accountEndpoints.logout, {}, dana);
      // Ends by itself, long before the design does.
      expect(names(await told)).not.toContain("done");
      held.release();
    });

    it("shows unfinished pictures while it works and forgets them when it is done", async () => {
      const shown = Promise.withResolvers<void>();
      model.next(async (request, run) => {
        run.onPartial(Buffer.from("an unfinished picture"));
        await shown.promise;
        return drawLowerHalf(request, run);
      });
      const id = await startDesign(client, dana);
      const [partial] = await readEvents(client, dana, id, { enough: (told) => told.length > 0 });
      expect(partial).toMatchObject({ event: "partial", data: { index: 0 } });
      const url = String(partial?.data.imageUrl);
      expect(await (await client.request(url)).text()).toBe("an unfinished picture");
      shown.resolve();
      await finished(client, dana, id);
      expect((await client.request(url)).status).toBe(404);
      expect(names(await readEvents(client, dana, id))).not.toContain("partial");
    });

    it("is canceled in the middle of the work: the model stops, readers hear of it, the place is free", async () => {
      const held = model.holdNext();
      const id = await startDesign(client, dana);
      await held.begun;
      const reading = readEvents(client, dana, id);
      const { status, body } = await cancel(id);
      expect([status, body.data.status, body.data.imageUrl]).toEqual([200, "canceled", null]);
      await held.aborted;
      const end = (await reading).at(-1);
      expect([end?.event, end?.data.status]).toEqual(["failed", "canceled"]);
      expect((await get(id)).finishedAt).not.toBeNull();
      for (let i = 0; i < 3; i++) await finished(client, dana, await startDesign(client, dana));
    });

    it("stays canceled when it waits in line, and is never drawn", async () => {
      const threads = program().config.renderThreads ?? 0;
      const holds = Array.from({ length: threads }, () => model.holdNext());
      for (const held of holds) {
        await startDesign(client, dana);
        await held.begun;
      }
      const waiting = await startDesign(client, dana, { prompt: "never drawn" });
      expect((await get(waiting)).status).toBe("queued");
      await cancel(waiting);
      for (const { release } of holds) release();
      const last = await startDesign(client, dana, { prompt: "drawn" });
      await finished(client, dana, last);
      expect((await get(waiting)).status).toBe("canceled");
      expect(model.requests.map(({ prompt }) => prompt)).not.toContain("never drawn");
    });

    it("fails when its engine is none of ours, and is drawn by no other", async () => {
      const threads = program().config.renderThreads ?? 0;
      const holds = Array.from({ length: threads }, () => model.holdNext());
      for (const held of holds) {
        await startDesign(client, dana);
        await held.begun;
      }
      const id = await startDesign(client, dana, { prompt: "by a newer release" });
      await program()
        .database.db.update(generations)
        .set({ engine: "flux" as "concept" })
        .where(eq(generations.id, id));
      for (const { release } of holds) release();
      expect((await finished(client, dana, id)).error).toEqual({
        code: "unavailable",
        message: MESSAGES.engineUnavailable,
      });
      expect(model.requests.map(({ prompt }) => prompt)).not.toContain("by a newer release");
    });

    it("answers 200 to a cancel that comes too late, and stays as it ended", async () => {
      const id = await startDesign(client, dana);
      const done = await finished(client, dana, id);
      const { status, body } = await cancel(id);
      expect([status, body.data]).toEqual([200, done]);
    });

    it("stops when its project is deleted, and leaves no file", async () => {
      const projectId = String(await newProject(client, dana));
      const held = model.holdNext();
      const id = await startDesign(client, dana, { projectId });
      await held.begun;
      const photo = (await get(id)).originalImageUrl ?? "";
      await client.call(projectEndpoints.deleteProject, { params: { id: projectId } }, dana);
      held.release();
      const next = await finished(client, dana, await startDesign(client, dana, { seed: "7" }));
      expect(next.status).toBe("succeeded");
      expect((await client.call(getGeneration, { params: { id } }, dana)).status).toBe(404);
      expect((await client.request(photo)).status).toBe(404);
    });

    it("fails with the model's own words, at once and for good", async () => {
      model.next(async () => {
        throw new ModelRefusal("content_policy_violation", "Please try a different description.");
      });
      const asked = model.requests.length;
      const failed = await finished(client, dana, await startDesign(client, dana));
      expect(failed).toMatchObject({
        status: "failed",
        error: { code: "content_policy_violation", message: "Please try a different description." },
        imageUrl: null,
      });
      expect(model.requests).toHaveLength(asked + 1);
    });

    it("waits for a model that is busy and then goes on", async () => {
      for (let i = 0; i < 4; i++)
        model.next(async () => {
          throw new ModelBusy(0, "Busy.");
        });
      expect((await finished(client, dana, await startDesign(client, dana))).status).toBe("succeeded");
    });

    it("tells the person when a model stays busy for five minutes", async () => {
      model.next(async () => {
        program().clock.advanceMs(5 * 60_000 + 1);
        throw new ModelBusy(0, "AI model is experiencing high demand. Please try again in a few moments.");
      });
      const failed = await finished(client, dana, await startDesign(client, dana));
      expect(failed.error).toEqual({
        code: "busy",
        message: "AI model is experiencing high demand. Please try again in a few moments.",
      });
    });

    it("tells the person at once when a model asks for more patience than there is", async () => {
      model.next(async () => {
        throw new ModelBusy(301, "Rate limit exceeded. Please wait a moment and try again.");
      });
      const failed = await finished(client, dana, await startDesign(client, dana));
      expect(failed.error).toEqual({
        code: "busy",
        message: "Rate limit exceeded. Please wait a moment and try again.",
      });
    });

    it("keeps what each paid call used and cost, also of tries that failed", async () => {
      const spend = (costMicroUsd: number | null) =>
        model.next(async (_, run) => {
          run.onSpent({ usage: { output_tokens: 7 }, costMicroUsd });
          throw new ModelBusy(0, "Busy.");
        });
      spend(1_200);
      spend(null);
      spend(34);
      const id = await startDesign(client, dana);
      expect((await finished(client, dana, id)).status).toBe("succeeded");
      const [row] = await program().database.db.select().from(generations).where(eq(generations.id, id));
      expect(row?.costMicroUsd).toBe(1_234);
      expect(row?.usage?.calls.map((call) => call.costMicroUsd)).toEqual([1_200, null, 34]);
    });

    it("is tried again after a fault of ours, and told after the third", async () => {
      const fault = async () => {
        throw new Error("the disk was full");
      };
      model.next(fault);
      expect((await finished(client, dana, await startDesign(client, dana))).status).toBe("succeeded");
      for (let i = 0; i < 3; i++) model.next(fault);
      const failed = await finished(client, dana, await startDesign(client, dana));
      expect(failed).toMatchObject({
        status: "failed",
        error: {
          code: "internal",
          message: "We could not finish this picture. Nothing was lost: please try again.",
        },
      });
    });

    it("is nobody else's: reading, following and cancelling answer 404", async () => {
      const id = await startDesign(client, dana);
      const other = await client.registered();
      for (const wrong of [id, "00000000-0000-4000-8000-000000000000", "17"]) {
        for (const endpoint of [getGeneration, generationEvents, cancelGeneration]) {
          const { status, failure } = await client.call(endpoint, { params: { id: wrong } }, other);
          expect([wrong, status, failure.message]).toEqual([wrong, 404, "This design could not be found."]);
        }
      }
      for (const endpoint of [getGeneration, generationEvents, cancelGeneration])
        expect((await client.call(endpoint, { params: { id } })).status).toBe(401);
      await finished(client, dana, id);
    });
  },
  {
    environment: { WORKER_THREADS: "2" },
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
