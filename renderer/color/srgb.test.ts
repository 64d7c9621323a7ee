import { describe, expect, it } from "vitest";
import { fromLinear, hexToLinear, toLinear } from "./srgb.ts";

describe("sRGB", () => {
  it("comes back to the same byte for every byte", () => {
    for (let byte = 0; byte < 256; byte++) expect(fromLinear(toLinear[byte]!)).toBeCloseTo(byte, 1);
  });

  it("has middle grey 188 at half the light, and clips what is outside", () => {
    expect(fromLinear(0.5)).toBeCloseTo(187.5, 0);
    expect([fromLinear(-1), fromLinear(2)]).toEqual([0, 255]);
  });

  it("reads colours as written in style sheets", () => {
    const [red, green, blue] = hexToLinear("#ff8000");
    expect([red, blue]).toEqual([1, 0]);
    expect(green).toBeCloseTo(0.2159, 4);
  });
});
