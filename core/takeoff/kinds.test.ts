import { describe, expect, it } from "vitest";
import { mergeLines } from "#core/bom/merge-lines.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { takeOff } from "./take-off.ts";
import type { TakeoffOptions } from "./takeoff-options.ts";

/** Quantities by the last part of each line's id, with a single placed element. */
function quantities(placed: PlacedElement, options: TakeoffOptions = {}): Record<string, number> {
  const lines = takeOff([placed], { measured: EXACTLY, ...options });
  return Object.fromEntries(
    lines.map(({ id, quantity }) => [
      id.replace(`0-${placed.element.kind}-`, "").replace("job-", "job:"),
      quantity,
    ]),
  );
}
const feet = (value: number) => value * 0.3048;
const pavers: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "herringbone",
  colour: "grey",
  border: false,
};

describe("take-off of each kind", () => {
  it("counts a 20 × 15 ft herringbone patio", () => {
    expect(quantities(placeRectangle(pavers, 20, 15))).toEqual({
      excavation: 8, // 335 × 7.375 ÷ 12 ÷ 27 = 7.63
      "haul-off": 10, // × 1.25 = 9.53
      base: 7, // 4.14 × 1.2 × 1.325 = 6.58 tons
      "bedding-sand": 1, // 0.93
      pavers: 340, // 300 × 1.12 = 336
      "edge-restraint": 80, // 70 × 1.05 = 73.5 by lengths of 8
      "edge-spikes": 70,
      "joint-sand": 4, // 300 ÷ 75, exactly
      "paver-labour": 24, // 16 h per 200 sq ft
      "job:delivery": 1,
    });
  });

  it("says of flagstone how it is laid, and calls none irregular that is cut", () => {
    const stones = (pattern: "ashlar" | "irregular") =>
      takeOff([placeRectangle({ ...pavers, stone: "flagstone", colour: "blend", pattern }, 20, 15)]).find(
        ({ item }) => item === "paver-flagstone",
      );
    expect(stones("ashlar")).toMatchObject({ name: "Flagstone", description: "ashlar pattern" });
    expect(stones("irregular")).toMatchObject({ name: "Flagstone", description: "irregular pattern" });
  });

  it("plants or sows the joints of paving in place of sand", () => {
    const thyme = quantities(placeRectangle({ ...pavers, joints: "thyme" }, 20, 15));
    // 300 × 0.2 sq ft of joints, a plant every 9 in in offset rows: 60 × 144 ÷ 81 × 1.155 = 123
    expect(thyme).toMatchObject({ "plant-creeping-thyme": 123 });
    expect(thyme["joint-sand"]).toBeUndefined();
    const grass = quantities(placeRectangle({ ...pavers, joints: "grass" }, 20, 15));
    expect(grass["joint-seed"]).toBeCloseTo(1, 1); // 60 × 7 ÷ 1000 = 0.42 lb, sold by the pound
    expect(grass["joint-sand"]).toBeUndefined();
  });

  it("bills gravel by its grade, as ground and as the cover of beds", () => {
    const priced = (element: PlanElement, part: string) => {
      const line = takeOff([placeRectangle(element, 20, 15)]).find(({ id }) => id.endsWith(part))!;
      return [line.name, line.variant];
    };
    const area = { kind: "gravel", tone: "tan", use: "area" } as const;
    expect(priced({ ...area, grade: "pea" }, "-gravel")).toEqual(["Pea gravel", "pea"]);
    expect(priced({ ...area, grade: "fine" }, "-gravel")).toEqual(["Decomposed granite", "tan"]);
    const bed: PlanElement = {
      kind: "bed",
      style: "dry",
      mulch: "gravel",
      stone: "tan",
      species: [],
      edging: false,
      grade: "fine",
    };
    expect(priced(bed, "-stone-mulch")).toEqual(["Decomposed granite", "tan"]);
  });

  it("bills slabs by the size that was said, and gravel for their joints", () => {
    const slab = { longM: feet(2), wideM: feet(2) };
    const placed = placeRectangle(
      { ...pavers, pattern: "stack-bond", slab, joints: "gravel", jointM: feet(1 / 6) },
      20,
      15,
    );
    const line = takeOff([placed], { measured: EXACTLY }).find(({ id }) => id.endsWith("-pavers"))!;
    expect(line.description).toBe("24 × 24 in, stack bond pattern");
    // 1 - 24² ÷ 26² = 0.15 of 300 sq ft, 2 in deep: 45 ÷ 120 a ton, ordered by the half.
    expect(quantities(placed)["joint-gravel"]).toBeCloseTo(0.5, 1);
  });

  it("says how deep to dig as builders do, to half an inch", () => {
    const words = (element: PlanElement) =>
      takeOff([placeRectangle(element, 20, 15)], { measured: EXACTLY }).find(
        ({ item }) => item === "excavation",
      )?.description;
    // 4 in of stone, 1 of sand and 2 3/8 of pavers
    expect(words(pavers)).toBe("Dig 7 1/2 in deep, measured in place");
    expect(words({ kind: "concrete", use: "patio", finish: "broom" })).toBe(
      "Dig 8 in deep, measured in place",
    );
  });

  it("digs deeper and buys more stone under a driveway in a cold climate, and lays geotextile", () => {
    const drive: PlanElement = { ...pavers, use: "driveway" };
    const cold = quantities(placeRectangle(drive, 20, 15), { climate: "cold" });
    // 10 in of base reaching 10 in beyond: 358.33 sq ft, 11.06 cu yd compacted, 17.58 tons
    expect(cold).toMatchObject({ base: 18, geotextile: 360 });
    expect(quantities(placeRectangle(drive, 20, 15)).base).toBe(10);
  });

  it("takes the border out of the field", () => {
    const bordered = takeOff([placeRectangle({ ...pavers, border: true }, 20, 15)]);
    const exact = (key: string) => bordered.find(({ id }) => id === `0-pavers-${key}`)!.exact;
    expect(exact("border-pavers")).toBeCloseTo(46.67 * 1.12, 1);
    expect(exact("pavers") + exact("border-pavers")).toBeCloseTo(336, 9);
  });

  it("counts a 24 × 12 ft deck of 3 ft height by the DCA 6 table", () => {
    const deck = placeRectangle({ kind: "deck", wood: "brown", material: "composite" }, 24, 12, {
      heightM: feet(3),
    });
    const lines = takeOff([deck], { measured: EXACTLY });
    const line = (key: string) => lines.find(({ id }) => id === `0-deck-${key}`)!;
    // 12 ft are past a 2×8 at 16 in (11 ft 10 in): a 2×10 carries them, 19 joists of 12 ft
    expect(line("joists")).toMatchObject({ variant: "2x10", quantity: 228 });
    expect(line("rim").quantity).toBe(72);
    expect(line("beams")).toMatchObject({ variant: "2x12", quantity: 72 });
    expect(line("posts").quantity).toBe(4);
    expect(line("footings").quantity).toBe(20); // 5 bags of 80 lb each at 36 in
    expect(line("hangers").quantity).toBe(19);
    expect(line("decking").quantity).toBe(320); // 288 × 1.1 = 316.8 by 8
    expect(line("screws").quantity).toBe(3); // 27 rows × 19 joists × 2 = 1,026 ÷ 350
    expect(line("railing").quantity).toBe(48); // 72 − 24 − 3 = 45 by sections of 6
    expect(line("stringers").quantity).toBe(3);
    expect(line("treads").quantity).toBe(24); // 5 risers, 4 treads of two boards, 3 ft wide
  });

  it("puts no railing on a deck of 30 in and no stair on one that is a single step high", () => {
    const deck = (heightFt: number) =>
      quantities(
        placeRectangle({ kind: "deck", wood: "brown", material: "cedar" }, 16, 10, {
          heightM: feet(heightFt),
        }),
      );
    expect(deck(2.5)).not.toHaveProperty("railing");
    expect(deck(2.6)).toHaveProperty("railing");
    expect(deck(0.6)).not.toHaveProperty("stringers");
  });

  it("counts a block wall of 40 ft, 3 ft high", () => {
    const wall = placeRectangle({ kind: "retaining-wall", material: "block" }, 40, 2, { heightM: feet(3) });
    expect(quantities(wall)).toMatchObject({
      blocks: 147, // 40 × 3.5 × 1.05
      caps: 40,
      adhesive: 2,
      pad: 2.5, // 80 sq ft × 6 in = 1.48 cu yd, × 1.2 × 1.325 = 2.36 tons
      "drain-stone": 6.5, // 120 × 12 in = 4.44 cu yd, × 1.1 × 1.325 = 6.48 tons
      "drain-pipe": 40,
    });
    expect(quantities(wall)).not.toHaveProperty("geogrid");
    expect(quantities({ ...wall, heightM: feet(5) })).toMatchObject({ geogrid: 360, engineer: 1 });
  });

  it("digs and buys gravel as deep as it was asked for", () => {
    const depths = (depthM?: number, grade: "pea" | "rock" = "pea") =>
      takeOff([
        placeRectangle(
          { kind: "gravel", tone: "tan", grade, use: "area", ...(depthM && { depthM }) },
          30,
          10,
        ),
      ])
        .filter(({ id }) => /-(excavation|gravel)$/.test(id))
        .map(({ exact, description }) => `${description}: ${exact.toFixed(2)}`);
    // 300 sq ft by 2 in are 1.85 cu yd, 2.04 loose, 2.70 tons.
    expect(depths(0.0508)).toEqual([
      "Dig 2 in deep, measured in place: 1.85",
      "2 in compacted: 1.85 cu yd in place, 2.04 cu yd loose: 2.70",
    ]);
    expect(depths(0.0508, "rock")[1]).toBe("2 in deep: 3.00");
    expect(depths(undefined, "rock")[1]).toBe("3 in deep: 4.00");
  });

  it("buys mulch as deep as it was asked for", () => {
    const mulchOf = (more: object) => {
      const bed = { kind: "bed", style: "classic", species: [], edging: false, ...more };
      const line = takeOff([placeRectangle({ mulch: "brown", ...bed } as PlanElement, 27, 10)]).find(
        ({ id }) => id.endsWith("mulch"),
      )!;
      return `${line.description}: ${line.exact.toFixed(2)}`;
    };
    // 270 sq ft by 3 in are 2.5 cu yd; a bale of straw covers 45 sq ft of them.
    expect(mulchOf({})).toBe("3 in deep: 2.50");
    expect(mulchOf({ depthM: 0.0508 })).toBe("2 in deep: 1.67");
    expect(mulchOf({ depthM: 0.0508, mulch: "pine-straw" })).toBe("2 in deep: 4.00");
    expect(mulchOf({ depthM: 0.0508, mulch: "gravel" })).toBe("2 in deep over fabric: 2.70");
  });

  it("buys a fence of cedar at the price of cedar", () => {
    const materials = (timber?: "cedar", style: "wood" | "vinyl" = "wood") =>
      takeOff([placeRectangle({ kind: "fence", style, ...(timber && { timber }), gate: false }, 40, 1)])
        .filter(({ item }) => /^fence-(section|post)$/.test(item))
        .map(({ variant, name }) => `${variant}: ${name}`);
    expect(materials("cedar")).toEqual(["cedar: Cedar fence section, 8 ft", "cedar: Cedar fence post"]);
    expect(materials()).toEqual(["wood: Wood fence section, 8 ft", "wood: Wood fence post"]);
    expect(materials("cedar", "vinyl")).toEqual([
      "vinyl: Vinyl fence section, 8 ft",
      "vinyl: Vinyl fence post",
    ]);
  });

  it("counts 100 ft of fence with a gate: 12 sections, 14 posts, 42 bags", () => {
    const fence = placeRectangle({ kind: "fence", style: "wood", gate: true }, 100, 1, { heightM: feet(6) });
    expect(quantities(fence)).toMatchObject({ panels: 12, posts: 14, "post-concrete": 42, gate: 1 });
    // It is drawn, and no size of it is assumed.
    expect(takeOff([fence]).find(({ item }) => item === "fence-gate")).toMatchObject({ basis: "measured" });
    expect(quantities({ ...fence, element: { kind: "fence", style: "wood", gate: false } })).toMatchObject({
      panels: 13,
      posts: 14,
    });
  });

  it("counts 20 path lights on one 150 W transformer and 38 on the next size", () => {
    const lights = (count: number) => quantities(placeRectangle({ kind: "path-lights" }, 20, 1, { count }));
    expect(lights(20)).toMatchObject({ lights: 20, transformer: 1, wire: 200 });
    const bigger = takeOff([placeRectangle({ kind: "path-lights" }, 20, 1, { count: 38 })]);
    expect(bigger.find(({ item }) => item === "transformer")!.variant).toBe("300-w");
  });

  it("hangs path lights and uplights on one transformer while it carries both", () => {
    const transformers = (...counts: [pathLights: number, uplights: number]) =>
      mergeLines(
        takeOff([
          placeRectangle({ kind: "path-lights" }, 20, 1, { count: counts[0] }),
          placeRectangle({ kind: "uplights" }, 20, 1, { count: counts[1] }),
        ]),
      )
        .filter(({ item }) => item === "transformer")
        .map(({ name, quantity }) => `${quantity} ${name}`);
    // 120 of its 150 W may be used: 32 + 25, and 80 + 60.
    expect(transformers(8, 5)).toEqual(["1 Low-voltage transformer, 150 W"]);
    expect(transformers(20, 12)).toEqual(["2 Low-voltage transformer, 150 W"]);
  });

  it("counts uplights with a transformer, wire and labor of their own, each metal by its own price", () => {
    const uplights = placeRectangle({ kind: "uplights" }, 20, 1, { count: 6 });
    expect(quantities(uplights)).toMatchObject({ lights: 6, transformer: 1, wire: 75 });
    const [line] = takeOff([{ ...uplights, element: { kind: "uplights", metal: "brass" } }]);
    expect(line).toMatchObject({ item: "uplight", variant: "brass", name: "LED uplight, brass" });
  });

  it("gives a pool coping all round, and an apron only where the design paves nothing", () => {
    const pool = placeRectangle({ kind: "pool", shape: "rectangle", coping: "sand" }, 40, 20);
    expect(quantities(pool)).toMatchObject({ shell: 800, coping: 126, apron: 389 });
    const both = takeOff([pool, placeRectangle(pavers, 20, 15)]);
    expect(both.some(({ id }) => id === "0-pool-apron")).toBe(false);
  });

  it("counts the plants that the picture drew, else fills the bed at each species' spacing", () => {
    const bed: PlanElement = {
      kind: "bed",
      style: "dry",
      mulch: "gravel",
      species: ["sedum", "yucca"],
      edging: false,
    };
    const drawn = placeRectangle(bed, 20, 10, {
      plants: [
        { species: "sedum", count: 7 },
        { species: "yucca", count: 3 },
      ],
    });
    expect(quantities(drawn)).toMatchObject({ "plant-sedum": 7, "plant-yucca": 3 });
    // 100 sq ft each: 144 ÷ 18² × 1.15 = 51.1; 144 ÷ 36² × 1.15 = 12.8
    expect(quantities(placeRectangle(bed, 20, 10))).toMatchObject({ "plant-sedum": 52, "plant-yucca": 13 });
  });

  it("plants a hedge with one plant at both ends", () => {
    const hedge = placeRectangle({ kind: "hedge", species: "arborvitae" }, 30, 3);
    expect(quantities(hedge)).toMatchObject({ "plant-arborvitae": 11, compost: 1, mulch: 1 });
  });

  it("buys sod by rolls, seed by the pound, turf with its base and sand", () => {
    const lawn = (surface: "sod" | "seed" | "turf") =>
      quantities(placeRectangle({ kind: "lawn", surface }, 50, 20));
    expect(lawn("sod")).toMatchObject({ sod: 1080, topsoil: 6.5, "sod-labour": 6, "strip-sod": 8 });
    expect(lawn("seed")).toMatchObject({ seed: 7 });
    expect(lawn("turf")).toMatchObject({ turf: 1155, "turf-infill": 30, excavation: 9.5, "turf-base": 15 });
  });

  it("strips no lawn where there is none, and counts sprinklers only when asked", () => {
    const lawn = placeRectangle({ kind: "lawn", surface: "sod" }, 50, 20);
    expect(quantities(lawn, { existingGround: "bare" })).not.toHaveProperty("strip-sod");
    expect(quantities(lawn)).not.toHaveProperty("sprinklers");
    expect(quantities({ ...lawn, areaM2: lawn.areaM2 * 1.5 }, { irrigation: true })).toMatchObject({
      sprinklers: 2,
    });
  });

  it("orders river rock by its coverage and packing stone by compacted depth", () => {
    const gravel = (tone: "river" | "grey" | "tan") =>
      quantities(placeRectangle({ kind: "gravel", tone, use: "area" }, 20, 15)).gravel;
    expect(gravel("river")).toBe(4); // 300 ÷ 75
    expect(gravel("grey")).toBe(4.5); // 2.78 × 1.1 × 1.325 = 4.05
    expect(gravel("tan")).toBe(4.5); // 2.78 × 1.2 × 1.325 = 4.42
  });

  it("orders lava rock by what a ton of it covers, which is more than of other rock", () => {
    const lava: PlanElement = { kind: "gravel", tone: "red", grade: "lava", use: "area" };
    const line = takeOff([placeRectangle(lava, 20, 15)]).find(({ item }) => item === "decorative-stone");
    // 300 ÷ 200
    expect(line).toMatchObject({ name: "Lava rock", variant: "lava-red", quantity: 1.5 });
  });

  it("orders the stone that a bed lies under in its own color", () => {
    const bed: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "gravel",
      species: ["sedum"],
      edging: false,
    };
    const cover = (element: PlanElement) =>
      takeOff([placeRectangle(element, 20, 15)]).find(({ item }) => item === "decorative-stone");
    expect(cover(bed)).toMatchObject({ name: "Stone mulch", variant: "river", quantity: 4 });
    expect(cover({ ...bed, stone: "white" })).toMatchObject({ name: "Stone mulch, white", variant: "white" });
  });

  it("orders no cover for a bed of bare soil", () => {
    const bed: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "soil",
      species: ["sedum"],
      edging: false,
    };
    const keys = takeOff([placeRectangle(bed, 20, 15)]).map(({ id }) => id);
    expect(keys).toContain("0-bed-compost");
    expect(keys.filter((id) => id.includes("mulch"))).toEqual([]);
  });

  it("prices a tree by its mature size, with stakes and a ring of mulch", () => {
    const tree = (species: string) =>
      takeOff([placeRectangle({ kind: "tree", species }, 4, 4)], { measured: EXACTLY });
    expect(tree("red-maple").map(({ item }) => item)).toEqual([
      "tree-shade",
      "tree-planting",
      "tree-stakes",
      "mulch",
    ]);
    expect(tree("dogwood").map(({ item }) => item)[0]).toBe("tree-small");
  });
});

