import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareEmbedded, unpackDatabase } from "#tests/support/prepared-databases.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Far longer than a start takes: a machine that is busy with something else is no fault of the product. */
const START_LIMIT_MS = 180_000;

/** One process of the product that can be killed and started again at the same address. */
export type Member = {
  name: string;
  kills: number;
  /** Longest time from a start to being ready, in ms. */
  slowestStartMs: number;
  /** Rejects with what it said when it ends by itself. */
  start(): Promise<void>;
  /** As a power cut of the process would: SIGKILL. */
  kill(): Promise<void>;
  /** Whether it ended without being told to. */
  hasEnded(): boolean;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
};

export type Fleet = {
  url(): string;
  members: Member[];
  /** In words, one for each process that ended without being told to. */
  ended: string[];
  /** How long there has been a living process without a break. */
  attendedMs(): number;
  stop(): Promise<(number | null)[]>;
};

/**
 * The embedded database belongs to one process, so there web and worker are one; on PostgreSQL they are two. An embedded one has its
 * tables already: making them takes half of a first start.
 */
export async function startFleet(environment: Record<string, string>): Promise<Fleet> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (!DATABASE_URL && DATA_DIR) await unpackDatabase(await prepareEmbedded(), join(DATA_DIR, "database"));
  let port = 0;
  const living = new Set<string>();
  const ended: string[] = [];
  let attendedSince = performance.now();
  const member = (name: string, roles: string, hasPort: boolean): Member => {
    let child: ChildProcess | null = null;
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      const dying = child;
      child = null;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return dying?.exitCode ?? null;
      const exit = once(dying, "exit");
      dying.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    };
    const self: Member = {
      name,
      kills: 0,
      slowestStartMs: 0,
      async start() {
        const started = performance.now();
        const mine = spawn(process.execPath, ["server/main.ts", `--run=${roles}`], {
          cwd: ROOT,
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
            NODE_ENV: "test",
            LOG_LEVEL: "error",
            PORT: String(port),
            ...environment,
          },
          stdio: ["ignore", "pipe", "pipe"],
        });
        child = mine;
        let said = "";
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`${name} did not start: ${said}`)), START_LIMIT_MS);
          const hear = (chunk: Buffer) => {
            said = (said + chunk.toString()).slice(-10_000);
            const ready = hasPort
              ? /is ready: http:\/\/localhost:(\d+)/.exec(said)
              : /worker is ready/.exec(said);
            if (!ready) return;
            clearTimeout(late);
            if (hasPort) port = Number(ready[1]);
            resolve();
          };
          mine.stdout.on("data", hear);
          mine.stderr.on("data", hear);
          mine.once("exit", (code, signal) => {
            clearTimeout(late);
            if (child === mine) {
              ended.push(`${name} ended with ${code ?? signal}: ${said}`);
              living.delete(name);
            }
            if (signal === "SIGKILL") resolve();
            else reject(new Error(`${name} ended with ${code ?? signal}: ${said}`));
          });
        });
        if (child !== mine) return;
        if (living.size === 0) attendedSince = performance.now();
        living.add(name);
        self.slowestStartMs = Math.max(self.slowestStartMs, performance.now() - started);
      },
      async kill() {
        self.kills++;
        living.delete(name);
        await end("SIGKILL");
      },
      hasEnded: () => child !== null && (child.exitCode !== null || child.signalCode !== null),
      stop: () => end("SIGTERM"),
    };
    return self;
  };
  const members = DATABASE_URL
    ? [member("web", "web", true), member("worker", "worker", false)]
    : [member("web and worker", "web,worker", true)];
  // However this program ends, it leaves no process behind.
  process.on("exit", () => {
    for (const one of members) void one.kill();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  for (const one of members) await one.start();
  return {
    url: () => `http://127.0.0.1:${port}`,
    members,
    ended,
    attendedMs: () => (living.size === 0 ? 0 : performance.now() - attendedSince),
    stop: () => Promise.all(members.map((one) => one.stop())),
  };
}
