import { describe, expect, it } from "vitest";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const elementsOf = (words: string) => parsePlan(words).elements.map((element) => describeElement(element));
const sizeOf = (words: string) => parsePlan(words).elements[0]?.size;
const toldOf = (words: string) =>
  parsePlan(words)
    .notes.filter(
      ({ status, sentence }) => status === "told" || /left out|cannot be|could not/.test(sentence),
    )
    .map(({ text, sentence }) => `${text}: ${sentence}`)
    .join("\n");

describe("what a thing comes without", () => {
  it.each([
    ["roses along the house, no mulch", "planting bed (bare soil) with Knock Out rose along the house"],
    ["a bed of hostas without any mulch", "planting bed (bare soil) with hosta"],
    [
      "river rock with grasses, no mulch",
      "planting bed (gravel mulch) with feather reed grass, dwarf fountain grass",
    ],
    ["driveway of pavers, no border", "blended herringbone paver driveway"],
    ["a driveway without mulch", "blended herringbone paver driveway"],
  ])("%s", (words, drawn) => {
    expect(elementsOf(words)).toEqual([drawn]);
    expect(toldOf(words)).toBe("");
  });

  it("is no edging", () => {
    expect(parsePlan("a bed with hostas, no edging").elements).toMatchObject([{ edging: false }]);
  });

  it("takes nothing out that is new", () => {
    expect(elementsOf("remove the mulch, new sod")).toEqual(["lawn"]);
  });
});

describe("fractions and sizes", () => {
  it.each([
    ["fence 3 1/2 feet high", { heightM: 1.0668 }],
    ["fence 3½ ft", { heightM: 1.0668 }],
    ["a 4-1/2 foot wide paver walk", { widthM: 1.3716 }],
    ["a twelve and a half by sixteen patio", { lengthM: 4.8768, widthM: 3.81 }],
    ["steps six and a half feet wide", { widthM: 1.9812 }],
    ['retaining wall 22 LF x 20" ht', { lengthM: 6.7056, heightM: 0.508 }],
    ["40 lf of fence", { lengthM: 12.192 }],
    ["cedars, 6 footers", { heightM: 1.8288 }],
  ])("%s", (words, size) => {
    const read = sizeOf(words)!;
    for (const [key, value] of Object.entries(size))
      expect(read[key as keyof typeof read], `${words} ${key}`).toBeCloseTo(value, 3);
  });

  it.each([
    "driveway in gravel, 3/4 inch crushed",
    "a paver driveway with an 8 inch charcoal border",
    "pavers with a 12 inch soldier course",
  ])("takes no depth, grain or border for the width of the ground: %s", (words) => {
    expect(sizeOf(words)?.widthM).toBeUndefined();
    expect(toldOf(words)).not.toBe("");
  });

  it.each([
    ["gravel path, 2 inches deep", 0.0508],
    ["4 inch deep pea gravel patio 12x14", 0.1016],
    ["planting bed with 4 inches of brown mulch", 0.1016],
    ["black mulch beds, 2 inches deep", 0.0508],
  ])("takes so much stone or mulch: %s", (words, depthM) => {
    const { elements, notes } = parsePlan(words);
    expect(elements).toEqual([expect.objectContaining({ depthM: expect.closeTo(depthM, 4) })]);
    expect(notes.filter(({ status }) => status !== "placed")).toEqual([]);
  });

  it("counts what stands there already for nothing new", () => {
    expect(sizeOf("uplights on the two big trees")).toBeUndefined();
    expect(sizeOf("a hedge behind the three maples")).toBeUndefined();
  });

  it("adds up what is said in parts", () => {
    expect(
      sizeOf("uplights, 2 on the maple and 4 on the wall, and 1 on the oak, plus 5 path lights")?.count,
    ).toBe(7);
  });
});

describe("numbers of words that are not known", () => {
  it.each([
    ["stone wall, 3 zorps, 5 steps", 5],
    ["a turf lawn, 3 zorps, two maples", 2],
  ])("%s", (words, count) => {
    expect(parsePlan(words).elements.at(-1)?.size?.count).toBe(count);
    expect(toldOf(words)).toContain("3 zorps");
  });
});

describe("materials of something else lay no patio", () => {
  it.each([
    "bluestone treads for the front steps",
    "three limestone boulders",
    "retaining wall 3 feet high, natural stone, and phlox on top",
    "a seat wall, limestone",
    "uplights up the walk",
    "a built in grill with a granite counter",
    "paint the brick white",
    "limestone outcropping wall",
  ])("%s", (words) => {
    expect(elementsOf(words).join(" ")).not.toMatch(/patio|walkway/);
  });

  it.each(["Cedars, tight, along the fence", "four boxes from cedar", "no stain, cedar"])(
    "bare wood lays no deck: %s",
    (words) => {
      expect(elementsOf(words).join(" ")).not.toMatch(/deck/);
    },
  );
});

