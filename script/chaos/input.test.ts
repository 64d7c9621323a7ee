import { expect, it } from "vitest";
import { run } from "./input.ts";

/** Each call of the contract is tried some fifty ways, 8,100 calls in all: they take about a minute. */
it("npm run chaos -- input: broken requests and hostile files end in clear answers", async () => {
  expect(await run(["--requests", "120", "--images", "60", "--each", "1"])).toBe(true);
}, 240_000);
