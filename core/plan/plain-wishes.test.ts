import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { describeElement } from "./describe-element.ts";

function read(prompt: string) {
  const { elements, notes } = designOf({ prompt, areas: [] }).plans[0]!.plan;
  return {
    elements,
    drawn: elements.map(describeElement),
    told: notes.flatMap(({ status, sentence }) => (status === "told" ? [sentence] : [])),
  };
}

describe("a wish in everyday words", () => {
  it.each([
    ["patio big enough for a table of 6", ["blended ashlar paver patio", "dining furniture"]],
    [
      "clean out the dead leaves, hostas and ferns here",
      ["planting bed (brown mulch) with hosta, Christmas fern"],
    ],
    ["path lights low to the ground along the walk", ["path lights along the walk"]],
    [
      "fire pit with 4 chairs, gravel underneath",
      ["fire pit with 4 chairs", "tan gravel area around the fire pit"],
    ],
    ["a small fountain, nothing too fancy", ["fountain"]],
    ["Gravel driveway to gray block paving", ["gray herringbone paver driveway"]],
    ["old walk to river rock", ["river rock walkway"]],
    ["birches on both sides of the driveway", ["6 × paper birch along the driveway"]],
    [
      "large pavers going up to the front door, lavender on both sides",
      ["blended stack bond paver walkway", "planting bed (brown mulch) with English lavender along the walk"],
    ],
    ["fence along the back and a gate", ["wood fence with a gate at the back"]],
    [
      "6 arborvitae on the right, mulch bed",
      ["hedge of 6 Emerald Green arborvitae on the right", "brown mulch on the right"],
    ],
    ["the steps are falling apart, redo in bluestone", ["bluestone steps"]],
    ["concrete steps are shot, redo in thick bluestone treads", ["bluestone steps"]],
    ["old brick steps are falling apart, rebuild in limestone", ["stone steps"]],
    ["our concrete patio is cracked, redo in pavers", ["blended ashlar paver patio"]],
    ["parking spot next to the drive, gravel is fine", ["tan gravel driveway along the driveway"]],
    [
      "a few little bushes by the porch",
      ["planting bed (brown mulch) with Japanese spirea, boxwood, inkberry along the house"],
    ],
    [
      "plants that stay green in winter",
      ["planting bed (brown mulch) with boxwood, inkberry, globe blue spruce"],
    ],
    [
      "shrubs that dont need much water along the drive",
      [
        "planting bed (brown mulch) with Russian sage, Autumn Joy stonecrop, dwarf fountain grass along the driveway",
      ],
    ],
    ["river rock beds. no red mulch", ["classic planting bed (gravel mulch)"]],
    ["raised beds on the sunny side (left)", ["2 × wood raised bed with flowers on the left"]],
    [
      "arborvitae along the back fence from corner to corner",
      ["Emerald Green arborvitae hedge along the fence"],
    ],
    ["new sod in front, rock on the right side", ["lawn at the front", "river rock area on the right"]],
    ["retaining wall 2.5' tall natural stone", ["stone retaining wall"]],
    ["1) brick patio 2) hedge along the back", ["brick patio", "Emerald Green arborvitae hedge at the back"]],
    ["hedge on both sides of the walk, boxwood", ["boxwood hedge along the walk"]],
    ["a small tree with red leaves", ["Japanese maple"]],
    ["my wife wants a putting green", ["putting green"]],
    ["nothing with thorns, hydrangeas", ["planting bed (brown mulch) with smooth hydrangea"]],
  ])("is drawn, and nothing is told of it: %s", (prompt, drawn) => {
    const { drawn: now, told } = read(prompt);
    expect(now).toEqual(drawn);
    expect(told).toEqual([]);
  });

  it("has a look where a yard is to be sold", () => {
    const { drawn, told } = read("make it look nice for selling, curb apeal");
    expect(drawn.length).toBeGreaterThan(2);
    expect(told).toEqual([]);
  });

  it("tells one thing of what cannot be drawn and of the words beside it", () => {
    expect(read("hidden irrigation and drainage pipes").told).toHaveLength(2);
    expect(read("put a second story on the garage").told).toEqual([
      "The house itself stays as photographed.",
    ]);
    expect(read("nothing with thorns, roses").told[0]).toContain("not chosen by that");
  });

  it("has plants of both colors where two are named", () => {
    const [bed] = read("purple and white perennials on the left").elements;
    expect(bed).toMatchObject({ kind: "bed", place: "left" });
    expect(bed).not.toMatchObject({ species: expect.arrayContaining(["rudbeckia"]) });
  });
});
