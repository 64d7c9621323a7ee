import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeBom } from "#core/bom/compute-bom.ts";
import { quantityRange } from "#core/bom/quantity-range.ts";
import { allItems } from "#core/bom/totals.ts";
import { EVERY_ELEMENT, placeRectangle } from "#tests/support/placed-elements.ts";
import { PURCHASE_UNITS, type PurchaseUnit, unitText } from "./purchase-units.ts";

const anyBill = fc
  .array(
    fc.tuple(
      fc.constantFrom(...EVERY_ELEMENT),
      fc.double({ min: 3, max: 50, noNaN: true }),
      fc.double({ min: 3, max: 50, noNaN: true }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) =>
    computeBom(
      list.map(([element, lengthFt, widthFt]) => placeRectangle(element, lengthFt, widthFt)),
      { title: "Yard", irrigation: true, removals: ["tree", "old deck", "shrubs"] },
    ),
  );

describe("units", () => {
  it("are ordered whole where they are sold by the piece: no half bag, load or hour, in the range neither", () => {
    fc.assert(
      fc.property(anyBill, (bom) => {
        for (const item of allItems(bom.categories)) {
          if (!PURCHASE_UNITS[item.unit as PurchaseUnit].whole) continue;
          const { low, high } = quantityRange(item);
          for (const amount of [item.quantity, low, high])
            expect(Number.isInteger(amount), `${item.name}: ${amount} ${item.unit}`).toBe(true);
        }
      }),
    );
  });

  it("give a range that holds the quantity: never 2 loads, likely 0.91 to 1.89", () => {
    fc.assert(
      fc.property(anyBill, (bom) => {
        for (const item of allItems(bom.categories)) {
          const { low, high } = quantityRange(item);
          expect(low, item.name).toBeLessThanOrEqual(item.quantity);
          expect(high, item.name).toBeGreaterThanOrEqual(item.quantity);
        }
      }),
    );
  });

  it("stand beside a number as people say them", () => {
    expect([unitText(1, "load"), unitText(2, "load"), unitText(0.5, "hour"), unitText(6, "box")]).toEqual([
      "load",
      "loads",
      "hours",
      "boxes",
    ]);
    expect([unitText(7, "sq ft"), unitText(3, "each"), unitText(2, "pallet of 450")]).toEqual([
      "sq ft",
      "each",
      "pallet of 450",
    ]);
  });
});
