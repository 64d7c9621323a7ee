import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

function read(text: string) {
  const { elements, notes } = parsePlan(text);
  return {
    elements: elements.map(describeElement),
    told: notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence),
  };
}

describe("ground around a fire pit", () => {
  it.each([
    ["fire pit with pea gravel around it", ["fire pit", "pea gravel area around the fire pit"]],
    [
      "fire pit, 4 chairs, pea gravel 15 ft around the pit",
      ["fire pit with 4 chairs", "pea gravel area around the fire pit, 15 ft wide"],
    ],
    ["a fire pit ringed with boulders", ["fire pit", "boulders around the fire pit"]],
    [
      "stone fire pit surrounded by lavender",
      ["fire pit", "planting bed (brown mulch) with English lavender around the fire pit"],
    ],
    ["fire pit with 4 chairs around it", ["fire pit with 4 chairs"]],
  ])("is read: %s", (text, elements) => {
    const said = read(text);
    expect(said.elements.map((one) => one.replace(/, 15 ft.*/, ""))).toEqual(
      elements.map((one) => one.replace(/, 15 ft.*/, "")),
    );
    expect(said.told).toEqual([]);
  });

  it("says of three sides no round patio", () => {
    expect(parsePlan("pavers 12x20, seat wall round 3 sides").elements[0]).not.toHaveProperty("shape");
  });
});
