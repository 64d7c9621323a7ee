import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { files, images } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { statusOf } from "#tests/support/paying.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { stageUpload, uploadOriginal, autoSave, listImages, imageStats, deleteImage } = imageEndpoints;

describeOnEachDatabase(
  "images",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    const upload = async (as: Person, background?: string): Promise<string> => {
      const image = await photoFile(background ? { background } : {});
      return (await client.call(uploadOriginal, { form: { image } }, as)).body.url;
    };
    const save = (body: Record<string, unknown>, as: Person = dana) =>
      client.call(autoSave, { body: { prompt: "a lawn", ...body } }, as);
    const design = async (form: Record<string, string> = {}, as: Person = dana) =>
      finished(client, as, await startDesign(client, as, form));

    it("POST /api/images/upload-original keeps a photo and tells its address and size", async () => {
      const { status, body } = await client.call(
        uploadOriginal,
        { form: { image: await photoFile({ width: 120, height: 80 }), filename: "yard.jpg" } },
        dana,
      );
      expect([status, body.success, body.width, body.height]).toEqual([201, true, 120, 80]);
      expect((await client.request(body.url)).headers.get("content-type")).toBe("image/jpeg");
    });

    it("names no place outside the call where pictures are kept on disk", async () => {
      const { status, body } = await client.call(stageUpload, { body: { bytes: 9 } }, dana);
      expect([status, body.upload]).toEqual([200, null]);
    });

    it("keeps the same photo of one person once, and another person's apart", async () => {
      const [first, again] = await Promise.all([upload(dana, "#102030"), upload(dana, "#102030")]);
      expect(again).toBe(first);
      expect(await upload(await client.registered(), "#102030")).not.toBe(first);
    });

    it.each([
      ["nothing", {}, 400, "Please upload at least one image first."],
      ["text in place of a file", { image: "yard.jpg" }, 400, "Please upload at least one image first."],
      [
        "a file over 20 MB",
        { image: new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "a.jpg") },
        413,
        "1 image(s) exceed 20MB. Please use smaller images.",
      ],
      [
        "a body far over 20 MB",
        { image: new File([new Uint8Array(UPLOAD_MAX_BYTES + 9 * 1024 * 1024)], "a.jpg") },
        413,
        "1 image(s) exceed 20MB. Please use smaller images.",
      ],
      [
        "text that calls itself a JPEG",
        { image: new File(["just text"], "yard.jpg", { type: "image/jpeg" }) },
        415,
        "This file is not an image we can read. Please use JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC.",
      ],
      [
        "a JPEG of its first bytes alone",
        { image: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], "yard.jpg") },
        422,
        "This image seems to be damaged. Please try another one.",
      ],
    ])("upload-original refuses %s", async (_, form: Record<string, string | File>, status, message) => {
      const answer = await client.call(uploadOriginal, { form }, dana);
      expect([answer.status, answer.failure.message, answer.failure.success]).toEqual([
        status,
        message,
        false,
      ]);
    });

    it("upload-original refuses what is no form, and people who are not signed in", async () => {
      const json = await client.call(uploadOriginal, { body: { image: "x" } }, dana);
      expect([json.status, json.failure.code]).toEqual([415, "unsupported_media_type"]);
      const nobody = await client.call(uploadOriginal, { form: { image: await photoFile() } });
      expect([nobody.status, nobody.failure.message]).toEqual([401, "Authentication required"]);
    });

    it("POST /api/images/auto-save of a picture that the server saved answers that image", async () => {
      const projectId = await newProject(client, dana);
      const { imageUrl, savedImageId } = await design({ projectId: String(projectId) });
      const { status, body } = await save({ imageUrl, projectId });
      expect([status, body.saved, body.data.id, body.data.Id]).toEqual([
        200,
        true,
        savedImageId,
        savedImageId,
      ]);
      expect((await client.call(imageStats, {}, dana)).body.data.total_images).toBe(1);
    });

    it("auto-save puts a design without a project into one, once, with its photo, words and history", async () => {
      const { imageUrl, originalImageUrl, savedImageId } = await design({ viewpoint: "overhead" });
      expect(savedImageId).toBeNull();
      const projectId = await newProject(client, dana, "Chosen later");
      const body = { imageUrl, projectId, editHistory: ["more flowers"], autoSave: true };
      const [one, two] = await Promise.all([save(body), save(body)]);
      expect(two.body.data.id).toBe(one.body.data.id);
      expect(one.body.data).toMatchObject({
        image_type: "generated",
        cloudinary_url: imageUrl,
        original_image: originalImageUrl,
        project_id: projectId,
        project_name: "Chosen later",
        original_prompt: "a lawn",
        edit_history: ["more flowers"],
        viewpoint: "overhead",
        rating: null,
      });
      expect(one.body.data.original_image_id).not.toBe(one.body.data.id);
      expect((await client.request(one.body.data.thumbnail_url)).headers.get("content-type")).toBe(
        "image/webp",
      );
    });

    it("auto-save saves the design that is named, where several look alike", async () => {
      const first = await design({ prompt: "a lawn" });
      const second = await design({ prompt: "grass everywhere" });
      expect(second.imageUrl).toBe(first.imageUrl);
      const projectId = await newProject(client, dana);
      const { body } = await save({ imageUrl: first.imageUrl, projectId, generationId: first.id });
      const savedOf = async (id: string) =>
        (await client.call(generationEndpoints.getGeneration, { params: { id } }, dana)).body.data
          .savedImageId;
      expect([await savedOf(first.id), await savedOf(second.id)]).toEqual([body.data.id, null]);
    });

    it("auto-save answers 404 to a design that shows another picture, and to one of somebody else", async () => {
      const mine = await design({ seed: "1" });
      const other = await design({ seed: "2" });
      const theirs = await design({ seed: "1" }, await client.registered());
      for (const { id } of [other, theirs])
        expect((await save({ imageUrl: mine.imageUrl, generationId: id })).failure).toMatchObject({
          code: "not_found",
          message: "This design could not be found.",
        });
      expect((await save({ imageUrl: mine.imageUrl, generationId: "x" })).status).toBe(400);
    });

    it("auto-save keeps the design when the named photo is not there", async () => {
      const imageUrl = await upload(dana, "#331122");
      const { status, body } = await save({ imageUrl, originalImageUrl: "/files/photos/none.jpg" });
      expect([status, body.saved, body.data.original_image]).toEqual([200, true, null]);
    });

    it("auto-save takes the photo that is named", async () => {
      const [imageUrl, originalImageUrl] = [await upload(dana, "#331122"), await upload(dana, "#332211")];
      expect((await save({ imageUrl, originalImageUrl })).body.data.original_image).toBe(originalImageUrl);
    });

    it("auto-save answers 404 to pictures and projects of others and to what is no address of ours", async () => {
      const other = await client.registered();
      const [theirs, mine] = [await upload(other), await upload(dana)];
      const theirProject = await newProject(client, other);
      for (const imageUrl of [theirs, "/files/designs/none.png", "https://example.com/a.png", "x"])
        expect((await save({ imageUrl })).failure).toMatchObject({
          code: "not_found",
          message: "This image could not be found.",
        });
      expect((await save({ imageUrl: mine, projectId: theirProject })).failure).toMatchObject({
        code: "not_found",
        message: "This project could not be found.",
      });
      expect((await save({ imageUrl: "" })).status).toBe(400);
      const nobody = await client.call(autoSave, { body: { imageUrl: mine } });
      expect(nobody.status).toBe(401);
    });

    it("auto-save of other pictures stops at the three of the free plan", async () => {
      for (const background of ["#111111", "#222222", "#333333"])
        expect((await save({ imageUrl: await upload(dana, background) })).status).toBe(200);
      const fourth = await save({ imageUrl: await upload(dana, "#444444") });
      expect([fourth.status, fourth.failure.code]).toEqual([402, "generation_limit"]);
      expect((await save({ imageUrl: await upload(dana, "#111111") })).status).toBe(200);
    });

    it("GET /api/images lists one's own designs, newest first, by project and by page", async () => {
      const [front, back] = [await newProject(client, dana, "Front"), await newProject(client, dana, "Back")];
      const ids: (number | null)[] = [];
      for (const [projectId, seed] of [
        [front, "1"],
        [back, "2"],
        [front, "3"],
      ] as const)
        ids.push((await design({ projectId: String(projectId), seed })).savedImageId);
      const list = async (query: Record<string, unknown>, as = dana) => {
        const { body } = await client.call(listImages, { query }, as);
        return [body.data.total, body.data.images.map((image) => image.id)];
      };
      const [first, second, third] = ids;
      expect(await list({})).toEqual([3, [third, second, first]]);
      expect(await list({ project_id: front })).toEqual([2, [third, first]]);
      expect(await list({ page: 2, limit: 2 })).toEqual([3, [first]]);
      const stranger = await client.registered();
      expect(await list({}, stranger)).toEqual([0, []]);
      expect((await client.call(listImages, { query: { project_id: front } }, stranger)).status).toBe(404);
      expect((await client.call(listImages, { query: { limit: "1000" } }, dana)).status).toBe(400);
    });

    it("GET /api/images goes on by cursor, and nothing is shown twice when a design comes in between", async () => {
      const ids: (number | null)[] = [];
      for (const seed of ["1", "2", "3"])
        ids.push((await design({ projectId: String(await newProject(client, dana)), seed })).savedImageId);
      const list = async (query: Record<string, unknown>) => {
        const { data } = (await client.call(listImages, { query }, dana)).body;
        return { ids: data.images.map((image) => image.id), next: data.nextCursor ?? "" };
      };
      const first = await list({ limit: 2 });
      expect(first.ids).toEqual([ids[2], ids[1]]);
      await client.call(deleteImage, { params: { id: String(ids[1]) } }, dana);
      expect(await list({ limit: 2, cursor: first.next })).toEqual({ ids: [ids[0]], next: "" });
      expect((await client.call(listImages, { query: { cursor: "x" } }, dana)).status).toBe(400);
    });

    it("DELETE /api/images/{id} takes its files, bill and link along, and the photo when nothing else shows it", async () => {
      const projectId = String(await newProject(client, dana));
      const [one, two] = [await design({ projectId, seed: "1" }), await design({ projectId, seed: "2" })];
      expect(one.originalImageUrl).toBe(two.originalImageUrl);
      const share = { body: { savedImageId: one.savedImageId } };
      const { shareId } = (await client.call(sharingEndpoints.createShare, share, dana)).body.data;
      const { body: listed } = await client.call(listImages, {}, dana);
      const thumbnail = listed.data.images.find(({ id }) => id === one.savedImageId)?.thumbnail_url ?? "";
      const remove = (id: number | null) => client.call(deleteImage, { params: { id: String(id) } }, dana);
      const shows = async (url: string | null) => (await client.request(url ?? "")).status;
      expect([await shows(one.imageUrl), await shows(thumbnail)]).toEqual([200, 200]);

      expect((await remove(one.savedImageId)).status).toBe(200);
      expect([await shows(one.imageUrl), await shows(thumbnail)]).toEqual([404, 404]);
      expect([await shows(two.imageUrl), await shows(two.originalImageUrl)]).toEqual([200, 200]);
      const shared = await client.call(sharingEndpoints.getSharedDesign, { params: { shareId } });
      expect(shared.status).toBe(404);
      expect((await client.call(imageStats, {}, dana)).body.data.total_images).toBe(1);

      expect((await remove(two.savedImageId)).status).toBe(200);
      expect([await shows(two.imageUrl), await shows(two.originalImageUrl)]).toEqual([404, 404]);
      const { db } = program().database;
      expect(await db.$count(files, eq(files.userId, dana.user.id))).toBe(0);
      expect(await db.$count(images, eq(images.userId, dana.user.id))).toBe(0);
    });

    it("DELETE /api/images/{id} answers 404 to another person's, a deleted one, a photo and ids of no shape", async () => {
      const projectId = String(await newProject(client, dana));
      const { savedImageId } = await design({ projectId });
      const { body } = await client.call(listImages, {}, dana);
      const photoId = body.data.images[0]?.original_image_id;
      const remove = async (id: unknown, as: Person) => {
        const { status, failure } = await client.call(deleteImage, { params: { id: String(id) } }, as);
        return [status, failure.message];
      };
      const gone = [404, "This image could not be found."];
      expect(await remove(savedImageId, await client.registered())).toEqual(gone);
      for (const id of [photoId, 2147483647, 0, -1, "x", "99999999999"])
        expect(await remove(id, dana)).toEqual(gone);
      expect((await remove(savedImageId, dana))[0]).toBe(200);
      expect(await remove(savedImageId, dana)).toEqual(gone);
    });

    it("a deleted design still counts in the month of Lite, and frees a place of the free plan", async () => {
      const left = async () => (await statusOf(client, dana)).generationsLeft;
      const { testSubscriptionUpdate } = billingEndpoints;
      await client.call(testSubscriptionUpdate, { body: { planType: "lite" } }, dana);
      const { savedImageId } = await design({ projectId: String(await newProject(client, dana)) });
      expect(await left()).toBe(14);
      await client.call(deleteImage, { params: { id: String(savedImageId) } }, dana);
      expect(await left()).toBe(14);
      await client.call(testSubscriptionUpdate, { body: { planType: "lite", status: "canceled" } }, dana);
      expect(await left()).toBe(3);
    });

    it("never stores the location that a photo carries", async () => {
      const { default: sharp } = await import("sharp");
      const tagged = await sharp(await (await photoFile({ background: "#9a8b7c" })).arrayBuffer())
        .withExif({
          IFD2: { FocalLengthIn35mmFilm: "26" },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "43/1 39/1 0/1",
            GPSImgDirectionRef: "T",
            GPSImgDirection: "181/2",
          },
        })
        .jpeg()
        .toBuffer();
      const image = new File([new Uint8Array(tagged)], "phone.jpg");
      const { body } = await client.call(uploadOriginal, { form: { image } }, dana);
      const stored = await (await client.request(body.url)).arrayBuffer();
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      const { focal35Mm, headingDeg } = files;
      const rows = await program().database.db.select({ focal35Mm, headingDeg }).from(files);
      expect(rows).toContainEqual({ focal35Mm: 26, headingDeg: 90.5 });
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
