import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensurePrivateFolder } from "./private-folder.ts";

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "yardwright-private-"));
});
afterEach(() => rm(place, { recursive: true, force: true }));
const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;

it("makes folders that their owner alone opens, closes open ones, and leaves what people share on purpose", async () => {
  const before = process.umask(0o022);
  try {
    await ensurePrivateFolder(join(place, "made"));
    await mkdir(join(place, "open"), { mode: 0o755 });
    await ensurePrivateFolder(join(place, "open"));
    await mkdir(join(place, "shared"));
    await chmod(join(place, "shared"), 0o1777);
    await ensurePrivateFolder(join(place, "shared"));
  } finally {
    process.umask(before);
  }
  expect(await modeOf(join(place, "made"))).toBe(0o700);
  expect(await modeOf(join(place, "open"))).toBe(0o700);
  expect(await modeOf(join(place, "shared"))).toBe(0o1777);
});
