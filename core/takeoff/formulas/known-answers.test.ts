import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import {
  FLAGSTONE_SQUARE_FEET_PER_TON,
  looseCubicYards,
  rockSquareFeetPerTon,
  TONNAGE_BAND,
  TONS_PER_LOOSE_CUBIC_YARD,
  tonsOfLoose,
} from "./aggregate.ts";
import { boulderTons } from "./boulder-weight.ts";
import { bagsOfConcrete, footingBags, slabCubicYards } from "./concrete.ts";
import { beamFor } from "./deck-beam.ts";
import { footingCount, joistCount, joistFor, joistSpanFt, stockLengthFt } from "./deck-framing.ts";
import { chooseDeckLayout } from "./deck-layout.ts";
import { boardFeet, boardRows, deckBoards, deckScrews } from "./decking.ts";
import { rectanglePerimeterFt, runWithWasteFt } from "./edging.ts";
import { fencePosts, fenceSections, postHoleDepthIn } from "./fence-run.ts";
import { drippedCanopySqFt, sprinklerZones } from "./irrigation.ts";
import { HOURS_PER } from "./labour-hours.ts";
import { SOD_WASTE, sodPallets, TURF_DIG_IN, TURF_WASTE } from "./lawn-cover.ts";
import { transformerFor, wireFt } from "./lighting.ts";
import { baseAreaSqFt, baseDepthIn, baseOverhangIn, excavationDepthIn, leastFallIn } from "./paver-base.ts";
import { borderAreaSqFt, jointSandSquareFeetPerBag, PAVER_WASTE } from "./paving.ts";
import { plantsInOffsetRows, plantsInRow, plantsOnGrid } from "./planting.ts";
import { apronSqFt, poolGallons } from "./pool-shape.ts";
import { roundUp } from "./round-up.ts";
import { hauledCubicYards } from "./soil.ts";
import {
  needsGuard,
  railingSections,
  riseEachIn,
  stairRisers,
  stairStringers,
  stairTreads,
} from "./stairs.ts";
import { holeCubicFeet, layerCubicYards } from "./volume.ts";
import { geogridLayers, wallBlocks, wallCaps, wallCourses, wallFaceSqFt } from "./wall.ts";

/** [what, source, computed, printed in the source or worked out by hand, decimals that must agree] */
type KnownAnswer = [what: string, source: string, computed: number, known: number, decimals?: number];

const check = (title: string, answers: KnownAnswer[]) =>
  describe(title, () => {
    it.each(answers)("%s (%s)", (_what, _source, computed, known, decimals = 6) => {
      expect(computed).toBeCloseTo(known, decimals);
    });
  });

const ARITHMETIC = "arithmetic";
const HOMEGUIDE = "homeguide.com/costs/fill-dirt-sand-topsoil-cost";
const ICPI = "ICPI / CMHA PAV-TEC-002";
const COMPACTION = "remodelcalculators.com gravel compaction";
const DCA6 = "AWC DCA 6 Table 2";
const SPACING = "bloomindesigns.com/plant-calculator";
const BAGS = "allthecalculations.com/construction/concrete-bags";
const CALCULATORS = "github.com/estimatorsuite/construction-calculators";
const OURS = "assumption, worked out by hand";

check("units", [
  ["one metre is 3.28084 ft", ARITHMETIC, metersToFeet(1), 3.28084, 5],
  ["100 m² are 1076.39 sq ft", ARITHMETIC, squareMetersToSquareFeet(100), 1076.391, 3],
]);

check("volume of layers", [
  ["one cubic yard covers 162 sq ft at 2 in", HOMEGUIDE, layerCubicYards(162, 2), 1],
  ["one cubic yard covers 108 sq ft at 3 in", HOMEGUIDE, layerCubicYards(108, 3), 1],
  ["one cubic yard covers 81 sq ft at 4 in", HOMEGUIDE, layerCubicYards(81, 4), 1],
  ["one cubic yard covers about 55 sq ft at 6 in", HOMEGUIDE, layerCubicYards(55, 6), 1.02, 2],
  ["a hole of 12 in, 36 in deep, holds 2.356 cu ft: π·r²·depth", "geometry", holeCubicFeet(12, 36), 2.356, 3],
  ["soil dug from 4 cu yd fills 5 on the truck", OURS, hauledCubicYards(4), 5],
]);

