import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CompanyBody } from "#contract/endpoints/company.ts";
import { MESSAGES } from "#contract/messages.ts";
import { companyNameFault, lineFault, termsFault, validDaysFault } from "./company-rules.ts";

describe("the rules of the company form", () => {
  it.each([
    ["name", companyNameFault, 120],
    ["licence", lineFault, 160],
    ["insurance", lineFault, 160],
    ["terms", termsFault, 2000],
  ] as const)("judge the %s in the contract's words", (name, fault, max) => {
    const texts = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom("a", " ", "é"), minLength: max - 2, maxLength: max + 3 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(fault(text)).toBe(CompanyBody.shape[name].safeParse(text).error?.issues[0]?.message);
      }),
    );
  });

  it("judge the days in the contract's words", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 1200 }), fc.double({ min: 0, max: 9 })), (days) => {
        const sentence = CompanyBody.shape.validDays.safeParse(days).error?.issues[0]?.message;
        expect(validDaysFault(String(days))).toBe(sentence);
      }),
    );
    expect(validDaysFault("")).toBeUndefined();
    expect(validDaysFault("a month")).toBe(MESSAGES.validDaysInvalid);
  });
});
