import type { TestProject } from "vitest/node";
import { findPostgresPrograms, startPostgres } from "./postgres-server.ts";
import { prepareEmbedded, preparePostgres } from "./prepared-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null where the machine has no PostgreSQL programs. */
    postgresUrl: string | null;
    /** What the tests of features run on. */
    databases: ("embedded" | "postgres")[];
    /** Path of an embedded database with every table. */
    embeddedImage: string;
  }
}

/** One PostgreSQL for the whole run; each test file makes its own database in it, as a copy of the first. */
export default async function setup(project: TestProject) {
  project.provide("embeddedImage", await prepareEmbedded());
  // TEST_DATABASE=embedded leaves PostgreSQL out, which takes seconds to start.
  const bin = process.env.TEST_DATABASE === "embedded" ? null : findPostgresPrograms();
  if (!bin) {
    console.warn(
      "The API tests run on the embedded database: there is no PostgreSQL, or it was not asked for.",
    );
    project.provide("postgresUrl", null);
    project.provide("databases", ["embedded"]);
    return;
  }
  project.provide("databases", process.env.TEST_ALL ? ["embedded", "postgres"] : ["postgres"]);
  const server = await startPostgres(bin);
  await preparePostgres(server.socketUrl);
  project.provide("postgresUrl", server.socketUrl);
  return () => server.stop();
}
