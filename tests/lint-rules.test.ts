import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The lines of a module of core that a rule of ours refuses. */
async function refused(rule: string, code: string): Promise<number[]> {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-lint-"));
  try {
    await copyFile(join(ROOT, "script/lint", rule), join(dir, rule));
    await writeFile(join(dir, "biome.json"), JSON.stringify({ plugins: [`./${rule}`] }));
    await mkdir(join(dir, "core"));
    await writeFile(join(dir, "core/planted.ts"), code);
    const args = [join(ROOT, "node_modules/@biomejs/biome/bin/biome"), "lint", "--reporter=json", "."];
    const report = await new Promise<string>((resolve) =>
      // Its exit code says that it found something; what, the report says.
      execFile(process.execPath, args, { cwd: dir }, (_, stdout) => resolve(stdout)),
    );
    const { diagnostics } = JSON.parse(report) as {
      diagnostics: { location: { start: { line: number } } }[];
    };
    return diagnostics.map(({ location }) => location.start.line);
  } finally {
    await rm(dir, { recursive: true });
  }
}

it("the linter refuses a constant of a module that is a number or a text and has no UPPER_CASE name", async () => {
  const code = `export const twoFeet = 2;
export const word: string = "a";
export const spaces = / /;
export const THREE_FEET = 3;
export function sum() {
  const inner = 2;
  return inner;
}
`;
  expect(await refused("constant-names.grit", code)).toEqual([1, 2, 3]);
});

it("the linter refuses an arrow with statements where a module declares a function", async () => {
  const code = `export const twice = (n: number) => {
  return 2 * n;
};
const later = async () => {
  await Promise.resolve();
};
export const half = (n: number) => n / 2;
export function both(n: number) {
  const inner = () => {
    return twice(half(n));
  };
  return [inner, later];
}
`;
  expect(await refused("function-style.grit", code)).toEqual([1, 4]);
});

it("the linter refuses a path to another folder where a layer has an alias", async () => {
  const code = `import { one } from "../plan/one.ts";
import { two } from "./two.ts";
import { three } from "#core/plan/three.ts";
export const sum = () => one + two + three;
`;
  expect(await refused("import-paths.grit", code)).toEqual([1]);
});
