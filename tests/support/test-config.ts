import { type Config, readConfig } from "#server/config.ts";

/** A configuration of its own for each test program: nothing of the machine's environment reaches it. */
export const testConfig = (environment: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: "test",
    AUTH_SECRET: "a secret that only the tests know, 32+",
    LOG_LEVEL: "silent",
    // Each thread compiles the renderer for itself; a test of several at once says how many.
    WORKER_THREADS: "1",
    ...environment,
  });
