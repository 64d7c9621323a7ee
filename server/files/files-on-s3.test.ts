import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { createS3Storage } from "#server/adapters/storage/s3-storage.ts";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
let program: TestProgram;

beforeAll(async () => {
  s3 = await startS3Server();
  program = await startTestProgram(quickDatabase(), {
    environment: {
      S3_BUCKET: s3.access.bucket,
      S3_ENDPOINT: s3.access.endpoint,
      S3_ACCESS_KEY_ID: s3.access.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
    },
    models: () => ({ concept: createStandInModel() }),
  });
});
afterAll(async () => {
  await program.close();
  await s3.stop();
});

it("the product with its pictures in S3 uploads, designs, serves and deletes", async () => {
  const { client } = program;
  expect((await client.request("/readyz")).status).toBe(200);
  const dana = await client.registered();
  const { body } = await client.call(
    imageEndpoints.uploadOriginal,
    { form: { image: await photoFile() } },
    dana,
  );
  const pointed = await client.request(body.url);
  expect([pointed.status, pointed.headers.get("cache-control")]).toEqual([302, "private, max-age=1800"]);
  const address = pointed.headers.get("location") ?? "";
  expect(address).toContain(s3.access.endpoint);
  expect((await client.request(body.url)).headers.get("location")).toBe(address);
  const photo = await fetch(address);
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private, max-age=1800, immutable",
  });
  expect([...new Uint8Array(await photo.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect((await client.request(body.url.split("?")[0] ?? "")).status).toBe(404);
  const policy = (await client.request("/healthz")).headers.get("content-security-policy") ?? "";
  for (const directive of ["img-src", "connect-src"])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${s3.access.endpoint}(;|$)`));

  const id = await newProject(client, dana);
  const design = await finished(client, dana, await startDesign(client, dana, { projectId: String(id) }));
  const { headers } = await client.request(design.imageUrl ?? "");
  expect((await fetch(headers.get("location") ?? "")).headers.get("content-type")).toBe("image/png");

  await client.call(projectEndpoints.deleteProject, { params: { id: String(id) } }, dana);
  const storage = createS3Storage(s3.access);
  const left: string[] = [];
  for await (const { key } of storage.list("")) left.push(key);
  storage.close();
  expect(left).toEqual([]);
});

describe("a photo that is put into the store before the call", () => {
  const { stageUpload, uploadOriginal } = imageEndpoints;
  let dana: Person;
  let photo: File;
  beforeAll(async () => {
    dana = await program.client.registered();
    photo = await photoFile({ background: "#345678" });
  });

  async function stage(bytes = photo.size, as = dana) {
    const { body } = await program.client.call(stageUpload, { body: { bytes } }, as);
    if (!body.upload) throw new Error("there is a store, and no place in it was named");
    return body.upload;
  }
  const put = ({ url, headers }: Awaited<ReturnType<typeof stage>>, content: Blob) =>
    fetch(url, { method: "PUT", headers, body: content });
  const staged = () => [...s3.objects.keys()].filter((key) => key.startsWith("staged/"));

  it("becomes the same stored photo as one inside the call, and is gone from its first place", async () => {
    const place = await stage();
    expect((await put(place, photo)).status).toBe(200);
    expect(staged()).toEqual([place.stagedKey]);
    const { stagedKey } = place;
    const answer = await program.client.call(uploadOriginal, { form: { stagedKey } }, dana);
    expect([answer.status, staged()]).toEqual([201, []]);
    const inside = await program.client.call(uploadOriginal, { form: { image: photo } }, dana);
    expect(inside.body).toEqual(answer.body);
    // It served once.
    const again = await program.client.call(uploadOriginal, { form: { stagedKey } }, dana);
    expect([again.status, again.failure.message]).toEqual([404, "This image could not be found."]);
  });

  it("becomes a design", async () => {
    const place = await stage();
    await put(place, photo);
    const { status } = await program.client.call(
      generationEndpoints.createGeneration,
      { form: { stagedKey: place.stagedKey, prompt: "a lawn" } },
      dana,
    );
    expect([status, staged()]).toEqual([202, []]);
  });

  it("is taken by the store with the length and the type that were named alone, and for a while alone", async () => {
    const place = await stage();
    const without = (key: string) => ({ ...place, headers: { "Content-Type": key } });
    expect((await put(place, new Blob([photo, "x"]))).status).toBe(403);
    expect((await put(without("text/html"), photo)).status).toBe(403);
    expect((await put({ ...place, url: place.url.replace("staged/", "photos/") }, photo)).status).toBe(403);
    const late = place.url.replace(/X-Amz-Date=(\d{4})/, (_, year) => `X-Amz-Date=${Number(year) - 1}`);
    expect((await put({ ...place, url: late }, photo)).status).toBe(403);
    expect(staged()).toEqual([]);
  });

  it.each([
    ["text", new Blob(["just text"]), 415],
    ["a damaged picture", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])]), 422],
  ])("is looked at by its content and not kept when it is %s", async (_, content, status) => {
    const place = await stage(content.size);
    await put(place, content);
    const { stagedKey } = place;
    const answer = await program.client.call(uploadOriginal, { form: { stagedKey } }, dana);
    expect([answer.status, staged()]).toEqual([status, []]);
  });

  it("is refused where it is too large, another person's, not there, or no place of ours", async () => {
    const { client } = program;
    const tooLarge = await client.call(stageUpload, { body: { bytes: UPLOAD_MAX_BYTES + 1 } }, dana);
    expect([tooLarge.status, tooLarge.failure.message]).toEqual([
      413,
      "1 image(s) exceed 20MB. Please use smaller images.",
    ]);
    const place = await stage();
    await put(place, photo);
    const eve = await client.registered();
    const { stagedKey } = place;
    for (const [who, key] of [
      [eve, stagedKey],
      [eve, `staged/${eve.user.id}/../${dana.user.id}/${stagedKey.split("/").at(-1)}`],
      [dana, (await stage()).stagedKey],
      [dana, "photos/somebody.jpg"],
    ] as const)
      expect((await client.call(uploadOriginal, { form: { stagedKey: key } }, who)).status).toBe(404);
    expect((await client.request(`/files/${stagedKey}`)).status).toBe(404);
    expect(staged()).toEqual([stagedKey]);
    expect((await client.call(uploadOriginal, { form: { stagedKey } }, dana)).status).toBe(201);
  });
});

it("hands pictures out itself where S3_DIRECT is off", async () => {
  const storage = createS3Storage({ ...s3.access, direct: false });
  expect([
    await storage.directUrl("photos/a.jpg", 300),
    await storage.directUpload("staged/a.bin", 9, 300),
    storage.directOrigin,
  ]).toEqual([null, null, null]);
  storage.close();
});

it("signs for the address that browsers know", async () => {
  const storage = createS3Storage({ ...s3.access, publicEndpoint: "https://pictures.example" });
  expect(await storage.directUrl("photos/a.jpg", 300)).toMatch(
    /^https:\/\/pictures\.example\/yard\/photos\/a\.jpg\?.*X-Amz-Expires=600/,
  );
  expect(storage.directOrigin).toBe("https://pictures.example");
  storage.close();
});
