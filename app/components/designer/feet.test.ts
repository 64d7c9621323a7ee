import { describe, expect, it } from "vitest";
import { parseFeet } from "./feet.ts";
import { feetWords, sizeWords } from "./known-sizes.ts";

describe("a length as people write it", () => {
  it.each([
    ["12", 12],
    [" 12.5 ft", 12.5],
    ["12,5", 12.5],
    ["12'6\"", 12.5],
    ["12’ 6”", 12.5],
    ["12 ft 6 in", 12.5],
    ["12 feet 6", 12.5],
    ["30 in", 2.5],
    ["12 1/2 ft", 12.5],
    ["4 yd", 12],
    ["3.048 m", 10],
  ])("%s is %d ft", (text, feet) => {
    expect(parseFeet(text)).toBeCloseTo(feet, 9);
  });

  it.each(["", "ft", "long", "0", "12 miles", "1 2 3", "-5", "about 12"])("%s is none", (text) => {
    expect(parseFeet(text)).toBeNull();
  });
});

describe("a known size in words", () => {
  it.each([
    [16.5, "16 ft 6 in"],
    [12, "12 ft"],
    [0.75, "9 in"],
    [11.99, "12 ft"],
  ])("%d ft is %s", (feet, words) => {
    expect(feetWords(feet)).toBe(words);
  });

  it("names what was marked", () => {
    const ends = { from: { x: 0, y: 0 }, to: { x: 0, y: 9 } };
    expect(sizeWords({ kind: "garageDoor", ...ends })).toBe("Garage door, 7 ft");
    expect(sizeWords({ kind: "length", lengthFt: 12.5, ...ends })).toBe("Edge, 12 ft 6 in");
  });
});
