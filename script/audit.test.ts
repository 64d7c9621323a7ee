import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";

const report = (high: number) =>
  JSON.stringify({
    metadata: { vulnerabilities: { total: high + 1, high, critical: 0 } },
    vulnerabilities: { lib: { range: "<2", severity: "high", fixAvailable: true } },
  });

it.each([
  [
    "1 when there is a serious hole",
    report(1),
    1,
    "Known holes in what ships: 2, of which 1 high or critical.",
  ],
  ["0 when there is none", report(0), 0, "Known holes in what ships: 1, of which 0 high or critical."],
  ["2 when the registry has no list", '{"message":"404 Not Found"}', 2, "NOT audited"],
  ["2 when nothing readable comes", "connection refused", 2, "NOT audited"],
])("npm run audit ends with %s", (_, answer, code, words) => {
  const bin = mkdtempSync(join(tmpdir(), "yardwright-npm-"));
  writeFileSync(join(bin, "npm"), `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "audit.mjs")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  rmSync(bin, { recursive: true });
  expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(words)]);
});
