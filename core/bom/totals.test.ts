import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";
import { addItem } from "./edit-bom.ts";
import { allItems, sellingCents } from "./totals.ts";

it("the range of a total that nothing is unsure of is the total, by whatever tax", () => {
  const empty = computeBom([], { title: "Yard", tax: { rate: 0.13, on: "everything" } });
  const added = addItem(empty, {
    ...{
      id: "1",
      category: "features",
      name: "Fountain",
      quantity: 1,
      unit: "each",
      unitPriceCents: 340_000,
    },
  });
  expect(added.ok && added.bom.totals).toMatchObject({
    totalCents: 384_200,
    lowCents: 384_200,
    highCents: 384_200,
  });
});

describe("selling prices by line", () => {
  it("add up to subtotal and markup to the cent, each at its cost or above it", () => {
    fc.assert(
      fc.property(
        fc.subarray(EVERY_ELEMENT, { minLength: 1 }),
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        (elements, rate) => {
          const bom = computeBom(
            elements.map((element) => placeRectangle(element, 17, 11)),
            { title: "Yard", measured: EXACTLY, markup: { kind: "markup", rate } },
          );
          const items = allItems(bom.categories);
          const sold = sellingCents(items, bom.totals.markupCents);
          expect(sold.reduce((sum, cents) => sum + cents, 0)).toBe(
            bom.totals.subtotalCents + bom.totals.markupCents,
          );
          items.forEach(({ totalPriceCents }, index) => {
            expect(sold[index]).toBeGreaterThanOrEqual(totalPriceCents ?? 0);
          });
        },
      ),
      { numRuns: 50 },
    );
  });
});
