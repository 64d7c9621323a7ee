import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { acquireDataLock, DataFolderLocked } from "./data-lock.ts";

const CHILD = fileURLToPath(new URL("../../tests/support/locking-child.ts", import.meta.url));
const MODULE = new URL("data-lock.ts", import.meta.url).href;

describe("the lock of the data folder", () => {
  let root: string;
  let dir: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "yardwright-lock-"));
    dir = join(root, "database");
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    await rm(root, { recursive: true, force: true });
  });

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  async function startChild(): Promise<ChildProcess> {
    const child = fork(CHILD, [dir]);
    children.push(child);
    await once(child, "message");
    return child;
  }

  async function tell(child: ChildProcess, order: "try" | "wait" | "release"): Promise<string> {
    const answer = once(child, "message");
    child.send(order);
    return String((await answer)[0]);
  }

  it("is held by one, in the same process too, until it is given back", async () => {
    const lock = await acquireDataLock(dir);
    await expect(acquireDataLock(dir, { waitMs: 0 })).rejects.toThrow(DataFolderLocked);
    await expect(acquireDataLock(dir, { waitMs: 0 })).rejects.toThrow(
      `(process ${process.pid} on ${hostname()})`,
    );
    await lock.release();
    await (await acquireDataLock(dir, { waitMs: 0 })).release();
  });

  it.each(inTestAll("contenders for a dead one's lock", [2, 3], [3]))(
    "left by a killed holder goes to one of %i processes that start together",
    async (count) => {
      const contenders = await Promise.all(Array.from({ length: count }, startChild));
      for (let round = 0; round < 5; round++) {
        const holder = await startChild();
        expect(await tell(holder, "wait")).toBe("held");
        await kill(holder);
        const answers = await Promise.all(contenders.map((one) => tell(one, "try")));
        expect(answers.toSorted()).toEqual(["held", ...Array(count - 1).fill("refused")]);
        await Promise.all(contenders.map((one) => tell(one, "release")));
      }
    },
  );

  it("is waited for while its holder ends", async () => {
    const [holder, next] = [await startChild(), await startChild()];
    expect(await tell(holder, "wait")).toBe("held");
    expect(await tell(next, "wait")).toBe("waiting");
    const answer = once(next, "message");
    await kill(holder);
    expect((await answer)[0]).toBe("held");
  });

  it("is free when its holder is dead but nobody has asked for its end", async () => {
    const code = `const { acquireDataLock } = await import(${JSON.stringify(MODULE)});
      await acquireDataLock(${JSON.stringify(dir)}); console.log(process.pid); setInterval(() => {}, 60_000);`;
    // The shell becomes a program that never asks how its child ended, so the killed child stays in the process table.
    const parent = spawn("sh", [
      "-c",
      '"$0" --input-type=module --eval "$1" & exec sleep 60',
      process.execPath,
      code,
    ]);
    children.push(parent);
    const [line] = await once(createInterface(parent.stdout), "line");
    await expect(acquireDataLock(dir, { waitMs: 0 })).rejects.toThrow(DataFolderLocked);
    process.kill(Number(line), "SIGKILL");
    await (await acquireDataLock(dir)).release();
    // Its number is still taken: a lock by process number would call it alive.
    expect(process.kill(Number(line), 0)).toBe(true);
    // Its files are closed, and the lock is free, a moment before its last thread has ended.
    if (process.platform === "linux")
      await expect.poll(() => readFile(`/proc/${line}/stat`, "utf8")).toMatch(/\) Z /);
  });
});
