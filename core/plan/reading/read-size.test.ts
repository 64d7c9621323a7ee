import { describe, expect, it } from "vitest";
import { readSize } from "./read-size.ts";
import { normalText, tokenize } from "./tokenize.ts";

const FOOT = 0.3048;
const read = (text: string) => readSize(tokenize(normalText(text)), 0);
const near = (value: number) => expect.closeTo(value, 9);

describe("readSize", () => {
  it.each([
    ["12x16", { lengthM: near(16 * FOOT), widthM: near(12 * FOOT) }],
    ["12 x 16 ft patio", { lengthM: near(16 * FOOT), widthM: near(12 * FOOT) }],
    ["10' by 12'", { lengthM: near(12 * FOOT), widthM: near(10 * FOOT) }],
    ["10’ × 12’", { lengthM: near(12 * FOOT), widthM: near(10 * FOOT) }],
    ["12 ft x 16 ft x 8 ft", { lengthM: near(16 * FOOT), widthM: near(12 * FOOT), heightM: near(8 * FOOT) }],
    ["3m x 4m", { lengthM: 4, widthM: 3 }],
    ["5'6\" fence", { bareM: near(5.5 * FOOT) }],
    ["5 ft 6 in fence", { bareM: near(5.5 * FOOT) }],
    ["6-foot hedge", { bareM: near(6 * FOOT) }],
    ["18 inches", { bareM: near(0.4572) }],
    ["4 ft wide", { widthM: near(4 * FOOT) }],
    ["6 feet tall", { heightM: near(6 * FOOT) }],
    ["20 ft in length", { lengthM: near(20 * FOOT) }],
    ["200 sq ft", { areaM2: near(200 * FOOT ** 2) }],
    ["1,200 sq. ft.", { areaM2: near(1200 * FOOT ** 2) }],
    ["20 m²", { areaM2: 20 }],
    ["a dozen".slice(2), { count: 12 }],
    ["3 boulders", { count: 3 }],
    ["4 in the corner", { count: 4 }],
  ])("reads %s", (text, size) => {
    expect(read(text)?.size).toEqual(size);
  });

  it("leaves a word alone", () => {
    expect(read("boulders")).toBeNull();
  });
});
