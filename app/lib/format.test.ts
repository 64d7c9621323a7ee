import { describe, expect, it } from "vitest";
import { counted, formatArea, formatDate, formatLength, formatMoney } from "./format.ts";

describe("numbers for people", () => {
  it.each([
    [formatMoney(123_450), "$1,234.50"],
    [formatMoney(123_450, { round: true }), "$1,235"],
    [formatMoney(500, { currency: "CAD" }), "CA$5.00"],
    [formatArea(1240.4), "1,240 sq ft"],
    [formatArea(1_234_567.5), "1,234,568 sq ft"],
    [formatArea(999.6), "1,000 sq ft"],
    [formatArea(100), "100 sq ft"],
    [formatArea(4.25), "4.3 sq ft"],
    [formatArea(9.97), "10 sq ft"],
    [formatArea(0), "0 sq ft"],
    [formatLength(85.2), "85 ft"],
    [counted(1, "project"), "1 project"],
    [counted(1200, "photo"), "1,200 photos"],
  ])("reads %s", (written, expected) => {
    expect(written).toBe(expected);
  });

  it("writes a day in the reader's time zone", () => {
    expect(formatDate("2026-11-21T02:00:00Z", "America/Toronto")).toBe("Nov 20, 2026");
    expect(formatDate("2026-11-21T02:00:00Z", "UTC")).toBe("Nov 21, 2026");
  });
});
