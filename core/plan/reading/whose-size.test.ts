import { describe, expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";

const FOOT = 0.3048;
const feet = (size: object | undefined) =>
  Object.fromEntries(
    Object.entries(size ?? {}).map(([side, meters]) => [
      side.replace("M", ""),
      side === "count" ? meters : Math.round((meters / FOOT) * 10) / 10,
    ]),
  );
const sizes = (text: string) => parsePlan(text).elements.map(({ kind, size }) => [kind, feet(size)] as const);
const told = (text: string) =>
  parsePlan(text)
    .notes.map(({ sentence }) => sentence)
    .join(" ");

describe("a number phrase", () => {
  it.each([
    ["stone wall 2 m high along the back", [["retaining-wall", { height: 6.6 }]]],
    ["a block wall 40 feet long by 2 high", [["retaining-wall", { length: 40, height: 2 }]]],
    ["privacy fence 6' high x 50' long", [["fence", { height: 6, length: 50 }]]],
    ["a 6' x 80 lf cedar fence", [["fence", { length: 80, height: 6 }]]],
    ["a wall 30 ft by 3 ft", [["retaining-wall", { length: 30, height: 3 }]]],
    ["three steps 7 inches high and 4 ft wide", [["steps", { count: 3, width: 4 }]]],
    ["steps with 7 inch risers, 5 ft wide", [["steps", { width: 5 }]]],
    ["patio with a width of 12 ft and a length of 16 ft", [["pavers", { width: 12, length: 16 }]]],
    ["a patio, ten feet square", [["pavers", { length: 10, width: 10 }]]],
    ["a path of 24x24 pavers, 3 ft wide", [["pavers", { width: 3 }]]],
    ["hedge about a meter high", [["hedge", { height: 3.3 }]]],
    ["40 linear feet of boxwood hedge", [["hedge", { length: 40 }]]],
    ["a deck 12 x 16, 30 inches off the ground", [["deck", { length: 16, width: 12, height: 2.5 }]]],
    ["a hedge along the 6 ft fence", [["hedge", {}]]],
    ["15 gallon maple by the walk", [["tree", {}]]],
    [
      "Fence 6 ft. Patio 12 ft x 12 ft",
      [
        ["fence", { height: 6 }],
        ["pavers", { length: 12, width: 12 }],
      ],
    ],
    [
      "a bench 6 feet long under the tree and a path 36 inches wide",
      [
        ["furniture", {}],
        ["pavers", { width: 3 }],
      ],
    ],
    ["a greenhouse, about 8 by 10, goes by the back fence. two raised beds", [["raised-bed", { count: 2 }]]],
    ["one large boulder and two smaller ones", [["boulders", { count: 3 }]]],
    [
      "fence on the left with 6 ft cedar, 45 feet of it, and put a 4 foot gate in it",
      [["fence", { height: 6, length: 45 }]],
    ],
    ["pergola 12 x 14 with 6x6 posts", [["pergola", { length: 14, width: 12 }]]],
    ["garden bed 4ft x 12ft, 10 inches of soil", [["bed", { length: 12, width: 4 }]]],
    [
      "deck 2 steps up, 14 by 18",
      [
        ["deck", { length: 18, width: 14 }],
        ["steps", { count: 2 }],
      ],
    ],
    ["the yard is 40 by 60. a lawn", [["lawn", {}]]],
    ["a driveway, 20 wide by 30 long, in asphalt or concrete", [["concrete", { width: 20, length: 30 }]]],
    ["a 1.5 m wide path, 10 m long, in gravel (8-16 mm)", [["gravel", { width: 4.9, length: 32.8 }]]],
    ["fence height 8 feet, width of each panel 6 feet", [["fence", { height: 8 }]]],
    [
      "pond of 60 sq ft, 18 in deep, with a 2 ft wide ring of boulders",
      [
        ["water-feature", { area2: 18.3 }],
        ["boulders", { width: 2 }],
      ],
    ],
    ["vegetable garden with four 4 by 8 beds", [["raised-bed", { count: 4, length: 8, width: 4 }]]],
    ["a privet hedge, kept at 4 feet", [["hedge", { height: 4 }]]],
  ] as const)("is of its own thing and side: %s", (text, wanted) => {
    expect(sizes(text)).toEqual(wanted);
  });

  it.each([
    ["concrete walk 4 inches thick", "“4 inches thick”: How thick it is"],
    ["bench 2 m from the pond", "“2 m from the pond”: Distances"],
    ["16 tons of gravel in the side yard", "“16 tons”: How much of it is needed"],
    ["a 2.5 inch caliper oak", "“2.5 inch caliper”: Plants are drawn"],
    ["pool 15 x 30, 5 ft deep", "“5 ft deep” is left out: how deep the water is"],
    ["a bench 6 ft long", "“6 ft long” is left out: it is drawn in its usual size."],
    ["steel edging along the lawn 4 inches high", "“4 inches high” is left out: edges are of one width."],
  ])("that nothing can have is told in its own words: %s", (text, sentence) => {
    expect(told(text)).toContain(sentence);
  });

  it("is that of the thing before it where the one behind it has no such sides", () => {
    expect(sizes("composite deck off the back door 14x16 about two steps up")[0]).toEqual([
      "deck",
      { length: 16, width: 14 },
    ]);
    expect(sizes("put a fence and gate at the front, six foot wood")).toEqual([["fence", { height: 6 }]]);
  });

  it("counts no ground", () => {
    expect(sizes("16 gravel areas")).toEqual([["gravel", {}]]);
    expect(told("16 gravel areas")).toContain("“16” is left out: one is drawn.");
  });
});

describe("a place", () => {
  const places = (text: string) => parsePlan(text).elements.map(({ kind, place }) => [kind, place]);

  it.each([
    [
      "a birch on the left and one on the right",
      [
        ["tree", "left"],
        ["tree", "right"],
      ],
    ],
    [
      "path lights along the walk and the driveway",
      [
        ["path-lights", "along-walk"],
        ["path-lights", "along-driveway"],
      ],
    ],
    [
      "edge the lawn with steel and put roses along the house",
      [
        ["edging", undefined],
        ["bed", "along-house"],
      ],
    ],
    [
      "two rocking chairs by the front door and a patio set by the pool",
      [
        ["furniture", "along-house"],
        ["furniture", "around-pool"],
      ],
    ],
  ])("stays with its own thing: %s", (text, wanted) => {
    expect(places(text)).toEqual(wanted);
  });

  it("leaves chairs in brackets with the patio before them", () => {
    expect(parsePlan("patio (rocking chairs), fire pit").elements).toMatchObject([
      { kind: "pavers" },
      { kind: "furniture", set: "rockers" },
      { kind: "fire-pit", seating: false },
    ]);
  });
});
