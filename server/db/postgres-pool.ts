import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isDatabaseAway } from "./database-away.ts";
import * as schema from "./schema.ts";

/**
 * A database that says nothing for so long is taken for gone: without it a paused one would hold every request for ever.
 * No query of ours comes near; migrations, which may, have a connection of their own.
 */
const SILENT_MS = 15_000;
const CONNECT_MS = 10_000;

const OPTIONS = { schema, casing: "snake_case" } as const;

/**
 * Drizzle over a pool that outlives its database: a connection that ends is replaced, whatever it was doing. An `error`
 * event that nobody hears would end the process, and pg-pool listens to idle connections alone.
 */
export function createPostgresPool(
  url: string,
  { silentMs = SILENT_MS, connectMs = CONNECT_MS, max = 10 } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    query_timeout: silentMs,
    keepAlive: true,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, OPTIONS);
  const byClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const on = (client: pg.PoolClient) => {
    const known = byClient.get(client) ?? drizzle(endingWhenSilent(client), OPTIONS);
    byClient.set(client, known);
    return known;
  };
  // Drizzle's own never gives back a connection whose BEGIN failed, and gives back one that still waits for an answer.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await on(client).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isDatabaseAway(error));
      throw error;
    }
  };
  return { pool, db };
}

/** The client as drizzle sees it. A silent one ends at once: ROLLBACK would wait behind the query for as long again. */
const endingWhenSilent = (client: pg.PoolClient) =>
  ({
    query: async (query: pg.QueryConfig, values?: unknown[]) => {
      try {
        return await client.query(query, values);
      } catch (error) {
        if ((error as Error).message === "Query read timeout") void (client as pg.Client).end();
        throw error;
      }
    },
  }) as pg.PoolClient;
