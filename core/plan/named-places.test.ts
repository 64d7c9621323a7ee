import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const elementsOf = (words: string) => parsePlan(words).elements.map((element) => describeElement(element));
const saidOf = (words: string) =>
  parsePlan(words)
    .notes.map(({ text, sentence }) => `${text}: ${sentence}`)
    .join("\n");

describe("what stands there is a place and no wish", () => {
  it.each([
    ["from the gate to the shed a gravel path 4 ft wide", ["tan gravel walkway"]],
    ["path lights from deck to fence", ["path lights"]],
    ["path lights from the garage to the fence", ["path lights"]],
    [
      "More color at the front: add roses and path lights",
      ["planting bed (brown mulch) with Knock Out rose", "path lights"],
    ],
    ["a hedge at the front: boxwood", ["boxwood hedge at the front"]],
    ["path lights along the flower beds", ["path lights along the bed"]],
    ["path lights in front of the bed", ["path lights along the bed"]],
    ["river rock where the grass keeps dying", ["river rock area"]],
    ["a hedge the same height as the fence", ["Emerald Green arborvitae hedge"]],
    ["new steps to match the patio", ["stone steps"]],
    ["red brick steps", ["brick steps"]],
    ["new steps in brick", ["brick steps"]],
    ["bluestone steps", ["bluestone steps"]],
    ["a white pergola over the seating", ["white pergola"]],
    ["fire pit with 4 chairs and a bench", ["fire pit with 4 chairs", "garden bench"]],
    ["fire pit with two benches", ["fire pit with 2 benches"]],
    ["an evening view with the pool lit up and a birch", ["paper birch"]],
    ["a pool lit at night", ["rectangular pool"]],
    ["slate patio off the back door", ["slate patio along the house"]],
    ["a patio just outside the french doors", ["blended ashlar paver patio along the house"]],
    ["hedge along the front", ["boxwood hedge at the front"]],
    ["a privacy hedge along the front", ["Emerald Green arborvitae hedge at the front"]],
    ["a 6 ft tall hedge along the front", ["6 ft tall Emerald Green arborvitae hedge at the front"]],
    ["a low hedge at the sidewalk", ["boxwood hedge at the front"]],
    ["a hedge at the rear property line", ["Emerald Green arborvitae hedge at the back"]],
    ["terrace the slope with boulder walls", ["boulder retaining wall"]],
  ])("%s", (words, elements) => expect(elementsOf(words)).toEqual(elements));

  it("takes a second row in front of plants for the same bed", () => {
    const { elements } = parsePlan("hydrangeas under the window with boxwood in front");
    expect(elements).toMatchObject([{ place: "along-house", species: ["hydrangea", "boxwood"] }]);
  });
});

describe("a describing word asks for no other thing", () => {
  it.each([
    ["path lights in a zigzag by the walk", ["path lights along the walk"]],
    ["a small fountain would be lovely", ["fountain"]],
    ["a 14 by 22 paver patio, herringbone, Brussels block in sandstone", ["herringbone sandstone patio"]],
    ["a patio, slate, 12 x 12", ["slate patio"]],
    ["a concrete driveway with a cobble apron", ["broom concrete driveway with an apron"]],
    ["swap the old steps for concrete ones", ["concrete steps"]],
    ["steel edging all beds", ["steel edging"]],
    ["paver patio, flagstone walk", ["blended ashlar paver patio", "flagstone walkway"]],
    ["a paver patio, bluestone for the walk", ["blended ashlar paver patio", "bluestone walkway"]],
    ["BBQ area with a bench top under the verandah", ["outdoor kitchen in stone along the house"]],
    ["put in natives and a fence", ["wood fence", "native planting bed (brown mulch) along the house"]],
  ])("%s", (words, elements) => expect(elementsOf(words)).toEqual(elements));

  it("takes the size of a stone for no size of the ground", () => {
    const { elements } = parsePlan("a 6 ft wide walk, 24 x 36 bluestone");
    expect(elements).toHaveLength(1);
    expect(Object.keys(elements[0]!.size!)).toEqual(["widthM"]);
    expect(elements).toMatchObject([
      {
        kind: "pavers",
        stone: "bluestone",
        slab: { longM: expect.closeTo(0.914), wideM: expect.closeTo(0.61) },
      },
    ]);
  });

  it("gives a border the color that is said behind it", () => {
    const words = "paver patio, herringbone, Unilock Brussels block in sandstone, soldier course in charcoal";
    expect(parsePlan(words).elements).toMatchObject([
      { stone: "sandstone", pattern: "herringbone", border: true, borderColour: "charcoal" },
    ]);
  });

  it("ends what is hated at the wish that follows from it", () => {
    const plan = parsePlan("I hate mowing so half of the lawn should be patio");
    expect(plan.removals).toEqual([]);
    expect(plan.elements.map(({ kind }) => kind)).toContain("pavers");
  });
});

