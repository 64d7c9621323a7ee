import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { ComputedBom } from "./bom.ts";
import { type BomOptions, computeBom, DISCLAIMER } from "./compute-bom.ts";
import { allItems } from "./totals.ts";

const patio: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "running-bond",
  colour: "grey",
  border: false,
};
const bill = (placed: PlacedElement[], options: Partial<BomOptions> = {}) =>
  computeBom(placed, { title: "Yard", measured: EXACTLY, ...options });
const codes = (bom: ComputedBom) => bom.flags.map(({ code }) => code);
const itemNamed = (bom: ComputedBom, name: string) =>
  allItems(bom.categories).find((item) => item.name === name)!;
const priceRow = (id: string, more: Partial<PriceRow>): PriceRow => ({
  ...catalogue.find((row) => row.id === id)!,
  ...more,
});

describe("bill of materials", () => {
  it("keeps the categories of the specification, in its order, without empty ones", () => {
    const whole = bill(
      EVERY_ELEMENT.map((element) => placeRectangle(element, 20, 15)),
      { removals: ["patio"] },
    );
    expect(whole.categories.map(({ name }) => name)).toEqual([
      "Removals & Demo",
      "Hardscaping",
      "Plants & Landscaping",
      "Features & Structures",
      "Infrastructure",
      "Supplies & Materials",
    ]);
    const fence = bill([placeRectangle({ kind: "fence", style: "wood", gate: false }, 40, 1)]);
    expect(fence.categories.map(({ key }) => key)).toEqual(["features", "infrastructure", "supplies"]);
    expect(fence.disclaimer).toBe(DISCLAIMER);
    expect(DISCLAIMER).toContain("estimates");
  });

  it("prices a 300 sq ft patio by hand calculation: 6.58 tons with the overhang are bought as 7, at 40.00", () => {
    const bom = bill([placeRectangle(patio, 20, 15)]);
    const base = itemNamed(bom, "Crushed stone base");
    // (300 + 70 × 6 ÷ 12) × 4 ÷ 12 ÷ 27 = 4.136 cu yd; × 1.2 × 1.325 = 6.576 tons
    expect(base.work!.exact).toBeCloseTo(6.576, 3);
    expect(base).toMatchObject({ quantity: 7, unit: "ton", unitPriceCents: 4000, totalPriceCents: 28000 });
    expect(base.matchedMaterial).toMatchObject({
      id: "base-crushed-stone",
      currency: "USD",
      grade: "B",
      own: false,
    });
    expect(base.notes).toContain("USD");
    // 300 × 1.07 = 321 sq ft, by tens 330, at 5.00
    expect(itemNamed(bom, "Concrete pavers, gray")).toMatchObject({ quantity: 330, totalPriceCents: 165000 });
  });

  it("lets two small patios share a bag of sand: rounding comes once, last", () => {
    const small = placeRectangle(patio, 5, 5);
    const one = itemNamed(bill([small]), "Polymeric joint sand, 50 lb bag");
    const two = itemNamed(bill([small, { ...small, areaId: "b" }]), "Polymeric joint sand, 50 lb bag");
    expect(one.quantity).toBe(1);
    expect(two.quantity).toBe(1);
    expect(two.work!.parts).toHaveLength(2);
  });

  it("leaves an item without a price when only an offer can give one, and says so", () => {
    const bom = bill([
      placeRectangle({ kind: "retaining-wall", material: "block" }, 30, 2, { heightM: 1.5 }),
    ]);
    const engineer = itemNamed(bom, "Engineer's design of the wall");
    expect(engineer).toMatchObject({ unitPriceCents: null, totalPriceCents: null, matchedMaterial: null });
    expect(engineer.notes).toContain("No USD price found; please enter one.");
    expect(bom.summary).toEqual({
      itemsWithPricing: allItems(bom.categories).length - 2,
      itemsWithoutPricing: 2,
      costAccuracyPercent: Math.round(
        (100 * (allItems(bom.categories).length - 2)) / allItems(bom.categories).length,
      ),
    });
  });

  it("calls an empty design 0 percent priced, and costs it nothing", () => {
    const bom = bill([]);
    expect(bom.summary).toEqual({ itemsWithPricing: 0, itemsWithoutPricing: 0, costAccuracyPercent: 0 });
    expect(bom.totals).toMatchObject({ totalCents: 0, lowCents: 0, highCents: 0 });
    expect(bom.categories).toEqual([]);
  });

  it("multiplies national prices by the region, but never the company's own", () => {
    const own = priceRow("sand", { grade: "own", lowCents: 2000, typicalCents: 2000, highCents: 2000 });
    const west = bill([placeRectangle(patio, 20, 15)], { region: "US-West", ownPrices: [own] });
    expect(itemNamed(west, "Crushed stone base")).toMatchObject({ unitPriceCents: 5200 });
    expect(itemNamed(west, "Bedding sand")).toMatchObject({
      unitPriceCents: 2000,
      matchedMaterial: { own: true, regionFactor: 1 },
    });
  });

  it("never mixes currencies: without a Canadian price an item has none", () => {
    const own = priceRow("sand", { id: "sand-ca", grade: "own", currency: "CAD" });
    const bom = bill([placeRectangle(patio, 20, 15)], { region: "CA-ON", ownPrices: [own] });
    expect(bom.totals.currency).toBe("CAD");
    expect(
      allItems(bom.categories)
        .filter((item) => item.unitPriceCents !== null)
        .map(({ name }) => name),
    ).toEqual(["Bedding sand"]);
  });

  it("converts US prices on a Canadian bill at the contractor's own rate, and says so", () => {
    const bom = bill([placeRectangle(patio, 20, 15)], { region: "CA-ON", usdToCad: 1.4 });
    const base = itemNamed(bom, "Crushed stone base");
    expect(base).toMatchObject({
      unitPriceCents: 5600,
      matchedMaterial: { currency: "CAD", exchange: 1.4, typicalCents: 5600 },
    });
    expect(base.notes).toContain("CAD at 1.4 for a US dollar, github.com/estimatorsuite");
    expect(bom.summary.itemsWithoutPricing).toBe(0);
  });

  it("counts what the contract leaves out in sentences", () => {
    expect(bill([]).exclusions).toEqual([
      "Irrigation is not counted.",
      "Taxes are not included.",
      "What only digging shows (rock, roots, buried lines, wet ground) is not included.",
    ]);
    expect(
      bill([], { irrigation: true, tax: { rate: 0.07, on: "everything" }, labour: false }).exclusions,
    ).toEqual([
      "Working hours are not counted.",
      "What only digging shows (rock, roots, buried lines, wet ground) is not included.",
    ]);
  });
});

