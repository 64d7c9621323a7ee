import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareEmbedded, unpackDatabase } from "./prepared-databases.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type ServerPlace = {
  url: string;
  dataDir: string;
  /** Null on the embedded database. */
  databaseUrl: string | null;
};

export type RunningServer = ServerPlace & {
  /** As a power cut would: no warning, nothing finished. */
  kill(): Promise<void>;
  /** Starts again on the same address and the same data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

async function launch(port: number, dataDir: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      PAYMENTS: "test",
      LOG_LEVEL: "error",
      // Each server of a run would draw for practice, most of them for nothing; the first design of a test compiles what it needs.
      PRACTICE: "0",
      // Each thread compiles the renderer for itself. On two cores, which the stories fill, a second one draws nothing sooner.
      WORKER_THREADS: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /is ready: (http:\/\/localhost:\d+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

/**
 * The built product as `npm start` runs it, on a port and a data folder of its own. The tables are there already: making them takes
 * half of a first start, and the tests of the process and of chaos begin without them.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-e2e-"));
  if (!environment.DATA_DIR && !environment.DATABASE_URL)
    await unpackDatabase(await prepareEmbedded(), join(dataDir, "database"));
  let { child, url } = await launch(0, dataDir, environment);
  const port = Number(new URL(url).port);
  return {
    url,
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? null,
    kill: () => end(child, "SIGKILL"),
    restart: async () => {
      ({ child, url } = await launch(port, dataDir, environment));
    },
    stop: async () => {
      await end(child, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
