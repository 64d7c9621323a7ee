import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { PostgresServer } from "#tests/support/postgres-server.ts";
import type { TcpProxy } from "#tests/support/tcp-proxy.ts";

/** What stands between a process and its rows. */
export type Ground = {
  server: PostgresServer;
  proxy: TcpProxy;
  /** The small disk that the cluster lies on; null where this machine lets us mount none. */
  disk: string | null;
};

export type Fault = {
  words: string;
  /** How long it may last, in ms: from, to. */
  lasts: readonly [number, number];
  begin(ground: Ground): Promise<void>;
  end(ground: Ground): Promise<void>;
};

async function nothing() {}
/** Longer than a process waits for an answer, so that it has to let go. */
const SILENCE: Fault["lasts"] = [1_000, 20_000];

const ballast = (disk: string) => join(disk, "ballast");

/** Everything that happens to a PostgreSQL in its life. */
export const FAULTS = {
  terminate: {
    words: "all connections ended by an administrator",
    lasts: [0, 0],
    begin: async ({ server }) => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
      );
      await client.end();
    },
    end: nothing,
  },
  "stop-fast": {
    words: "stopped (fast) and started",
    lasts: [200, 3_000],
    begin: ({ server }) => server.halt("fast"),
    end: ({ server }) => server.again(),
  },
  "stop-immediate": {
    words: "stopped (immediate) and started",
    lasts: [200, 3_000],
    begin: ({ server }) => server.halt("immediate"),
    end: ({ server }) => server.again(),
  },
  pause: {
    words: "stopped where it stood (SIGSTOP)",
    lasts: SILENCE,
    begin: async ({ server }) => server.pause(),
    end: async ({ server }) => server.resume(),
  },
  refuse: {
    words: "connections refused",
    lasts: [200, 5_000],
    begin: async ({ proxy }) => proxy.refuse(),
    end: async ({ proxy }) => proxy.resume(),
  },
  silence: {
    words: "the network lets nothing through",
    lasts: SILENCE,
    begin: async ({ proxy }) => proxy.stall(),
    end: async ({ proxy }) => proxy.resume(),
  },
  "disk-full": {
    words: "the disk of the database is full",
    lasts: [500, 5_000],
    begin: async ({ disk }) => {
      if (disk) fill(ballast(disk));
    },
    // A full disk of the log ends PostgreSQL itself.
    end: async ({ disk, server }) => {
      if (disk) rmSync(ballast(disk), { force: true });
      await server.again();
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let bytes = 1 << 20; bytes >= 4_096; bytes >>= 1)
      try {
        for (;;) writeSync(file, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
  } finally {
    closeSync(file);
  }
}

/** A disk of its own in memory; null where mounting is not allowed. */
export function mountSmallDisk(megabytes: number): { dir: string; unmount(): void } | null {
  const dir = mkdtempSync(join(tmpdir(), "yardwright-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", dir]);
  if (mounted.status !== 0) {
    rmSync(dir, { recursive: true, force: true });
    return null;
  }
  return {
    dir,
    unmount: () => {
      spawnSync("umount", [dir]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
