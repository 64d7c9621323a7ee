import { expect, it } from "vitest";
import { run } from "./input.ts";

it("npm run chaos -- input: broken requests and hostile files end in clear answers", async () => {
  expect(await run(["--requests", "120", "--images", "60"])).toBe(true);
  // Each call of the contract is tried some sixty ways: 14,000 calls take about 100 s.
}, 240_000);