describe("a bill with plants", () => {
  const grown = "The picture shows plants some years after planting. Grown plants are not included.";

  it.each<PlanElement>([
    { kind: "tree", species: "red-maple" },
    { kind: "hedge", species: "arborvitae" },
    { kind: "bed", style: "classic", mulch: "brown", species: ["lavender"], edging: false },
  ])("says that nurseries sell them smaller than they are drawn: $kind", (element) => {
    expect(bill([placeRectangle(element, 20, 5)]).exclusions).toContain(grown);
    expect(bill([placeRectangle(patio, 20, 15)]).exclusions).not.toContain(grown);
  });
});

describe("markup and tax", () => {
  const placed = [placeRectangle(patio, 20, 15)];
  const subtotal = bill(placed).totals.subtotalCents;

  it("adds a 40 % markup on the cost, and a 40 % margin as cost ÷ 0.6 (estimatorsuite: price = cost ÷ (1 − margin))", () => {
    expect(bill(placed, { markup: { kind: "markup", rate: 0.4 } }).totals.markupCents).toBe(
      Math.round(subtotal * 0.4),
    );
    const margin = bill(placed, { markup: { kind: "margin", rate: 0.4 } }).totals;
    expect(margin.totalCents).toBe(Math.round(subtotal / 0.6));
    // A markup of 30 to 50 % is a margin of 23 to 33 %.
    const equal = bill(placed, { markup: { kind: "margin", rate: 0.3 / 1.3 } }).totals.totalCents;
    expect(Math.abs(equal - Math.round(subtotal * 1.3))).toBeLessThanOrEqual(1);
  });

  it("taxes everything, or goods alone with their part of the markup", () => {
    const everything = bill(placed, { tax: { rate: 0.08, on: "everything" } }).totals;
    expect(everything.taxCents).toBe(Math.round(subtotal * 0.08));
    const goods = allItems(bill(placed).categories)
      .filter(({ matchedMaterial }) => matchedMaterial!.kind === "material")
      .reduce((sum, { totalPriceCents }) => sum + totalPriceCents!, 0);
    expect(bill(placed, { tax: { rate: 0.08, on: "materials" } }).totals.taxCents).toBe(
      Math.round(goods * 0.08),
    );
  });

  it("takes each tax by name on the price without the others, to the cent", () => {
    const parts = [
      { name: "GST", rate: 0.05, on: "everything" as const },
      { name: "QST", rate: 0.09975, on: "everything" as const },
    ];
    const { taxes, taxCents } = bill(placed, { tax: { rate: 0.14975, on: "everything", parts } }).totals;
    expect(taxes).toEqual([
      { name: "GST", cents: Math.round(subtotal * 0.05) },
      { name: "QST", cents: Math.round(subtotal * 0.09975) },
    ]);
    expect(taxCents).toBe(taxes![0]!.cents + taxes![1]!.cents);
  });

  it("refuses a margin of everything and negative rates", () => {
    expect(() => bill(placed, { markup: { kind: "margin", rate: 1 } })).toThrow(RangeError);
    expect(() => bill(placed, { markup: { kind: "markup", rate: -0.1 } })).toThrow(RangeError);
    expect(() => bill(placed, { tax: { rate: Number.NaN, on: "everything" } })).toThrow(RangeError);
  });
});