const compacted = layerCubicYards(300, 4);
const loose = looseCubicYards(compacted, "dense-graded");
check("the worked check of 300 sq ft of base, 4 in deep", [
  ["3.70 cu yd compacted", ARITHMETIC, compacted, 3.7, 2],
  ["4.44 cu yd loose, × 1.20", COMPACTION, loose, 4.44, 2],
  [
    "5.6 tons at 1.25 tons per loose cu yd",
    "getcalculatortools",
    loose * TONS_PER_LOOSE_CUBIC_YARD.low,
    5.6,
    1,
  ],
  ["6.2 tons at 1.4 tons per loose cu yd", CALCULATORS, loose * TONS_PER_LOOSE_CUBIC_YARD.high, 6.2, 1],
  ["5.89 tons bought, the middle", "computed", tonsOfLoose(loose), 5.889, 3],
  [
    "the band of the tons reaches down to the lower density",
    "computed",
    tonsOfLoose(loose) * (1 - TONNAGE_BAND),
    5.556,
    3,
  ],
  [
    "the published bench of 1.9 tons per 100 sq ft gives 5.7, within 4 %",
    "latestcost.com",
    5.7 / tonsOfLoose(loose),
    0.968,
    3,
  ],
]);

check("stone", [
  ["#57 grows by a tenth when loose", COMPACTION, looseCubicYards(10, "clean-57"), 11],
  ["rounded stone does not pack", COMPACTION, looseCubicYards(10, "rounded"), 10],
  [
    "21.6 cu ft of loose stone weigh one ton",
    "getcalculatortools",
    (21.6 / 27) * TONS_PER_LOOSE_CUBIC_YARD.low,
    1,
  ],
  ["rock covers 100 sq ft per ton at 2 in", "rockscapes.net", rockSquareFeetPerTon(2), 100],
  ["rock covers 75 sq ft per ton at 3 in", "rockscapes.net", rockSquareFeetPerTon(3), 75],
  [
    "flagstone covers 80 to 100 sq ft per ton",
    "thestoneyardllc.com",
    FLAGSTONE_SQUARE_FEET_PER_TON.typical,
    (80 + 100) / 2,
  ],
  ["a boulder of 2½ ft weighs two thirds of a ton", OURS, boulderTons(2.5), 0.675, 3],
]);

check("flexible paving", [
  ["4 in of base under a patio", ICPI, baseDepthIn("patio", "temperate"), 4],
  ["6 in under a driveway", ICPI, baseDepthIn("driveway", "temperate"), 6],
  ["6 in under a walk where the ground freezes", ICPI, baseDepthIn("walkway", "cold"), 6],
  ["10 in under a driveway where the ground freezes", ICPI, baseDepthIn("driveway", "cold"), 10],
  ["the base reaches 6 in beyond a patio's edge", ICPI, baseOverhangIn(4), 6],
  ["it reaches its own 10 in beyond a cold driveway's edge", ICPI, baseOverhangIn(10), 10],
  ["a patio of 20 × 15 ft stands on 335 sq ft of base", ICPI, baseAreaSqFt(300, 70, 6), 335],
  ["a patio is dug 7⅜ in deep: 4 + 1 + 2⅜", ICPI, excavationDepthIn(4), 7.375],
  ["a fall of 2 % is about ¼ in per foot", ICPI, leastFallIn(1), 0.24, 2],
  ["ten feet fall 2.4 in", ICPI, leastFallIn(10), 2.4],
  ["a bag of joint sand fills 75 sq ft at ¼ in", "zocalculator.com", jointSandSquareFeetPerBag(0.25), 75],
  ["it fills 55 sq ft at ⅜ in", "zocalculator.com", jointSandSquareFeetPerBag(0.375), 55],
  ["it fills 40 sq ft at ½ in", "zocalculator.com", jointSandSquareFeetPerBag(0.5), 40],
  ["it fills 20 sq ft at 1 in", "zocalculator.com", jointSandSquareFeetPerBag(1), 20],
  ["a border of 8 in along 70 ft takes 46.7 sq ft", ARITHMETIC, borderAreaSqFt(300, 70), 46.67, 2],
  ["a border never takes more than the paving", ARITHMETIC, borderAreaSqFt(10, 70), 10],
]);

