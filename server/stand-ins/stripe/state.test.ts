import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openState } from "./state.ts";

it("is opened and saved by web and worker at once: one set of secrets, no file left over", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-state-"));
  try {
    const opened = await Promise.all(Array.from({ length: 6 }, () => openState(dir)));
    expect(new Set(opened.map(({ state }) => state.secretKey)).size).toBe(1);
    await Promise.all(opened.flatMap(({ save }) => [save(), save(), save()]));
    expect(await readdir(dir)).toEqual(["state.json"]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
