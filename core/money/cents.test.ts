import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsText, parseCents, parseCentsOfComma, splitCents, timesCents } from "./cents.ts";

describe("cents", () => {
  it("reads what people type and refuses what is no amount", () => {
    expect(parseCents("12.5")).toBe(1250);
    expect(parseCents(" $1,234.50 ")).toBe(123450);
    expect(parseCents("0.07")).toBe(7);
    for (const text of ["", "-1", "1.005", "1,23", "abc", "1e3", "Infinity"])
      expect(parseCents(text), text).toBeNull();
  });

  it("reads the decimal comma where a file has it, and never guesses what one comma means", () => {
    expect(
      ["12,50", "12,5", "12.50", "7", "1 234,50 $", "1\u00A0234,50", "1.234,50", "1,234.50"].map(
        parseCentsOfComma,
      ),
    ).toEqual([1250, 1250, 1250, 700, 123450, 123450, 123450, 123450]);
    for (const text of ["1,234", "1.234", "12,505", "-1,50", "1,2,3"])
      expect(parseCentsOfComma(text), text).toBeNull();
  });

  it("reads back the text that it writes", () => {
    fc.assert(fc.property(fc.nat(), (cents) => parseCents(centsText(cents)) === cents));
  });

  it("rounds half a cent up", () => {
    expect(timesCents(35, 1.5)).toBe(53);
    expect(timesCents(115, 1.1)).toBe(127);
  });

  it("splits 100 cents over three equal shares as 34, 33, 33", () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(5, [0, 0])).toEqual([5, 0]);
  });

  it("splits so that the parts add up exactly and none is a cent away from its due", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.array(fc.nat({ max: 100_000 }), { minLength: 1 }),
        (cents, shares) => {
          const parts = splitCents(cents, shares);
          const sum = shares.reduce((total, share) => total + share, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(cents);
          if (sum > 0) {
            parts.forEach((part, index) => {
              expect(Math.abs(part - (cents * shares[index]!) / sum)).toBeLessThan(1);
            });
          }
        },
      ),
    );
  });
});
