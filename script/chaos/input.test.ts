import { expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { run } from "./input.ts";

/** Each call of the contract is tried some fifty ways, 8,100 calls in all: they take about a minute. */
const EACH = inTestAll("hostile texts", "1", "19");

it("npm run chaos -- input: broken requests and hostile files end in clear answers", async () => {
  expect(await run(["--requests", "120", "--images", "60", "--each", EACH])).toBe(true);
}, 240_000);
