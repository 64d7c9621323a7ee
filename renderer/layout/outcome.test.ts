import { expect, it } from "vitest";
import { fewerPlants } from "./outcome.ts";

it("says in words that none of the counted plants has room, and how many of the others", () => {
  const species = ["mugo-pine", "boxwood", "catmint"];
  const element = { species, counts: { "mugo-pine": 3, boxwood: 5, catmint: 2 } };
  const planted = [
    { species: "boxwood", count: 4 },
    { species: "catmint", count: 2 },
  ];
  expect(fewerPlants(planted, element)?.sentence).toBe(
    "The bed has room for none of the 3 mugo pine and 4 of the 5 boxwood.",
  );
});
