import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseConfig } from "#server/db/connect.ts";

/** An empty database of one's own. */
export async function testDatabase(
  kind: DatabaseConfig["kind"],
): Promise<{ config: DatabaseConfig; drop(): Promise<void> }> {
  if (kind === "embedded") return { config: { kind, dir: "memory://" }, drop: async () => {} };
  const serverUrl = inject("postgresUrl");
  if (!serverUrl) throw new Error("no PostgreSQL on this machine");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { config: { kind, url: url.href }, drop: () => run(`drop database ${name} with (force)`) };
}