describe("planters", () => {
  it.each<[string, object]>([
    [
      "two planters by the front door with lavender",
      { form: "pot", by: "door", species: ["lavender"], size: { count: 2 } },
    ],
    [
      "a big terracotta pot with a boxwood ball left of the garage",
      {
        material: "terracotta",
        bulk: "large",
        species: ["boxwood"],
        place: "left",
        by: "garage",
        size: { count: 1 },
      },
    ],
    [
      "four black planter boxes along the patio",
      { form: "box", colour: "black", place: "around-patio", size: { count: 4 } },
    ],
    ["urns on either side of the steps", { form: "urn", by: "steps", species: [] }],
    ["pots with hydrangeas by the door", { form: "pot", by: "door", species: ["hydrangea"] }],
    [
      "boxwood balls in two black pots by the front door",
      { colour: "black", by: "door", species: ["boxwood"], size: { count: 2 } },
    ],
    [
      "lavender in two terracotta planters flanking the entry",
      { material: "terracotta", by: "door", species: ["lavender"] },
    ],
    ["potted rosemary by the front door", { form: "pot", by: "door", species: ["rosemary"] }],
    [
      "japanese maple in a large pot next to the porch",
      { bulk: "large", by: "door", species: ["japanese-maple"] },
    ],
    [
      "three 18 inch square metal planters with boxwood along the driveway",
      { form: "box", material: "metal", place: "along-driveway", size: { count: 3, widthM: 0.4572 } },
    ],
    ["cedar planter box 4 ft long with herbs", { form: "trough", material: "wood" }],
    [
      "pots of lavender and rosemary on the patio",
      { species: ["lavender", "rosemary"], place: "around-patio" },
    ],
    ["corten steel planter", { form: "box", material: "corten" }],
    [
      "By the front door, two tall planters with arborvitae",
      { by: "door", species: ["arborvitae"], size: { count: 2 } },
    ],
  ])("%s", (words, wanted) => {
    expect(parsePlan(words).elements).toMatchObject([{ kind: "planter", ...wanted }]);
  });

  it("are two kinds of pots where both are named", () => {
    const words =
      "two black pots with hydrangeas by the front door, four terracotta pots with lavender along the walk";
    expect(parsePlan(words).elements).toMatchObject([
      { colour: "black", by: "door", species: ["hydrangea"], size: { count: 2 } },
      { material: "terracotta", place: "along-walk", species: ["lavender"], size: { count: 4 } },
    ]);
  });

  it("leaves a bubbling urn a water feature and a planter with vegetables a raised bed", () => {
    expect(parsePlan("a bubbling urn").elements).toMatchObject([{ kind: "water-feature", form: "urn" }]);
    expect(parsePlan("a vegetable planter").elements).toMatchObject([{ kind: "raised-bed" }]);
  });

  it("keeps other wishes beside them", () => {
    const { elements } = parsePlan(
      "new lawn, lavender along the walk and a pair of white urns flanking the entry",
    );
    expect(elements).toMatchObject([
      { kind: "lawn" },
      { kind: "bed", species: ["lavender"], place: "along-walk" },
      { kind: "planter", form: "urn", colour: "white", by: "door", size: { count: 2 } },
    ]);
  });
});

describe("what a box holds", () => {
  it.each([
    "raised bed with lavender",
    "a raised bed, fill with salvia",
    "three raised beds planted with roses",
  ])("is told and makes no bed beside it: %s", (words) => {
    expect(parsePlan(words).elements.map(({ kind }) => kind)).toEqual(["raised-bed"]);
    expect(toldOf(words)).toMatch(/mixed flowers or vegetables/);
  });
});

describe("the house and what stands there", () => {
  it.each([
    "paint the house blue",
    "swap the windows for black ones",
    "put bigger windows in the front of the house",
    "change the back door to a slider",
    "repaint the front door red",
  ])("%s", (words) => {
    expect(parsePlan(words)).toMatchObject({ elements: [], removals: [] });
    expect(toldOf(words)).toMatch(/The house itself stays as photographed/);
  });

  it.each(["relocate the hydrangeas", "the bushes could be moved away from the wall"])(
    "what stands in the photo is not moved: %s",
    (words) => {
      expect(parsePlan(words).elements).toEqual([]);
      expect(toldOf(words)).toMatch(/is not moved/);
    },
  );

  it("ends a refusal at just", () => {
    expect(elementsOf("no grass at all just gravel")).toEqual(["tan gravel area"]);
  });

  it("removes nothing that is a reason", () => {
    expect(parsePlan("plants no higher than 3 feet because of the windows").removals).toEqual([]);
  });
});

