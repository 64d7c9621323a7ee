import { describe, expect, it } from "vitest";
import { demolitionsOf } from "./demolitions.ts";

describe("what has to go from the yard", () => {
  it("is what the words take away", () => {
    expect(demolitionsOf(["replace the old deck with a paver patio", "remove the shrubs"])).toEqual([
      "deck",
      "shrub",
    ]);
  });

  it("is never what only an earlier version of the design had", () => {
    expect(demolitionsOf(["paver driveway and a Japanese maple", "remove the Japanese maple"])).toEqual([]);
    expect(demolitionsOf(["a bed with hydrangeas", "replace the hydrangeas with lavender"])).toEqual([]);
    expect(demolitionsOf(["lawn with boulders and a fire pit", "", "no boulders"])).toEqual([]);
    expect(demolitionsOf(["an interlock driveway", "replace the driveway with concrete"])).toEqual([]);
  });

  it("is not what a text only refuses", () => {
    expect(demolitionsOf(["a planting bed along the house, no hydrangeas"])).toEqual([]);
  });

  it("stays what it is when a change takes away something else", () => {
    expect(demolitionsOf(["remove the old deck, plant hydrangeas", "remove the hydrangeas"])).toEqual([
      "deck",
    ]);
  });
});
