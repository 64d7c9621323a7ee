import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const elementsOf = (text: string) => parsePlan(text).elements.map(describeElement);

describe("what is to be lit from below", () => {
  it.each([
    ["uplights", ["uplights"]],
    ["uplight the two palms by the front door", ["uplights around the tree"]],
    ["light up the oak", ["uplights around the tree"]],
    ["spotlights in the trees", ["uplights around the tree"]],
    ["wash the stone columns with warm light", ["uplights along the house"]],
    ["uplights on the house between the windows", ["uplights along the house"]],
    ["lights on the house and the tree", ["uplights along the house", "uplights around the tree"]],
    ["brass uplights along the fence", ["brass uplights along the fence"]],
    ["four uplights on the oak", ["4 × uplights around the tree"]],
    ["uplights on the two columns", ["2 × uplights along the house"]],
    ["lights along the driveway", ["path lights along the driveway"]],
    ["light up the walkway", ["path lights along the walk"]],
  ])("%s", (text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it("asks for no lights where something is washed with water", () => {
    expect(elementsOf("power wash the house, path lights along the walk")).toEqual([
      "path lights along the walk",
    ]);
  });

  it("puts lights that are wished for shrubs along their bed", () => {
    const { elements } = parsePlan("bed of hydrangeas along the house, uplights on the shrubs");
    expect(elements).toContainEqual(expect.objectContaining({ kind: "uplights", place: "along-bed" }));
  });
});
