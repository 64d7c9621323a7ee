import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import { placedOf, shownOutcomes } from "./own-parts.ts";

const lights: PlanElement = { kind: "path-lights" };
const pit: PlanElement = { kind: "fire-pit", seating: false };
const pavers: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "circular",
  colour: "red",
  border: false,
};
const laid = [
  { element: lights, outcome: { placed: true } as const, records: [lights] },
  { element: pit, outcome: { placed: true } as const, records: [pavers, pit] },
];
/** Cells of the picture that show the one and the other. */
const both = { marks: Uint16Array.of(1, 2) };
const of = (pixels: Map<number, number>) => ({ pixels, plants: new Map() });
const record = (element: PlanElement) => ({ element, areaId: null, outline: [], areaM2: 1, perimeterM: 4 });

describe("an element", () => {
  it("is placed from one pixel in twenty thousand of the photo on", () => {
    const shown = new Map([
      [0, 49],
      [1, 50],
    ]);
    expect(
      shownOutcomes(laid, of(shown), both, { width: 1000, height: 1000 }).map(
        ({ outcome }) => outcome.placed,
      ),
    ).toEqual([false, true]);
  });

  it("is not in the picture when another was painted over all of it", () => {
    const shown = new Map([
      [0, 500],
      [1, 500],
    ]);
    const outcomes = shownOutcomes(
      laid,
      of(shown),
      { marks: Uint16Array.of(0, 2) },
      { width: 1000, height: 1000 },
    );
    expect(outcomes.map(({ outcome }) => outcome.placed)).toEqual([false, true]);
  });

  it("is a bed that says which of its plants are not seen", () => {
    const bed: PlanElement = {
      ...{ kind: "bed", style: "classic", mulch: "brown", edging: true },
      species: ["panicle-hydrangea", "hosta"],
    };
    const beds = [{ element: bed, outcome: { placed: true } as const, records: [bed] }];
    const told = (hydrangea: number) => {
      const plants = new Map([[0, new Map(Object.entries({ "panicle-hydrangea": hydrangea, hosta: 900 }))]]);
      const shown = { pixels: new Map([[0, 900]]), plants };
      return shownOutcomes(beds, shown, both, { width: 1000, height: 1000 })[0]!.outcome;
    };
    expect(told(20)).toEqual({
      placed: true,
      sentence:
        "Nothing of the Limelight hydrangea would be seen in this picture. Circle an open place for it.",
    });
    expect(told(200)).toEqual({ placed: true });
  });

  it("that is not seen leaves the records with all that was laid for it", () => {
    const outcomes = shownOutcomes(laid, of(new Map([[0, 500]])), both, { width: 1000, height: 1000 });
    expect(outcomes[1]!.outcome.sentence).toBe(
      "Nothing of the fire pit would be seen in this picture. Circle an open place, and try again.",
    );
    const records = [pavers, lights, pit].map(record);
    expect(placedOf(records, outcomes, new Map()).map(({ element }) => element)).toEqual([lights]);
  });

  it("that another one built is seen, counted and outlined as itself", async () => {
    for (const [yard, prompt, kind] of [
      ["backyard-fence", "rectangular pool with grey paver patio, lawn", "pavers"],
      ["front-ranch", "stone retaining wall with steps, lawn", "steps"],
    ] as const) {
      const photo = await openYard(yard);
      const { document, placed, shapes, notes } = renderConcept({
        ...{ photo, prompt, areas: [], viewpoint: "same", seed: 1 },
      });
      const id = document.elements.find(({ element }) => element.kind === kind)!.id;
      expect(placed.filter((one) => one.id === id).map(({ element }) => element.kind)).toEqual([kind]);
      expect(shapes!.map((shape) => shape.id)).toContain(id);
      expect(notes.filter(({ sentence }) => sentence.startsWith("Nothing of"))).toEqual([]);
    }
  });

  it("that is said to be placed changes pixels of its own in the picture", async () => {
    const photo = await openYard("front-ranch");
    const draw = (prompt: string) =>
      renderConcept({ photo, see: seeOnce, prompt, areas: [], viewpoint: "same", seed: 1 });
    const without = draw("lawn");
    for (const [thing, kind] of [
      ["path lights", "path-lights"],
      ["boulders", "boulders"],
      ["a fire pit", "fire-pit"],
    ] as const) {
      const output = draw(`lawn, ${thing}`);
      const isPlaced = output.placed.some(({ element }) => element.kind === kind);
      const isTold = output.notes.some(({ status, text }) => status === "told" && text !== "house");
      let changed = 0;
      for (let q = 0; q < photo.data.length; q += 3)
        if (Math.abs(output.image.data[q]! - without.image.data[q]!) > 24) changed++;
      expect([thing, isPlaced]).toEqual([thing, !isTold]);
      expect(changed >= 5e-5 * photo.width * photo.height).toBe(isPlaced);
    }
  });
});
