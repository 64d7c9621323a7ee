import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, describe, expect, inject, it } from "vitest";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { createLog } from "#server/log.ts";
import { createProgram, type Program, type Role } from "#server/program.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { finished, keptState, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { createTestClient, type Person, type TestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { fillDataFolder, testDatabase } from "#tests/support/test-database.ts";

const SECRET = "the same for all of this test's processes";
const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));

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

type Opened = { program: Program; client: TestClient };

describe("a design whose process is killed", () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function setUp(database: DatabaseConfig | null) {
    const dataDir = await mkdtemp(join(tmpdir(), "yardwright-restart-"));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const environment: Record<string, string> = {
      DATA_DIR: dataDir,
      WORKER_THREADS: "1",
      AUTH_SECRET: SECRET,
    };
    if (database?.kind === "postgres") environment.DATABASE_URL = database.url;
    else await fillDataFolder(join(dataDir, "database"));
    const open = async (roles: Role[]): Promise<Opened> => {
      // Another engine than that of the process that dies: it starts at once, and what is drawn is not what is asked here.
      const models = { concept: createStandInModel() };
      const program = await createProgram(testConfig(environment), { log: createLog("silent"), models });
      await program.start(roles);
      closers.push(() => program.close());
      return { program, client: createTestClient(program.app) };
    };
    const spawnServer = (roles: string): ChildProcess => {
      const server = spawn(process.execPath, [MAIN, `--run=${roles}`], {
        env: {
          ...environment,
          // No pages: in development Vite would start for them.
          NODE_ENV: "test",
          PORT: "0",
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      closers.push(() => server.kill("SIGKILL"));
      return server;
    };
    return { open, spawnServer };
  }

  const lineWith = async (server: ChildProcess, words: string): Promise<string> => {
    let said = "";
    for await (const piece of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      said += String(piece);
      if (said.includes(words)) return said;
    }
    throw new Error(`the server ended without "${words}": ${said}`);
  };
  const killed = async (server: ChildProcess) => {
    server.kill("SIGKILL");
    await once(server, "exit");
  };

  const asked = async () => ({ image: await yard(), prompt: "a gravel path with shrubs and a lawn" });

  async function expectDrawn(client: TestClient, dana: Person, id: string, projectId: number) {
    const done = await finished(client, dana, id);
    expect(done).toMatchObject({ status: "succeeded", width: 480, height: 360, projectId });
    expect(done.preservation).toMatchObject({ changedPixels: 0, score: 1 });
    expect(done.savedImageId).not.toBeNull();
  }

  it.runIf(inject("postgresUrl") && inTestAll("a killed worker on PostgreSQL", true, false))(
    "is drawn by the next worker on PostgreSQL, and saved into its project",
    async () => {
      const { config, drop } = await testDatabase("postgres");
      closers.push(drop);
      const { open, spawnServer } = await setUp(config);
      const { client } = await open(["web"]);
      const dana = await client.registered();
      const projectId = await newProject(client, dana);
      const id = await startDesign(client, dana, { ...(await asked()), projectId: String(projectId) });
      const worker = spawnServer("worker");
      await lineWith(worker, "generation started");
      await killed(worker);
      spawnServer("worker");
      await expectDrawn(client, dana, id, projectId);
    },
  );

  // One process alone may hold the embedded database: with it dies all that it had not written.
  it("is there with all else that was acknowledged when web, worker and embedded database die in one process", async () => {
    const { open, spawnServer } = await setUp(null);
    const server = spawnServer("web,worker");
    const url = /is ready: (\S+)/.exec(await lineWith(server, "is ready: http"))![1]!;
    const client = createTestClient({ request: (path, init) => fetch(new URL(path, url), init) });
    const dana = await client.registered();
    await client.call(billingEndpoints.testSubscriptionUpdate, { body: { planType: "pro" } }, dana);
    const projectId = await newProject(client, dana, "Front yard");
    const id = await startDesign(client, dana, { ...(await asked()), projectId: String(projectId) });
    const state = { ...keptState("none", "Lavender along the walk"), photos: [], primaryId: null };
    const kept = crypto.randomUUID();
    const body = { id: kept, title: null, projectId, state };
    expect((await client.call(keptDesignEndpoints.createDesign, { body }, dana)).status).toBe(201);
    await killed(server);

    const next = await open(["web", "worker"]);
    await expectDrawn(next.client, dana, id, projectId);
    const { body: found } = await next.client.call(
      keptDesignEndpoints.getDesign,
      { params: { id: kept } },
      dana,
    );
    expect(found.data.state.description).toBe("Lavender along the walk");
    const { body: plan } = await next.client.call(billingEndpoints.subscriptionStatus, {}, dana);
    expect(plan.data.planType).toBe("pro");
  });
});
