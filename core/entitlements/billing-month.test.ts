import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billingMonth } from "./billing-month.ts";

const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
const iso = (date: Date) => date.toISOString();

describe("billingMonth", () => {
  it("starts on the anchor's day and hour", () => {
    const { start, end } = billingMonth(new Date("2026-03-17T09:30:00Z"), new Date("2026-11-21T12:00:00Z"));
    expect([iso(start), iso(end)]).toEqual(["2026-11-17T09:30:00.000Z", "2026-12-17T09:30:00.000Z"]);
  });

  it("belongs to the month before until the anchor's hour has come", () => {
    const { start } = billingMonth(new Date("2026-03-17T09:30:00Z"), new Date("2026-11-17T09:29:59Z"));
    expect(iso(start)).toBe("2026-10-17T09:30:00.000Z");
  });

  it("takes the last day of a month that lacks the anchor's day", () => {
    const { start, end } = billingMonth(new Date("2026-01-31T00:00:00Z"), new Date("2026-03-01T00:00:00Z"));
    expect([iso(start), iso(end)]).toEqual(["2026-02-28T00:00:00.000Z", "2026-03-31T00:00:00.000Z"]);
  });

  it("is the calendar month when nothing is anchored", () => {
    const { start, end } = billingMonth(null, new Date("2026-12-24T18:00:00Z"));
    expect([iso(start), iso(end)]).toEqual(["2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"]);
  });

  it("always holds the present moment", () => {
    fc.assert(
      fc.property(fc.option(moment), moment, (anchor, now) => {
        const { start, end } = billingMonth(anchor, now);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(end.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });

  it("leaves no gap: the next month starts where this one ends", () => {
    fc.assert(
      fc.property(moment, moment, (anchor, now) => {
        const { end } = billingMonth(anchor, now);
        expect(iso(billingMonth(anchor, end).start)).toBe(iso(end));
      }),
    );
  });
});
