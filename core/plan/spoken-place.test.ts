import { expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { spokenPlaces } from "./spoken-place.ts";

const placesOf = (said: string) =>
  [...spokenPlaces(said, parsePlan(said))].map(([element, place]) => ({ kind: element.kind, ...place }));

it.each([
  [
    "Fill the mulch strip along the white vinyl fence with daylilies and catmint",
    { kind: "bed", landmark: "fence", onLoose: true },
  ],
  [
    "A row of arborvitae in the bark, along the cedar fence",
    { kind: "hedge", landmark: "fence", onLoose: true },
  ],
  [
    "Along the bottom of the brick garage wall I'd like a 2 foot deep border with lavender",
    { kind: "bed", landmark: "garage", deepM: expect.closeTo(0.61) },
  ],
  [
    "Lavender at the foot of the pink brick wall on the left",
    { kind: "bed", landmark: "wall", side: "left" },
  ],
  ["Ferns along the back fence", { kind: "bed", landmark: "fence", side: "back" }],
  ["Wooden bench under the window on the right", { kind: "furniture", landmark: "window", side: "right" }],
  [
    "Black path lights every 6 ft on the grass side of the walk",
    { kind: "path-lights", landmark: "walk", side: "grass" },
  ],
])("finds the place in “%s”", (said, place) => {
  expect(placesOf(said)).toEqual([expect.objectContaining(place)]);
});

it.each([
  "Lavender along the fence",
  "Roses in front of the porch wall",
  "A cedar fence along the back",
  "New lawn",
])("leaves “%s” to the places of the plan", (said) => {
  expect(placesOf(said)).toEqual([]);
});

it("asks for no wall where a border lies along the bottom of one", () => {
  const { elements } = parsePlan("Along the bottom of the brick garage wall a border with lavender");
  expect(elements.map(({ kind }) => kind)).toEqual(["bed"]);
});
