import { describe, expect, it } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string): string[] => parsePlan(text).elements.map(describeElement);

describe("ways of speaking", () => {
  it.each([
    [
      "driveway is cracked af, show it in pavers, charcoal with lighter border",
      ["charcoal herringbone paver driveway with a light border"],
    ],
    ["the back deck is rotting, rebuild it in composite", ["brown composite deck at the back"]],
    ["brick road for the car", ["brick driveway"]],
    ["wall green so the neighbor dont see us", ["Emerald Green arborvitae hedge"]],
    ["many flower of red color", ["planting bed (brown mulch) with Knock Out rose, bee balm"]],
    [
      "a reddish paver drive with a darker band on each side",
      ["red herringbone paver driveway with a charcoal border"],
    ],
    ["two lounge chairs and a small table", ["2 × sun loungers", "side table"]],
    ["small table with 2 chairs", ["bistro set"]],
    ["make the stepping stones one continuous travertine walk", ["travertine walkway"]],
    ["a sofa set with a fire table", ["lounge furniture", "fire table"]],
    ["a black planter on both sides of the green doors", ["2 × black fiberglass pots by the door"]],
    ["Clean up the leaves so the lawn is green", ["lawn"]],
    ["Green up the front lawn", ["lawn at the front"]],
    ["mums by the front door in pots", ["terracotta pots with garden mum by the door"]],
    [
      "cottage look, hydrangeas, stepping stones to the gate and a white picket fence",
      ["planting bed (brown mulch) with smooth hydrangea", "flagstone stepping stones", "vinyl picket fence"],
    ],
    ["resod the thin grass up front", ["lawn at the front"]],
    ["Reseed the patchy back lawn", ["seeded lawn at the back"]],
    ["Pull the dead grasses, gardenias there", ["planting bed (brown mulch) with gardenia"]],
    ["Remove the old shrubs and the stump there", []],
    [
      "That big round tree in front of the garage and the sago come out, hostas along the walk",
      ["planting bed (brown mulch) with hosta along the walk"],
    ],
    ["18in of tan egg rock", ["tan river rock area"]],
    ["horizontal wood fence between us and the rental next door", ["horizontal wood fence along the border"]],
  ])("are read as what they mean: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  it.each([
    ["that old shed thing can go, keep the big tree", "shed"],
    ["the old swing can go and put grass there", "swing"],
    ["trampoline gone please, lawn back", "trampoline"],
    ["show me what it looks like with the big ugly bush by the chimney gone", "bush"],
  ])("say what is to go: %s", (text, thing) => {
    expect(parsePlan(text).removals).toContain(thing);
  });

  it("say what comes where something is gone, and who uses the yard", () => {
    expect(drawn("hedge gone, lawn there")).toEqual(["lawn"]);
    expect(drawn("stone steps where the kids slide down now")).toEqual(["stone steps"]);
  });

  it("say numbers with a comma, distances and the most that plants may have", () => {
    expect(parsePlan("fence 1,8 m high").elements[0]?.size?.heightM).toBeCloseTo(1.8);
    expect(parsePlan("plant 4 arborvitae, 5 ft between").elements[0]).toMatchObject({ size: { count: 4 } });
    expect(parsePlan("5 olive trees, distance 3 meter").elements[0]?.size).toEqual({ count: 5 });
    expect(parsePlan("add palms, like 3 tall ones").elements[0]?.size?.heightM).toBeUndefined();
    expect(drawn("shrubs that stay under 2 ft").join()).not.toContain("hydrangea");
  });
});

describe("the coping of a pool", () => {
  it("goes with gray stone round it, unless it was named", () => {
    const copings = [
      "pool with bluestone around it",
      "pool with bluestone around it, tan coping",
      "pool with travertine around it",
    ];
    expect(copings.map((text) => parsePlan(text).elements.find(({ kind }) => kind === "pool"))).toMatchObject(
      [{ coping: "grey" }, { coping: "sand" }, { coping: "sand" }],
    );
  });
});

