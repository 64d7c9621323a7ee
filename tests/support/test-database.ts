import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { unpackDatabase } from "./prepared-databases.ts";

const readImage = () => new File([readFileSync(inject("embeddedImage"))], "database.tar");

/** A database of one's own, with every table and no row. */
export async function testDatabase(
  kind: DatabaseConfig["kind"],
): Promise<{ config: DatabaseConfig; drop(): Promise<void> }> {
  if (kind === "embedded")
    return { config: { kind, dir: "memory://", image: readImage() }, drop: async () => {} };
  const serverUrl = inject("postgresUrl");
  if (!serverUrl) throw new Error("no PostgreSQL on this machine");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(serverUrl);
  const prepared = url.pathname.slice(1);
  url.pathname = "template1";
  const keeper = url.href;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: keeper });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // Its pages through the log, as PostgreSQL does it by itself, take twice as long as its files.
  await run(`create database ${name} template ${prepared} strategy file_copy`);
  url.pathname = name;
  return { config: { kind, url: url.href }, drop: () => run(`drop database ${name} with (force)`) };
}

/** The same on disk, for processes that open it by themselves. */
export const fillDataFolder = (dir: string): Promise<void> => unpackDatabase(inject("embeddedImage"), dir);
