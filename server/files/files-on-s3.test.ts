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
  const photo = await client.request(body.url);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await photo.arrayBuffer()).byteLength).toBe(Number(photo.headers.get("content-length")));

  const id = await newProject(client, dana);
  const design = await finished(client, dana, await startDesign(client, dana, { projectId: String(id) }));
  expect((await client.request(design.imageUrl ?? "")).headers.get("content-type")).toBe("image/png");

  await client.call(projectEndpoints.deleteProject, { params: { id: String(id) } }, dana);
  const storage = createS3Storage(s3.access);
  const left: string[] = [];
  for await (const { key } of storage.list("")) left.push(key);
  storage.close();
  expect(left).toEqual([]);
});
