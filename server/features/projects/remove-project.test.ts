import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const CHILD = fileURLToPath(new URL("../../../tests/support/deleting-child.ts", import.meta.url));

/** Started and stopped around the child, because one process alone may hold the embedded database. */
const kind = inject("postgresUrl") ? "postgres" : "embedded";
let dataDir: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "yardwright-deleting-"));
  database = await testDatabase(kind);
  if (kind === "embedded") database.config = { kind, dir: join(dataDir, "database") };
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const configured = () => ({ ...testConfig({ DATA_DIR: dataDir }), database: database.config });
async function start() {
  const program = await createProgram(configured(), {
    log: createLog("silent"),
    models: { concept: createStandInModel() },
  });
  await program.start(["web", "worker"]);
  return { ...program, client: createTestClient(program.app) };
}

async function deleteAndDie(userId: string, projectId: number, death: string): Promise<void> {
  const { storage } = configured();
  if (storage.kind !== "disk") throw new Error("these files lie on no disk");
  const where = database.config.kind === "postgres" ? database.config.url : database.config.dir;
  const child = spawn(process.execPath, [CHILD, kind, where, storage.dir, userId, String(projectId), death], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") throw new Error("the child did not die where it should");
}

const DEATHS: [moment: string, survives: boolean][] = [
  ["before the commit", true],
  ["before the first file", false],
  ["after the first file", false],
];

/** The program starts twice for each. */
const LIMIT_MS = 120_000;

it.each(inTestAll("moments of a death", DEATHS, [DEATHS[0]!, DEATHS[2]!]))(
  "a process that dies %s leaves a project whole or gone, never half",
  async (death, survives) => {
    const first = await start();
    const dana = await first.client.registered();
    const projectId = await newProject(first.client, dana);
    const { imageUrl, originalImageUrl, savedImageId } = await finished(
      first.client,
      dana,
      await startDesign(first.client, dana, { projectId: String(projectId) }),
    );
    const { call } = first.client;
    const { body: listed } = await call(imageEndpoints.listImages, {}, dana);
    const urls = [imageUrl, originalImageUrl, listed.data.images[0]?.thumbnail_url];
    const { body: shared } = await call(sharingEndpoints.createShare, { body: { savedImageId } }, dana);
    await first.close();

    await deleteAndDie(dana.user.id, projectId, death);

    const second = await start();
    const { client } = second;
    const shows = () => Promise.all(urls.map(async (url) => (await client.request(url ?? "")).status));
    const expected = survives ? 200 : 404;
    // The queue finishes what was begun, with nobody asking.
    await expect.poll(shows).toEqual([expected, expected, expected]);
    const { shareId } = shared.data;
    const answers = [
      await client.call(projectEndpoints.getProject, { params: { id: String(projectId) } }, dana),
      await client.call(sharingEndpoints.getSharedDesign, { params: { shareId } }),
      await client.request(`/shared/${shareId}/card.jpg`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
    const { body } = await client.call(imageEndpoints.imageStats, {}, dana);
    expect(body.data.total_images).toBe(survives ? 1 : 0);
    if (survives)
      await client.call(projectEndpoints.deleteProject, { params: { id: String(projectId) } }, dana);
    expect(await shows()).toEqual([404, 404, 404]);
    await second.close();
  },
  LIMIT_MS,
);
