import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choicePrice } from "./choice-price.ts";
import { depositWarning } from "./deposit-rules.ts";
import { depositOf, paymentSchedule } from "./payment-schedule.ts";
import { PROPOSAL_STAGES } from "./stages.ts";

const option = {
  base: { priceCents: 1_000_005, taxedCents: [1_000_005, 400_000] },
  addOns: [
    { id: "light", priceCents: 90_000, taxedCents: [90_000, 0] },
    { id: "trees", priceCents: 45_050, taxedCents: [45_050, 45_050] },
  ],
  taxes: [
    { name: "GST", rate: 0.05 },
    { name: "PST", rate: 0.07 },
  ],
};

describe("the price of a choice", () => {
  it("is the option and what is ticked, each tax taken once on the sum", () => {
    expect(choicePrice(option, [])).toEqual({
      priceCents: 1_000_005,
      taxes: [
        { name: "GST", cents: 50_000 },
        { name: "PST", cents: 28_000 },
      ],
      totalCents: 1_078_005,
    });
    const { priceCents, taxes, totalCents } = choicePrice(option, ["trees", "light"]);
    expect([priceCents, taxes.map(({ cents }) => cents), totalCents]).toEqual([
      1_135_055,
      [56_753, 31_154],
      1_222_962,
    ]);
  });

  it("is the same whatever order is ticked in, and takes no notice of what is not offered", () => {
    expect(choicePrice(option, ["light", "trees", "pool"])).toEqual(choicePrice(option, ["trees", "light"]));
  });
});

describe("the payments", () => {
  const part = (title: string, percent: number, atMostCents: number | null = null) => ({
    title,
    percent,
    atMostCents,
  });

  it("add up to the total, the last takes the rest", () => {
    const parts = [part("On signing", 10, 100_000), part("At half", 45), part("At the end", 45)];
    expect(paymentSchedule(parts, 1_234_567).map(({ cents }) => cents)).toEqual([100_000, 555_555, 579_012]);
  });

  it("always add up, and none is negative", () => {
    const anyPart = fc.record({
      title: fc.constant("a"),
      percent: fc.double({ min: 0, max: 100, noNaN: true }),
      atMostCents: fc.option(fc.nat(1_000_000)),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 6 }), fc.nat(10_000_000), (parts, total) => {
        const cents = paymentSchedule(parts, total).map((payment) => payment.cents);
        expect(cents.reduce((sum, own) => sum + own, 0)).toBe(total);
        expect(Math.min(...cents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("begin with a deposit where there are several", () => {
    expect(depositOf([{ cents: 5 }])).toBeNull();
    expect(depositOf([{ cents: 5 }, { cents: 95 }])).toBe(5);
    // Nobody can pay nothing.
    expect(depositOf([{ cents: 0 }, { cents: 100 }])).toBeNull();
  });
});

describe("the stages", () => {
  it("leave a proposal undecided as long as the client can still sign it", () => {
    const open = Object.values(PROPOSAL_STAGES).filter(({ isOpen }) => isOpen);
    expect(open.map(({ label, outcome }) => [label, outcome])).toEqual([
      ["Sent", null],
      ["Opened", null],
    ]);
  });
});

describe("the warning about a deposit", () => {
  const inRegion = (region: "US-Los-Angeles" | "US-Denver", siteAddress: string | null = null) => ({
    region,
    siteAddress,
  });

  it("names what California allows: the smaller of $1,000 and a tenth", () => {
    expect(depositWarning(100_001, 5_000_000, inRegion("US-Los-Angeles"))).toContain("$1000.00");
    expect(depositWarning(100_000, 5_000_000, inRegion("US-Los-Angeles"))).toBeNull();
    expect(depositWarning(50_001, 500_000, inRegion("US-Los-Angeles"))).toContain("$500.00");
  });

  it("knows the state by the address of the site, too", () => {
    expect(depositWarning(200_000, 5_000_000, inRegion("US-Denver", "3 Oak St, Fresno, CA 93701"))).toContain(
      "California",
    );
    expect(
      depositWarning(200_000, 5_000_000, inRegion("US-Denver", "3 California St, Denver, CO")),
    ).toBeNull();
  });

  it("says nothing where no rule is known, and where no deposit is asked", () => {
    expect(depositWarning(4_000_000, 5_000_000, inRegion("US-Denver"))).toBeNull();
    expect(depositWarning(null, 5_000_000, inRegion("US-Los-Angeles"))).toBeNull();
  });
});
