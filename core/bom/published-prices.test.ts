import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";

/**
 * Lines are priced one by one from goods and hours; trade articles print what the whole thing costs built. Both must tell
 * the same story, else an hour or a thickness is wrong somewhere. The outer ends are the articles' own.
 */
const costDollars = (placed: PlacedElement) =>
  computeBom([placed], { title: "Check", measured: EXACTLY, existingGround: "bare" }).totals.totalCents / 100;

const area: [string, PlanElement, number, number][] = [
  [
    "paver patio (latestcost.com, average)",
    { kind: "pavers", use: "patio", pattern: "running-bond", colour: "grey", border: false },
    12,
    20,
  ],
  ["new sod lawn (estimatorsuite)", { kind: "lawn", surface: "sod" }, 1, 4],
  ["seeded lawn (estimatorsuite)", { kind: "lawn", surface: "seed" }, 0.5, 4],
  ["artificial turf (visualfoodie turf)", { kind: "lawn", surface: "turf" }, 6, 20],
  [
    "pressure-treated deck (winenfood)",
    { kind: "deck", wood: "brown", material: "pressure-treated" },
    25,
    45,
  ],
  ["cedar deck (winenfood)", { kind: "deck", wood: "cedar", material: "cedar" }, 35, 60],
  ["composite deck (winenfood)", { kind: "deck", wood: "grey", material: "composite" }, 50, 85],
  [
    "gravel as hardscape (estimatorsuite, 10 to 25 for all kinds; gravel the least of them)",
    { kind: "gravel", tone: "grey", use: "patio" },
    4,
    10,
  ],
  [
    "planted bed (estimatorsuite, 5 to 15)",
    { kind: "bed", style: "low-maintenance", mulch: "brown", species: [], edging: false },
    5,
    15,
  ],
];

const run: [string, PlanElement, number, number][] = [
  ["wood fence (winenfood)", { kind: "fence", style: "wood", gate: false }, 20, 45],
  ["vinyl fence (winenfood)", { kind: "fence", style: "vinyl", gate: false }, 35, 65],
  ["aluminum fence (winenfood)", { kind: "fence", style: "metal", gate: false }, 50, 90],
];

describe("the built price that the lines add up to", () => {
  it.each(area)("of a %s lies within the published range per square foot", (_name, element, low, high) => {
    const perSqFt = costDollars(placeRectangle(element, 24, 16)) / (24 * 16);
    expect(perSqFt).toBeGreaterThan(low);
    expect(perSqFt).toBeLessThan(high);
  });

  it.each(run)("of a %s lies within the published range per foot", (_name, element, low, high) => {
    const perFt = costDollars(placeRectangle(element, 100, 1)) / 100;
    expect(perFt).toBeGreaterThan(low);
    expect(perFt).toBeLessThan(high);
  });

  it("of a slab without its digging and base lies within the published 4 to 8, stamped 8 to 18 (honestcasa.com)", () => {
    const slab = (finish: "broom" | "stamped") =>
      computeBom([placeRectangle({ kind: "concrete", use: "patio", finish }, 24, 16)], {
        title: "Slab",
        measured: EXACTLY,
      })
        .categories.filter(({ key }) => key !== "removals")
        .flatMap(({ items }) => items)
        .filter(({ family }) => family !== "base-crushed-stone" && family !== "bulk-delivery")
        .reduce((sum, { totalPriceCents }) => sum + totalPriceCents!, 0) /
      100 /
      (24 * 16);
    expect(slab("broom")).toBeGreaterThan(4);
    expect(slab("broom")).toBeLessThan(8);
    expect(slab("stamped")).toBeGreaterThan(8);
    expect(slab("stamped")).toBeLessThan(18);
  });

  it("of a block wall without digging and drainage lies within 25 to 35 per face sq ft (buildsandbuys.com)", () => {
    const wall = placeRectangle({ kind: "retaining-wall", material: "block" }, 40, 2, { heightM: 0.9144 });
    const dollars =
      computeBom([wall], { title: "Wall", measured: EXACTLY })
        .categories.flatMap(({ items }) => items)
        .filter(({ family }) =>
          ["wall-block", "wall-cap", "wall-adhesive", "labour-landscape", "base-crushed-stone"].includes(
            family!,
          ),
        )
        .reduce((sum, { totalPriceCents }) => sum + totalPriceCents!, 0) / 100;
    expect(dollars / 140).toBeGreaterThan(25);
    expect(dollars / 140).toBeLessThan(35);
  });

  it("of 4 uplights lies within 205 to 405 each (winenfood.com 2026; landscapingnetwork.com has 325)", () => {
    const each = costDollars(placeRectangle({ kind: "uplights" }, 20, 1, { count: 4 })) / 4;
    expect(each).toBeGreaterThan(205);
    expect(each).toBeLessThan(405);
  });

  it("of 20 path lights lies within 100 to 250 each (landscapingnetwork.com; its own job comes to 190)", () => {
    const each = costDollars(placeRectangle({ kind: "path-lights" }, 20, 1, { count: 20 })) / 20;
    expect(each).toBeGreaterThan(100);
    expect(each).toBeLessThan(250);
  });
});
