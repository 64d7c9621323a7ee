import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

function read(text: string) {
  const { elements, keeps, removals, notes } = parsePlan(text);
  return {
    drawn: elements.map(describeElement),
    keeps,
    removals,
    told: notes.map(({ sentence }) => sentence).join(" "),
  };
}

describe("things that the grammar takes for wishes", () => {
  it("are kept where a list of them stays", () => {
    const { drawn, told } = read("The bench and the birdbath stay. New sod.");
    expect(drawn).toEqual(["lawn"]);
    expect(told).toContain("Kept as it is: bench.");
    expect(told).toContain("Kept as it is: birdbath.");
  });

  it("are not drawn where they only say where", () => {
    expect(read("A gazebo at the end of the dock path, and lavender in front of the shed").drawn).toEqual([
      expect.stringContaining("English lavender"),
    ]);
  });

  it("cost no note where somebody only says hello", () => {
    const { drawn, told } = read("Hello Mrs. Kobayashi, hope you are well. Put a bench under the oak");
    expect(drawn).toEqual(["garden bench around the tree"]);
    expect(told).not.toContain("I did not understand");
  });

  it("stay wishes where nothing else is asked", () => {
    expect(read("chairs on the left").drawn).toHaveLength(1);
    expect(read("swap the old steps for concrete ones").drawn).toEqual(["concrete steps"]);
  });
});
