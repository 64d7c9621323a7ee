import type { TestProject } from "vitest/node";
import { findPostgresPrograms, startPostgres } from "./postgres-server.ts";
import { prepareEmbedded, preparePostgres } from "./prepared-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null where the machine has no PostgreSQL programs. */
    postgresUrl: string | null;
    /** Path of an embedded database with every table. */
    embeddedImage: string;
  }
}

/** One PostgreSQL for the whole run; each test file makes its own database in it, as a copy of the first. */
export default async function setup(project: TestProject) {
  project.provide("embeddedImage", await prepareEmbedded());
  const bin = findPostgresPrograms();
  if (!bin) {
    console.warn("PostgreSQL is not on this machine: the API tests run on the embedded database alone.");
    project.provide("postgresUrl", null);
    return;
  }
  const server = await startPostgres(bin);
  await preparePostgres(server.url);
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
