import { expect, it } from "vitest";
import { run } from "./input.ts";

it("npm run chaos -- input: broken requests and hostile files end in clear answers", async () => {
  expect(await run(["--requests", "120", "--images", "60"])).toBe(true);
  // Each call of the contract is tried some fifty ways: 7,600 calls take about a minute.
}, 240_000);
