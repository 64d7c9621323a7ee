import { describe, expect, it } from "vitest";
import type { BomItem } from "#contract/endpoints/bom.ts";
import { bandText, readAmount } from "./bom-figures.ts";

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
