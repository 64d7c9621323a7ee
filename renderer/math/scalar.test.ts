import { describe, expect, it } from "vitest";
import { clamp, lerp, smoothstep } from "./scalar.ts";

describe("smoothstep", () => {
  it("runs from 0 to 1 with one half in the middle and flat ends", () => {
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 9)]).toEqual([0, 0.5, 1]);
    expect(smoothstep(0, 1, 0.01)).toBeCloseTo(0.0003, 5);
  });

  it("falls when the ends are given the other way round", () => {
    expect([smoothstep(4, 2, 1), smoothstep(4, 2, 3), smoothstep(4, 2, 9)]).toEqual([1, 0.5, 0]);
  });
});

describe("clamp and lerp", () => {
  it("hold a number in a range and mix two", () => {
    expect([clamp(-1, 0, 5), clamp(3, 0, 5), clamp(7, 0, 5)]).toEqual([0, 3, 5]);
    expect([lerp(2, 6, 0), lerp(2, 6, 0.25), lerp(2, 6, 1)]).toEqual([2, 3, 6]);
  });
});
