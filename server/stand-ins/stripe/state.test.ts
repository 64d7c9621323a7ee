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

it("is there again for a process that opens it after one that was killed", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-state-"));
  try {
    const killed = await openState(dir);
    const customer = { email: null, name: "Dana", metadata: {}, created: 1 };
    killed.state.customers.cus_1 = { id: "cus_1", ...customer };
    // Nothing is written at the end of a process: what was saved is all that the next one finds.
    await killed.save();
    killed.state.customers.cus_2 = { id: "cus_2", ...customer };
    const { state } = await openState(dir);
    expect(Object.keys(state.customers)).toEqual(["cus_1"]);
    expect(state.secretKey).toBe(killed.state.secretKey);
  } finally {
    await rm(dir, { recursive: true });
  }
});
