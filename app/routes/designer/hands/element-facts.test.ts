import { describe, expect, it } from "vitest";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { sizeWords } from "./element-facts.ts";

const sized = (size: Partial<ShownElement>) =>
  sizeWords({
    lengthFt: null,
    widthFt: null,
    areaSqFt: null,
    runFt: null,
    count: null,
    ...size,
  } as ShownElement);

describe("the size of an element", () => {
  it("is its sides and its area", () => {
    expect(sized({ lengthFt: 20, widthFt: 15, areaSqFt: 300 })).toBe("20 ft by 15 ft, 300 sq ft");
    expect(sized({ lengthFt: 12, widthFt: 12, areaSqFt: 113 })).toBe("12 ft by 12 ft, 113 sq ft");
  });

  it("is its length and height where it runs along a line, whose outline has no width", () => {
    const hedge = { lengthFt: 5, widthFt: 0.01, runFt: 9.8, heightFt: 3 };
    expect(sized(hedge)).toBe("9.8 ft long, 3 ft high");
  });

  it("is its area alone where it lies in several pieces, for the sides are those of one", () => {
    expect(sized({ lengthFt: 7.8, widthFt: 5.6, areaSqFt: 76 })).toBe("76 sq ft");
  });
});
