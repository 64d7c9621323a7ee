import { describe, expect, it } from "vitest";
import { isProvince, regions } from "./regions.ts";
import { provinces, type SalesTax } from "./sales-taxes.ts";

const all = Object.entries(provinces).map(([key, { taxes }]) => [key, taxes as readonly SalesTax[]] as const);

describe("Canadian sales taxes", () => {
  it("are the published rates of all thirteen provinces and territories", () => {
    const percents = Object.fromEntries(
      all.map(([key, taxes]) => [
        key.slice(3),
        taxes.map(({ name, rate }) => `${name} ${Number((rate * 100).toFixed(3))}`).join(" + "),
      ]),
    );
    expect(percents).toEqual({
      AB: "GST 5",
      BC: "GST 5 + PST 7",
      MB: "GST 5 + RST 7",
      NB: "HST 15",
      NL: "HST 15",
      NT: "GST 5",
      NS: "HST 14",
      NU: "GST 5",
      ON: "HST 13",
      PE: "HST 15",
      QC: "GST 5 + QST 9.975",
      SK: "GST 5 + PST 6",
      YT: "GST 5",
    });
  });

  it("name their source and the first day of their rate", () => {
    for (const [key, taxes] of all)
      for (const { source, since } of taxes) {
        expect(source, key).toMatch(/\.(ca|com)$/);
        expect(since, key).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
  });

  it("belong to regions that bill in Canadian dollars, and to no others", () => {
    for (const [key, { currency }] of Object.entries(regions))
      expect(currency, key).toBe(isProvince(key as keyof typeof regions) ? "CAD" : "USD");
  });
});
