import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

function read(text: string) {
  const { elements, removals } = parsePlan(text);
  return { elements, removals };
}
const bedOf = (text: string) => read(text).elements.find((one) => one.kind === "bed");

describe("what is pointed at in the photo", () => {
  it.each([
    ["pull these four, hostas", ["plants"]],
    ["take these two out and put lavender", ["plants"]],
    ["This bush blocks the door. Take it right out and put lavender", ["bush"]],
    ["get rid of those, catmint instead", ["plants"]],
    ["all the dead stuff out. sedum and catmint", ["plants"]],
    ["clear out the scraggly growth, ferns", ["plants"]],
    ["hedge out, white hydrangeas with brown mulch", ["hedge"]],
    ["dig out the yews in the front bed, 3 hostas instead", ["yew"]],
    ["swap the pea gravel in the beds for black mulch", ["pea gravel"]],
  ])("%s", (text, removals) => {
    expect(read(text).removals).toEqual(removals);
    expect(read(text).elements.map(({ kind }) => kind)).toEqual(["bed"]);
  });

  it.each(["brick patio where its dug out", "brick patio in the dug out area"])("%s: comes", (text) => {
    expect(read(text)).toMatchObject({ elements: [{ kind: "pavers", use: "patio" }], removals: [] });
  });

  it("means by those what was named before them", () => {
    expect(read("the path lights are ugly, lose those")).toEqual({ elements: [], removals: ["path lights"] });
  });

  it("hides what is to be out of sight, and takes nothing out", () => {
    expect(read("she wants the meter out of sight")).toMatchObject({
      elements: [{ kind: "hedge" }],
      removals: [],
    });
  });

  it("lays no lawn where none grows", () => {
    expect(read("sod never takes under here, pea gravel").elements).toMatchObject([{ kind: "gravel" }]);
  });
});

describe("one plant", () => {
  it.each([
    ["one limelight hydrangea, black mulch", { "panicle-hydrangea": 1 }],
    ["a single boxwood by the steps", { boxwood: 1 }],
    ["one lavender and three hostas", { lavender: 1, hosta: 3 }],
    ["one row of boxwood", undefined],
  ])("%s", (text, counts) => {
    expect(bedOf(text)?.counts).toEqual(counts);
  });
});

describe("an evergreen of a row", () => {
  it.each([
    ["spirea with an arborvitae at each corner", 2],
    ["one arborvitae by the gate", 1],
    ["a privet hedge along the walk", undefined],
    ["arborvitaes along the walk", undefined],
  ])("%s", (text, count) => {
    expect(read(text).elements.find(({ kind }) => kind === "hedge")?.size?.count).toBe(count);
  });
});

describe("fences by their parts", () => {
  it.each([
    ["black metal double gates instead of the timber", { style: "metal", gate: true }],
    ["horizontal cedar boards with black posts", { style: "wood", boards: "horizontal" }],
    ["closeboard along the back", { style: "wood", place: "back" }],
  ])("%s", (text, fence) => {
    expect(read(text).elements).toMatchObject([{ kind: "fence", ...fence }]);
  });

  it("lays the boards of a deck as a deck", () => {
    expect(read("a cedar deck with horizontal boards").elements.map(({ kind }) => kind)).toEqual(["deck"]);
  });
});

describe("rows by what stands before them", () => {
  it.each([
    ["roses with boxwoods in front", { rose: "back", boxwood: "front" }],
    ["roses with boxwoods and catmint in front", { rose: "back", boxwood: "front", catmint: "front" }],
    [
      "roses in back, boxwoods and catmint in front of them",
      { rose: "back", boxwood: "front", catmint: "front" },
    ],
  ])("%s", (text, rows) => {
    expect(bedOf(text)?.rows).toEqual(rows);
  });

  it("takes no two plants that are named together for two rows", () => {
    expect(bedOf("roses and boxwoods in front")).not.toHaveProperty("rows");
  });
});
