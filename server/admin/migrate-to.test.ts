import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { newProject } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createTestClient, type Person } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { fillDataFolder, testDatabase } from "#tests/support/test-database.ts";
import { administer } from "./admin.ts";
import { parseS3Address } from "./migrate-to.ts";

it.each([
  [
    "https://me:se%2Fcret@store.example/yard",
    {
      endpoint: "https://store.example",
      bucket: "yard",
      region: "us-east-1",
      accessKeyId: "me",
      secretAccessKey: "se/cret",
    },
  ],
  [
    "http://me:x@127.0.0.1:9000/yard/?region=eu-central-1",
    { endpoint: "http://127.0.0.1:9000", bucket: "yard", region: "eu-central-1" },
  ],
])("reads %s", (address, expected) => {
  expect(parseS3Address(address)).toMatchObject(expected);
});

it.each([
  "yard",
  "https://store.example/yard",
  "https://me:x@store.example/",
  "s3://me:x@store.example/yard",
])("refuses %s", (address) => {
  expect(parseS3Address(address)).toBeNull();
});

describe.runIf(inject("postgresUrl"))("npm run admin -- migrate-to", () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  let config: Config;
  let target: Config;
  let words: string[];
  let dana: Person;
  let url: string;

  const open = async (which: Config) => {
    const program = await createProgram(which, { log: createLog("silent") });
    return { ...program, client: createTestClient(program.app) };
  };

  beforeAll(async () => {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-migrate-"));
    const database = await testDatabase("postgres");
    const s3 = await startS3Server();
    closers.push(() => rm(dir, { recursive: true }), database.drop, s3.stop);
    config = testConfig({ DATA_DIR: dir });
    await fillDataFolder(join(dir, "database"));
    const { accessKeyId, secretAccessKey, bucket, endpoint } = s3.access;
    target = {
      ...config,
      database: database.config,
      storage: { kind: "s3", ...s3.access, publicEndpoint: undefined, direct: true },
    };
    const address = new URL(`/${bucket}`, endpoint);
    address.username = accessKeyId;
    address.password = secretAccessKey;
    words = [
      "migrate-to",
      "--database-url",
      "url" in database.config ? database.config.url : "",
      "--s3",
      address.href,
    ];
  });

  it("asks for the server to be stopped first", async () => {
    const running = await open(config);
    dana = await running.client.registered();
    await newProject(running.client, dana, "Front yard");
    const form = { image: await photoFile() };
    url = (await running.client.call(imageEndpoints.uploadOriginal, { form }, dana)).body.url;
    expect(await administer(config, words)).toEqual({
      ok: false,
      words: "Stop the server first: what people do during the move would be left behind.",
    });
    await running.close();
  }, 90_000);

  it("carries rows and files over, and run again finds all of it there", async () => {
    const first = await administer(config, words);
    expect(first.words).toMatch(
      /rows of \d+ tables carried over, 2 files copied, 0 were there already; all counts/,
    );
    const again = await administer(config, words);
    expect(again.words).toMatch(
      /rows of \d+ tables were there already, 0 files copied, 2 were there already/,
    );
    const moved = await open(target);
    const { body } = await moved.client.call(projectEndpoints.listProjects, { query: {} }, dana);
    expect(body.data.projects.map((project) => project.Title)).toEqual(["Front yard"]);
    const picture = await moved.client.request(url);
    expect(picture.status).toBeLessThan(400);
    await newProject(moved.client, dana, "Back yard");
    await moved.close();
  }, 90_000);

  it("never writes over what was changed at the new place", async () => {
    const answer = await administer(config, words);
    expect(answer).toMatchObject({
      ok: false,
      words: expect.stringMatching(
        /The new database holds something else already \(\w+ has \d+ rows, here are \d+\)/,
      ),
    });
    const moved = await open(target);
    const { body } = await moved.client.call(projectEndpoints.listProjects, { query: {} }, dana);
    expect(body.data.total).toBe(2);
    await moved.close();
  });

  it("says how it is used", async () => {
    expect((await administer(config, ["migrate-to"])).words).toContain("--database-url postgres://");
    expect((await administer(target, words)).words).toContain("PostgreSQL already");
  });
});
