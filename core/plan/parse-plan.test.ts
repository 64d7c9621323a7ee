import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { gardenTerms } from "./reading/lexicon.ts";

describe("parsePlan", () => {
  test("binds each word to the element that it describes", () => {
    const plan = parsePlan(
      "charcoal herringbone driveway with a soldier course, black mulch beds along the house with hydrangeas and boxwood",
    );
    expect(plan.elements).toEqual([
      { kind: "pavers", use: "driveway", pattern: "herringbone", colour: "charcoal", border: true },
      {
        kind: "bed",
        style: "classic",
        mulch: "black",
        species: ["hydrangea", "boxwood"],
        edging: true,
        place: "along-house",
      },
    ]);
  });

  test("knows at least 250 words of landscaping", () => {
    expect(new Set(gardenTerms).size).toBeGreaterThanOrEqual(250);
  });

  test("never throws, whatever the text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => Boolean(parsePlan(text))));
  });
});
