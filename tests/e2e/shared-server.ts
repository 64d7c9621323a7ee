import { startServer } from "#tests/support/running-server.ts";
import { SHARED_SERVER } from "./fixtures.ts";

/** One server for all stories that need no settings of their own: it is started, and its first pictures are drawn, once in a run. */
export default async function setUp() {
  const server = await startServer({ TRUST_PROXY: "1" });
  process.env[SHARED_SERVER] = JSON.stringify({ url: server.url, dataDir: server.dataDir });
  return () => server.stop();
}
