import type { TestProject } from "vitest/node";
import { findPostgresPrograms, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null where the machine has no PostgreSQL programs. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for the whole run; each test file makes its own database in it. */
export default async function setup(project: TestProject) {
  const bin = findPostgresPrograms();
  if (!bin) {
    console.warn("PostgreSQL is not on this machine: the API tests run on the embedded database alone.");
    project.provide("postgresUrl", null);
    return;
  }
  const server = await startPostgres(bin);
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
