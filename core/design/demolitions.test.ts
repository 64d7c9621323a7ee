import { describe, expect, it } from "vitest";
import { demolitionOptions, demolitionsOf } from "./demolitions.ts";
import { designOf } from "./design-of.ts";

const goingOf = ([prompt, ...changes]: [string, ...string[]]) =>
  demolitionsOf(designOf({ prompt, areas: [], changes }).document);

describe("what has to go from the yard", () => {
  it("is what the words take away", () => {
    expect(goingOf(["replace the old deck with a paver patio", "remove the shrubs"])).toEqual([
      "deck",
      "shrub",
    ]);
  });

  it("is never what only an earlier version of the design had", () => {
    expect(goingOf(["paver driveway and a Japanese maple", "remove the Japanese maple"])).toEqual([]);
    expect(goingOf(["a bed with hydrangeas", "replace the hydrangeas with lavender"])).toEqual([]);
    expect(goingOf(["lawn with boulders and a fire pit", "", "no boulders"])).toEqual([]);
    expect(goingOf(["an interlock driveway", "replace the driveway with concrete"])).toEqual([]);
  });

  it.each([
    [["remove three old trees and the fence; a lawn"], { tree: 3 }],
    [["a lawn", "remove the two trees"], { tree: 2 }],
    [["remove the tree and plant three maples"], {}],
    [["cut down both ash trees, haul away 4 dead shrubs"], { "ash tree": 2, shrub: 4 }],
  ] as [[string, ...string[]], object][])("is as many as were said: %s", ([prompt, ...changes], counts) => {
    const { document } = designOf({ prompt, areas: [], changes });
    expect(demolitionOptions(document).removalCounts).toEqual(counts);
  });

  it("is not what a text only refuses", () => {
    expect(goingOf(["a planting bed along the house, no hydrangeas"])).toEqual([]);
  });

  it("stays what it is when a change takes away something else", () => {
    expect(goingOf(["remove the old deck, plant hydrangeas", "remove the hydrangeas"])).toEqual(["deck"]);
  });

  it("is what the words of highlights take away, once", () => {
    const areas = [
      { id: "a", description: "remove the old deck" },
      { id: "b", description: "replace the deck with a lawn" },
    ];
    const { document } = designOf({ prompt: "", areas, changes: ["add a birch", "remove the fence"] });
    expect(demolitionsOf(document)).toEqual(["deck", "fence"]);
  });

  it("is not what was undone", () => {
    expect(goingOf(["lawn", "remove the shed", "undo"])).toEqual([]);
  });
});
