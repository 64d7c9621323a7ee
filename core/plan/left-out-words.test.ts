import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

function read(text: string) {
  const { elements, removals, notes } = parsePlan(text);
  return {
    elements,
    said: elements.map(describeElement),
    removals,
    told: notes.filter(({ status }) => status !== "placed").map(({ sentence }) => sentence),
  };
}

describe("what people leave out of a wish", () => {
  it.each([
    ["6ft cedar privacy along back", ["cedar fence at the back"]],
    ["black aluminum fence 4ft across the front", ["metal fence at the front"]],
    ["three raised boxes by the fence", ["3 × wood raised bed with flowers along the fence"]],
    [
      "the back in turf except a strip by the fence for veggies",
      ["artificial turf at the back", "wood raised bed with vegetables along the fence"],
    ],
    [
      "something taller than the fence along the back",
      ["8 ft tall Emerald Green arborvitae hedge at the back"],
    ],
    ["screen the road", ["8 ft tall Emerald Green arborvitae hedge at the front"]],
    // What hides it is named.
    [
      "hide the utility boxes, mulch bed with feather reed grass",
      ["planting bed (brown mulch) with feather reed grass"],
    ],
    ["hide the downspout with a boxwood", ["planting bed (brown mulch) with 1 × boxwood"]],
    [
      "could we hide the neighbors' trampoline? something fast growing, 8 or 10 foot",
      ["8 ft tall Emerald Green arborvitae hedge along the border"],
    ],
    [
      "2 crape myrtles along the drive with black mulch under them",
      ["2 × crape myrtle along the driveway", "black mulch around the tree"],
    ],
    ["two crape myrtles one each side of the driveway", ["2 × crape myrtle along the driveway"]],
    [
      "three redbuds along the fence with mulch",
      ["3 × eastern redbud along the fence", "brown mulch around the tree"],
    ],
    [
      "pots on the steps, geraniums and ferns",
      ["terracotta pots with geranium, Christmas fern by the steps"],
    ],
    [
      "boxwood hedge along the walk with white roses behind",
      ["boxwood hedge along the walk", "planting bed (brown mulch) with white Knock Out rose along the walk"],
    ],
    [
      "3 boxwood each side of the front door",
      ["planting bed (brown mulch) with 6 × boxwood along the house"],
    ],
  ])("is read: %s", (text, said) => {
    expect(read(text)).toMatchObject({ said, removals: [], told: [] });
  });

  it.each([
    ["6ft cedar privacy along back", "heightM", 1.8288],
    ["black aluminum fence 4ft across the front", "heightM", 1.2192],
    ["concrete drive wide enough for two trucks side by side", "widthM", 6.096],
  ] as const)("is a size: %s", (text, side, meters) => {
    expect(read(text).elements[0]?.size?.[side]).toBeCloseTo(meters);
  });

  it("plants for shade, and no tree", () => {
    expect(read("bench with some shade plants around it").elements.map(({ kind }) => kind)).toEqual([
      "furniture",
      "bed",
    ]);
  });

  it("takes nothing out that is only to stand somewhere", () => {
    expect(read("a pergola over where the table goes")).toMatchObject({
      removals: [],
      told: [
        "“where the table goes”: That place cannot be aimed at yet, so the layout chose one: circle it.",
      ],
    });
  });
});

describe("words without commas", () => {
  it("leave each part its own place", () => {
    expect(read("no roses please something lower in front of the porch and keep the grass")).toMatchObject({
      elements: [{ kind: "bed", place: "along-house" }],
      removals: ["rose"],
    });
  });

  it("say how plants grow", () => {
    expect(read("low stone wall and creeping plants over it").elements[1]).toMatchObject({
      species: ["creeping-phlox", "catmint", "creeping-thyme"],
    });
  });
});

describe("one thing out and another in", () => {
  it("goes and comes", () => {
    expect(read("4' chain link out, 6' cedar dog ear in, gate by garage")).toMatchObject({
      elements: [{ kind: "fence", style: "wood", gate: true, size: { heightM: 1.8288000000000002 } }],
      removals: ["fence"],
    });
  });

  it("draws one way of wood chips", () => {
    expect(read("path of wood chips").elements).toMatchObject([{ kind: "gravel", use: "walkway" }]);
  });
});

describe("what lies between pavers", () => {
  it("is the first that was said, and no lawn", () => {
    expect(read("square concrete pavers with grass or black pebbles in the gaps").elements).toMatchObject([
      { kind: "pavers", joints: "grass" },
    ]);
  });

  it("makes a path of flagstone a paved one", () => {
    expect(read("irregular flagstone path with pea gravel in the joints").elements).toMatchObject([
      { kind: "pavers", use: "walkway", stone: "flagstone", joints: "gravel" },
    ]);
    expect(read("flagstone path with lavender between the roses").elements).toMatchObject([
      { kind: "stepping-stones" },
      {},
    ]);
  });
});

describe("what ends a list of plants", () => {
  it("covers the bed that it names", () => {
    expect(read("front bed: 3 spirea, 7 sedum, white rock, steel edge").elements).toMatchObject([
      { kind: "bed", mulch: "gravel", stone: "white" },
    ]);
    expect(read("bed of roses, gravel, and a patio").elements.map(({ kind }) => kind)).toContain("gravel");
  });

  it("covers all beds of the list", () => {
    expect(
      read("boxwoods along the walk, roses by the fence, black mulch, no edging").elements,
    ).toMatchObject([
      { kind: "bed", mulch: "black", edging: false },
      { kind: "bed", mulch: "black", edging: false },
    ]);
  });
});

describe("questions in a first wish", () => {
  it.each([
    "how often do I have to fertilize the lawn",
    "is it going to add value to the house",
    "can you get your crew here before July",
  ])("are told, and draw nothing: %s", (text) => {
    const { elements, told } = read(text);
    expect(elements).toEqual([]);
    expect(told).toEqual([
      `“${text.toLowerCase()}”: Questions are not answered here: say what is to be drawn.`,
    ]);
  });

  it("are told beside what is asked for", () => {
    const { said, told } = read("how often do I have to fertilize if you put in the new lawn");
    expect(said).toEqual(["lawn"]);
    expect(told).toHaveLength(1);
  });

  it.each(["can I get a patio?", "would a patio fit here?", "is there room for a patio?"])(
    "are wishes where they ask for a thing: %s",
    (text) => {
      expect(read(text)).toMatchObject({ elements: [{ kind: "pavers" }], told: [] });
    },
  );

  it("say of a price where it stands", () => {
    expect(
      read("can you tell me how much a paver drive would run for a house like this").told.join(),
    ).toContain("Prices stand in the bill of materials");
    expect(read("how much would a paver drive cost").told).toHaveLength(1);
  });
});
