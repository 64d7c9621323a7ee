import { describe, expect, it } from "vitest";
import { enlargeMasks } from "./guided-filter.ts";

const small = { width: 40, height: 30 };
const full = { width: 160, height: 120 };
/** Brightness steps at column 81 of the full picture, a quarter of a small pixel from where the mask thinks it is. */
const edge = 81;
const fullGuide = Float32Array.from({ length: 160 * 120 }, (_, i) => (i % 160 < edge ? 0.2 : 0.8));
const guide = Float32Array.from({ length: 40 * 30 }, (_, i) =>
  i % 40 < 20 ? 0.2 : i % 40 === 20 ? 0.65 : 0.8,
);
const mask = Float32Array.from({ length: 40 * 30 }, (_, i) => (i % 40 < 20 ? 1 : 0));

describe("enlargeMasks", () => {
  it("follows the photo's own edge to the pixel", () => {
    const [out] = enlargeMasks([{ mask, level: 0.5 }], guide, small, fullGuide, full);
    const row = 60 * 160;
    expect(out![row + edge - 2]).toBe(1);
    expect(out![row + edge + 1]).toBe(0);
  });

  it("keeps full and empty masks full and empty, whatever the picture", () => {
    const ones = new Float32Array(mask.length).fill(1);
    const zeros = new Float32Array(mask.length);
    const [all, none] = enlargeMasks(
      [
        { mask: ones, level: 0.5 },
        { mask: zeros, level: 0.5 },
      ],
      guide,
      small,
      fullGuide,
      full,
    );
    expect(all!.every((value) => value === 1)).toBe(true);
    expect(none!.every((value) => value === 0)).toBe(true);
  });

  it("draws in where a higher level is asked for", () => {
    const flat = new Float32Array(mask.length).fill(0.5);
    const flatFull = new Float32Array(160 * 120).fill(0.5);
    const levels = [0.5, 0.7].map((level) => ({ mask, level }));
    const [even, careful] = enlargeMasks(levels, flat, small, flatFull, full);
    const covered = (cover: Float32Array) => cover.reduce((a, b) => a + b, 0) / 120;
    expect(covered(even!)).toBeCloseTo(80, 0);
    expect(covered(careful!)).toBeLessThan(79);
  });
});