describe("a way", () => {
  it.each([
    ["gray paver walk from the front door to the driveway", ["door", "drive"]],
    ["flagstone walkway from driveway to porch", ["drive", "door"]],
    ["brick path to the front door from the street, 4 ft wide", ["street", "door"]],
    ["stepping stones from the garage to the back door", ["drive", "door"]],
  ])("leads from one thing to the other: %s", (text, ends) => {
    const plan = parsePlan(text);
    expect(plan.elements).toMatchObject([{ ends }]);
    expect(plan.notes.filter(({ status }) => status === "told")).toEqual([]);
    // A back door is not called the front door.
    expect(describeElement(plan.elements[0]!)).toMatch(/ the door\b/);
  });

  it("has no ends where nobody says both", () => {
    const plan = parsePlan("a paver patio and a gravel path to the door");
    expect(plan.elements.filter((element) => "ends" in element)).toEqual([]);
  });
});

describe("what cannot be aimed at or shown is told", () => {
  it.each([
    ["a path from the gate to the door", "The layout chooses where it begins and ends"],
    ["a hedge 3 ft off the wall", "Distances from things that stand there are not measured"],
    ["boulders by the mailbox", "That spot cannot be aimed at yet"],
    ["fake grass where the dogs run", "That place cannot be aimed at yet"],
    ["a fire pit, a bench, a deck around it", "“around it” is a place that cannot be aimed at yet"],
    ["a fire pit in the back right corner", "The layout chooses the corner"],
    ["a fire pit for the deck", "is a place that cannot be aimed at yet"],
    ["a gas fire pit", "What it burns does not show"],
    ["a concrete driveway tapering to 12 ft", "It is drawn in one width"],
    ["a metal fence with a car gate", "A gate is drawn for people on foot"],
    ["new sod, tall fescue", "Kinds of grass look alike"],
    ["how much does something like this cost", "bill of materials"],
    ["winter with a bit of snow", "Snow is not drawn"],
  ])("%s", (words, sentence) => expect(saidOf(words)).toContain(sentence));

  it("takes no distance for the height of a thing", () => {
    expect(parsePlan("a hedge 3 ft off the wall").elements[0]!.size).toBeUndefined();
  });
});

describe("lengths as drawings have them", () => {
  it.each([
    ["a retaining wall 400 mm high", "heightM", 0.4],
    [`a 3'-6" wide walk`, "widthM", 1.0668],
    [`a 6'-0" wide walk`, "widthM", 1.8288],
  ] as const)("%s", (words, side, meters) => {
    expect(parsePlan(words).elements[0]!.size![side]).toBeCloseTo(meters, 4);
  });
});

describe("several places of one thing", () => {
  const placesOf = (text: string) => parsePlan(text).elements.map(({ kind, place }) => `${kind} ${place}`);

  it.each([
    ["cedar fence all the way across the back and left side", ["fence back", "fence left"]],
    ["arborvitae on the left, right and back", ["hedge left", "hedge right", "hedge back"]],
    [
      "path lights along the driveway and front walk",
      ["path-lights along-driveway", "path-lights along-walk"],
    ],
    ["a bed along the house, on the left", ["bed along-house"]],
    ["low hedge following the walk both sides", ["hedge along-walk"]],
    ["deck off rear of house", ["deck along-house"]],
    ["a flower bed in the back of the house", ["bed back"]],
    ["stone steps down to lawn", ["steps undefined"]],
  ])("%s", (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });
});

it.each([
  ["Replace the concrete sidewalk with red brick", "brick walkway"],
  ["new brick sidewalk", "brick walkway"],
  [
    "gardenias by the driveway on the left",
    "planting bed (brown mulch) with gardenia on the left of the driveway",
  ],
])("reads a sidewalk as the walk, and a side of the driveway: %s", (text, element) => {
  expect(parsePlan(text).elements.map(describeElement)).toEqual([element]);
});

it("takes the bark of a tree for no mulch", () => {
  expect(elementsOf("coral bark japanese maple there")).toEqual(["coral bark maple"]);
});
