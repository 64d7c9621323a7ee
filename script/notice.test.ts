import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LGPL_IN_LIBVIPS, type Lock, lineOf, notAllowed, noticeText, partsOf } from "./notice/notice-text.ts";
import { readCopyright } from "./notice/read-copyright.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;

describe("NOTICE", () => {
  it("names every package that ships, with its version and license (npm run notice)", () => {
    const lines = new Set(read("NOTICE").split("\n"));
    expect(
      partsOf(lock, () => null)
        .map(lineOf)
        .filter((line) => !lines.has(line)),
    ).toEqual([]);
  });

  it("is what the script writes today", () => {
    expect(read("NOTICE")).toBe(noticeText(partsOf(lock, readCopyright)));
  });

  it("names files of ours that are there", () => {
    for (const path of read("NOTICE").match(/\b(?:renderer|app|training|script|licenses)\/[\w./-]*\w/g) ?? [])
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  it("names what is under the LGPL inside the library of sharp", () => {
    const img = join(root, "node_modules/@img");
    const folder = readdirSync(img).find((name) => name.startsWith("sharp-libvips-"));
    // On Windows the library lies inside sharp itself and has no list.
    const list = folder ? readFileSync(join(img, folder, "README.md"), "utf8") : "";
    const named = [...list.matchAll(/^\| (\S+) +\| LGPL/gm)].map(([, name]) => name);
    expect(named).toEqual(folder ? Object.keys(LGPL_IN_LIBVIPS) : []);
  });
});

describe("licenses of what ships", () => {
  it("are all on the list of allowed ones", () => {
    expect(notAllowed(partsOf(lock, () => null)).map(lineOf)).toEqual([]);
  });

  it("are refused when they are others or none, and those of development do not count", () => {
    const packages = {
      "": {},
      "node_modules/a": { version: "1.0.0", license: "AGPL-3.0" },
      "node_modules/a/node_modules/@b/c": { version: "2.0.0" },
      "node_modules/d": { version: "3.0.0", license: "AGPL-3.0", dev: true },
      "node_modules/e": { version: "4.0.0", license: "MIT" },
    };
    expect(notAllowed(partsOf({ packages }, () => null)).map(lineOf)).toEqual([
      "@b/c 2.0.0 ()",
      "a 1.0.0 (AGPL-3.0)",
    ]);
  });
});
