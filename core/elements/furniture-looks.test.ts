import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

describe("the color of furniture", () => {
  it.each([
    ["two white loungers with a navy umbrella", ["2 × white sun loungers", "blue patio umbrella"]],
    ["a black dining table", ["black dining furniture"]],
    ["outdoor sofa set in light gray", ["gray lounge furniture"]],
    ["four red adirondack chairs around a fire pit", ["fire pit with 4 red chairs"]],
    ["gray stone fire pit with white chairs", ["gray stone fire pit with white chairs"]],
    ["a teak bench", ["garden bench"]],
    ["a fire pit and four adirondack chairs, red", ["fire pit with 4 red chairs"]],
    [
      "fire pit with 4 chairs, white gravel around",
      ["fire pit with 4 chairs", "white gravel area around the fire pit"],
    ],
  ])("is heard: %s", (text, elements) => {
    expect(parsePlan(text).elements.map(describeElement)).toEqual(elements);
  });

  it.each([
    ["lawn; fire pit with 4 chairs", "make the chairs red", { seats: 4, seatColor: "red" }],
    [
      "lawn; fire pit with 4 chairs",
      "six white chairs around the fire pit",
      { seats: 6, seatColor: "white" },
    ],
    ["lawn; fire pit with 4 chairs", "6 chairs around the fire pit", { seats: 6 }],
    ["lawn; dining set", "can the table be black", { set: "dining", color: "black" }],
  ])("is changed: %s, %s", (prompt, change, element) => {
    const { elements } = changed(prompt, change);
    expect(elements).toHaveLength(2);
    expect(elements[1]).toMatchObject(element);
    expect(elements[1]?.size?.count).toBeUndefined();
  });
});
