import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

describe("changes in few words", () => {
  it.each([
    ["brick walkway; lavender", "bluestone would look better with the house", { stone: "bluestone" }],
    ["paver driveway in gray", "just do asphalt", { kind: "concrete", finish: "asphalt", use: "driveway" }],
    ["paver driveway in gray", "make the driveway asphalt", { kind: "concrete", finish: "asphalt" }],
    ["gravel driveway", "pavers with a charcoal border", { kind: "pavers", borderColour: "charcoal" }],
    [
      "6 ft wood fence along the back",
      "paint it black and lower it to 4",
      { color: "black", size: { heightM: expect.closeTo(1.22, 2) } },
    ],
    ["travertine patio", "gravel please", { kind: "gravel", use: "patio" }],
    [
      "retaining wall of tan block; lawn",
      "natural stone please",
      { kind: "retaining-wall", material: "stone" },
    ],
    [
      "white vinyl fence along the back",
      "take 2 feet off the fence",
      { size: { heightM: expect.closeTo(1.2, 1) } },
    ],
    ["three maples; lawn", "that's too many maples just do one", { kind: "tree", size: { count: 1 } }],
    ["row of arborvitae along the back", "not arborvitae, deer eat em. hollies", { species: "inkberry" }],
    ["bed of boxwoods; lawn", "ditch the boxwoods for something with flowers", { kind: "bed" }],
    ["dining table; lawn", "table for eight", { set: "dining-eight" }],
    ["cedar pergola; lawn", "move it further out from the house", { place: "front" }],
    ["row of arborvitae along the back", "remove two of them", { kind: "hedge", place: "back" }],
    ["boxwood hedge", "remove one of the boxwoods", { kind: "hedge" }],
    ["row of arborvitae along the back", "skip the last two on the right", { kind: "hedge", place: "back" }],
  ])("are of the one thing that they fit: %s; %s", (first, change, element) => {
    const { elements } = changed(first, change);
    expect(elements[0]).toMatchObject(element);
    expect(elements).toHaveLength(first.split(";").length);
  });

  it("edge what is laid anew with another material", () => {
    expect(changed("gravel driveway", "asphalt with a brick border").elements).toMatchObject([
      { kind: "concrete", finish: "asphalt", use: "driveway" },
      { kind: "edging", material: "brick" },
    ]);
  });

  it("take out both things that do not work", () => {
    const { elements } = changed(
      "bench; hydrangeas; lawn",
      "neither the bench nor the hydrangeas work, try 3 yuccas",
    );
    expect(elements.map(({ kind }) => kind)).not.toContain("furniture");
    expect(JSON.stringify(elements)).not.toContain("hydrangea");
    expect(JSON.stringify(elements)).toContain("yucca");
  });

  it("are of both things that are named", () => {
    const { elements } = changed("concrete walk; steps", "brick for the steps and the walk both");
    expect(elements).toMatchObject([
      { kind: "pavers", stone: "brick", use: "walkway" },
      { kind: "steps", material: "brick" },
    ]);
  });

  it("bring one more at another place", () => {
    const { elements } = changed("row of arborvitae along the back", "and on the left side too");
    expect(elements).toMatchObject([{ place: "back" }, { kind: "hedge", place: "left" }]);
  });

  it("begin again", () => {
    const { told } = changed("lawn; hedge", "i dont like any of it start over");
    expect(told).toContain("first picture");
  });

  it("turn a thing, and tell of nothing else", () => {
    const { elements, told } = changed("bench; lawn", "bench should face the other way");
    expect(elements[0]).toHaveProperty("turnRad");
    expect(told).toBe("");
  });
});