describe("properties that the picture does not show are told", () => {
  it("once", () => {
    expect(toldOf("boxwoods along the front walk left side only").match(/“left side/g)).toHaveLength(1);
  });

  it.each([
    ["boxwoods along the front walk left side only", "left side"],
    ["retaining wall, two tiers", "two tiers"],
    ["three birches, multi-stem", "multi-stem"],
    ["a privacy screen", "privacy screen"],
    ["seat wall on two sides", "on two sides"],
    ["azaleas in straw mulch", "straw mulch"],
    ["tumbled pavers for the walk", "tumbled"],
    ["everything under $3000: gravel", "$3000"],
  ])("%s", (words, said) => {
    expect(toldOf(words)).toContain(said);
  });
});

describe("places are kept or told", () => {
  it.each([
    ["two adirondack chairs under the big tree", "around-tree"],
    ["chairs on the left", "left"],
    ["lavender both sides of the path", "along-walk"],
    ["hostas at the base of the oak", "around-tree"],
    ["boulders up the driveway", "along-driveway"],
  ])("%s", (words, place) => {
    expect(parsePlan(words).elements[0]?.place).toBe(place);
  });

  it.each([
    ["boxwoods along the house, on the left", "on the left"],
    ["a bed along the house, around the right corner", "corner"],
    ["hydrangeas between the walk and the garage", "garage"],
    ["a birch in the corner by the fence", "by the fence"],
    ["a wall at the slope", "at the slope"],
    ["3 arborvitae at the right corner of the house", "right corner of the house"],
  ])("a second place is told: %s", (words, said) => {
    expect(toldOf(words)).toContain(said);
  });
});

describe("plants under a height", () => {
  it.each(["plants no taller than 3 feet along the house", "a bed along the house, nothing over 3 ft"])(
    "%s",
    (words) => {
      const [bed] = parsePlan(words).elements;
      if (bed?.kind !== "bed") throw new Error("no bed");
      expect(bed.place).toBe("along-house");
      expect(bed.size).toBeUndefined();
      expect(bed.species.length).toBeGreaterThan(2);
      for (const id of bed.species) expect(getSpecies(id as SpeciesId).heightM, id).toBeLessThanOrEqual(0.95);
    },
  );

  it("tells a named plant that grows taller", () => {
    expect(
      parsePlan("feather reed grass in a bed, nothing over 2 feet")
        .notes.map(({ sentence }) => sentence)
        .join(" "),
    ).toMatch(/grows taller than that/);
  });
});

describe("wider by so much", () => {
  it.each([
    ["widen the driveway by 4 ft in pavers", "along-driveway", "pavers"],
    ["widen driveway 4' on left side, same concrete", "along-driveway", "concrete"],
    ["widen the walk 2 feet with brick", "along-walk", "pavers"],
  ])("%s", (words, place, kind) => {
    const { elements } = parsePlan(words);
    expect(elements).toHaveLength(1);
    expect(elements[0]).toMatchObject({ kind, use: "area", place });
    expect(
      parsePlan(words)
        .notes.map(({ sentence }) => sentence)
        .join(" "),
    ).toMatch(/wider/);
  });
});

describe("words that ask for nothing", () => {
  it.each(["perfect", "Perfect!", "thanks, looks great", "so beautiful", "ok, lovely"])("%s", (words) => {
    expect(parsePlan(words).elements).toEqual([]);
  });
});

describe("what is said of a material or a color", () => {
  it("is of the thing before it: a wall in natural stone lays no patio", () => {
    expect(parsePlan("Retaining wall in natural stone").elements).toEqual([
      { kind: "retaining-wall", material: "stone" },
    ]);
  });

  it.each(["red and yellow flowers along the house", "a bed of red, white and blue flowers"])(
    "is of the flowers and not of the mulch: %s",
    (words) => {
      expect(parsePlan(words).elements).toMatchObject([{ kind: "bed", mulch: "brown" }]);
    },
  );
});

it("a clipped hedge is of boxwood where no plant is named", () => {
  expect(elementsOf("nice clipped hedge instead of the old fence")).toEqual(["boxwood hedge"]);
  expect(elementsOf("clipped arborvitae hedge")).toEqual(["Emerald Green arborvitae hedge"]);
});