describe("take-off beside the picture", () => {
  it("builds a wall as high as it was asked for, even where the picture stops lower", () => {
    const asked: PlanElement = { kind: "retaining-wall", material: "block", size: { heightM: feet(5) } };
    const lines = takeOff([placeRectangle(asked, 40, 2, { heightM: feet(4) })], { measured: EXACTLY });
    const blocks = lines.find(({ id }) => id.endsWith("-blocks"))!;
    expect(blocks.quantity).toBe(231); // 40 × 5.5 × 1.05
    expect(blocks.inputs.find(({ name }) => name === "height")).toMatchObject({ value: 5, basis: "entered" });
  });

  it("counts the ring of mulch under a drawn tree once, without a palette of plants in it", () => {
    const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species: [], edging: false };
    const tree = placeRectangle({ kind: "tree", species: "dogwood" }, 1, 1, {
      areaM2: 0,
      count: 1,
      plants: [{ species: "dogwood", count: 1 }],
    });
    const keys = takeOff([placeRectangle(bed, 3.5, 3.5), tree]).map(({ id }) => id);
    expect(keys.filter((id) => id.includes("plant-"))).toEqual(["1-tree-plant-dogwood"]);
    expect(keys.filter((id) => id.endsWith("-mulch"))).toEqual(["0-bed-mulch"]);
    // A tree that stands in stone has no ring: the layout drew none.
    expect(takeOff([tree]).map(({ id }) => id)).not.toContain("0-tree-mulch");
    expect(takeOff([placeRectangle(bed, 3.5, 3.5)]).filter(({ id }) => id.includes("plant-")).length).toBe(
      11,
    );
  });

  it("plants a small bed beside a tree that no layout drew, and gives that tree a ring of its own", () => {
    const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species: [], edging: false };
    const tree = placeRectangle({ kind: "tree", species: "dogwood" }, 4, 4);
    const keys = takeOff([placeRectangle(bed, 3.5, 3.5), tree]).map(({ id }) => id);
    expect(keys.filter((id) => id.startsWith("0-bed-plant-"))).toHaveLength(11);
    expect(keys.filter((id) => id.endsWith("-mulch"))).toEqual(["0-bed-mulch", "1-tree-mulch"]);
  });

  it("edges a bed along a fence on its open side alone", () => {
    const bed = (place?: "along-fence", edge?: "brick") =>
      quantities(
        placeRectangle(
          {
            kind: "bed",
            style: "classic",
            mulch: "brown",
            species: [],
            edging: true,
            ...(place && { place }),
            ...(edge && { edge }),
          },
          40,
          5,
        ),
      ).edging;
    expect(bed()).toBe(100); // 90 × 1.05 by tens
    expect(bed("along-fence")).toBe(50); // 45 × 1.05
    expect(bed(undefined, "brick")).toBe(95); // 90 × 1.05, by the foot
  });

  it("calls drawn pieces counted and undrawn ones assumed", () => {
    const lights = (count?: number) =>
      takeOff([placeRectangle({ kind: "path-lights" }, 20, 1, count === undefined ? {} : { count })])[0]!;
    expect(lights(5)).toMatchObject({ quantity: 5, basis: "measured" });
    expect(lights()).toMatchObject({ quantity: 3, basis: "assumed" });
  });
});

