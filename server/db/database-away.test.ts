import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { createTestClient, type TestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { createPgListener } from "./pg-listener.ts";
import { createPostgresPool } from "./postgres-pool.ts";

const kinds = inject("postgresUrl") ? ["PostgreSQL"] : [];
/** What a database that is there must answer in, on a busy machine too. */
const AWAY_MS = 1_500;

describe.each(kinds)("%s that goes away", () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** A database of its own behind a proxy, and a second way in for the test. */
  async function reachable() {
    const { config, drop } = await testDatabase("postgres");
    closers.push(drop);
    const direct = new URL(config.kind === "postgres" ? config.url : "");
    // By the network, where a proxy can stand between, and not by the socket of the other tests.
    direct.searchParams.delete("host");
    const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
    closers.push(proxy.close);
    const keeper = new pg.Client({ connectionString: direct.href });
    await keeper.connect();
    closers.push(() => keeper.end());
    const url = new URL(direct);
    url.port = String(proxy.port);
    /** Ends all connections but the keeper's own; resolves when none is left. */
    const endAll = async () => {
      const others = "pid <> pg_backend_pid() and datname = current_database()";
      await keeper.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      await expect
        .poll(async () => (await keeper.query(`select 1 from pg_stat_activity where ${others}`)).rowCount)
        .toBe(0);
    };
    return { url: url.href, proxy, endAll, keeper };
  }

  async function openPool(url: string, options?: { silentMs?: number; connectMs?: number; max?: number }) {
    const made = createPostgresPool(url, options);
    closers.push(() => made.pool.end());
    return made;
  }

  it("fails a transaction whose connection is ended between two queries, and no more than that", async () => {
    const { url, endAll } = await reachable();
    const { db, pool } = await openPool(url);
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endAll();
      await tx.execute(sql`select 2`);
    });
    await expect(cut).rejects.toThrow();
    const { rows } = await db.transaction((tx) => tx.execute(sql`select 3 as n`));
    expect(rows).toEqual([{ n: 3 }]);
    expect(pool.totalCount).toBe(1);
  });

  it("loses no place in the pool to transactions that could not begin", async () => {
    const { url, proxy } = await reachable();
    const { db } = await openPool(url, { silentMs: AWAY_MS, connectMs: AWAY_MS, max: 2 });
    await db.execute(sql`select 1`);
    proxy.stall();
    for (let k = 0; k < 3; k++)
      await expect(db.transaction((tx) => tx.execute(sql`select 2`))).rejects.toThrow();
    proxy.resume();
    expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }]);
  });

  it("gives no connection on that is still inside a transaction nobody waits for", async () => {
    const { url, proxy, keeper } = await reachable();
    await keeper.query("create table marks (n int)");
    const { db } = await openPool(url, { silentMs: AWAY_MS, max: 1 });
    const stalled = db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`);
      proxy.stall();
      await tx.execute(sql`insert into marks values (2)`);
    });
    await expect(stalled).rejects.toThrow();
    proxy.resume();
    await db.transaction((tx) => tx.execute(sql`insert into marks values (3)`));
    expect((await keeper.query("select n from marks")).rows).toEqual([{ n: 3 }]);
  });

  it("is listened to again once it is back, however often it was not", async () => {
    const { url, proxy, keeper } = await reachable();
    const listener = createPgListener(url);
    closers.push(listener.close);
    const heard: string[] = [];
    await listener.listen("news", (payload) => heard.push(payload));
    proxy.refuse();
    await expect.poll(proxy.refused).toBeGreaterThanOrEqual(2);
    proxy.resume();
    await expect
      .poll(async () => {
        await keeper.query("select pg_notify('news', 'again')");
        return heard.length;
      })
      .toBeGreaterThan(0);
  });

  it("is answered with 503 and Retry-After while it is away, and people and designs go on after it", async () => {
    const { url, proxy } = await reachable();
    const dataDir = await mkdtemp(join(tmpdir(), "yardwright-away-"));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const model = createStandInModel();
    const program = await createProgram(
      { ...testConfig({ DATA_DIR: dataDir }), database: { kind: "postgres", url } },
      { log: createLog("silent"), models: { concept: model } },
    );
    closers.push(program.close);
    await program.start(["web", "worker"]);
    const client: TestClient = createTestClient(program.app);
    const dana = await client.registered();
    const held = model.holdNext();
    const design = await startDesign(client, dana);
    await held.begun;

    proxy.refuse();
    held.release();
    const { email, password } = dana;
    for (const answer of [
      await client.call(projectEndpoints.listProjects, {}, dana),
      await client.call(projectEndpoints.createProject, { body: { title: "Yard" } }, dana),
      await client.call(accountEndpoints.login, { body: { email, password } }),
    ]) {
      expect([answer.status, answer.failure.message]).toEqual([503, MESSAGES.databaseAway]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await client.request("/readyz")).status).toBe(503);

    proxy.resume();
    expect((await client.call(projectEndpoints.listProjects, {}, dana)).status).toBe(200);
    expect((await finished(client, dana, design)).status).toBe("succeeded");
  }, 60_000);
});
