import { expect, it } from "vitest";
import { findPostgresPrograms } from "#tests/support/postgres-server.ts";
import { run } from "./database.ts";

it.each(findPostgresPrograms() ? ["terminate,stop-immediate"] : [])(
  "npm run chaos -- database finds every process alive and every promise kept after %s",
  async (faults) => {
    expect(await run(["--rounds", "1", "--faults", faults])).toBe(true);
  },
  240_000,
);
