import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { isDiskFull, requireWritable } from "./disk-room.ts";
import type { HttpEnv } from "./http/context.ts";
import { answerError } from "./http/errors.ts";
import { createLog } from "./log.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

it("a full disk is told from other faults, whatever it was wrapped in", () => {
  // The system's own word for it.
  const full = coded("ENOSPC");
  expect(isDiskFull(full)).toBe(true);
  expect(isDiskFull(new Error("upload", { cause: full }))).toBe(true);
  expect(isDiskFull(new Error("query", { cause: coded("53100") }))).toBe(true);
  expect(isDiskFull(coded("EDQUOT"))).toBe(true);
  expect([coded("EACCES"), coded("53300"), new Error("no space"), "ENOSPC"].map(isDiskFull)).toEqual(
    Array(4).fill(false),
  );
});

it("a full disk is 503 with a sentence of its own and a time to try again", async () => {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("log", createLog("silent"));
    await next();
  });
  // A device that is always full.
  app.get("/", async () => {
    await writeFile("/dev/full", "x").catch((cause) => {
      throw new Error("could not be stored", { cause });
    });
    return new Response();
  });
  app.onError(answerError);
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.json()).toMatchObject({ code: "unavailable", message: MESSAGES.diskFull });
});

it("a probe of a folder leaves nothing behind", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-room-"));
  await requireWritable(dir);
  expect(await readdir(dir)).toEqual([]);
  await rm(dir, { recursive: true });
  await expect(requireWritable(dir)).rejects.toMatchObject({ code: "ENOENT" });
});
