import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { type Generation, generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { maskFile, photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createGeneration, getGeneration } = generationEndpoints;

let model: StandInModel;

describeOnEachDatabase(
  "POST /api/generations",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    const post = async (
      form: Record<string, string | Blob | undefined>,
      headers: Record<string, string> = {},
      as = dana,
    ) =>
      client.call(
        createGeneration,
        { form: { image: await photoFile(), prompt: "a lawn", ...form } },
        as,
        headers,
      );
    const area = (points: number, description = "a pond", id = "1") => ({
      id,
      path: Array.from({ length: points }, (_, i) => ({ x: 10 * i, y: (i % 2) * 30 })),
      description,
    });

    const door = { kind: "door", from: { x: 40, y: 50 }, to: { x: 40, y: 20 } };
    const dab = { mode: "remove", radius: 4, path: [{ x: 10, y: 60 }] };

    it("accepts at once and hands the whole request to the model", async () => {
      const { status, body } = await post({
        annotations: JSON.stringify([area(6, "stepping stones", "a"), area(4, "", "b")]),
        mask: await maskFile(),
        references: JSON.stringify([door]),
        brush: JSON.stringify([dab]),
        viewpoint: "birds-eye",
        editHistory: JSON.stringify(["more flowers", "no fence"]),
        seed: "42",
        quality: "high",
        size: "1024x1024",
        engine: "concept",
      });
      expect([status, body.data.status]).toEqual([202, "queued"]);
      const done = await finished(client, dana, body.data.id);
      expect((await client.request(done.thumbnailUrl ?? "")).headers.get("content-type")).toBe("image/webp");
      const request = model.requests.at(-1);
      expect(request).toMatchObject({
        prompt: "a lawn",
        editHistory: ["more flowers", "no fence"],
        viewpoint: "birds-eye",
        seed: 42,
        quality: "high",
        size: "1024x1024",
        photo: { width: 96, height: 64, focal35Mm: null, headingDeg: null },
        references: [door],
        brush: [dab],
      });
      // The area without a description takes part in the general one.
      expect(request?.areas).toEqual([area(6, "stepping stones", "a"), area(4, "", "b")]);
      expect(
        Buffer.from(request?.mask ?? [])
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    });

    it("draws an earlier design again with more changes: same photo, mask, marks and seed", async () => {
      const first = await startDesign(client, dana, {
        annotations: JSON.stringify([area(6, "stepping stones", "a")]),
        mask: await maskFile(),
        references: JSON.stringify([door]),
        brush: JSON.stringify([dab]),
        editHistory: JSON.stringify(["more flowers"]),
        seed: "42",
      });
      await finished(client, dana, first);
      const before = model.requests.at(-1)!;
      const again = {
        image: undefined,
        againOf: first,
        prompt: "is not read",
        projectId: String(await newProject(client, dana)),
        editHistory: JSON.stringify(["young plants"]),
      };
      const { status, body } = await post(again);
      expect(status).toBe(202);
      expect((await finished(client, dana, body.data.id)).savedImageId).not.toBeNull();
      expect(model.requests.at(-1)).toEqual({ ...before, editHistory: ["more flowers", "young plants"] });
      const many = JSON.stringify(Array.from({ length: 50 }, () => "more flowers"));
      const full = await post({ ...again, editHistory: many });
      expect([full.status, full.failure.message]).toEqual([
        422,
        "This design has as many changes as one can have.",
      ]);
      expect((await post(again, {}, await client.registered())).status).toBe(404);
    });

    it("leaves out areas without a description when nothing is said of the whole yard", async () => {
      const id = await startDesign(client, dana, {
        prompt: "",
        annotations: JSON.stringify([area(6, "stepping stones", "a"), area(4, "", "b")]),
      });
      await finished(client, dana, id);
      expect(model.requests.at(-1)?.areas).toEqual([area(6, "stepping stones", "a")]);
    });

    it("draws a picture of the photo's own size, untouched where it should be, and tells what it knows", async () => {
      const id = await startDesign(client, dana, {
        annotations: JSON.stringify([area(6, "a pond", "pond")]),
      });
      const done = await finished(client, dana, id);
      const expected: Partial<Generation> = {
        id,
        status: "succeeded",
        stage: "Done",
        progress: 1,
        engine: "concept",
        model: "stand-in-1",
        width: 96,
        height: 64,
        preservation: { protectedPixels: 96 * 32, changedPixels: 0, score: 1 },
        plan: {
          elements: [],
          notes: [
            { text: "a lawn with a stone path", status: "placed", sentence: "All of it is in the picture." },
          ],
        },
        error: null,
        savedImageId: null,
        projectId: null,
      };
      expect(done).toMatchObject(expected);
      // 10 m2 and 14 m.
      expect(done.measured).toEqual([
        {
          annotationId: "pond",
          areaSqFt: expect.closeTo(107.639, 3),
          perimeterFt: expect.closeTo(45.932, 3),
          band: 0.2,
          basis: "measured",
        },
      ]);
      expect((await client.call(getGeneration, { params: { id } }, dana)).body.data).toEqual(done);
      const { default: sharp } = await import("sharp");
      const pixels = async (url: string | null) =>
        sharp(await (await client.request(url ?? "")).arrayBuffer())
          .removeAlpha()
          .raw()
          .toBuffer();
      const [before, after] = [await pixels(done.originalImageUrl), await pixels(done.imageUrl)];
      const half = before.length / 2;
      expect(after.subarray(0, half).equals(before.subarray(0, half))).toBe(true);
      expect(after.subarray(half).equals(before.subarray(half))).toBe(false);
    });

    it("takes the address of an earlier upload, and the same photo keeps the same seed", async () => {
      const { body } = await client.call(
        imageEndpoints.uploadOriginal,
        { form: { image: await photoFile() } },
        dana,
      );
      const first = await startDesign(client, dana, { image: undefined, imageUrl: body.url });
      await finished(client, dana, first);
      const second = await startDesign(client, dana, { prompt: "something else" });
      await finished(client, dana, second);
      const [one, two] = model.requests.slice(-2);
      expect(two?.seed).toBe(one?.seed);
    });

    it("saves into the project with its photo, words and history, and freshens the project", async () => {
      const projectId = await newProject(client, dana);
      const form = { projectId: String(projectId), editHistory: JSON.stringify(["wider path"]) };
      const done = await finished(client, dana, await startDesign(client, dana, form));
      const { body } = await client.call(
        imageEndpoints.listImages,
        { query: { project_id: projectId } },
        dana,
      );
      expect(body.data.images).toEqual([
        expect.objectContaining({
          id: done.savedImageId,
          cloudinary_url: done.imageUrl,
          original_image: done.originalImageUrl,
          original_prompt: "a lawn with a stone path",
          edit_history: ["wider path"],
        }),
      ]);
      const { body: project } = await client.call(
        projectEndpoints.getProject,
        { params: { id: String(projectId) } },
        dana,
      );
      expect(project.data.project.UpdatedAt > project.data.project.CreatedAt).toBe(true);
    });

    const bytes = (text: string) => new File([text], "x");
    const refusals: [
      string,
      () => Record<string, string | Blob | undefined> | Promise<Record<string, string | Blob | undefined>>,
      number,
      string,
    ][] = [
      ["no photo", () => ({ image: undefined }), 400, "Please upload at least one image first."],
      ["an empty photo field", () => ({ image: bytes("") }), 400, "Please upload at least one image first."],
      [
        "what is no picture",
        () => ({ image: bytes("text") }),
        415,
        "This file is not an image we can read. Please use JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC.",
      ],
      [
        "a damaged picture",
        () => ({ image: bytes("GIF89a....") }),
        422,
        "This image seems to be damaged. Please try another one.",
      ],
      [
        "an address that is not ours",
        () => ({ image: undefined, imageUrl: "https://example.com/a.jpg" }),
        404,
        "This image could not be found.",
      ],
      ["no words at all", () => ({ prompt: "  " }), 400, "Please describe what you would like to change."],
      [
        "an area without words alone",
        () => ({ prompt: "", annotations: JSON.stringify([area(6, " ")]) }),
        400,
        "Please describe what you would like to change.",
      ],
      [
        "801 characters",
        () => ({ prompt: "x".repeat(801) }),
        400,
        "The description can have at most 800 characters.",
      ],
      [
        "801 characters in an area",
        () => ({ annotations: JSON.stringify([area(6, "x".repeat(801))]) }),
        400,
        "The description can have at most 800 characters.",
      ],
      [
        "annotations that are no JSON",
        () => ({ annotations: "[{" }),
        400,
        "We could not read this request. Please reload the page and try again.",
      ],
      [
        "a line in place of an area",
        () => ({ annotations: JSON.stringify([area(2)]) }),
        400,
        "A highlighted area needs at least three points.",
      ],
      [
        "two areas of one name",
        () => ({ annotations: JSON.stringify([area(3), area(4)]) }),
        400,
        "Each highlighted area needs an id of its own.",
      ],
      [
        "a mask of another size",
        async () => ({ mask: await maskFile({ width: 64, height: 96 }) }),
        422,
        "The mask must be a PNG of the same size as the photo.",
      ],
      [
        "a mask that is a JPEG",
        async () => ({ mask: await photoFile() }),
        422,
        "The mask must be a PNG of the same size as the photo.",
      ],
      ["a size of no shape", () => ({ size: "large" }), 400, "The size must be auto or like 1024x1024."],
      [
        "an engine without its key",
        () => ({ engine: "openai" }),
        422,
        "This image model is not set up here. Please choose the built-in one.",
      ],
      [
        "a project that never was",
        () => ({ projectId: "2147483647" }),
        404,
        "This project could not be found.",
      ],
    ];
    it.each(refusals)("refuses %s", async (_, form, status, message) => {
      const answer = await post(await form());
      expect([answer.status, answer.failure.message, answer.failure.error]).toEqual([
        status,
        message,
        message,
      ]);
    });

    it.each([
      ["viewpoint", "from-mars"],
      ["engine", "dreams"],
      ["quality", "best"],
      ["seed", "-1"],
      ["seed", "many"],
      ["annotations", '{"id":1}'],
      ["annotations", '[{"id":"1","path":[{"x":"left","y":0}]}]'],
      [
        "annotations",
        JSON.stringify(Array.from({ length: 11 }, (_, i) => ({ id: `${i}`, path: [], description: "x" }))),
      ],
      ["editHistory", '[{"change":1}]'],
    ])("refuses %s = %s and says which field it is about", async (field, value) => {
      const { status, failure } = await post({ [field]: value });
      expect([status, failure.code]).toEqual([400, "bad_request"]);
      const name = field === "editHistory" ? "Edit history" : field[0]!.toUpperCase() + field.slice(1);
      expect(failure.message.startsWith(name), failure.message).toBe(true);
    });

    it("refuses a mask that lets nothing change", async () => {
      const { default: sharp } = await import("sharp");
      const opaque = await sharp({ create: { width: 96, height: 64, channels: 4, background: "#000f" } })
        .png()
        .toBuffer();
      const { status, failure } = await post({ mask: new File([new Uint8Array(opaque)], "mask.png") });
      expect([status, failure.message]).toEqual([
        422,
        "Nothing can change inside your marks. Please draw around the ground that should.",
      ]);
    });

    it("refuses another person's photo and project, and people who are not signed in", async () => {
      const other = await client.registered();
      const { body } = await client.call(
        imageEndpoints.uploadOriginal,
        { form: { image: await photoFile() } },
        other,
      );
      expect((await post({ image: undefined, imageUrl: body.url })).status).toBe(404);
      expect((await post({ projectId: String(await newProject(client, other)) })).status).toBe(404);
      const nobody = await client.call(createGeneration, { form: { image: await photoFile(), prompt: "x" } });
      expect(nobody.status).toBe(401);
    });

    it("answers a repeat with the same key with the same design, also when both come at once", async () => {
      const headers = { "idempotency-key": randomUUID() };
      const asked = model.requests.length;
      const [one, two] = await Promise.all([post({}, headers), post({}, headers)]);
      const three = await post({}, headers);
      expect([two.body.data.id, three.body.data.id]).toEqual([one.body.data.id, one.body.data.id]);
      expect([one.status, two.status, three.status]).toEqual([202, 202, 202]);
      await finished(client, dana, one.body.data.id);
      expect(model.requests).toHaveLength(asked + 1);
    });

    it("refuses the same key with other contents, and another person's same key is another design", async () => {
      const headers = { "idempotency-key": "the-key" };
      const { body } = await post({}, headers);
      const other = await post({ prompt: "a pool" }, headers);
      expect([other.status, other.failure.message]).toEqual([
        409,
        "This request was sent before with other contents.",
      ]);
      const theirs = await post({}, headers, await client.registered());
      expect(theirs.status).toBe(202);
      expect(theirs.body.data.id).not.toBe(body.data.id);
      const spaced = await post({}, { "idempotency-key": "a key with spaces" });
      expect([spaced.status, spaced.failure.message]).toEqual([
        400,
        "The Idempotency-Key must be 1 to 200 visible characters.",
      ]);
    });
  },
  {
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
