import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, describe, expect, inject, it } from "vitest";
import { createLog } from "#server/log.ts";
import { createProgram, type Program, type Role } from "#server/program.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createTestClient, type TestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { fillDataFolder, testDatabase } from "#tests/support/test-database.ts";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));
const kinds: ("embedded" | "postgres")[] = inject("postgresUrl")
  ? inTestAll("killed worker on the embedded database", ["embedded", "postgres"], ["postgres"])
  : ["embedded"];

/** A yard that the concept engine can read: sky, house, ground with grain. */
async function yard(): Promise<File> {
  const noise = Buffer.from(Array.from({ length: 480 * 360 * 3 }, (_, i) => (i * 2654435761) >>> 27));
  const content = await sharp(noise, { raw: { width: 480, height: 360, channels: 3 } })
    .composite([
      { input: { create: { width: 480, height: 130, channels: 3, background: "#9cc4e8" } }, left: 0, top: 0 },
      {
        input: { create: { width: 260, height: 140, channels: 3, background: "#b08a6a" } },
        left: 110,
        top: 40,
      },
      {
        input: { create: { width: 480, height: 180, channels: 4, background: "#4f8a3ae0" } },
        left: 0,
        top: 180,
      },
    ])
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(content)], "yard.jpg");
}

describe.each(kinds)("a killed worker on %s", (kind) => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function setUp() {
    const dataDir = await mkdtemp(join(tmpdir(), "yardwright-restart-"));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const environment: Record<string, string> = { DATA_DIR: dataDir, WORKER_THREADS: "1" };
    if (kind === "embedded") await fillDataFolder(join(dataDir, "database"));
    if (kind === "postgres") {
      const { config, drop } = await testDatabase(kind);
      closers.push(drop);
      if (config.kind === "postgres") environment.DATABASE_URL = config.url;
    }
    const open = async (roles: Role[]): Promise<{ program: Program; client: TestClient }> => {
      const program = await createProgram(testConfig(environment), { log: createLog("silent") });
      await program.start(roles);
      let open = true;
      const close = async () => {
        if (open) await program.close();
        open = false;
      };
      closers.push(close);
      return { program: { ...program, close }, client: createTestClient(program.app) };
    };
    const spawnWorker = (): ChildProcess => {
      const worker = spawn(process.execPath, [MAIN, "--run=worker"], {
        env: {
          ...environment,
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          AUTH_SECRET: "the same for all of this test's processes",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      closers.push(() => worker.kill("SIGKILL"));
      return worker;
    };
    return { open, spawnWorker };
  }

  it("loses nothing: the next one draws the design and saves it into its project", async () => {
    const { open, spawnWorker } = await setUp();
    const first = await open(["web"]);
    const dana = await first.client.registered();
    const projectId = await newProject(first.client, dana);
    const id = await startDesign(first.client, dana, {
      image: await yard(),
      prompt: "a gravel path with shrubs and a lawn",
      projectId: String(projectId),
    });
    // One process alone may hold the embedded database.
    if (kind === "embedded") await first.program.close();

    const worker = spawnWorker();
    for await (const line of worker.stdout ?? []) if (String(line).includes("generation started")) break;
    worker.kill("SIGKILL");
    await once(worker, "exit");

    const { client } = kind === "embedded" ? await open(["web", "worker"]) : first;
    if (kind === "postgres") spawnWorker();
    const done = await finished(client, dana, id);
    expect(done).toMatchObject({ status: "succeeded", width: 480, height: 360, projectId });
    expect(done.preservation).toMatchObject({ changedPixels: 0, score: 1 });
    expect(done.savedImageId).not.toBeNull();
  });
});