describe("paver waste (latestcost.com and trade convention)", () => {
  it("is 5 to 10 % laid square and 10 to 15 % with diagonal or round cuts", () => {
    for (const pattern of ["running-bond", "stack-bond", "ashlar", "basketweave"] as const) {
      expect(PAVER_WASTE[pattern]).toBeGreaterThanOrEqual(0.05);
      expect(PAVER_WASTE[pattern]).toBeLessThanOrEqual(0.1);
    }
    for (const pattern of ["herringbone", "circular"] as const) {
      expect(PAVER_WASTE[pattern]).toBeGreaterThanOrEqual(0.1);
      expect(PAVER_WASTE[pattern]).toBeLessThanOrEqual(0.15);
    }
  });
});

check("edges", [
  ["the edge of a 20 × 40 ft pool is 120 ft", "shorelinepoolsinc.com", rectanglePerimeterFt(20, 40), 120],
  ["120 ft are bought as 126 with joints", OURS, runWithWasteFt(120), 126],
]);

check("lawn", [
  ["sod waste lies at 5 to 10 %", "homegardenguides", SOD_WASTE, 0.075, 1],
  ["900 sq ft of sod are two pallets of 450", "directwholesaleliquidation", sodPallets(900), 2],
  ["901 sq ft of sod are three pallets", "directwholesaleliquidation", sodPallets(901), 3],
  ["turf waste is 10 to 20 %", "visualfoodie turf 2026", TURF_WASTE, 0.15],
  ["turf is dug 3 in deep", "visualfoodie turf 2026", TURF_DIG_IN, 3],
]);

check("plants per square foot", [
  ["9 at 4 in", SPACING, plantsOnGrid(1, 4), 9],
  ["4 at 6 in", SPACING, plantsOnGrid(1, 6), 4],
  ["2.25 at 8 in", SPACING, plantsOnGrid(1, 8), 2.25],
  ["1.45 at 10 in", SPACING, plantsOnGrid(1, 10), 1.45, 1],
  ["1 at 12 in", SPACING, plantsOnGrid(1, 12), 1],
  ["0.64 at 15 in", SPACING, plantsOnGrid(1, 15), 0.64],
  ["0.44 at 18 in", SPACING, plantsOnGrid(1, 18), 0.44, 2],
  ["0.25 at 24 in", SPACING, plantsOnGrid(1, 24), 0.25],
  ["0.16 at 30 in", SPACING, plantsOnGrid(1, 30), 0.16],
  ["0.11 at 36 in", SPACING, plantsOnGrid(1, 36), 0.11, 2],
  ["15 % more in offset rows", SPACING, plantsInOffsetRows(100, 12), 115],
  [
    "offset rows stand √3 ÷ 2 = 0.866 apart, which is that gain",
    "geometry",
    1 / Math.sin(Math.PI / 3),
    1.15,
    1,
  ],
  ["11 shrubs along 30 ft at 3 ft, one at both ends", ARITHMETIC, plantsInRow(30, 3), 11],
]);

check("concrete", [
  ["45 bags of 80 lb to the cubic yard", BAGS, bagsOfConcrete(27) / 1.1, 45],
  ["60 bags of 60 lb to the cubic yard", BAGS, bagsOfConcrete(27, 60) / 1.1, 60],
  ["5 bags for a footing of 12 in, 36 in deep, 10 % spare", BAGS, footingBags(12, 36), 5],
  ["3 bags for one of 12 in, 24 in deep", BAGS, footingBags(12, 24), 3],
  ["6 bags for one of 12 in, 48 in deep", BAGS, footingBags(12, 48), 6],
  ["a slab of 300 sq ft, 4 in thick, takes 4.0 cu yd", BAGS, slabCubicYards(300, 4), 4, 6],
]);

