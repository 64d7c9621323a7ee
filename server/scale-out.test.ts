import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { finished, newProject, readEvents, startDesign } from "#tests/support/designing.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const YARD = fileURLToPath(new URL("../tests/fixtures/yards/front-ranch.jpg", import.meta.url));
/** Pixels across: what is asked here is who draws, and a picture of half the width takes a quarter of its time. */
const YARD_PX = 160;
const WORKERS = inTestAll("two processes of each kind", 2, 1);
const WEBS = inTestAll("two processes of each kind", 2, 1);
/** At most as many as the free plan saves. */
const DESIGNS = inTestAll("two processes of each kind", 3, 1);

type Started = { child: ChildProcess; url: string; drawn: string[] };

describe.runIf(inject("postgresUrl"))("several web and worker processes on PostgreSQL and S3", () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  let webs: Started[];
  let workers: Started[];

  async function start(role: "web" | "worker", environment: Record<string, string>): Promise<Started> {
    const child = spawn(process.execPath, [MAIN, `--run=${role}`], {
      env: {
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: "test",
        PORT: "0",
        LOG_LEVEL: "info",
        WORKER_THREADS: "1",
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    closers.push(async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    });
    const started: Started = { child, url: "", drawn: [] };
    const ready = Promise.withResolvers<void>();
    child.once("exit", (code) => ready.reject(new Error(`the ${role} ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const web = /is ready: (http\S+)/.exec(line);
      if (web?.[1]) started.url = web[1];
      if (web || line.includes("worker is ready")) ready.resolve();
      if (line.includes("generation started"))
        started.drawn.push((JSON.parse(line) as { generationId: string }).generationId);
    });
    await ready.promise;
    return started;
  }

  beforeAll(async () => {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-scale-"));
    const { config, drop } = await testDatabase("postgres");
    const s3 = await startS3Server();
    closers.push(() => rm(dir, { recursive: true, force: true }), drop, s3.stop);
    const environment = {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: "url" in config ? config.url : "",
      AUTH_SECRET: "the same for all of this test's processes",
      S3_BUCKET: s3.access.bucket,
      S3_ENDPOINT: s3.access.endpoint,
      S3_ACCESS_KEY_ID: s3.access.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
    };
    // Each with a disk of its own: nothing but database and store is shared.
    const all = await Promise.all(
      [...Array<"web">(WEBS).fill("web"), ...Array<"worker">(WORKERS).fill("worker")].map((role, i) =>
        start(role, { ...environment, DATA_DIR: join(dir, String(i)) }),
      ),
    );
    webs = all.slice(0, WEBS);
    workers = all.slice(WEBS);
  });

  const clientOf = (web: Started | undefined) =>
    createTestClient({
      request: (path, init) => fetch(`${web?.url}${path}`, { redirect: "manual", ...init }),
    });

  it("draw what was asked of one web process, and tell it to a browser at the other", async () => {
    const [asked, told] = [clientOf(webs[0]), clientOf(webs.at(-1))];
    const dana = await asked.registered();
    const yard = new Uint8Array(await sharp(YARD).resize(YARD_PX).jpeg().toBuffer());
    const projectId = String(await newProject(asked, dana));
    const ids: string[] = [];
    for (let seed = 0; seed < DESIGNS; seed++)
      ids.push(
        await startDesign(asked, dana, {
          image: new File([yard], "yard.jpg"),
          prompt: "a gravel path",
          seed: String(seed),
          projectId,
        }),
      );
    const streams = await Promise.all(ids.map((id) => readEvents(told, dana, id)));
    for (const stream of streams) {
      expect(stream.map(({ event }) => event)).toContain("progress");
      expect(stream.at(-1)).toMatchObject({ event: "done", data: { status: "succeeded" } });
    }
    expect(workers.flatMap((worker) => worker.drawn).sort()).toEqual([...ids].sort());
    for (const worker of workers) expect(worker.drawn).not.toEqual([]);

    const { imageUrl } = await finished(told, dana, ids[0] ?? "");
    const pointed = await told.request(imageUrl ?? "");
    expect(pointed.status).toBe(302);
    const picture = await fetch(pointed.headers.get("location") ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("each end well when they are asked to", async () => {
    const ends = [...webs, ...workers].map(async ({ child }) => {
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      return code as number;
    });
    expect(await Promise.all(ends)).toEqual(Array(WEBS + WORKERS).fill(0));
  }, 60_000);
});
