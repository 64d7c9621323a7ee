import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const read = (text: string): string[] => parsePlan(text).elements.map(describeElement);

describe("how many there are where nobody says a number", () => {
  it.each([
    ["palm trees along the back fence", ["3 × queen palm along the fence"]],
    ["two oaks and umbrellas", ["2 × red oak", "2 × patio umbrella"]],
    ["corten raised beds with flowers", ["2 × steel raised bed with flowers"]],
    ["corten raised bed with flowers", ["steel raised bed with flowers"]],
    ["a low deck with one step down", ["brown wood deck", "wood steps"]],
    ["two maples, one on the left and one on the right", ["red maple on the left", "red maple on the right"]],
    ["3 oaks, two on the left and one on the right", ["2 × red oak on the left", "red oak on the right"]],
  ])("follows from how it is named: %s", (text, elements) => expect(read(text)).toEqual(elements));

  it("is one boulder, and one step, where they are named so", () => {
    expect(parsePlan("ferns, small boulder").elements[1]).toMatchObject({ size: { count: 1 } });
    expect(parsePlan("deck, one step down").elements[1]).toMatchObject({ size: { count: 1 } });
    expect(parsePlan("boulders along the walk").elements[0]).not.toHaveProperty("size");
  });
});

describe("plants that are named one by one", () => {
  it.each([
    ["plant a dwarf Alberta spruce, maybe 4 feet", { "alberta-spruce": 1 }],
    ["a 4 foot dwarf alberta spruce in the island", { "alberta-spruce": 1 }],
    ["take the grass out of the mulch island and plant a mugo pine", { "mugo-pine": 1 }],
    ["put a hydrangea in the corner", { hydrangea: 1 }],
    ["remove the bush and put a boxwood ball there", { boxwood: 1 }],
    ["a knockout rose and a lavender by the steps", { rose: 1, lavender: 1 }],
    ["a hibiscus and two ferns", { "tropical-hibiscus": 1, fern: 2 }],
    ["a flowering shrub by the porch", { hydrangea: 1 }],
    ["a boxwood ball on each side with ferns", { boxwood: 2 }],
  ])("are as many as are named: %s", (text, counts) =>
    expect(parsePlan(text).elements).toMatchObject([{ kind: "bed", counts }]),
  );

  it.each([
    "a boxwood every 3 feet along the walk",
    "a hosta here and there",
    "a bed of roses",
    "a lavender path",
    "a rose garden",
  ])("are many where they are said to be: %s", (text) =>
    expect(parsePlan(text).elements[0]).not.toHaveProperty("counts"),
  );

  it("have no length: that is how tall one is to be, and told", () => {
    const { elements, notes } = parsePlan("plant a blue spruce, 6 ft");
    expect(elements[0]).not.toHaveProperty("size");
    expect(notes[0]!.sentence).toContain("“6 ft” is left out");
  });

  it("come out of a bed, which stays", () => {
    const { notes } = parsePlan("get the yucca out of the gravel bed by the drive");
    expect(notes.map(({ text }) => text)).toContain("yucca");
    const inRocks = parsePlan("remove the green bush in the rocks, new yucca").notes;
    expect(inRocks.map(({ text }) => text)).toEqual(["bush", "yucca"]);
  });
});

describe("what is beside something", () => {
  it.each([
    ["lights along the curved walk", ["path lights along the walk"]],
    ["hydrangeas along the gray house", ["planting bed (brown mulch) with smooth hydrangea along the house"]],
    ["ferns around the big old oak", ["planting bed (brown mulch) with Christmas fern around the tree"]],
    [
      "lavender along the existing brick walk",
      ["planting bed (brown mulch) with English lavender along the walk"],
    ],
    [
      "a walk to the door. brick or what goes with the house, and lights along it",
      ["brick walkway", "path lights along the walk"],
    ],
    ["a deck behind the house and the rest lawn", ["brown wood deck at the back", "lawn"]],
    [
      "fire pit with 4 chairs and gravel around it",
      ["fire pit with 4 chairs", "tan gravel area around the fire pit"],
    ],
  ])("is told from how that looks: %s", (text, elements) => expect(read(text)).toEqual(elements));

  it.each([
    ["a dry creek, dogwoods and sedges along it", "along it"],
    ["a fountain in the middle of the circle drive, begonias around it", "around it"],
    ["a gravel path on the side", "on the side"],
  ])("is told where it cannot be aimed at: %s", (text, words) =>
    expect(
      parsePlan(text)
        .notes.map(({ sentence }) => sentence)
        .join(" "),
    ).toContain(`“${words}”`),
  );
});

describe("columns along a line", () => {
  it.each([
    ["Italian cypress along the back block wall", "Italian cypress hedge at the back"],
    [
      "a row of italian cypress along the fence, 10 ft tall",
      "10 ft tall Italian cypress hedge along the fence",
    ],
    ["a line of Italian cypresses down the left side", "Italian cypress hedge on the left"],
  ])("are a row that fills it: %s", (text, told) => expect(read(text)).toEqual([told]));

  it.each([
    ["an Italian cypress along the fence", "Italian cypress along the fence"],
    ["5 Italian cypress along the driveway", "5 × Italian cypress along the driveway"],
    ["a few Italian cypresses along the fence", "3 × Italian cypress along the fence"],
    ["Italian cypress by the front door", "Italian cypress along the house"],
    ["a maple along the drive", "red maple along the driveway"],
  ])("are as many as is said, and wide trees are none: %s", (text, told) =>
    expect(read(text)).toEqual([told]),
  );
});