describe("what goes away", () => {
  const removed = (removals: string[]) =>
    takeOff([placeRectangle({ kind: "boulders" }, 20, 15)], { removals })
      .filter(({ id }) => id.startsWith("job-remove"))
      .map(({ item, quantity, basis }) => [item, quantity, basis]);

  it("assumes a common size for old paving and decks, never more than the design covers", () => {
    expect(removed(["the concrete patio", "concrete driveway", "old deck", "fence"])).toEqual([
      ["removal-concrete", 200, "assumed"],
      ["removal-concrete", 300, "assumed"],
      ["removal-deck", 200, "assumed"],
      ["removal-fence", 70, "assumed"],
    ]);
  });

  it("is as unsure of old planting as of any other old thing", () => {
    const trees = takeOff([placeRectangle({ kind: "boulders" }, 20, 15)], {
      ...{ removals: ["tree", "maple", "oak"], removalCounts: { maple: 2 }, stillShown: ["old trees"] },
    }).filter(({ item }) => item === "removal-tree");
    expect(trees.map(({ exact, basis, description }) => [exact, basis, description])).toEqual([
      [1, "assumed", "The picture still shows it"],
      [2, "entered", expect.stringContaining("maple")],
      [1, "assumed", expect.stringContaining("oak")],
    ]);
    const [line] = takeOff([placeRectangle({ kind: "boulders" }, 20, 15)], { removals: ["the shrubs"] });
    expect(line).toMatchObject({ exact: 4, hint: "A common size is assumed; enter the true size" });
    // 200 sq ft give or take half of them, and hours by a fifth.
    expect([line!.band.low, line!.band.high]).toEqual([expect.closeTo(1.6, 9), expect.closeTo(7.2, 9)]);
  });

  it("counts a tree and its stump as one each, a thing named twice once, and leaves the lawn to the new lines", () => {
    expect(removed(["tree", "tree stump", "the old tree", "lawn"])).toEqual([
      ["removal-tree", 1, "assumed"],
      ["removal-stump", 1, "assumed"],
    ]);
  });

  it("knows a named plant as a tree or as planting, and writes its name with a capital", () => {
    const lines = takeOff([placeRectangle({ kind: "boulders" }, 20, 15)], {
      removals: ["japanese maple", "hydrangea"],
    }).filter(({ id }) => id.startsWith("job-remove"));
    expect(lines.map(({ name, description }) => [name, description])).toEqual([
      ["Tree removal", "Japanese maple"],
      ["Clearing old shrubs and plants", ""],
    ]);
  });

  describe("paving that new ground replaces", () => {
    const driveway: PlanElement = {
      kind: "pavers",
      use: "driveway",
      pattern: "herringbone",
      colour: "grey",
      border: false,
    };
    const over = (element: PlanElement, overPavedM2: number, removals: string[] = []) =>
      takeOff([{ ...placeRectangle(element, 20, 15), overPavedM2 }], { removals, measured: EXACTLY })
        .filter(({ item }) => item === "removal-concrete")
        .map(({ name, quantity, basis }) => [name, quantity, basis]);

    it("is taken away as measured, by the use that it had, and not once more as a common size", () => {
      expect(over(driveway, 27.87)).toEqual([["Driveway removal", 300, "measured"]]);
      expect(over(driveway, 27.87, ["driveway"])).toEqual([["Driveway removal", 300, "measured"]]);
      expect(over({ ...driveway, use: "patio" }, 9.29)).toEqual([
        ["Concrete and paving removal", 100, "measured"],
      ]);
      expect(over({ kind: "lawn", surface: "sod" }, 27.87, ["driveway"])).toEqual([
        ["Driveway removal", 300, "measured"],
      ]);
    });

    it("is no lawn to strip", () => {
      const strip = (overPavedM2: number) =>
        takeOff([{ ...placeRectangle({ kind: "lawn", surface: "sod" }, 20, 15), overPavedM2 }])
          .filter(({ id }) => /-(strip|haul)-sod$/.test(id))
          .map(({ inputs }) => Math.round(inputs[0]!.value));
      expect(strip(0)).toEqual([300, 300]);
      expect(strip(9.29)).toEqual([200, 200]);
      expect(strip(27.871)).toEqual([]);
    });

    it("is nothing where a strip along the edge was read as paving", () => {
      expect(over(driveway, 1.2)).toEqual([]);
      expect(over(driveway, 4)).toEqual([]);
    });
  });

  it("keeps what it does not know as a line of its own, for a person to price", () => {
    expect(removed(["the statue"])).toEqual([["removal-other", 1, "assumed"]]);
  });

  it("names the color of furniture", () => {
    const names = (element: PlanElement) =>
      takeOff([placeRectangle(element, 6, 6)], {}).map(({ name }) => name);
    expect(names({ kind: "furniture", set: "umbrella", color: "red" })).toContain(
      "Patio umbrella with its base, red",
    );
    expect(names({ kind: "fire-pit", seating: true, seatColor: "white" })).toContain("Outdoor chairs, white");
    expect(names({ kind: "furniture", set: "stumps", color: "red" })).toContain("Log seats");
  });
});
