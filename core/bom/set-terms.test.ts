import { describe, expect, it } from "vitest";
import { catalogue } from "#core/pricing/catalogue.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { ComputedBom, Terms } from "./bom.ts";
import { computeBom } from "./compute-bom.ts";
import { addItem, deleteItem, type EditResult, updateItem } from "./edit-bom.ts";
import { setTerms } from "./set-terms.ts";
import { allItems } from "./totals.ts";

const placed = [placeRectangle(EVERY_ELEMENT[5]!, 20, 15), placeRectangle(EVERY_ELEMENT[3]!, 20, 6)];
const plain = computeBom(placed, { title: "Yard", measured: EXACTLY });
const terms: Terms = {
  region: "US",
  usdToCad: null,
  markup: { kind: "markup", rate: 0 },
  tax: { rate: 0, on: "everything" },
};
function done(result: EditResult): ComputedBom {
  if (!result.ok) throw new Error(result.reason);
  return result.bom;
}
const named = (bom: ComputedBom, name: string) =>
  allItems(bom.categories).find((item) => item.name === name)!;

describe("other terms on a bill", () => {
  it("give the bill that would have been computed with them", () => {
    const others: Terms = {
      region: "US-West",
      usdToCad: null,
      markup: { kind: "margin", rate: 0.3 },
      tax: { rate: 0.0825, on: "materials" },
    };
    expect(setTerms(plain, others, catalogue)).toEqual(
      computeBom(placed, { title: "Yard", measured: EXACTLY, ...others }),
    );
    expect(setTerms(setTerms(plain, others, catalogue), terms, catalogue)).toEqual(plain);
  });

  it("name the service that marks buried lines in the country of the work", () => {
    const told = ({ flags }: ComputedBom) => flags.map(({ sentence }) => sentence).join(" ");
    const ontario = setTerms(plain, { ...terms, region: "CA-ON" }, catalogue);
    expect(told(plain)).toContain("811");
    expect(told(ontario)).toContain("clickbeforeyoudig.com");
    expect(told(ontario)).not.toContain("811");
    expect(told(setTerms(ontario, terms, catalogue))).toContain("811");
  });

  it("keep what a person changed: quantities, prices, notes, added and deleted items", () => {
    const sand = named(plain, "Bedding sand");
    const base = named(plain, "Crushed stone base");
    let bom = done(updateItem(plain, sand.id, { unitPriceCents: 4321 }));
    bom = done(updateItem(bom, base.id, { quantity: 9, notes: "Joe brings it" }));
    bom = done(deleteItem(bom, named(plain, "Edge restraint spikes, 10 in").id));
    bom = done(
      addItem(bom, {
        id: "lamp",
        category: "features",
        name: "Lamp",
        quantity: 2,
        unit: "each",
        unitPriceCents: 999,
      }),
    );
    const west = setTerms(
      bom,
      { ...terms, region: "US-West", markup: { kind: "markup", rate: 0.2 } },
      catalogue,
    );
    expect(named(west, "Bedding sand")).toEqual(named(bom, "Bedding sand"));
    expect(named(west, "Lamp")).toEqual(named(bom, "Lamp"));
    expect(named(west, "Crushed stone base")).toMatchObject({
      quantity: 9,
      unitPriceCents: 5200,
      totalPriceCents: 46800,
      notes: "Joe brings it",
    });
    expect(named(west, "Edge restraint spikes, 10 in")).toBeUndefined();
    expect(west.totals.markupCents).toBe(Math.round(west.totals.subtotalCents * 0.2));
  });

  it("take a company's new price, and leave the catalogue's to the rest", () => {
    const own = {
      ...catalogue.find(({ id }) => id === "sand")!,
      id: "mine",
      grade: "own" as const,
      lowCents: 2000,
      typicalCents: 2000,
      highCents: 2000,
    };
    const bom = setTerms(plain, terms, [own, ...catalogue]);
    expect(named(bom, "Bedding sand")).toMatchObject({
      unitPriceCents: 2000,
      matchedMaterial: { own: true },
    });
    expect(named(bom, "Crushed stone base")).toEqual(named(plain, "Crushed stone base"));
  });

  it("speak of the currency that the bill now has", () => {
    const bom = setTerms(plain, { ...terms, region: "CA-BC" }, catalogue);
    expect(bom.currency).toBe("CAD");
    expect(named(bom, "Bedding sand")).toMatchObject({ unitPriceCents: null, matchedMaterial: null });
    expect(named(bom, "Bedding sand").notes).toContain("No CAD price found; please enter one.");
    expect(bom.sources).toEqual([]);
    const priced = setTerms(bom, { ...terms, region: "CA-BC", usdToCad: 1.25 }, catalogue);
    expect(named(priced, "Crushed stone base").unitPriceCents).toBe(5000);
  });

  it("ask to look at a price that was entered in the other currency, until somebody did", () => {
    const entered = done(
      addItem(plain, {
        ...{ id: "lamp", category: "features", name: "Lamp", quantity: 1, unit: "each" },
        unitPriceCents: 9_000,
      }),
    );
    const asked = (bom: ComputedBom) => bom.flags.filter(({ code }) => code === "entered-in-other-currency");
    const canada = { ...terms, region: "CA-BC", usdToCad: 1.25 } as const;
    const moved = setTerms(entered, canada, catalogue);
    expect(named(moved, "Lamp").unitPriceCents).toBe(9_000);
    expect(asked(moved).map(({ sentence }) => sentence)).toEqual([
      "These prices were entered in USD, and their numbers stayed when the currency changed. Please check them: Lamp.",
    ]);
    expect(asked(done(updateItem(moved, "lamp", { unitPriceCents: 11_250 })))).toEqual([]);
    // Back again nothing was lost.
    expect(setTerms(moved, terms, catalogue)).toEqual(setTerms(entered, terms, catalogue));
  });

  it("change the sentence about tax with the tax", () => {
    const taxed = setTerms(plain, { ...terms, tax: { rate: 0.13, on: "everything" } }, catalogue);
    expect(taxed.exclusions).toEqual(plain.exclusions.filter((sentence) => !/Taxes/.test(sentence)));
    expect(setTerms(taxed, terms, catalogue).exclusions).toEqual(plain.exclusions);
  });

  it("reprice a bill of before, which does not say what its prices were asked for", () => {
    const old: ComputedBom = structuredClone(plain);
    for (const item of allItems(old.categories)) delete item.asked;
    const west = setTerms(old, { ...terms, region: "US-West" }, catalogue);
    expect(west.totals.subtotalCents).toBe(
      setTerms(plain, { ...terms, region: "US-West" }, catalogue).totals.subtotalCents,
    );
  });
});
