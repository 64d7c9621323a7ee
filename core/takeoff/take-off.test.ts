import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateFormula } from "#tests/support/evaluate-formula.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { takeOff } from "./take-off.ts";
import type { AreaCertainty } from "./takeoff-options.ts";

const sideFt = fc.double({ min: 2, max: 60, noNaN: true });
const anyPlaced = fc
  .record({
    element: fc.constantFrom(...EVERY_ELEMENT),
    lengthFt: sideFt,
    widthFt: sideFt,
    heightM: fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined }),
    count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  })
  .map(({ element, lengthFt, widthFt, ...more }) =>
    placeRectangle(
      element,
      lengthFt,
      widthFt,
      Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
    ),
  );

describe("take-off", () => {
  it("states formulas that give the exact amount from their own inputs", () => {
    fc.assert(
      fc.property(fc.array(anyPlaced, { minLength: 1, maxLength: 4 }), (placed) => {
        const lines = takeOff(placed, {
          irrigation: true,
          removals: ["old deck", "the concrete patio", "statue", "fence"],
        });
        for (const line of lines) {
          expect(evaluateFormula(line.formula, line.inputs), `${line.id}: ${line.formula}`).toBeCloseTo(
            line.exact,
            6,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it("rounds up last: never below the need, never a whole step above it", () => {
    fc.assert(
      fc.property(anyPlaced, (placed) => {
        for (const { exact, quantity, step } of takeOff([placed])) {
          expect(quantity).toBeGreaterThanOrEqual(exact * (1 - 1e-8));
          expect(quantity - exact).toBeLessThan(step);
        }
      }),
    );
  });

  it("keeps the need inside its band, and gives each line its own id", () => {
    fc.assert(
      fc.property(fc.array(anyPlaced, { minLength: 1, maxLength: 5 }), (placed) => {
        const lines = takeOff(placed, { irrigation: true });
        for (const { exact, band } of lines) {
          expect(band.low).toBeLessThanOrEqual(exact);
          expect(band.high).toBeGreaterThanOrEqual(exact);
        }
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it("leaves working hours out when only goods are wanted", () => {
    const placed = EVERY_ELEMENT.map((element) => placeRectangle(element, 20, 15));
    expect(takeOff(placed, { labour: false }).filter(({ kind }) => kind === "labour")).toEqual([]);
    expect(takeOff(placed).filter(({ kind }) => kind === "labour").length).toBeGreaterThan(20);
  });

  it("marks what comes from a photo without a known length as assumed, with a wide band", () => {
    const patio = placeRectangle(EVERY_ELEMENT[5]!, 20, 15);
    const [line] = takeOff([patio]).filter(({ id }) => id === "0-pavers-bedding-sand");
    expect(line).toMatchObject({ basis: "assumed" });
    expect(line!.band.high / line!.exact).toBeCloseTo(1.35, 9);
    const [measured] = takeOff([patio], { measured: EXACTLY }).filter(
      ({ id }) => id === "0-pavers-bedding-sand",
    );
    expect(measured).toMatchObject({ basis: "measured" });
    expect(measured!.band.high).toBe(measured!.exact);
  });

  it("is as sure of the trucks as of what they bring", () => {
    const lawn = placeRectangle({ kind: "lawn", surface: "sod" }, 40, 50);
    const delivery = (measured: AreaCertainty[]) => {
      const { exact, band, basis } = takeOff([lawn], { measured }).find(({ id }) => id === "job-delivery")!;
      return [basis, band.low / exact, band.high / exact];
    };
    expect(delivery([...EXACTLY])).toEqual(["measured", 1, 1]);
    const guess: AreaCertainty[] = [{ areaId: null, band: 1.2, basis: "assumed" }];
    expect(delivery(guess)).toEqual(["assumed", 0, expect.closeTo(2.2, 9)]);
  });
});
