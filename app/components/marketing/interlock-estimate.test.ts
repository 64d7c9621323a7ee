import { describe, expect, it } from "vitest";
import { computeBom } from "#core/bom/compute-bom.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { drivewayOf, ENTERED, estimateInterlock, type InterlockWish } from "./interlock-estimate.ts";
import { interlockPrices } from "./interlock-prices.ts";

const wish = (more: Partial<InterlockWish> = {}): InterlockWish => ({
  areaSqFt: 600,
  pattern: "herringbone",
  climate: "temperate",
  ...more,
});

describe("the interlock calculator", () => {
  it.each([60, 240, 600, 1234, 5000])(
    "comes to the bill of materials of the same %i sq ft, to the cent",
    (areaSqFt) => {
      for (const climate of ["temperate", "cold"] as const) {
        const { totals } = computeBom([drivewayOf(wish({ areaSqFt }))], {
          title: "Driveway",
          measured: ENTERED,
          climate,
          existingGround: "bare",
        });
        const { total } = estimateInterlock(wish({ areaSqFt, climate }), interlockPrices);
        expect(total).toEqual({
          lowCents: totals.lowCents,
          typicalCents: totals.totalCents,
          highCents: totals.highCents,
        });
      }
    },
  );

  it("splits the whole among its parts and leaves nothing over", () => {
    const { parts, total } = estimateInterlock(wish(), interlockPrices);
    expect(parts.reduce((sum, { typicalCents }) => sum + typicalCents, 0)).toBe(total.typicalCents);
    for (const { lowCents } of parts) expect(lowCents).toBeGreaterThan(0);
  });

  it("lies, for a driveway of 600 sq ft, between the 14 and 30 dollars per sq ft that the page names", () => {
    const { total } = estimateInterlock(wish(), interlockPrices);
    expect(total.typicalCents / 600).toBeGreaterThan(1400);
    expect(total.typicalCents / 600).toBeLessThan(3000);
  });

  it("asks more where frost wants a deeper base, and where the pattern wastes more", () => {
    const plain = estimateInterlock(wish({ pattern: "running-bond" }), interlockPrices).total.typicalCents;
    expect(
      estimateInterlock(wish({ pattern: "circular" }), interlockPrices).total.typicalCents,
    ).toBeGreaterThan(plain);
    expect(
      estimateInterlock(wish({ pattern: "running-bond", climate: "cold" }), interlockPrices).total
        .typicalCents,
    ).toBeGreaterThan(plain);
  });

  it("carries a few rows of the price book, unchanged", () => {
    expect(interlockPrices.length).toBeLessThan(15);
    for (const row of interlockPrices) expect(catalogue).toContain(row);
  });
});
