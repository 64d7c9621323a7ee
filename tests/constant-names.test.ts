import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RULE = "constant-names.grit";

const PLANTED = `export const twoFeet = 2;
export const word: string = "a";
export const spaces = / /;
export const THREE_FEET = 3;
export const sum = () => {
  const inner = 2;
  return inner;
};
`;

it("the linter refuses a constant of a module that is a number or a text and has no UPPER_CASE name", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-constants-"));
  try {
    await copyFile(join(ROOT, "script/lint", RULE), join(dir, RULE));
    await writeFile(join(dir, "biome.json"), JSON.stringify({ plugins: [`./${RULE}`] }));
    await writeFile(join(dir, "planted.ts"), PLANTED);
    const args = [join(ROOT, "node_modules/@biomejs/biome/bin/biome"), "lint", "--reporter=json", "."];
    const report = await new Promise<string>((resolve) =>
      // Its exit code says that it found something; what, the report says.
      execFile(process.execPath, args, { cwd: dir }, (_, stdout) => resolve(stdout)),
    );
    const { diagnostics } = JSON.parse(report) as {
      diagnostics: { location: { start: { line: number } } }[];
    };
    expect(diagnostics.map(({ location }) => location.start.line)).toEqual([1, 2, 3]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