describe("places", () => {
  it.each([
    [
      "lavender both sides of concrete walk",
      ["planting bed (brown mulch) with English lavender along the walk"],
    ],
    ["Belgian block both sides of asphalt drive", ["stone edging along the driveway"]],
    [
      "blue hydrangeas under both windows",
      ["planting bed (brown mulch) with blue bigleaf hydrangea along the house"],
    ],
    ["boxwoods to screen the street", ["boxwood hedge at the front"]],
    ["a bed with a redbud in the middle", ["classic planting bed (brown mulch)", "eastern redbud"]],
    ["one maple left of center", ["red maple on the left"]],
    ["ferns under a Norway maple", ["planting bed (brown mulch) with Christmas fern around the tree"]],
    ["place to park, gravel, 12x30", ["tan gravel driveway"]],
    ["around the tree a circle of white stones", ["round white gravel area around the tree"]],
  ])("are those of what is meant: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });
});

describe("what is told beside a wish", () => {
  const notes = (text: string): string =>
    parsePlan(text)
      .notes.map(({ sentence }) => sentence)
      .join(" ");

  it.each([
    ["fence 6 ft in back but stepping down to 3 by the sidewalk", "It is drawn in one height."],
    ["something to hide the air conditioner", "“air conditioner” stands is not known"],
    [
      "paint the shutters navy and do hydrangeas under both windows",
      "The house itself stays as photographed.",
    ],
    ["boulders? or a low hedge? whichever looks better", "the first of the two is drawn"],
  ])("is what cannot be done: %s", (text, told) => {
    expect(notes(text)).toContain(told);
  });

  it.each([
    "sod the front, crisp edges",
    "lavender along the walk. Nothing that gets too tall because of the windows.",
    "steel edged bed with roses, no mowing",
    "artificial turf, i have three childrens",
  ])("is nothing where nothing is lost: %s", (text) => {
    expect(notes(text)).not.toMatch(/left out|did not understand|not chosen/);
  });

  it("is no second hedge where the plants are the screen", () => {
    expect(drawn("a row of evergreens along the back to hide the neighbors")).toEqual([
      "Emerald Green arborvitae hedge at the back",
    ]);
    expect(drawn("gravel pad with something along the side so my wife doesn't have to look at it")).toContain(
      "Emerald Green arborvitae hedge",
    );
  });

  it("is that plants are named where a group is", () => {
    expect(drawn("Seasonal color: begonias, red and white")).toEqual([
      "planting bed (brown mulch) with red wax begonia, white wax begonia",
    ]);
  });
});

describe("what is said of several things", () => {
  it.each([
    [
      "stone steps with lavender on each side",
      ["stone steps", "planting bed (brown mulch) with English lavender"],
    ],
    ["new asphalt driveway with brick edging", ["asphalt driveway", "brick edging along the driveway"]],
    [
      "a kidney shaped pool with a paver deck and a few palm trees, fence around it",
      [
        "kidney-shaped pool",
        "blended ashlar paver patio around the pool",
        "3 × queen palm",
        "wood fence around the pool",
      ],
    ],
    [
      "I need something that covers the ugly foundation all year",
      ["planting bed (brown mulch) with boxwood, inkberry, globe blue spruce along the house"],
    ],
    ["no plants, only rocks, big ones and small ones", ["boulders"]],
    [
      "azaleas under the pines with pine straw",
      ["planting bed (pine straw mulch) with PJM rhododendron around the tree"],
    ],
    ["play area with soft mulch", ["brown mulch"]],
  ])("is of the one that is meant: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });
});

describe("trees, tables and pools", () => {
  it.each([
    ["two trees in the front, dogwoods", ["2 × flowering dogwood at the front"]],
    ["a table that seats 6", ["dining furniture"]],
    [
      "add some landscaping around the new pool, tropical feel",
      [
        "planting bed (brown mulch) with tropical hibiscus, croton, bird of paradise, foxtail fern, lilyturf around the pool",
      ],
    ],
    ["redo this in slate or bluestone whichever is cheaper", ["slate patio"]],
    ["replace gravel drive with concrete, 20 ft wide at garage", ["broom concrete driveway"]],
  ])("are what is meant: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  it("go where they are named as they are called", () => {
    expect(parsePlan("take out the 3 pines on the right and put in a fence").removals).toEqual(["pine"]);
  });
});

describe("a look that is said of what is named", () => {
  it("asks for nothing else", () => {
    expect(drawn("corten steel planters with grasses by the entry, modern look")).toEqual([
      "weathering steel planter boxes with feather reed grass, dwarf fountain grass by the door",
    ]);
  });

  it("is no stone where a slab is the ground", () => {
    expect(parsePlan("a 20 by 20 concrete slab").elements[0]?.size?.lengthM).toBeCloseTo(6.1, 1);
  });
});

describe("lists", () => {
  it("end what is kept where something is said around it", () => {
    const { keeps, elements } = parsePlan("keep the tree, mulch around it, hostas");
    expect(keeps).toEqual(["tree"]);
    expect(elements.map(describeElement)).toEqual(["planting bed (brown mulch) with hosta around the tree"]);
  });

  it.each([
    ["path to backyard: decomposed granite, 4' wide", "decomposed granite walkway"],
    ["a small tree that flowers in the spring by the window", "flowering dogwood along the house"],
  ])("and clauses say what is wanted: %s", (text, element) => {
    expect(drawn(text)).toEqual([element]);
  });
});

describe("slips", () => {
  it("are mended where the dictionary has no such word", () => {
    expect(drawn("gravel path with steping stones")).toEqual([
      "tan gravel walkway",
      "flagstone stepping stones",
    ]);
  });
});
