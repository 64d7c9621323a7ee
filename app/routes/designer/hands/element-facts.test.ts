import { describe, expect, it } from "vitest";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { roomWords, sizeWords, totalWords } from "./element-facts.ts";

const sized = (size: Partial<ShownElement>) =>
  sizeWords({
    lengthFt: null,
    widthFt: null,
    areaSqFt: null,
    runFt: null,
    areaBand: 0,
    count: null,
    element: { kind: "boulders" },
    ...size,
  } as ShownElement);

describe("the size of an element", () => {
  it("is its sides and its area", () => {
    expect(sized({ lengthFt: 20, widthFt: 15, areaSqFt: 300 })).toBe("20 ft by 15 ft, 300 sq ft");
    expect(sized({ lengthFt: 12, widthFt: 12, areaSqFt: 113 })).toBe("12 ft by 12 ft, 113 sq ft");
  });

  it("has the tenths that its fields have", () => {
    expect(sized({ lengthFt: 10.47, widthFt: 8.4, areaSqFt: 88 })).toBe("10.5 ft by 8.4 ft, 88 sq ft");
  });

  it("is a guess where the photo's scale is", () => {
    const lawn = { areaSqFt: 890, lengthFt: null, widthFt: null };
    expect(sized({ ...lawn, areaBand: 0.75 })).toBe("890 sq ft, a guess so far");
    expect(sized({ ...lawn, areaBand: 0.6 })).toBe("890 sq ft");
    // Pieces are counted, whatever the scale.
    expect(sized({ areaBand: 1, count: 3 })).toBe("3 pieces");
  });

  it("is told beside the finger where there is room for less than is held", () => {
    const patio = {
      ...{ lengthFt: 10.47, widthFt: 8.4, areaSqFt: 88, runFt: null, heightFt: null },
      element: { kind: "pavers", use: "patio" },
    } as unknown as ShownElement;
    expect(roomWords({ long: 80, wide: 60 }, patio)).toBe("room for 10.5 ft by 8.4 ft");
    expect(roomWords({ long: 10.5, wide: 8.4 }, patio)).toBeNull();
  });

  it("is its length and height where it runs along a line, whose outline has no width", () => {
    const hedge = { lengthFt: 5, widthFt: 0.01, runFt: 9.8, heightFt: 3 };
    expect(sized(hedge)).toBe("9.8 ft long, 3 ft high");
  });

  it("is its area alone where it lies in several pieces, for the sides are those of one", () => {
    expect(sized({ lengthFt: 7.8, widthFt: 5.6, areaSqFt: 76 })).toBe("76 sq ft");
  });

  it("is its area alone where it fills little of the rectangle round it", () => {
    expect(sized({ lengthFt: 22.4, widthFt: 20.3, areaSqFt: 230 })).toBe("230 sq ft");
  });

  it("says how many were asked for where there are fewer", () => {
    const element = { kind: "path-lights", size: { count: 12 } };
    expect(sized({ element, count: 5 })).toBe("5 of 12 pieces");
    expect(sized({ element, count: 12 })).toBe("12 pieces");
  });
});

it("tells what all costs as the bill does: one amount, or a range where the sizes are unsure", () => {
  const total = { cents: 420_000, currency: "USD" } as const;
  expect(totalWords({ ...total, range: null })).toBe("about $4,200");
  expect(totalWords({ ...total, range: { lowCents: 361_200, highCents: 980_000 } })).toBe("$3,612 to $9,800");
});
