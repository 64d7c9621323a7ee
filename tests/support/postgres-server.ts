import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type PostgresServer = {
  /** By the network, for what comes between: a proxy, or another machine's address. */
  url: string;
  /** The same by a socket of the file system: a query costs a twentieth less processor time in all. */
  socketUrl: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Ends it: `fast` cuts open connections, `immediate` leaves the rest to the recovery of the next start. */
  halt(mode: "fast" | "immediate"): Promise<void>;
  /** Starts it again on the same data and the same port; nothing when it runs. */
  again(): Promise<void>;
  /** Stops all its processes where they are, until `resume`. */
  pause(): void;
  resume(): void;
};

/** Newest server programs on this machine; null where there are none. */
export function findPostgresPrograms(): string | null {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((v) => join(base, v, "bin")).find((bin) => existsSync(join(bin, "initdb"))) ?? null;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root lends it an account that the system has. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const line =
    accounts.find((l) => l.startsWith("postgres:")) ?? accounts.find((l) => l.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A throw-away cluster without fsync, on loopback. `base` = the folder that holds it. */
export async function startPostgres(
  bin: string,
  { base = tmpdir(), settings: more = [] as string[] } = {},
): Promise<PostgresServer> {
  const dir = mkdtempSync(join(base, "yardwright-postgres-"));
  const identity = unprivileged();
  if (identity) chownSync(dir, identity.uid, identity.gid);
  const data = join(dir, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
    { ...identity, cwd: dir, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${dir}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    ...more,
  ];
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...identity, cwd: dir, stdio: ["ignore", "ignore", "pipe"] },
    );
    await ready(child);
    return child;
  };
  let server = await launch();
  const runs = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!runs()) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    if (!runs()) return;
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
    for (const pid of [server.pid, ...children.trim().split(" ")])
      try {
        if (pid) process.kill(Number(pid), signal);
      } catch {
        // It ended in this very moment.
      }
  };
  const endWithUs = () => void server.kill("SIGINT");
  process.once("exit", endWithUs);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(dir)}`,
    halt: (mode) => end(mode === "fast" ? "SIGINT" : "SIGQUIT"),
    again: async () => {
      if (!runs()) server = await launch();
    },
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    stop: async () => {
      process.off("exit", endWithUs);
      await end("SIGINT");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
