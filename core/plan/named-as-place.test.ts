import { describe, expect, it } from "vitest";
import { askedOperations } from "./asked/asked-operations.ts";
import { parsePlan } from "./parse-plan.ts";
import { pointedPlan } from "./pointed-at.ts";

const kinds = (text: string) => parsePlan(text, askedOperations).elements.map(({ kind }) => kind);

describe("what is named to say where another thing goes", () => {
  it.each([
    [
      "Along the foot of the brick garage wall, between the shed and the gate, a 2 foot deep border with lavender and salvia",
      ["bed"],
    ],
    ["a path between the canes and the fence about two feet wide", ["pavers"]],
    ["8 black path lights from the gate to the hot tub deck", ["path-lights"]],
    ["hang string lights off the pergola posts", ["furniture"]],
    ["Line the driveway by the neighbor's wooden fence with 6 roses", ["bed"]],
    [
      "stepping stones set in the grass, over to the concrete step at the end of the deck",
      ["stepping-stones"],
    ],
    ["Stone steps that hug the wall, from the balcony to the lower garden", ["steps"]],
  ])("is there already: %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    ["along the drive lavender, by the road two boulders", ["bed", "boulders"]],
    ["a fence along the drive", ["fence"]],
    ["a pergola over the new patio, pavers for the patio", ["pergola", "pavers"]],
  ])("does not hide what comes: %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("gives its place to what goes there", () => {
    const [bed] = parsePlan(
      "Along the bottom of the brick kitchen wall, between the swing frame and the drainpipe, I'd like a border with lavender",
      askedOperations,
    ).elements;
    expect(bed).toMatchObject({ kind: "bed", place: "along-house" });
  });

  it("is none of a highlight's own things either", () => {
    const plan = pointedPlan("liriope and flax lily all down this side of the new drive", askedOperations);
    expect(plan.elements.map(({ kind }) => kind)).toEqual(["bed"]);
  });

  it("draws nothing for a thing alone that cannot be drawn there", () => {
    expect(
      kinds("Glass railing along the edge of the deck, from the steps to the green picket fence"),
    ).toEqual([]);
  });
});
