import { describe, expect, it } from "vitest";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
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

  it("moves no pit that was only spoken of", () => {
    expect(parsePlan("move the pit over toward the garage like six feet").elements).toEqual([]);
  });

  it("says of three sides no round patio", () => {
    expect(parsePlan("pavers 12x20, seat wall round 3 sides").elements[0]).not.toHaveProperty("shape");
  });
});

describe("what one thing has to do with another in a first wish", () => {
  it.each([
    ["roses along the fence, not too many grasses", []],
    ["replace the grass between the driveway and the walk with creeping thyme", ["lawn"]],
  ])("takes out nothing that was only named: %s", (text, removals) => {
    expect(parsePlan(text).removals).toEqual(removals);
  });

  it.each([
    ["a hedge along the street, privet or hornbeam", ["hedge"]],
    ["hide the chain link with a hedge or climbers or just a different fence", ["hedge"]],
    ["river rock strip by the driveway with yucca in it", ["bed"]],
    ["two urns, one on each side of the front steps", ["planter"]],
  ])("draws one of two, and plants in their strip: %s", (text, kinds) => {
    expect(parsePlan(text).elements.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("asks nothing about the number of a pair", () => {
    expect(read("two urns, one on each side of the front steps").told).toEqual([]);
  });
});

describe("a fire pit in the middle", () => {
  it.each([
    ["20x16 paver patio off the back door, gray, with a fire pit in the middle and four chairs around it"],
    ["concrete patio in the back corner and a fire pit in the middle of it with four adirondack chairs"],
    ["gravel circle in the corner, fire pit in the center of it"],
  ])("of a floor has no place of its own, and nothing is told: %s", (text) => {
    const { elements, notes } = parsePlan(text, askedOperations);
    expect(elements.find(({ kind }) => kind === "fire-pit")).not.toHaveProperty("place");
    expect(notes.filter(({ status }) => status === "told")).toEqual([]);
  });

  it.each([
    ["patio by the house and a fire pit in the middle of the lawn"],
    ["patio on the left, fire pit in the middle, hedge on the right"],
    ["deck with a table. A fire pit in the middle"],
  ])("is that of the yard: %s", (text) => {
    const pit = parsePlan(text, askedOperations).elements.find(({ kind }) => kind === "fire-pit");
    expect(pit).toMatchObject({ place: "centre" });
  });
});