check("deck joists", [
  ["2×6 at 12 in spans 9 ft 11 in", DCA6, joistSpanFt["2x6"][12], 9 + 11 / 12],
  ["2×6 at 16 in spans 9 ft 0 in", DCA6, joistSpanFt["2x6"][16], 9],
  [
    "2×8 at 16 in spans 11 ft 10 in, not the 13 ft 9 in of calculators",
    DCA6,
    joistSpanFt["2x8"][16],
    11 + 10 / 12,
  ],
  ["2×8 at 24 in spans 9 ft 8 in", DCA6, joistSpanFt["2x8"][24], 9 + 8 / 12],
  ["2×10 at 16 in spans 14 ft 0 in, not 17 ft 4 in", DCA6, joistSpanFt["2x10"][16], 14],
  ["2×12 at 16 in spans 16 ft 6 in", DCA6, joistSpanFt["2x12"][16], 16.5],
  ["2×12 at 12 in spans 18 ft 0 in", DCA6, joistSpanFt["2x12"][12], 18],
  ["16 joists along 20 ft at 16 in: ⌈20 × 12 ÷ 16⌉ + 1", CALCULATORS, joistCount(20, 16), 16],
  ["10 joists along 12 ft at 16 in", CALCULATORS, joistCount(12, 16), 10],
  ["4 supports under a beam of 20 ft, 8 ft apart", CALCULATORS, footingCount(20), 4],
  ["3 supports under a beam of exactly 16 ft", CALCULATORS, footingCount(16), 3],
  ["a joist of 11.2 ft is cut from 12 ft", "lumber yards' lengths", stockLengthFt(11.2), 12],
  ["the shortest piece is 8 ft", "lumber yards' lengths", stockLengthFt(3), 8],
]);

check("deck boards and stairs", [
  ["300 sq ft take 720 ft of 5½ in boards with a tenth for cuts", "figurecalc.com deck", boardFeet(300), 720],
  ["laid diagonally 752.7 ft", "figurecalc.com deck", boardFeet(300, "diagonal"), 752.7, 1],
  ["45 boards of 16 ft", "figurecalc.com deck", deckBoards(300, 16), 45],
  ["33 rows over 15 ft", ARITHMETIC, boardRows(15), 33],
  ["two screws where a board crosses a joist: 33 rows, 16 joists", "homesteady", deckScrews(33, 16), 1056],
  ["a 30 in deck has 4 risers of at most 7¾ in", CALCULATORS, stairRisers(30), 4],
  ["each of them 7½ in high", ARITHMETIC, riseEachIn(30), 7.5],
  ["and 3 treads", CALCULATORS, stairTreads(30), 3],
  ["31 in in four risers of exactly 7¾", CALCULATORS, stairRisers(31), 4],
  ["three stringers up to 36 in", CALCULATORS, stairStringers(36), 3],
  ["four at 48 in", "one each 18 in", stairStringers(48), 4],
  ["20 ft of railing are four sections of 6 ft", OURS, railingSections(20), 4],
]);

check("walls and fences", [
  ["3 ft of wall are six courses of 6 in", ARITHMETIC, wallCourses(3), 6],
  [
    "40 ft of it, 3 ft high, have 140 sq ft of face with the buried course",
    "hardscapebid.com",
    wallFaceSqFt(40, 3),
    140,
  ],
  ["that is 210 blocks of 6 × 16 in", "hardscapebid.com", wallBlocks(40, 3), 210],
  ["and 40 caps of 12 in", OURS, wallCaps(40), 40],
  ["no geogrid at 4 ft", "hardscapebid.com", geogridLayers(4), 0],
  ["three layers at 5 ft, for asking a price", OURS, geogridLayers(5), 3],
  ["96 ft of fence are 12 sections of 8 ft", "trade convention", fenceSections(96), 12],
  ["97 ft are 13", "trade convention", fenceSections(97), 13],
  ["12 sections stand on 13 posts", ARITHMETIC, fencePosts(12), 13],
  ["a 6 ft fence stands 30 in deep", OURS, postHoleDepthIn(6), 30],
]);

