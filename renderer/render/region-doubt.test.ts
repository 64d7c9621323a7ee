import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { regionDoubt } from "./region-doubt.ts";

const seen = (ground: number) => ({
  ...seenByHand({ width: 4, height: 3 }, {}),
  confidence: { horizon: 1, ground },
});
const measured = [{ areaId: null, areaM2: 40, perimeterM: 26, band: 1, basis: "assumed" as const }];
const nothing = { areas: [], notes: [], measured };

describe("doubt about the region that was seen", () => {
  it("is silent where seeing is sure", () => {
    expect(regionDoubt(nothing, seen(0.9), nothing)).toBeNull();
  });

  it("asks for a circle where seeing is unsure, unless there is one", () => {
    expect(regionDoubt(nothing, seen(0.3), nothing)).toMatch(/^We are not sure .* Circle the part/);
    const areas = [{ id: "a", path: [], description: "lawn" }];
    expect(regionDoubt({ areas }, seen(0.3), nothing)).toBeNull();
  });

  it("says what was not found", () => {
    const sentence = "The yard could not be made out in this photo. Circle it, and try again.";
    const notes = [{ text: "lawn", status: "told" as const, sentence }];
    expect(regionDoubt(nothing, seen(0.9), { notes, measured: [] })).toBe(sentence);
  });
});
