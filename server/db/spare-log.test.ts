import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { fillDataFolder } from "#tests/support/test-database.ts";
import { keepSpareLog } from "./spare-log.ts";

it("always has two files of the log ready, and reuses those it is done with", async () => {
  const root = await mkdtemp(join(tmpdir(), "yardwright-log-"));
  const dir = join(root, "database");
  await fillDataFolder(dir);
  const lite = await PGlite.create(dir);
  const log = await keepSpareLog(lite, dir, () => expect.unreachable());
  const segments = async () => {
    const { rows } = await lite.query<{ name: string }>(
      "select pg_walfile_name(pg_current_wal_lsn()) as name",
    );
    const all = (await readdir(join(dir, "pg_wal"))).filter((name) => name.length === 24);
    return { all, spare: all.filter((name) => name > rows[0]!.name) };
  };
  expect((await segments()).spare.length).toBeGreaterThanOrEqual(2);
  for (let round = 0; round < 8; round++) {
    // More than one file of 16 MB.
    await lite.query("select pg_logical_emit_message(false, 'test', repeat('x', 20 * 1024 * 1024))");
    await log.look();
    const { all, spare } = await segments();
    expect(spare.length).toBeGreaterThanOrEqual(2);
    expect(all.length).toBeLessThanOrEqual(7);
  }
  log.stop();
  await lite.close();
  await rm(root, { recursive: true });
});
