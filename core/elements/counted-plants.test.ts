import { expect, it } from "vitest";
import { countedPlants } from "./counted-plants.ts";

it("names the plants of a bed in the order of its species, then by their ids, whatever the order of the keys", () => {
  const species = ["lavender", "hydrangea", "boxwood", "lavender"];
  const inOrder = [
    ["lavender", 5],
    ["boxwood", 3],
    ["allium", 2],
    ["spirea", 4],
  ];
  const counts = { spirea: 4, boxwood: 3, allium: 2, lavender: 5 };
  expect(countedPlants({ species, counts })).toEqual(inOrder);
  expect(countedPlants({ species, counts: Object.fromEntries(Object.entries(counts).toReversed()) })).toEqual(
    inOrder,
  );
  expect(countedPlants({ species })).toEqual([]);
});