check("light, water, hours", [
  ["30 lights of 4 W load a 150 W transformer to 80 %", "landscapingnetwork.com", transformerFor(120), 150],
  ["one more asks for 300 W", "landscapingnetwork.com", transformerFor(124), 300],
  ["800 W ask for the largest", OURS, transformerFor(800), 900],
  ["10 lights take 105 ft of wire", OURS, wireFt(10), 105],
  ["2,500 sq ft of lawn are 2½ zones", OURS, sprinklerZones(2500), 2.5],
  [
    "emitters for half of a 4 ft canopy: 6.28 sq ft",
    "lawnandlandscape.com drip",
    drippedCanopySqFt(4),
    6.28,
    2,
  ],
  ["a pool of 20 × 40 ft holds about 30,000 gallons", OURS, poolGallons(800), 29_920],
  ["its apron of 3 ft has 388 sq ft", "Steiner's formula", apronSqFt(120, 3), 388.3, 1],
  ["1,000 sq ft of sod take 6 hours", CALCULATORS, 1000 * HOURS_PER.sodSqFt, 6],
  ["a patio of 200 sq ft takes 16 hours", CALCULATORS, 200 * HOURS_PER.paverSqFt, 16],
  ["mulch on 500 sq ft takes 4 hours", CALCULATORS, 500 * HOURS_PER.mulchSqFt, 4],
  ["four irrigation zones take 8 hours", CALCULATORS, 4 * HOURS_PER.irrigationZone, 8],
]);

describe("choices", () => {
  it("gives the smallest joist that carries a span, and none past the table", () => {
    expect([9, 9.01, 11.8, 12, 14.1, 16.5].map((span) => joistFor(span, 16))).toEqual([
      "2x6",
      "2x8",
      "2x8",
      "2x10",
      "2x12",
      "2x12",
    ]);
    expect(joistFor(16.51, 16)).toBeNull();
  });

  it("asks for a guard above 30 in and not at 30 (IRC R312.1.1)", () => {
    expect([29, 30, 30.1].map(needsGuard)).toEqual([false, false, true]);
  });

  it("strengthens the beam as the joists on it grow longer", () => {
    expect([8, 10, 14, 30].map((span) => beamFor(span))).toEqual([
      { plies: 2, size: "2x10", postSpacingFt: 8 },
      { plies: 2, size: "2x10", postSpacingFt: 8 },
      { plies: 3, size: "2x12", postSpacingFt: 8 },
      { plies: 3, size: "2x12", postSpacingFt: 6 },
    ]);
  });

  it("never lets a joist span more than its row of the table", () => {
    const feet = fc.double({ min: 1, max: 80, noNaN: true });
    fc.assert(
      fc.property(feet, feet, (lengthFt, depthFt) => {
        const layout = chooseDeckLayout({ lengthFt, depthFt, heightIn: 20, frostDepthIn: 36 });
        expect(layout.spanFt).toBeLessThanOrEqual(joistSpanFt[layout.joist][16] + 1e-9);
        expect(layout.spanFt * layout.beamLines).toBeCloseTo(depthFt, 9);
        expect(layout.joistStockFt).toBeGreaterThanOrEqual(layout.spanFt);
      }),
    );
  });
});

describe("rounding up", () => {
  it("buys whole steps and forgives the noise of floating point", () => {
    expect(roundUp(4.01, 1)).toBe(5);
    expect(roundUp(4, 1)).toBe(4);
    expect(roundUp(0.1 + 0.2, 0.1)).toBe(0.3);
    expect(roundUp(5.55, 0.5)).toBe(6);
    expect(roundUp(0, 10)).toBe(0);
  });

  it("is never below the need by more than noise, nor a step above it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.constantFrom(0.25, 0.5, 1, 6, 8, 10, 25, 50),
        (need, step) => {
          const bought = roundUp(need, step);
          expect(bought).toBeGreaterThanOrEqual(need * (1 - 1e-8) - step * 1e-8);
          expect(bought - need).toBeLessThan(step);
        },
      ),
    );
  });
});
