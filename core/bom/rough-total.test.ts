import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";
import { updateItem } from "./edit-bom.ts";
import { isRoughTotal } from "./rough-total.ts";
import { allItems } from "./totals.ts";

const lawn: PlanElement = { kind: "lawn", surface: "sod" };
const bill = (element: PlanElement, band: number) =>
  computeBom([placeRectangle(element, 40, 25)], {
    title: "Check",
    measured: [{ areaId: null, band, basis: "assumed" }],
  });

describe("a rough total", () => {
  it("is one whose sizes may be off by more than a third", () => {
    expect(isRoughTotal(bill(lawn, 0.2))).toBe(false);
    expect(isRoughTotal(bill(lawn, 1))).toBe(true);
  });

  it("is none where pieces are counted, however unsure the photo is, or nothing is priced", () => {
    expect(isRoughTotal(bill({ kind: "tree", species: "red-maple" }, 1))).toBe(false);
    expect(isRoughTotal(computeBom([], { title: "Empty" }))).toBe(false);
  });

  it("ends when a person enters the quantities", () => {
    const rough = bill(lawn, 1);
    const entered = allItems(rough.categories).reduce((bom, { id, quantity }) => {
      const edited = updateItem(bom, id, { quantity: quantity + 1 });
      if (!edited.ok) throw new Error(edited.reason);
      return edited.bom;
    }, rough);
    expect(isRoughTotal(entered)).toBe(false);
  });
});
