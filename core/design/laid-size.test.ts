import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import type { DesignDocument } from "./design-document.ts";
import { changedDocument, drawnDocument, type WholeDocument } from "./drawn-document.ts";
import { laidSize } from "./laid-size.ts";

const cm = (feet: number) => Math.round(feetToMeters(feet) * 100) / 100;
const wish = (prompt: string): WholeDocument =>
  drawnDocument({ prompt, areas: [], photo: { width: 96, height: 64 } });

/** The same design after it was drawn, with its first element as large as this. Feet. */
function drawnAt(document: WholeDocument, long: number, wide: number): WholeDocument {
  const laid = { lengthM: cm(long), widthM: cm(wide) };
  const states = document.drawn.states.map((state, at) => (at === 0 ? { ...state, laid } : state));
  return { ...document, drawn: { ...document.drawn, states } };
}
const sizeOf = ({ elements }: DesignDocument) => elements[0]!.element.size;

describe("a change of what was made smaller", () => {
  const patio = drawnAt(wish("40 by 30 ft paver patio"), 20, 14);

  it("begins at the size shown, whichever words say it", () => {
    expect(sizeOf(changedDocument(patio, ["make the patio 2 ft wider"]))).toEqual({
      lengthM: cm(20),
      widthM: cm(16),
    });
    expect(sizeOf(changedDocument(patio, ["Patio 1: make it bigger"]))).toEqual({
      lengthM: expect.closeTo(1.3 * cm(20), 1),
      widthM: expect.closeTo(1.3 * cm(14), 1),
    });
  });

  it("keeps the side shown that it does not name", () => {
    const { lengthM, widthM } = sizeOf(changedDocument(patio, ["Patio 1: make it 12 ft wide"]))!;
    expect([lengthM, widthM]).toEqual([cm(20), expect.closeTo(feetToMeters(12), 3)]);
  });

  it("keeps the size shown for the next change when it is of something else", () => {
    const red = changedDocument(patio, ["make the patio red"]);
    expect(red.drawn.states.at(-1)!.laid).toEqual({ lengthM: cm(20), widthM: cm(14) });
    expect(sizeOf(changedDocument(red, ["make the patio 2 ft wider"]))!.widthM).toBe(cm(16));
  });

  it("is asked for anew where it names a size", () => {
    const { document: _, ...asked } = {
      document: null,
      ...changedDocument(patio, ["make the patio 30 by 20 ft"]),
    };
    expect(asked.drawn.states.at(-1)).not.toHaveProperty("laid");
  });
});

it("an area that is said takes the place of sides, and sides that of an area", () => {
  const both = wish("20 by 14 ft paver patio");
  expect(Object.keys(sizeOf(changedDocument(both, ["make the patio 500 sq ft"]))!)).toEqual(["areaM2"]);
  const area = wish("400 sq ft paver patio");
  expect(sizeOf(changedDocument(area, ["make the patio 20 by 14 ft"]))).not.toHaveProperty("areaM2");
});

describe("the size at which something was laid", () => {
  const record = (element: PlanElement, lengthM: number, widthM: number) => ({
    ...{ element, areaId: null, outline: [], areaM2: 1, perimeterM: 4 },
    sides: { lengthM, widthM },
  });
  const patio = wish("20 by 14 ft paver patio").elements[0]!.element;
  const kitchen: PlanElement = { kind: "outdoor-kitchen", finish: "stone", size: { lengthM: 7.6 } };

  it("is kept where it is not the one asked for", () => {
    expect(laidSize(patio, [record(patio, cm(20), cm(14))])).toBeUndefined();
    expect(laidSize(patio, [record(patio, 5, 3)])).toEqual({ lengthM: 5, widthM: 3 });
  });

  it("is that of the sides that can be given", () => {
    expect(laidSize(kitchen, [record(kitchen, 4, 0.65)])).toEqual({ lengthM: 4 });
  });

  it("is nothing of what was laid along a line, and of another kind", () => {
    const hedge: PlanElement = wish("a boxwood hedge").elements[0]!.element;
    expect(laidSize(hedge, [record(hedge, 4, 1)])).toBeUndefined();
    expect(laidSize(kitchen, [record(patio, 4, 3)])).toBeUndefined();
  });
});
