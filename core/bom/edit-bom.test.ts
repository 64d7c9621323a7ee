import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";
import { edited, LAMP } from "#tests/support/edited-bill.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";
import { addItem, deleteItem, updateItem } from "./edit-bom.ts";
import { allItems } from "./totals.ts";

const start = computeBom(
  [placeRectangle(EVERY_ELEMENT[5]!, 20, 15), placeRectangle(EVERY_ELEMENT[3]!, 20, 6)],
  {
    title: "Yard",
    measured: EXACTLY,
    markup: { kind: "markup", rate: 0.35 },
    tax: { rate: 0.0825, on: "materials" },
  },
);

describe("editing a bill", () => {
  it("works out the total anew from quantity and price, and drops what no longer explains them", () => {
    const item = allItems(start.categories).find(({ name }) => name === "Bedding sand")!;
    const bom = edited(
      updateItem(start, item.id, { quantity: 2.5, unitPriceCents: 3333, notes: "From Joe" }),
    );
    const after = allItems(bom.categories).find(({ id }) => id === item.id)!;
    expect(after).toMatchObject({
      totalPriceCents: 8333,
      notes: "From Joe",
      work: null,
      matchedMaterial: null,
    });
    expect(bom.totals.subtotalCents - start.totals.subtotalCents).toBe(8333 - item.totalPriceCents!);
  });

  it("renews our own note with the number it speaks of, and leaves what a person wrote", () => {
    const item = allItems(start.categories).find(({ name }) => name === "Bedding sand")!;
    const noteAfter = (updates: Parameters<typeof updateItem>[2]) =>
      allItems(edited(updateItem(start, item.id, updates)).categories).find(({ id }) => id === item.id)!
        .notes;
    expect(item.notes).toContain("homeguide.com");
    // The form sends the note along as it stood.
    expect(noteAfter({ quantity: 10, unitPriceCents: 8550, notes: item.notes })).toBe(
      "Quantity entered by hand. Price entered by hand.",
    );
    expect(noteAfter({ unitPriceCents: 8550 })).toBe(
      "Measured. Price entered by hand.".replace("Measured", item.notes.split(".")[0]!),
    );
    expect(noteAfter({ quantity: 10, notes: "Ask Joe" })).toBe("Ask Joe");
  });

  it("leaves work out of a tax on materials when its price is entered by hand", () => {
    const bill = computeBom([placeRectangle(EVERY_ELEMENT[5]!, 20, 15)], {
      title: "Yard",
      measured: EXACTLY,
      labour: true,
      tax: { rate: 0.08, on: "materials" },
    });
    const work = allItems(bill.categories).find(({ asked }) => asked?.kind === "labour")!;
    const dearer = edited(updateItem(bill, work.id, { unitPriceCents: work.unitPriceCents! + 1000 }));
    expect(dearer.totals.subtotalCents).toBeGreaterThan(bill.totals.subtotalCents);
    expect(dearer.totals.taxCents).toBe(bill.totals.taxCents);
  });

  it("keeps formula and source when only the notes change", () => {
    const item = allItems(start.categories)[0]!;
    const after = allItems(
      edited(updateItem(start, item.id, { quantity: item.quantity, notes: "Ask" })).categories,
    )[0]!;
    expect(after).toEqual({ ...item, notes: "Ask" });
  });

  it("adds an item to its category, a new one included, and takes it out again", () => {
    const bom = edited(addItem(start, LAMP));
    expect(bom.categories.map(({ key }) => key)).toContain("features");
    expect(allItems(bom.categories).find(({ id }) => id === "lamp")).toMatchObject({
      totalPriceCents: 9998,
      isUserAdded: true,
    });
    expect(edited(deleteItem(bom, "lamp"))).toEqual(start);
  });

  it("takes an unknown price as unknown", () => {
    const bom = edited(addItem(start, { ...LAMP, unitPriceCents: null }));
    expect(bom.summary.itemsWithoutPricing).toBe(start.summary.itemsWithoutPricing + 1);
    expect(bom.totals.subtotalCents).toBe(start.totals.subtotalCents);
  });

  it("refuses, with a reason, what is no item, quantity, price or name", () => {
    const { id } = allItems(start.categories)[0]!;
    expect(updateItem(start, "nobody", {})).toEqual({ ok: false, reason: "no-such-item" });
    expect(deleteItem(start, "nobody")).toEqual({ ok: false, reason: "no-such-item" });
    for (const quantity of [-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(updateItem(start, id, { quantity })).toEqual({ ok: false, reason: "not-a-quantity" });
    }
    expect(updateItem(start, id, { unitPriceCents: 0.5 })).toEqual({ ok: false, reason: "not-a-price" });
    expect(addItem(start, { ...LAMP, unitPriceCents: -1 })).toEqual({ ok: false, reason: "not-a-price" });
    expect(addItem(start, { ...LAMP, id })).toEqual({ ok: false, reason: "item-id-taken" });
    expect(addItem(start, { ...LAMP, name: "  " })).toEqual({ ok: false, reason: "name-missing" });
  });

  it("warns once somebody deletes the base under the paving", () => {
    const base = allItems(start.categories).find(({ family }) => family === "base-crushed-stone")!;
    expect(start.flags.map(({ code }) => code)).not.toContain("base-missing");
    expect(edited(deleteItem(start, base.id)).flags.map(({ code }) => code)).toContain("base-missing");
  });

  it("keeps sums, summary and order right through any run of edits", () => {
    const edit = fc.oneof(
      fc.record({
        do: fc.constant("update" as const),
        at: fc.nat(),
        quantity: fc.nat(10_000),
        cents: fc.nat(1_000_000),
      }),
      fc.record({
        do: fc.constant("add" as const),
        category: fc.constantFrom(...CATEGORY_KEYS),
        quantity: fc.nat(10_000),
        cents: fc.option(fc.nat(1_000_000)),
      }),
      fc.record({ do: fc.constant("delete" as const), at: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        let bom = start;
        edits.forEach((one, index) => {
          const items = allItems(bom.categories);
          if (one.do === "add") {
            const { category, quantity, cents } = one;
            bom = edited(
              addItem(bom, {
                id: `n${index}`,
                category,
                name: "New",
                quantity: quantity / 100,
                unit: "each",
                unitPriceCents: cents,
              }),
            );
          } else if (items.length > 0) {
            const { id } = items[one.at % items.length]!;
            bom = edited(
              one.do === "delete"
                ? deleteItem(bom, id)
                : updateItem(bom, id, { quantity: one.quantity / 100, unitPriceCents: one.cents }),
            );
          }
          const { subtotalCents, markupCents, taxCents, totalCents, lowCents, highCents } = bom.totals;
          const after = allItems(bom.categories);
          expect(after.reduce((sum, { totalPriceCents }) => sum + (totalPriceCents ?? 0), 0)).toBe(
            subtotalCents,
          );
          expect(subtotalCents + markupCents + taxCents).toBe(totalCents);
          expect(lowCents).toBeLessThanOrEqual(totalCents);
          expect(highCents).toBeGreaterThanOrEqual(totalCents);
          expect(bom.summary.itemsWithPricing + bom.summary.itemsWithoutPricing).toBe(after.length);
          expect(bom.categories.every(({ items: kept }) => kept.length > 0)).toBe(true);
        });
      }),
    );
  });
});
