import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { beforeEach, expect, it } from "vitest";
import type { DesignState } from "#contract/design-state.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { DESIGNS_MAX_CHARS } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { designs, files } from "#server/db/schema.ts";
import { sweepFiles } from "#server/files/sweep-files.ts";
import { forgetEnded } from "#server/retention/forget-ended.ts";
import { finished, keptState, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const calls = keptDesignEndpoints;
const DAY_MS = 86_400_000;

describeOnEachDatabase(
  "a kept design",
  (program) => {
    let client: TestClient;
    let dana: Person;
    let fileId: string;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
      fileId = await upload(dana);
    });

    async function upload(person: Person, image?: File): Promise<string> {
      const form = { image: image ?? (await photoFile()) };
      return (await client.call(imageEndpoints.uploadOriginal, { form }, person)).body.fileId;
    }
    const stateOf = (description: string, more: Partial<DesignState> = {}): DesignState => ({
      ...keptState(fileId, description),
      ...more,
    });
    const create = (state: DesignState, more: object = {}, as = dana) =>
      client.call(
        calls.createDesign,
        { body: { id: randomUUID(), title: null, projectId: null, state, ...more } },
        as,
      );
    const kept = async (...given: Parameters<typeof create>) => (await create(...given)).body.data;
    const save = (id: string, revision: number, state: DesignState, more: object = {}) =>
      client.call(
        calls.putDesign,
        { params: { id }, body: { revision, title: null, projectId: null, state, ...more } },
        dana,
      );
    const read = (id: string, as = dana) => client.call(calls.getDesign, { params: { id } }, as);
    const list = async (query: object = {}) =>
      (await client.call(calls.listDesigns, { query }, dana)).body.data;

    it("comes back as it was saved, with its photo's address, and each save counts its revision", async () => {
      const area = { id: "1", path: [{ x: 1, y: 2 }], description: "a pond" };
      const sizes = [{ kind: "garageDoor" as const, from: { x: 1, y: 2 }, to: { x: 1, y: 9 } }];
      const brush = [{ mode: "add" as const, radius: 3, path: [{ x: 2, y: 2 }] }];
      const [photo] = stateOf("").photos;
      const state = stateOf("a lawn", { photos: [{ ...photo!, areas: [area], sizes, brush }] });
      const made = await kept(state, { title: "Maple Street" });
      expect(made).toMatchObject({
        revision: 1,
        title: "Maple Street",
        projectId: null,
        versions: [],
        state,
      });
      expect((await client.request(made.files[0]!.url)).status).toBe(200);

      const later = stateOf("a lawn and roses");
      expect((await save(made.id, 1, later)).body.data).toMatchObject({ revision: 2 });
      expect((await read(made.id)).body.data).toMatchObject({ revision: 2, title: null, state: later });
    });

    it("refuses a save that stands on an older revision, and answers the newer design", async () => {
      const { id } = await kept(stateOf("a lawn"));
      await save(id, 1, stateOf("a pond"));
      const late = await save(id, 1, stateOf("a patio"));
      expect(late.status).toBe(409);
      expect(late.failure).toMatchObject({ code: "conflict", message: MESSAGES.designChanged });
      expect(late.failure.data).toMatchObject({ id, revision: 2, state: { description: "a pond" } });
      expect((await read(id)).body.data.state.description).toBe("a pond");
    });

    it("takes one of many saves at once that stand on the same revision", async () => {
      const { id } = await kept(stateOf("a lawn"));
      const words = Array.from({ length: 8 }, (_, i) => `wish ${i}`);
      const answers = await Promise.all(words.map((word) => save(id, 1, stateOf(word))));
      const won = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      expect((await read(id)).body.data).toMatchObject({ revision: 2, state: { description: words[won] } });
    });

    it("is there once when its answer was lost and it is sent again", async () => {
      const { id } = await kept(stateOf("a lawn"));
      const again = await create(stateOf("a lawn"), { id });
      expect(again.status).toBe(409);
      expect(again.failure.data).toMatchObject({ id, revision: 1 });
      expect((await list()).designs).toHaveLength(1);
    });

    it("is nobody else's: neither to read, to save, to copy, to hear of, nor by its id, project or photo", async () => {
      const { id } = await kept(stateOf("a lawn"));
      const eve = await client.registered();
      const state = stateOf("mine now");
      const body = { revision: 1, title: null, projectId: null, state };
      const params = { id };
      const tries = [
        client.call(calls.getDesign, { params }, eve),
        client.call(calls.putDesign, { params, body }, eve),
        client.call(calls.duplicateDesign, { params, body: { id: randomUUID() } }, eve),
        client.call(calls.archiveDesign, { params }, eve),
        client.call(calls.restoreDesign, { params }, eve),
        client.call(calls.designEvents, { params, query: { seconds: "0" } }, eve),
        create(state, {}, eve),
        create({ ...state, photos: [] }, { projectId: await newProject(client, dana) }, eve),
      ];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
      const taken = await create({ ...state, photos: [] }, { id }, eve);
      expect([taken.status, taken.failure.data]).toEqual([409, undefined]);
      const eves = (await create({ ...state, photos: [] }, {}, eve)).body.data.id;
      const generation = await startDesign(client, dana);
      await finished(client, dana, generation);
      const loose = { body: { id: randomUUID(), title: null, projectId: null, versionIds: [generation] } };
      const stolen = await client.call(
        calls.createDesign,
        { body: { ...loose.body, state: { ...state, photos: [] } } },
        eve,
      );
      expect(stolen.body.data.versions).toEqual([]);
      const mine = { image: await photoFile(), prompt: "a lawn", designId: eves };
      await expect(startDesign(client, dana, mine)).rejects.toThrow("404");
      expect((await read(id)).body.data.state.description).toBe("a lawn");
    });

    it("refuses what it cannot keep with a sentence: a newer form, too much, and too many", async () => {
      const newer = await create({ ...stateOf("a"), version: 2 as 1 });
      expect([newer.status, newer.failure.message]).toEqual([400, MESSAGES.designTooNew]);
      const path = Array.from({ length: 5_000 }, (_, i) => ({ x: i + 0.123_456_7, y: i + 0.123_456_7 }));
      const brush = Array.from({ length: 8 }, () => ({ mode: "add" as const, radius: 3, path }));
      const [photo] = stateOf("").photos;
      const heavy = stateOf("a", { photos: [{ ...photo!, brush: [...brush, ...brush, ...brush] }] });
      expect((await create(heavy)).status).toBe(413);
      const { id } = await kept(stateOf("a lawn"));
      await program().database.db.update(designs).set({ size: DESIGNS_MAX_CHARS }).where(eq(designs.id, id));
      const full = await create(stateOf("one more"));
      expect([full.status, full.failure.message]).toEqual([413, MESSAGES.designsFull]);
      // What makes it smaller is always taken.
      expect((await save(id, 1, stateOf("b"))).status).toBe(200);
    });

    it("refuses to read what a newer release stored", async () => {
      const { id } = await kept(stateOf("a lawn"));
      const state = { version: 2, more: "unknown" } as unknown as DesignState;
      await program().database.db.update(designs).set({ state }).where(eq(designs.id, id));
      const answer = await read(id);
      expect([answer.status, answer.failure.message]).toEqual([422, MESSAGES.designTooNew]);
    });

    it("gains a version with each picture, which can be named, starred, taken out and brought back", async () => {
      const projectId = await newProject(client, dana);
      const { id } = await kept(stateOf("a lawn"), { projectId });
      const form = { projectId: String(projectId), designId: id, image: undefined };
      const { files: places } = (await read(id)).body.data;
      const first = await startDesign(client, dana, { ...form, imageUrl: places[0]!.url });
      const [underWay] = (await read(id)).body.data.versions;
      expect(underWay).toMatchObject({ id: first, fileId, asked: { editHistory: [] } });
      const done = await finished(client, dana, first);
      expect(done.designVersionId).toBe(first);
      const second = await startDesign(client, dana, {
        ...{ ...form, imageUrl: places[0]!.url, viewpoint: "overhead" },
        editHistory: JSON.stringify(["add roses"]),
        annotations: JSON.stringify([
          {
            id: "1",
            path: [
              { x: 0, y: 0 },
              { x: 40, y: 0 },
              { x: 0, y: 40 },
            ],
            description: "a pond",
          },
        ]),
      });
      await finished(client, dana, second);
      const { versions } = (await read(id)).body.data;
      expect(versions.map((version) => [version.id, version.asked.editHistory])).toEqual([
        [first, []],
        [second, ["add roses"]],
      ]);
      expect(versions[0]!.asked.marks).toBeNull();
      expect(versions[1]!.asked.marks?.areas).toMatchObject([{ description: "a pond" }]);
      expect((await list()).designs).toMatchObject([
        { id, name: "a lawn", versionCount: 2, projectTitle: "Front yard" },
      ]);

      const params = { id, versionId: first };
      const version = async () => (await read(id)).body.data.versions.find((one) => one.id === first);
      await client.call(calls.putDesignVersion, { params, body: { name: "Cedar", starred: true } }, dana);
      expect(await version()).toMatchObject({ name: "Cedar", starred: true });
      await client.call(calls.putDesignVersion, { params, body: { name: " " } }, dana);
      expect(await version()).toMatchObject({ name: null, starred: true });
      await client.call(calls.deleteDesignVersion, { params }, dana);
      expect(await version()).toBeUndefined();
      await client.call(calls.putDesignVersion, { params, body: { removed: false } }, dana);
      expect(await version()).toMatchObject({ starred: true });
      const strange = { params: { id, versionId: randomUUID() } };
      expect((await client.call(calls.deleteDesignVersion, strange, dana)).status).toBe(404);
      const other = await kept(stateOf("other"));
      const crossed = { params: { id: other.id, versionId: first }, body: { name: "x" } };
      expect((await client.call(calls.putDesignVersion, crossed, dana)).status).toBe(404);
    });

    it("is copied with its versions, or as one of them, and each copy goes its own way", async () => {
      const { id, files: places } = await kept(stateOf("a lawn"));
      const ids: string[] = [];
      for (const prompt of ["a lawn", "a pond"]) {
        const form = { designId: id, image: undefined, imageUrl: places[0]!.url, prompt };
        ids.push(await startDesign(client, dana, form));
        await finished(client, dana, ids.at(-1)!);
      }
      const duplicate = async (body: object) =>
        (
          await client.call(
            calls.duplicateDesign,
            { params: { id }, body: { id: randomUUID(), ...body } },
            dana,
          )
        ).body.data;
      const whole = await duplicate({ title: "Copy", state: stateOf("a patio") });
      expect(whole).toMatchObject({ title: "Copy", revision: 1, state: { description: "a patio" } });
      expect(whole.versions.map((version) => version.id)).toEqual(ids);
      const one = await duplicate({ versionId: ids[1] });
      expect(one.versions.map((version) => version.id)).toEqual([ids[1]]);
      await client.call(calls.deleteDesignVersion, { params: { id, versionId: ids[0]! } }, dana);
      expect((await read(whole.id)).body.data.versions).toHaveLength(2);
      expect((await read(id)).body.data).toMatchObject({ revision: 1, state: { description: "a lawn" } });
    });

    it("is opened by a saved picture: its own design, or one made of the wish that the picture was made of", async () => {
      const projectId = await newProject(client, dana);
      const generation = await startDesign(client, dana, { projectId: String(projectId), prompt: "a pond" });
      const { savedImageId } = await finished(client, dana, generation);
      const open = async () =>
        (await client.call(calls.openImage, { body: { imageId: savedImageId } }, dana)).body.data;
      const opened = await open();
      expect(opened).toMatchObject({
        projectId,
        state: { description: "a pond", view: "result", shownId: generation },
        versions: [{ id: generation }],
      });
      expect(opened.versions[0]!.fileId).toBe(opened.state.photos[0]!.fileId);
      expect((await open()).id).toBe(opened.id);
      await client.call(calls.archiveDesign, { params: { id: opened.id } }, dana);
      expect((await open()).id).not.toBe(opened.id);
      const strange = await client.call(calls.openImage, { body: { imageId: 2_000_000_000 } }, dana);
      expect(strange.status).toBe(404);
    });

    it("is listed last changed first, by project, and goes on after a cursor", async () => {
      const projectId = await newProject(client, dana);
      const made: string[] = [];
      for (const words of ["one", "two", "three"]) {
        program().clock.advanceMs(1000);
        made.unshift((await kept(stateOf(words), words === "two" ? { projectId } : {})).id);
      }
      program().clock.advanceMs(1000);
      await save(made[2]!, 1, stateOf("one again"));
      const order = [made[2], made[0], made[1]];
      const first = await list({ limit: 2 });
      const rest = await list({ limit: 2, cursor: first.nextCursor });
      expect([...first.designs, ...rest.designs].map(({ id }) => id)).toEqual(order);
      expect(rest.nextCursor).toBeNull();
      expect((await list({ project_id: projectId })).designs.map(({ name }) => name)).toEqual(["two"]);
      const broken = await client.call(calls.listDesigns, { query: { cursor: "nonsense" } }, dana);
      expect(broken.status).toBe(400);
    });

    it("can be restored until its time is over, and its photo is swept only after that", async () => {
      const { id } = await kept(stateOf("a lawn"));
      const { db } = program().database;
      const storage = program().operations.storage;
      const sweepAfter = async (days: number, what: "all" | "files" = "all") => {
        const now = () => new Date(Date.now() + days * DAY_MS);
        if (what === "all") await forgetEnded(db, now());
        await sweepFiles({ db, storage, now }, { unusedMs: 0, strayMs: DAY_MS, stagedMs: DAY_MS });
        return db.$count(files, eq(files.id, fileId));
      };
      expect(await sweepAfter(400, "files")).toBe(1);
      await client.call(calls.archiveDesign, { params: { id } }, dana);
      expect((await read(id)).status).toBe(404);
      expect((await list()).designs).toEqual([]);
      expect((await list({ archived: true })).designs).toMatchObject([{ id }]);
      expect(await sweepAfter(29)).toBe(1);
      await client.call(calls.restoreDesign, { params: { id } }, dana);
      expect((await read(id)).status).toBe(200);
      await client.call(calls.archiveDesign, { params: { id } }, dana);
      expect(await sweepAfter(31)).toBe(0);
      expect(await db.$count(designs, eq(designs.id, id))).toBe(0);
    });

    it("goes with its project, and its photo with it; its pictures move when it is moved before", async () => {
      const [from, to] = [await newProject(client, dana, "A"), await newProject(client, dana, "B")];
      const { id, files: places } = await kept(stateOf("a lawn"), { projectId: from });
      const form = { designId: id, projectId: String(from), image: undefined, imageUrl: places[0]!.url };
      const generation = await startDesign(client, dana, form);
      await finished(client, dana, generation);
      expect((await save(id, 1, stateOf("a lawn"), { projectId: to })).status).toBe(200);
      const imagesOf = async (project_id: number) =>
        (await client.call(imageEndpoints.listImages, { query: { project_id } }, dana)).body.data.images;
      expect(await imagesOf(from)).toEqual([]);
      const [moved] = await imagesOf(to);
      expect(moved).toMatchObject({ project_id: to, original_image: expect.any(String) });
      await client.call(projectEndpoints.deleteProject, { params: { id: from } }, dana);
      expect((await imagesOf(to))[0]?.original_image).toEqual(expect.any(String));
      expect((await read(id)).body.data.versions).toHaveLength(1);
      await client.call(projectEndpoints.deleteProject, { params: { id: to } }, dana);
      expect((await read(id)).status).toBe(404);
      expect(await program().database.db.$count(files, eq(files.userId, dana.user.id))).toBe(0);
    });

    it("tells who has it open of each save, each version and its end", async () => {
      const { id, files: places } = await kept(stateOf("a lawn"));
      const response = await client.send(
        calls.designEvents,
        { params: { id }, query: { seconds: "60" } },
        dana,
      );
      const reader = response
        .body!.pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader();
      const next = async () => {
        const { value } = await reader.read();
        return value && { event: value.event, revision: JSON.parse(value.data).revision };
      };
      expect(await next()).toEqual({ event: "changed", revision: 1 });
      program().clock.advanceMs(1000);
      await save(id, 1, stateOf("a pond"));
      expect(await next()).toEqual({ event: "changed", revision: 2 });
      program().clock.advanceMs(1000);
      await startDesign(client, dana, { designId: id, image: undefined, imageUrl: places[0]!.url });
      expect(await next()).toEqual({ event: "changed", revision: 2 });
      program().clock.advanceMs(1000);
      await client.call(calls.archiveDesign, { params: { id } }, dana);
      let last = await next();
      while (last?.event === "changed") last = await next();
      expect(last).toEqual({ event: "gone", revision: undefined });
      expect((await reader.read()).done).toBe(true);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
