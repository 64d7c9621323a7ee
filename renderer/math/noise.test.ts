import { describe, expect, it } from "vitest";
import { fbm, vnoise } from "./noise.ts";

describe("vnoise", () => {
  it("is continuous: a small step changes it little, across cell borders too", () => {
    for (let x = -3; x < 3; x += 0.01)
      expect(Math.abs(vnoise(x + 0.001, 0.4) - vnoise(x, 0.4))).toBeLessThan(0.004);
  });

  it("repeats after 256 cells and differs between seeds", () => {
    expect(vnoise(3.25, 7.5)).toBeCloseTo(vnoise(259.25, 263.5), 6);
    expect(vnoise(3.25, 7.5, 1)).not.toBeCloseTo(vnoise(3.25, 7.5, 2), 3);
  });
});

describe("fbm", () => {
  it("stays in 0 to 1 with a mean near one half", () => {
    let sum = 0;
    for (let i = 0; i < 2000; i++) {
      const value = fbm(i * 0.37, i * 0.11, 4);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      sum += value;
    }
    expect(sum / 2000).toBeCloseTo(0.5, 1);
  });

  it("of one octave is the plain noise", () => {
    expect(fbm(1.3, 4.7, 1)).toBe(vnoise(1.3, 4.7));
  });
});