describe("rule flags", () => {
  const wall = (heightM: number) =>
    placeRectangle({ kind: "retaining-wall", material: "block" }, 30, 2, { heightM });
  const deck = (depthFt: number, heightM: number) =>
    placeRectangle({ kind: "deck", wood: "brown", material: "cedar" }, 24, depthFt, { heightM });

  it("calls for an engineer from the first inch over 4 ft of wall", () => {
    expect(codes(bill([wall(1.2192)]))).not.toContain("wall-over-4-ft");
    expect(codes(bill([wall(1.25)]))).toContain("wall-over-4-ft");
    const asked: PlanElement = { kind: "retaining-wall", material: "block", size: { heightM: 1.5 } };
    expect(codes(bill([placeRectangle(asked, 30, 2, { heightM: 1.2 })]))).toContain("wall-over-4-ft");
  });

  it("warns of a deck deeper than the longest joist, and of one that needs a guard", () => {
    expect(codes(bill([deck(16, 0.7)]))).toEqual(["call-before-you-dig"]);
    expect(codes(bill([deck(17, 0.8)]))).toEqual(["joist-span", "guard-required", "call-before-you-dig"]);
  });

  it("reminds of the fall of paving, the barrier of a pool and the lines in the ground", () => {
    const pool = placeRectangle({ kind: "pool", shape: "rectangle", coping: "sand" }, 32, 16);
    expect(codes(bill([placeRectangle(patio, 20, 15), pool]))).toEqual([
      "slope-to-house",
      "pool-barrier",
      "call-before-you-dig",
    ]);
    expect(codes(bill([placeRectangle({ kind: "boulders" }, 3, 3)]))).toEqual([]);
  });

  it("names prices older than 14 months, once a day is given", () => {
    const placed = [placeRectangle({ kind: "boulders" }, 3, 3)];
    const flags = bill(placed, { today: "2026-11-21" }).flags;
    expect(flags.map(({ code }) => code)).toEqual(["old-prices"]);
    expect(flags[0]!.sentence).toContain("Old: Landscape crew, man-hour selling price.");
    // The hour is of 2023, at the latest of December: 14 months later is February 2025.
    expect(codes(bill(placed, { today: "2025-02-28" }))).toEqual([]);
    expect(codes(bill(placed, { today: "2025-03-01" }))).toEqual(["old-prices"]);
  });
});

