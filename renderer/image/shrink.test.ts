import { describe, expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { luminance } from "./luminance.ts";
import { shrink } from "./shrink.ts";

describe("shrink", () => {
  it("is the mean of two by two pixels at half size", () => {
    const image = {
      width: 2,
      height: 2,
      data: Uint8Array.from([0, 10, 20, 100, 10, 20, 0, 30, 20, 100, 30, 20]),
    };
    expect(shrink(image, 1)).toEqual({ width: 1, height: 1, data: Uint8Array.from([50, 20, 20]) });
  });

  it("counts border pixels by their share at odd ratios", () => {
    const image = { width: 3, height: 1, data: Uint8Array.from([0, 0, 0, 90, 90, 90, 180, 180, 180]) };
    // Each new pixel covers one and a half old ones: (0 + 45) / 1.5 and (45 + 180) / 1.5.
    expect([...shrink(image, 2).data]).toEqual([30, 30, 30, 150, 150, 150]);
  });

  it("keeps the mean brightness of any picture", () => {
    const random = seededRandom(3);
    const image = {
      width: 97,
      height: 61,
      data: Uint8Array.from({ length: 97 * 61 * 3 }, () => random.next() * 256),
    };
    const mean = (plane: Float32Array) => plane.reduce((a, b) => a + b, 0) / plane.length;
    expect(mean(luminance(shrink(image, 40)))).toBeCloseTo(mean(luminance(image)), 2);
  });

  it("never enlarges", () => {
    const image = { width: 2, height: 1, data: new Uint8Array(6) };
    expect(shrink(image, 5)).toBe(image);
  });
});
