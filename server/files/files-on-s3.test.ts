import { afterAll, beforeAll, expect, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { createS3Storage } from "#server/adapters/storage/s3-storage.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
let program: TestProgram;

beforeAll(async () => {
  s3 = await startS3Server();
  program = await startTestProgram("embedded", {
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

it("hands pictures out itself where S3_DIRECT is off", async () => {
  const storage = createS3Storage({ ...s3.access, direct: false });
  expect([await storage.directUrl("photos/a.jpg", 300), storage.directOrigin]).toEqual([null, null]);
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
