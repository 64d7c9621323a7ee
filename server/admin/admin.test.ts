import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema.ts";
import { statusOf } from "#tests/support/paying.ts";
import type { Person } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { fillDataFolder, testDatabase } from "#tests/support/test-database.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { administer } from "./admin.ts";
import { askRunningServer, openAdminSocket } from "./admin-socket.ts";
import { runCommand } from "./commands.ts";

describeOnEachDatabase(
  "npm run admin",
  (program) => {
    let dana: Person;
    beforeEach(async () => {
      dana = await program().client.registered();
    });
    const run = (...words: string[]) => runCommand(program().operations, words);

    it("gives a plan and takes it back", async () => {
      expect(await run("set-plan", dana.email.toUpperCase(), "pro")).toEqual({
        ok: true,
        words: `${dana.email} has the plan pro now.`,
      });
      expect(await statusOf(program().client, dana)).toMatchObject({
        hasActiveSubscription: true,
        planType: "pro",
        hasBilling: false,
        canUseBom: true,
      });
      await run("set-plan", dana.email, "lite");
      expect(await statusOf(program().client, dana)).toMatchObject({ planType: "lite", generationsLeft: 15 });
      await run("set-plan", dana.email, "free");
      expect(await statusOf(program().client, dana)).toMatchObject({
        hasActiveSubscription: false,
        planType: null,
      });
    });

    it("makes a reviewer and takes it back", async () => {
      const isReviewer = async () => {
        const [row] = await program().database.db.select().from(users).where(eq(users.email, dana.email));
        return row?.isReviewer;
      };
      await run("grant-reviewer", dana.email);
      expect(await isReviewer()).toBe(true);
      await run("revoke-reviewer", dana.email);
      expect(await isReviewer()).toBe(false);
    });

    it.each([
      [
        ["set-plan", "nobody@example.com", "pro"],
        "Nobody has an account with the address nobody@example.com.",
      ],
      [["set-plan", "EMAIL", "gold"], "The plan must be free, lite or pro."],
      [["set-plan", "EMAIL"], "npm run admin -- set-plan EMAIL free|lite|pro"],
      [["toString"], "npm run admin -- grant-reviewer EMAIL"],
      [[], "Usage:"],
    ])("refuses %j and says why", async (words, expected) => {
      const answer = await run(...words.map((word) => (word === "EMAIL" ? dana.email : word)));
      expect(answer.ok).toBe(false);
      expect(answer.words).toContain(expected);
    });

    it("speaks to the server that runs on the same data folder", async () => {
      const config = { ...program().config, database: (await testDatabase("embedded")).config };
      const answer = await administer(config, ["set-plan", dana.email, "pro"]);
      // On PostgreSQL no socket is needed, and the database in memory that is opened instead is an empty one.
      expect(answer.ok).toBe(program().kind === "embedded");
    });
  },
  { roles: ["web"] },
);

describe("the admin socket", () => {
  it.each([
    ["a plain folder", ""],
    ["a folder whose path is longer than a socket's may be", "x".repeat(120)],
  ])("carries a command and its answer in %s, for the owner alone", async (_, deep) => {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-admin-"));
    const dataDir = join(dir, deep);
    const socket = await openAdminSocket(dataDir, async (words) => ({ ok: true, words: words.join("+") }));
    expect(await askRunningServer(dataDir, ["set-plan", "a b", "ü"])).toEqual({
      ok: true,
      words: "set-plan+a b+ü",
    });
    if (!deep) expect((await stat(join(dataDir, "admin.sock"))).mode & 0o777).toBe(0o600);
    await socket.close();
    expect(await askRunningServer(dataDir, ["x"])).toBeNull();
    await rm(dir, { recursive: true });
  });

  it("is not there where nothing runs, so the database is opened itself", async () => {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-admin-"));
    await fillDataFolder(join(dir, "database"));
    const answer = await administer(testConfig({ DATA_DIR: dir }), ["grant-reviewer", "dana@example.com"]);
    expect(answer).toEqual({ ok: false, words: "Nobody has an account with the address dana@example.com." });
    await rm(dir, { recursive: true });
  });
});
