import { describe, expect, it } from "vitest";
import { type Measured, shownMeasures } from "./measured.ts";

const area = (areaSqFt: number): Measured => ({
  annotationId: "patio",
  areaSqFt,
  perimeterFt: 300,
  band: 1,
  basis: "assumed",
});

describe("the sizes of the areas", () => {
  const [ofDevice, ofVersion] = [[area(2261)], [area(3868)]];

  it("are those that the device measures in a sketch, and of the version until it has", () => {
    expect(shownMeasures({ ofDevice, ofVersion, byHand: false })).toBe(ofDevice);
    expect(shownMeasures({ ofDevice: null, ofVersion, byHand: false })).toBe(ofVersion);
    expect(shownMeasures({ ofDevice: null, ofVersion: undefined, byHand: false })).toEqual([]);
  });

  it("do not change while elements of the picture are held in hand", () => {
    expect(shownMeasures({ ofDevice, ofVersion, byHand: true })).toBe(ofVersion);
  });
});
