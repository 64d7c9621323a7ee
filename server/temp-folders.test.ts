import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeOldTempFolders } from "./temp-folders.ts";

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "yardwright-place-"));
});
afterEach(() => rm(place, { recursive: true, force: true }));

it("removes what a killed process left, and nothing that is young, of others or a link", async () => {
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ["yardwright-form-a1b2c3", "yardwright-photo-a1b2c3", "somebody-form-a1b2c3"]) {
    await mkdir(join(place, name));
    await writeFile(join(place, name, "0"), "a photo");
    await utimes(join(place, name), hourAgo, hourAgo);
  }
  await mkdir(join(place, "yardwright-form-young"));
  await symlink(join(place, "somebody-form-a1b2c3"), join(place, "yardwright-form-link"));
  expect(await removeOldTempFolders(Date.now(), place)).toBe(2);
  expect((await readdir(place)).sort()).toEqual([
    "somebody-form-a1b2c3",
    "yardwright-form-link",
    "yardwright-form-young",
  ]);
  expect(await readdir(join(place, "somebody-form-a1b2c3"))).toEqual(["0"]);
});
