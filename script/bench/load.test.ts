import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it.runIf(inject("postgresUrl"))(
  "the benchmark of load measures each path beside the bare one, the workers and the memory",
  async () => {
    const short = ["--minutes", "0.02", "--seconds", "0.1", "--designs", "1", "--connections", "4"];
    const { stdout } = await promisify(execFile)(process.execPath, ["script/bench.ts", "load", ...short], {
      cwd: ROOT,
    });
    expect(stdout).toMatch(/1 worker +[\d.]+/);
    expect(stdout).toMatch(/2 workers +[\d.]+ .*x\n/);
    for (const path of ["project list", "gallery page", "generation get", "shared design", "update project"])
      expect(stdout).toMatch(new RegExp(`${path}( +[\\d.]+){8}`));
    expect(stdout).toMatch(/min {2}resident \d+ {2}heap \d+/);
  },
  240_000,
);
