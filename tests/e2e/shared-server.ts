import { inTestAll } from "#tests/only-in-test-all.ts";
import { findPostgresPrograms, startPostgres } from "#tests/support/postgres-server.ts";
import { preparePostgres } from "#tests/support/prepared-databases.ts";
import { startServer } from "#tests/support/running-server.ts";
import { SHARED_SERVER } from "./fixtures.ts";

/** PostgreSQL with every table; null for the embedded database. */
async function ownPostgres() {
  const bin = inTestAll("stories on the embedded database", null, findPostgresPrograms());
  if (!bin) return null;
  const postgres = await startPostgres(bin);
  await preparePostgres(postgres.socketUrl);
  return postgres;
}

/** One server for all stories that need no settings of their own: it is started, and its first pictures are drawn, once in a run. */
export default async function setUp() {
  const postgres = await ownPostgres();
  const server = await startServer({
    TRUST_PROXY: "1",
    ...(postgres && { DATABASE_URL: postgres.socketUrl }),
  });
  const { url, dataDir, databaseUrl } = server;
  process.env[SHARED_SERVER] = JSON.stringify({ url, dataDir, databaseUrl });
  return async () => {
    await server.stop();
    await postgres?.stop();
  };
}
