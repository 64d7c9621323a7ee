import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { DiskFull, freeBytes, requireWritable } from "#server/disk-room.ts";
import { acquireDataLock } from "./data-lock.ts";
import * as schema from "./schema.ts";
import { hasRoomForCheckpoint, keepSpareLog } from "./spare-log.ts";

/** One type over both drivers, so that no feature knows which one serves. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** The driver itself (PGlite or pg.Pool), for the queue alone. */
  raw: unknown;
  /** Calls `onPayload` for each `notify` on the channel, from any process. Resolves to an unlisten. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** At most 8000 bytes: send ids, not data. */
  notify(channel: string, payload: string): Promise<void>;
  /** Throws when it does not answer, or cannot write. */
  check(): Promise<void>;
  /** Connections of this process; null where there is one alone, in it. */
  pool(): { open: number; idle: number; waiting: number } | null;
  close(): Promise<void>;
};

export type DatabaseConfig =
  /** `image` = what a new one begins with, as `dumpDataDir` wrote it: a migrated one is there six times sooner. */
  { kind: "embedded"; dir: string; image?: Blob } | { kind: "postgres"; url: string };

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
/** A file of the write-ahead log and some to spare: with less, what fails at a start fails for want of room. */
const START_ROOM_BYTES = 32 * 1024 * 1024;
const MIGRATION_LOCK = 0x79_61_72_64; // "yard": any constant does, as long as it stays

/** Opens the database and brings its schema up to date. The only place that knows there are two of them. */
export const connect = (config: DatabaseConfig): Promise<Database> =>
  config.kind === "postgres" ? connectPostgres(config.url) : connectEmbedded(config);

async function connectPostgres(url: string): Promise<Database> {
  await migratePostgres(url);
  const { createPostgresPool } = await import("./postgres-pool.ts");
  const { createPgListener } = await import("./pg-listener.ts");
  const { pool, db } = createPostgresPool(url);
  const listener = createPgListener(url);
  return {
    kind: "postgres",
    db: db as unknown as Db,
    raw: pool,
    listen: listener.listen,
    check: async () => {
      await pool.query("select 1");
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    notify: async (channel, payload) => {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** On a connection of its own, which may take its time. */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    // migrate() takes no lock of its own, and several processes start at once. The lock ends with the connection.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema, casing: "snake_case" }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

async function connectEmbedded({ dir, image }: { dir: string; image?: Blob }): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const inMemory = dir.startsWith("memory://");
  // PGlite has no lock of its own, and a second process on the same files silently loses rows.
  const lock = inMemory ? undefined : await acquireDataLock(dir, { onWait: console.warn });
  // All that was acknowledged is in the log already. Going on, the process would hang for ever.
  const endForWantOfRoom = () => {
    console.error(new DiskFull(dirname(dir)).message);
    process.exit(1);
  };
  try {
    const lite = await PGlite.create(dir, image ? { loadDataDir: image } : {});
    const db = drizzle(lite, { schema, casing: "snake_case" });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    const spareLog = inMemory ? undefined : await keepSpareLog(lite, dir, endForWantOfRoom);
    return {
      kind: "embedded",
      db: db as unknown as Db,
      raw: lite,
      check: async () => {
        await lite.query("select 1");
        // It would say so itself only with the next write of somebody.
        if (!inMemory) await requireWritable(dir);
      },
      pool: () => null,
      listen: (channel, onPayload) => lite.listen(channel, onPayload),
      notify: async (channel, payload) => {
        await lite.query("select pg_notify($1, $2)", [channel, payload]);
      },
      close: async () => {
        spareLog?.stop();
        // Without room it must not end in order: the next start then recovers, as after a kill.
        if (inMemory || (await hasRoomForCheckpoint(dir))) await lite.close();
        await lock?.release();
      },
    };
  } catch (cause) {
    await lock?.release();
    // It ends with an abort of its own then, which names no reason.
    if (!inMemory && (await freeBytes(dirname(dir))) < START_ROOM_BYTES)
      throw new DiskFull(dirname(dir), { cause });
    throw cause;
  }
}
