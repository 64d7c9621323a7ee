import { describe, expect, it } from "vitest";
import { edited, LAMP } from "#tests/support/edited-bill.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { BomItem, ComputedBom } from "./bom.ts";
import { type BomOptions, computeBom } from "./compute-bom.ts";
import { addItem, deleteItem, updateItem } from "./edit-bom.ts";
import { carryEdits, keepEdits } from "./keep-edits.ts";
import { allItems } from "./totals.ts";

const patio = placeRectangle(EVERY_ELEMENT[5]!, 20, 15);
const bed = placeRectangle(EVERY_ELEMENT[3]!, 20, 6);
const count = (placed = [patio, bed], more: Partial<BomOptions> = {}) =>
  computeBom(placed, { title: "Yard", measured: EXACTLY, ...more });
const items = (bom: ComputedBom): BomItem[] => allItems(bom.categories);
const named = (bom: ComputedBom, name: string) => items(bom).find((item) => item.name === name);
const sand = named(count(), "Bedding sand")!;

describe("keepEdits", () => {
  it("is the new count where nobody touched the old one", () => {
    expect(keepEdits(count([patio]), new Set(), count())).toEqual(count());
  });

  it("keeps an entered quantity, an entered price and a person's note, and adds up with them", () => {
    const before = edited(
      updateItem(count(), sand.id, { quantity: 2.5, unitPriceCents: 3333, notes: "From Joe" }),
    );
    expect(keepEdits(before, new Set([sand.id]), count())).toEqual(before);
  });

  it("takes the new price and the new words where only the quantity was entered", () => {
    const before = edited(updateItem(count(), sand.id, { quantity: 2.5 }));
    const dearer = count(undefined, { region: "US-West" });
    const after = named(keepEdits(before, new Set([sand.id]), dearer), "Bedding sand")!;
    const fresh = named(dearer, "Bedding sand")!;
    expect(after).toMatchObject({ quantity: 2.5, work: null, unitPriceCents: fresh.unitPriceCents });
    expect(after.totalPriceCents).toBe(Math.round(2.5 * fresh.unitPriceCents!));
    expect(after.notes).toMatch(/^Quantity entered by hand\./);
  });

  it("takes the price that is known by now where only the quantity was entered and there was none", () => {
    // No Canadian price and no rate: the catalogue answers in US dollars alone.
    const unknown = named(count(undefined, { region: "CA-ON" }), "Bedding sand")!;
    expect(unknown.unitPriceCents).toBeNull();
    const before = edited(updateItem(count(undefined, { region: "CA-ON" }), sand.id, { quantity: 2.5 }));
    const known = count(undefined, { region: "CA-ON", usdToCad: 1.4 });
    const after = named(keepEdits(before, new Set([sand.id]), known), "Bedding sand")!;
    expect(after.unitPriceCents).toBe(named(known, "Bedding sand")!.unitPriceCents);
    expect(after.totalPriceCents).toBe(Math.round(2.5 * after.unitPriceCents!));
  });

  it("keeps what was added and does not bring back what was deleted", () => {
    const before = edited(deleteItem(edited(addItem(count(), LAMP)), sand.id));
    expect(keepEdits(before, new Set(["lamp", sand.id]), count())).toEqual(before);
  });

  it("keeps an edited item that is counted no more, as a person's own", () => {
    const before = edited(updateItem(count(), sand.id, { quantity: 2.5 }));
    const after = named(keepEdits(before, new Set([sand.id]), count([bed])), "Bedding sand");
    expect(named(count([bed]), "Bedding sand")).toBeUndefined();
    expect(after).toMatchObject({ quantity: 2.5, isUserAdded: true });
  });
});

describe("carryEdits", () => {
  const carry = (before: ComputedBom, ids: string[], fresh: ComputedBom) =>
    carryEdits({ before, touched: new Set(ids), counted: count() }, fresh);

  it("brings prices, notes, own lines and deletions to a design whose elements have other numbers", () => {
    const mulch = items(count()).find(({ name }) => name.startsWith("Bark mulch"))!;
    const changed = edited(updateItem(count(), sand.id, { unitPriceCents: 3333, notes: "From Joe" }));
    const before = edited(deleteItem(edited(addItem(changed, LAMP)), mulch.id));
    const { bom, touched } = carry(before, [sand.id, "lamp", mulch.id], count([bed, patio]));
    expect(named(bom, "Bedding sand")).toMatchObject({ unitPriceCents: 3333, notes: "From Joe" });
    expect(named(bom, mulch.name)).toBeUndefined();
    expect(named(bom, LAMP.name)).toMatchObject({
      isUserAdded: true,
      unitPriceCents: named(before, LAMP.name)!.unitPriceCents,
    });
    expect(bom.totals).toEqual(before.totals);
    expect(bom.flags[0]).toEqual({
      code: "edits-came",
      sentence: expect.stringMatching(/: Bedding sand, .+, Bark mulch, \w+ \(deleted\)\.$/),
    });
    expect(keepEdits(bom, new Set(touched), count([bed, patio])).totals).toEqual(before.totals);
  });

  it("counts anew what is another quantity by now, keeps its price, and says so", () => {
    const before = edited(updateItem(count(), sand.id, { quantity: 9, unitPriceCents: 3333 }));
    const larger = count([placeRectangle(EVERY_ELEMENT[5]!, 40, 15), bed]);
    const { bom } = carry(before, [sand.id], larger);
    const { quantity, work } = named(larger, "Bedding sand")!;
    expect(named(bom, "Bedding sand")).toMatchObject({ quantity, work, unitPriceCents: 3333 });
    expect(bom.flags[0]).toMatchObject({
      code: "edits-dropped",
      sentence: expect.stringContaining("Bedding sand"),
    });
    expect(named(carry(before, [sand.id], count([bed])).bom, "Bedding sand")).toBeUndefined();
    expect(named(carry(before, [sand.id], count([bed, patio])).bom, "Bedding sand")).toMatchObject({
      quantity: 9,
    });
  });
});
