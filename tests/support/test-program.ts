import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { ImageModels } from "#server/adapters/image-model/image-model.ts";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createProgram, type Program, type Role } from "#server/program.ts";
import { createGuardedLog } from "./guarded-log.ts";
import { createTestClient, type TestClient } from "./test-client.ts";
import { testConfig } from "./test-config.ts";
import { testDatabase } from "./test-database.ts";
import { warmWorkers } from "./warm-threads.ts";

export type DatabaseKind = Config["database"]["kind"];

/** A clock that tests move; it starts at the true time, so that signed addresses and the database agree with it. */
export type TestClock = { now(): Date; advanceMs(ms: number): void };

export type TestProgram = Program & {
  kind: DatabaseKind;
  config: Config;
  clock: TestClock;
  client: TestClient;
};

export type TestProgramOptions = {
  environment?: Record<string, string>;
  roles?: Role[];
  models?: () => ImageModels;
  log?: Logger;
};

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
  { environment = {}, roles = ["web", "worker"], models, log }: TestProgramOptions = {},
): Promise<TestProgram> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-test-"));
  const database = await testDatabase(kind);
  const config: Config = {
    ...testConfig({ DATA_DIR: dataDir, ...environment }),
    database: database.config,
  };
  const clock = createClock();
  const guarded = createGuardedLog();
  const program = await createProgram(config, {
    // TEST_LOG=error shows what the server logged while a test fails.
    log: log ?? (process.env.TEST_LOG ? createLog(process.env.TEST_LOG) : guarded.log),
    now: clock.now,
    // WORKER_THREADS says how many designs are drawn at once; the threads are those of the whole process.
    workers: warmWorkers(),
    ...(models ? { models: models() } : {}),
  });
  await program.start(roles);
  return {
    ...program,
    kind,
    config,
    clock,
    client: createTestClient(program.app),
    close: async () => {
      await program.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      guarded.check();
    },
  };
}

/**
 * For tests of what no database decides: PostgreSQL where the run has it, for a program on a copy of its prepared database starts in a
 * fraction of the time that an embedded database takes. `npm run test:all` runs them on the embedded one.
 */
export const quickDatabase = (): DatabaseKind => inject("databases")[0] ?? "embedded";

/**
 * Runs the same tests on each database of the run: PostgreSQL where the machine has it, the embedded one elsewhere, and both in
 * `npm run test:all`. In every run the stories try the embedded database, by the screens.
 */
export function describeOnEachDatabase(
  name: string,
  define: (program: () => TestProgram) => void,
  options: TestProgramOptions | (() => Promise<TestProgramOptions>) = {},
): void {
  describe.each(inject("databases"))(`${name} on %s`, (kind) => {
    let program: TestProgram | undefined;
    beforeAll(async () => {
      program = await startTestProgram(kind, typeof options === "function" ? await options() : options);
    });
    afterAll(() => program?.close());
    define(() => {
      if (!program) throw new Error("the program has not started");
      return program;
    });
  });
}
