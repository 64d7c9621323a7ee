import { describe, expect, it } from "vitest";
import type { BomItem } from "#contract/endpoints/bom.ts";
import { bandText, readAmount, roughWords, totalText } from "./bom-figures.ts";

const item = (more: Partial<BomItem>): BomItem => ({
  id: "0",
  name: "Sand",
  description: "",
  quantity: 7,
  unit: "ton",
  unitPrice: null,
  totalPrice: null,
  notes: "",
  matchedMaterial: null,
  isUserAdded: false,
  version: 1,
  work: null,
  ...more,
});

describe("figures of a bill", () => {
  it("reads what a number field holds, with two decimals at most", () => {
    expect([readAmount(" 12.5 "), readAmount("0"), readAmount("")]).toEqual([12.5, 0, null]);
    for (const wrong of ["-1", "1.234", "1e3", "abc", "1,5"]) expect(readAmount(wrong)).toBeNaN();
  });

  it("shows a rough total as a range, with how it becomes exact in front of it", () => {
    const totals = { subtotal: 900, markup: 0, tax: 0, taxes: [], total: 900, low: 130.4, high: 19516.2 };
    const rough = { totals: { ...totals, rough: true }, currency: "USD" };
    expect(totalText(rough)).toBe("$130 to $19,516");
    expect(roughWords({ ...rough, prices: "cost" })).toBe("Mark a door to make this exact");
    expect(roughWords({ ...rough, prices: "total" })).toBe("Exact after a visit to the site");
    const sure = { totals: { ...totals, rough: false }, currency: "USD" };
    expect(totalText(sure)).toBe("$900.00");
    expect(roughWords({ ...sure, prices: "cost" })).toBeNull();
  });

  it("says the band of a quantity only where there is one", () => {
    const work = {
      basis: "measured" as const,
      lowQuantity: 6.2,
      highQuantity: 7.9,
      wastePercent: 0,
      parts: [],
    };
    expect(bandText(item({ work }))).toBe("6.2 to 7.9 tons");
    expect(bandText(item({ work: { ...work, lowQuantity: 7, highQuantity: 7 } }))).toBeNull();
    expect(bandText(item({}))).toBeNull();
  });
});
