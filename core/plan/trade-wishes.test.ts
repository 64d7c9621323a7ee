import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

/** The plan of a wish as the product reads it, and what is told beside it. */
function read(prompt: string) {
  const { plans } = designOf({ prompt, areas: [] });
  const { elements, removals, season, notes } = plans[0]!.plan;
  return { elements, removals, season, told: notes.filter(({ status }) => status === "told") };
}

const feet = (many: number) => expect.closeTo(many * 0.3048, 3);

describe("first wishes in the words of the trade", () => {
  it.each([
    ["instead of the grass do gravel", [{ kind: "gravel" }], ["lawn"]],
    ["replace the mulch with rock", [{ kind: "bed", mulch: "gravel", bare: true }], ["mulch"]],
    ["replace the bark with rock, the white kind", [{ kind: "gravel", tone: "white" }], ["bark"]],
    [
      "Brick walkway to replace the concrete one, herringbone",
      [{ kind: "pavers", use: "walkway", stone: "brick" }],
      ["concrete"],
    ],
    ["rather than mulch put river rock", [{ kind: "bed", mulch: "gravel", bare: true }], ["mulch"]],
    ["haul off the shrubs and sod it", [{ kind: "lawn", surface: "sod" }], ["shrub"]],
    [
      "knock down that rotten fence and put up a horizontal cedar one 6 ft, stain it dark",
      [{ kind: "fence", boards: "horizontal", color: "brown" }],
      ["fence"],
    ],
    ["get rid of the bushes, then azaleas", [{ kind: "bed", species: ["rhododendron"] }], ["bush"]],
    ["fence is rotten, put up a new cedar one", [{ kind: "fence", style: "wood" }], ["fence"]],
  ])("bring what takes the place of another: %s", (text, elements, removals) => {
    const plan = read(text);
    expect(plan.elements).toMatchObject(elements);
    expect(plan.elements).toHaveLength(elements.length);
    expect(plan.removals).toEqual(removals);
  });

  it.each([
    ["rock everywhere", [{ kind: "gravel", tone: "river" }]],
    ["black star gravel by the house", [{ kind: "gravel", tone: "black" }]],
    ["cypress mulch in the beds", [{ kind: "bed", bare: true, mulch: "brown" }]],
    ["limestone screenings for a path", [{ kind: "gravel", grade: "fine" }]],
    ["outdoor kitchen with a built in grill, stucco finish", [{ kind: "outdoor-kitchen", finish: "stucco" }]],
    ["limestone slab steps", [{ kind: "steps", material: "stone" }]],
    ["a wall of boxwoods along the drive", [{ kind: "bed", species: ["boxwood"], inRow: true }]],
    [
      "raised cedar boxes with vegetables",
      [{ kind: "raised-bed", material: "wood", planting: "vegetables" }],
    ],
    ["a leyland cypress tree in the corner", [{ kind: "hedge", species: "leyland-cypress" }]],
    ["an arizona ash tree", [{ kind: "tree" }]],
    ["a fountain three tier in the middle", [{ kind: "water-feature", form: "fountain-three" }]],
    ["lights on the trees and along the walk", [{ kind: "uplights" }, { kind: "path-lights" }]],
    [
      "same red brick as the house for the front steps and the walk",
      [
        { kind: "steps", material: "brick" },
        { kind: "pavers", stone: "brick", use: "walkway" },
      ],
    ],
    [
      "azaleas at the porch, edge it with stone",
      [{ kind: "bed", species: ["rhododendron"], mulch: "brown", edge: "stone" }],
    ],
    [
      "replace the pool deck with travertine",
      [{ kind: "pavers", stone: "travertine", place: "around-pool" }],
    ],
    ["something with color that comes back every year", [{ kind: "bed" }]],
    [
      "three tall thin evergreens at the corner of the house",
      [{ kind: "bed", species: ["sky-pencil-holly"], counts: { "sky-pencil-holly": 3 } }],
    ],
    ["pavers, large format, 24x24", [{ kind: "pavers", slab: { longM: feet(2) } }]],
    ["grass that doesn't need mowing", [{ kind: "lawn", surface: "turf" }]],
    ["Plain brick wall here, want 2 skinny evergreens", [{ kind: "bed", species: ["sky-pencil-holly"] }]],
    [
      "a 20 foot run of 6 foot cedar on the left",
      [{ kind: "fence", place: "left", size: { heightM: feet(6) } }],
    ],
    ["rock and a few cactus", [{ kind: "gravel" }, { kind: "bed", mulch: "gravel" }]],
    ["a lawn, no kids no pets", [{ kind: "lawn" }]],
    ["the slope is washing out, put something on it that'll hold", [{ kind: "bed" }]],
    ["pavers everywhere, kids track mud in", [{ kind: "pavers" }]],
    ["some evergreens so it looks ok in winter and please show it in fall", [{ kind: "bed" }]],
    [
      "two pots by the door with something purple spilling out",
      [{ kind: "planter", by: "door", species: expect.arrayContaining(["salvia"]) }],
    ],
  ])("ask for that alone: %s", (text, elements) => {
    const plan = read(text);
    expect(plan.elements).toMatchObject(elements);
    expect(plan.elements).toHaveLength(elements.length);
    expect(plan.removals).toEqual([]);
  });

  it.each([
    [
      "white vinyl fence six foot across the back",
      { kind: "fence", size: { heightM: feet(6) }, place: "back" },
    ],
    [
      "six foot of gravel along the fence",
      { kind: "gravel", size: { widthM: feet(6) }, place: "along-fence" },
    ],
  ])("give sizes to what has them: %s", (text, element) => {
    expect(read(text).elements).toMatchObject([element]);
  });

  it.each([
    "a modern fence",
    "cottage style white picket fence",
    "modern style pergola",
    "rustic split rail fence",
  ])("bring no planting by a look that is of one thing: %s", (text) => {
    expect(read(text).elements).toHaveLength(1);
  });

  it("bring a whole look where it is of the yard", () => {
    expect(read("something modern").elements.length).toBeGreaterThan(2);
    expect(read("mediterranean courtyard with gravel and olive tree").elements.length).toBeGreaterThan(2);
  });

  it.each([
    ["need privacy on the right, maybe a fence", [{ kind: "fence", place: "right" }]],
    ["a flower bed to hide the trash cans", [{ kind: "bed" }]],
    [
      "need privacy from the neighbors on the right side, thinking a row of green giants about eight of them",
      [{ kind: "hedge", species: "green-giant-arborvitae", place: "right", size: { count: 8 } }],
    ],
    [
      "We need privacy on the left and a maple in the front",
      [
        { kind: "hedge", place: "left" },
        { kind: "tree", place: "front" },
      ],
    ],
  ])("hide by what is named for it: %s", (text, elements) => {
    const plan = read(text);
    expect(plan.elements).toMatchObject(elements);
    expect(plan.elements).toHaveLength(elements.length);
  });

  it.each([
    ["adirondack chairs on the patio", ["furniture"]],
    ["two chairs on the deck", ["furniture"]],
    ["string lights over the patio", ["furniture"]],
    ["a pergola over the patio", ["pergola"]],
    ["two chairs and a small table in the back corner on flagstone", ["furniture", "pavers"]],
    ["a white fence in the front yard", ["fence"]],
    ["make the front look good", ["lawn", "bed", "tree"]],
    ["get that side yard looking nice", ["lawn", "bed", "tree"]],
    ["paint the fence black and plant bamboo in front of it", ["surface-finish", "bed"]],
  ])("tell of no place that is kept, and pave none that is there: %s", (text, kinds) => {
    const { elements, told } = read(text);
    expect(elements.map(({ kind }) => kind)).toEqual(kinds);
    expect(told).toEqual([]);
  });
});

describe("what no picture shows yet", () => {
  it("is told and laid as nothing else: a helicopter pad", () => {
    const { elements, told } = read("helicopter pad");
    expect(elements).toEqual([]);
    expect(told.map(({ text }) => text)).toContain("helicopter pad");
  });
});