describe("laws of every bill", () => {
  const sideFt = fc.double({ min: 3, max: 50, noNaN: true });
  const element = fc.constantFrom(...EVERY_ELEMENT);
  const placedList = fc.array(
    fc.tuple(element, sideFt, sideFt).map(([one, length, width]) => placeRectangle(one, length, width)),
    { minLength: 1, maxLength: 5 },
  );
  const terms = fc.record({
    markup: fc.record({
      kind: fc.constantFrom("markup" as const, "margin" as const),
      rate: fc.double({ min: 0, max: 0.9, noNaN: true }),
    }),
    tax: fc.record({
      rate: fc.double({ min: 0, max: 0.2, noNaN: true }),
      on: fc.constantFrom("everything" as const, "materials" as const),
    }),
  });

  it("totals equal the sum of the lines, to the cent, and lie inside their own range", () => {
    fc.assert(
      fc.property(placedList, terms, (placed, asked) => {
        const { categories, totals } = bill(placed, asked);
        const items = allItems(categories);
        for (const { totalPriceCents, unitPriceCents, quantity } of items) {
          if (unitPriceCents !== null)
            expect(totalPriceCents).toBe(Math.round(unitPriceCents * quantity + 1e-9));
        }
        expect(items.reduce((sum, { totalPriceCents }) => sum + (totalPriceCents ?? 0), 0)).toBe(
          totals.subtotalCents,
        );
        expect(totals.subtotalCents + totals.markupCents + totals.taxCents).toBe(totals.totalCents);
        expect(Number.isSafeInteger(totals.totalCents)).toBe(true);
        expect(totals.lowCents).toBeLessThanOrEqual(totals.totalCents);
        expect(totals.highCents).toBeGreaterThanOrEqual(totals.totalCents);
      }),
    );
  });

  it("more area never costs less", () => {
    const grow = fc.double({ min: 1, max: 2, noNaN: true });
    fc.assert(
      fc.property(element, sideFt, sideFt, grow, (one, length, width, factor) => {
        const cost = (by: number) => bill([placeRectangle(one, length * by, width * by)]).totals.totalCents;
        expect(cost(factor)).toBeGreaterThanOrEqual(cost(1));
      }),
      { numRuns: 400 },
    );
  });

  it("a longer or deeper deck never costs less, whatever joist it crosses into", () => {
    const deckOf = (length: number, depth: number) =>
      bill([placeRectangle({ kind: "deck", wood: "brown", material: "pressure-treated" }, length, depth)])
        .totals.subtotalCents;
    for (let depth = 4; depth < 40; depth += 0.25)
      expect(deckOf(42, depth + 0.25), `${depth} ft`).toBeGreaterThanOrEqual(deckOf(42, depth));
  });

  const TAKES_OVER = new Set<PlanElement["kind"]>(["pavers", "concrete", "deck", "edging"]);
  it("one more element never costs less", () => {
    const smallBed: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "brown",
      species: [],
      edging: true,
    };
    fc.assert(
      fc.property(placedList, element, sideFt, (placed, one, side) => {
        // A pool alone gets an apron, which paving beside it takes over; an edging that is asked for takes the place of what an edge has by itself.
        fc.pre(!TAKES_OVER.has(one.kind));
        const more = [...placed, placeRectangle(one, side, side)];
        expect(bill(more).totals.totalCents).toBeGreaterThanOrEqual(bill(placed).totals.totalCents);
      }),
      // A small bed was once taken for the ring of mulch under any tree, and lost its plants.
      { examples: [[[placeRectangle(smallBed, 3, 3)], { kind: "tree", species: "dogwood" }, 3]] },
    );
  });

  it("counts each thing once, in categories of the known keys", () => {
    fc.assert(
      fc.property(placedList, (placed) => {
        const { categories, summary } = bill(placed);
        const items = allItems(categories);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(summary.itemsWithPricing + summary.itemsWithoutPricing).toBe(items.length);
        expect(categories.map(({ key }) => CATEGORY_KEYS.indexOf(key))).toEqual(
          [...categories.map(({ key }) => CATEGORY_KEYS.indexOf(key))].sort(),
        );
      }),
    );
  });

  it("survives a trip through JSON unchanged, as a stored bill must", () => {
    const bom = bill(
      EVERY_ELEMENT.map((one) => placeRectangle(one, 20, 15)),
      { removals: ["old deck"] },
    );
    expect(JSON.parse(JSON.stringify(bom))).toEqual(bom);
  });
});
