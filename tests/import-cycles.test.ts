import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** An import or a re-export with its path, types included, on one line or on several; and an import while the program runs. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"']+)["']/gm,
  /^\s*import\s*["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']\s*\)/g,
];

/** The path from the root that an import names; null for a package or a module of Node. */
function target(from: string, named: string): string | null {
  if (named.startsWith("#")) return named.slice(1);
  return named.startsWith(".") ? posix.join(posix.dirname(from), named) : null;
}

/** Files that each file imports, of those that are given with their text. */
function importsOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of files) {
    const named = IMPORTS.flatMap((form) => Array.from(text.matchAll(form), (match) => match[1]!));
    const paths = named.map((name) => target(file, name)?.replace(/\?.*$/, ""));
    found.set(
      file,
      paths.filter((path): path is string => path !== undefined && files.has(path)),
    );
  }
  return found;
}

/** A circle for each import that leads back to a file on the way to it: its files in order, the first one again at the end. */
function cycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(" > "));
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

const of = (files: Record<string, string>) => cycles(importsOf(new Map(Object.entries(files))));

it("files that import each other are found, by types too, however far the circle goes", () => {
  expect(
    of({
      "core/a.ts": 'import type {\n  B,\n} from "./b.ts";\n',
      "core/b.ts": 'export { c } from "#core/in/c.ts";\n',
      "core/in/c.ts": 'import "../a.ts";\n',
      "core/d.ts": 'import { c } from "./in/c.ts";\nimport { z } from "zod";\n',
      "app/e.tsx": 'const later = () => import("./f.tsx");\n',
      "app/f.tsx": 'import { later } from "./e.tsx";\n',
      "app/g.ts": 'import { g } from "./g.ts";\n',
    }),
  ).toEqual([
    "core/a.ts > core/b.ts > core/in/c.ts > core/a.ts",
    "app/e.tsx > app/f.tsx > app/e.tsx",
    "app/g.ts > app/g.ts",
  ]);
});

const LAYERS = ["core", "renderer", "contract", "server", "app", "tests", "script"];

/** The linter has a rule for it, which takes 9 of its 30 s of processor time. */
it("no file of ours is part of a circle of imports", () => {
  const names = globSync(`{${LAYERS.join(",")}}/**/*.{ts,tsx,mjs,js}`, { cwd: ROOT });
  const paths = names.map((name) => name.replaceAll("\\", "/"));
  const imports = importsOf(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")])));
  const alone = [...imports.values()].filter((found) => found.length === 0);
  // The most of them import another one: none is lost on the way here.
  expect(alone.length).toBeLessThan(imports.size / 2);
  expect(cycles(imports)).toEqual([]);
});
