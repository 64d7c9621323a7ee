import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createProgram, type Program, type Role } from "#server/program.ts";
import { createTestClient, type TestClient } from "./test-client.ts";
import { testConfig } from "./test-config.ts";

export type DatabaseKind = Config["database"]["kind"];

/** A clock that tests move; it starts at the true time, so that signed addresses and the database agree with it. */
export type TestClock = { now(): Date; advanceMs(ms: number): void };

export type TestProgram = Program & {
  kind: DatabaseKind;
  config: Config;
  clock: TestClock;
  client: TestClient;
};

export type TestProgramOptions = { environment?: Record<string, string>; roles?: Role[] };

async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
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
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

function createClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advanceMs: (ms) => {
      offsetMs += ms;
    },
  };
}

export async function startTestProgram(
  kind: DatabaseKind,
  { environment = {}, roles = ["web", "worker"] }: TestProgramOptions = {},
): Promise<TestProgram> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-test-"));
  const serverUrl = inject("postgresUrl");
  if (kind === "postgres" && !serverUrl) throw new Error("no PostgreSQL on this machine");
  const database = kind === "postgres" && serverUrl ? await createDatabase(serverUrl) : undefined;
  const config: Config = {
    ...testConfig({ DATA_DIR: dataDir, ...environment }),
    database: database ? { kind: "postgres", url: database.url } : { kind: "embedded", dir: "memory://" },
  };
  const clock = createClock();
  const program = await createProgram(config, { log: createLog("silent"), now: clock.now });
  await program.start(roles);
  return {
    ...program,
    kind,
    config,
    clock,
    client: createTestClient(program.app),
    close: async () => {
      await program.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs the same tests on the embedded database and, where the machine has it, on PostgreSQL. */
export function describeOnEachDatabase(
  name: string,
  define: (program: () => TestProgram) => void,
  options: TestProgramOptions = {},
): void {
  const kinds: DatabaseKind[] = inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"];
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let program: TestProgram | undefined;
    beforeAll(async () => {
      program = await startTestProgram(kind, options);
    });
    afterAll(() => program?.close());
    define(() => {
      if (!program) throw new Error("the program has not started");
      return program;
    });
  });
}
