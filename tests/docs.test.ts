import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ADMIN_COMMANDS } from "#server/admin/commands.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const within = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`);

const SOURCES = [
  "app",
  "contract",
  "core",
  "deploy",
  "docs",
  "renderer",
  "script",
  "server",
  "tests",
  "training",
];
const FILES = SOURCES.flatMap(within).filter((path) => !path.includes("node_modules"));
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", ...FILES.filter((path) => path.endsWith(".md"))];
const SCRIPTS = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

const matches = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, found]) => String(found));

/** A name of a file as documents write it: `*`, `<kind>` and `NNN` stand for any part of one name. */
function isThere(name: string): boolean {
  if (existsSync(join(ROOT, name))) return true;
  if (!/[*<]/.test(name)) return false;
  const shape = new RegExp(`^${name.replace(/[.+?]/g, "\\$&").replace(/\*|<\w+>/g, "[^/]+")}(/|$)`);
  return FILES.some((path) => shape.test(path));
}

describe.each(DOCUMENTS)("%s", (path) => {
  it("names commands that there are", () => {
    const named = matches(path, /npm run ([a-z][\w:-]*)/g);
    expect(named.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
  });

  it("names commands of admin, bench and chaos that there are", () => {
    const namedOf = (script: string) => matches(path, new RegExp(`npm run ${script} -- ([a-z][a-z-]*)`, "g"));
    expect(namedOf("admin").filter((name) => !ADMIN_COMMANDS.includes(name))).toEqual([]);
    for (const script of ["bench", "chaos"])
      expect(namedOf(script).filter((name) => !FILES.includes(`script/${script}/${name}.ts`))).toEqual([]);
  });

  it("has links that lead somewhere", () => {
    const links = matches(path, /\]\(([^)\s#]+)[^)]*\)/g).filter((link) => !/^(https?|mailto):/.test(link));
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
  });

  it("names files that there are", () => {
    const folders = SOURCES.join("|");
    const named = matches(path, new RegExp(`\`((?:${folders})/[\\w./*<>@-]+)\``, "g"));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    const tests = matches(path, /\b([\w-]+\.(?:test|spec)\.ts)\b/g);
    expect(tests.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });
});

it("README or CONTRIBUTING says what each command does", () => {
  const told = read("README.md") + read("CONTRIBUTING.md");
  const known = SCRIPTS.filter((name) => !told.includes(`npm run ${name}`) && !told.includes(`npm ${name}`));
  // Parts of `npm run check` and of `npm start`.
  expect(known.filter((name) => name !== "types" && name !== "build")).toEqual([]);
});
