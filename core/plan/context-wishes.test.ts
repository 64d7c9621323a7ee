import { describe, expect, it } from "vitest";
import { askedOperations } from "./asked/asked-operations.ts";
import { parsePlan } from "./parse-plan.ts";

const plan = (text: string) => parsePlan(text, askedOperations);
const kinds = (text: string) => plan(text).elements.map(({ kind }) => kind);

describe("words for what is there", () => {
  it.each([
    ["The drive is old mossy tarmac. Block pave it with a charcoal border, out to the road", "driveway"],
    ["The concrete walk is cracked and ugly, replace it with brick pavers", "walkway"],
    ["The patio is all loose slabs. Relay it in porcelain", "patio"],
  ])("are what “it” is, and that is replaced: %s", (text, use) => {
    expect(plan(text).elements).toMatchObject([{ kind: "pavers", use }]);
  });

  it.each([
    [
      "Swap the black sofa, chairs and box table for a rattan corner sofa",
      ["furniture"],
      ["outdoor sofa", "table"],
    ],
    ["replace the planters, pots and bench with a boxwood hedge", ["hedge"], ["planter", "pot", "bench"]],
    [
      "Take out the rotten decking between the lawn and the fence and replace with plum slate chippings",
      ["gravel"],
      ["deck"],
    ],
    ["lawn turf on this soil, shift the slabs", ["lawn"], ["slab"]],
  ])("all go that are listed, and nothing else: %s", (text, come, go) => {
    expect(kinds(text)).toEqual(come);
    expect(plan(text).removals).toEqual(go);
  });

  it.each([
    ["plum slate around the pool", ["pavers"]],
    ["an oak table on the patio", ["furniture"]],
    ["a plum and a slate patio", ["tree", "pavers"]],
    ["a raised veg bed, 2 high, with lettuces, beans and herbs growing", ["raised-bed"]],
    ["Stepping stone path, big irregular flagstones", ["stepping-stones"]],
    ["artificial grass over the bare ground, wall to wall", ["lawn"]],
    ["Lawn's patchy, returf the lot.", ["lawn"]],
  ])("and what is of a sort are one thing: %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("leave a fire that is there as it is", () => {
    const { elements, evening } = plan("show it in the evening with string lights and the fire pit going");
    expect([elements.map(({ kind }) => kind), evening]).toEqual([["furniture"], true]);
    expect(kinds("light the fire pit and hang string lights")).toEqual(["furniture"]);
    expect(kinds("a fire pit with the fire pit lit at night")).toEqual(["fire-pit"]);
  });

  it("do not hold a corner sofa in a corner", () => {
    expect(plan("a grey corner sofa").elements[0]).not.toHaveProperty("place");
  });

  it("are a part of the place when they follow it", () => {
    expect(plan("5 hydrangeas in front of the deck ramp").notes.map(({ text }) => text)).not.toContain(
      "ramp",
    );
    const between = plan("Along the garage wall, between the shed and the drainpipe, a border with lavender");
    expect(between.notes.map(({ text }) => text)).not.toContain("drainpipe");
  });
});
