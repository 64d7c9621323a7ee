import { describe, expect, it } from "vitest";
import { GuidedFilter } from "./guided-filter.ts";

const small = { width: 40, height: 30 };
const full = { width: 160, height: 120 };
/** Brightness steps at column 81 of the full picture, a quarter of a small pixel from where the mask thinks it is. */
const EDGE = 81;
const gray = (level: (i: number) => number) => ({
  ...full,
  data: Uint8Array.from({ length: 160 * 120 * 3 }, (_, k) => 255 * level(Math.floor(k / 3))),
});
const photo = gray((i) => (i % 160 < EDGE ? 0.2 : 0.8));
const guide = Float32Array.from({ length: 40 * 30 }, (_, i) =>
  i % 40 < 20 ? 0.2 : i % 40 === 20 ? 0.65 : 0.8,
);
const mask = Float32Array.from({ length: 40 * 30 }, (_, i) => (i % 40 < 20 ? 1 : 0));

const filter = new GuidedFilter(guide, small);
const whole = { left: 0, top: 0, right: 160, bottom: 120 };

describe("the guided filter", () => {
  it("follows the photo's own edge to the pixel", () => {
    const out = filter.enlarge(mask, 0.5, photo, whole);
    const row = 60 * 160;
    expect(out[row + EDGE - 2]).toBe(255);
    expect(out[row + EDGE + 1]).toBe(0);
  });

  it("keeps full and empty masks full and empty, whatever the picture", () => {
    const ones = new Float32Array(mask.length).fill(1);
    const zeros = new Float32Array(mask.length);
    expect(filter.enlarge(ones, 0.7, photo, whole).every((value) => value === 255)).toBe(true);
    expect(filter.enlarge(zeros, 0.7, photo, whole).every((value) => value === 0)).toBe(true);
  });

  it("gives any rectangle as it is in the whole", () => {
    const all = filter.enlarge(mask, 0.5, photo, whole);
    const rect = { left: 70, top: 33, right: 101, bottom: 60 };
    const cut = filter.enlarge(mask, 0.5, photo, rect);
    for (let y = 33; y < 60; y++) {
      const row = all.subarray(y * 160 + 70, y * 160 + 101);
      expect(cut.subarray((y - 33) * 31, (y - 32) * 31)).toEqual(row);
    }
  });

  it("draws in where a higher level is asked for", () => {
    const flat = new GuidedFilter(new Float32Array(mask.length).fill(0.5), small);
    const covered = (level: number) =>
      flat
        .enlarge(
          mask,
          level,
          gray(() => 0.5),
          whole,
        )
        .reduce((a, b) => a + b, 0) /
      255 /
      120;
    expect(covered(0.5)).toBeCloseTo(80, 0);
    expect(covered(0.7)).toBeLessThan(79);
  });

  it("rises from empty to full over a third of coverage, at every level between", () => {
    // A mask that rises over the whole width, by 1/40 in each column of the small picture, under a picture without edges.
    const rising = Float32Array.from({ length: 40 * 30 }, (_, i) => (i % 40) / 40);
    const flat = new GuidedFilter(new Float32Array(rising.length).fill(0.5), small);
    const out = flat.enlarge(
      rising,
      0.5,
      gray(() => 0.5),
      whole,
    );
    for (let x = 24; x < 136; x++) {
      const coverage = ((x + 0.5) / 4 - 0.5) / 40;
      const risen = Math.min(1, Math.max(0, (coverage - 0.5) * 3 + 0.5));
      expect(Math.abs(out[60 * 160 + x]! - 255 * risen), `column ${x}`).toBeLessThan(2);
    }
  });

  it("keeps what it found of a mask to that mask and to the part of it that was asked for", () => {
    const [left, right] = [
      { left: 60, top: 40, right: 90, bottom: 60 },
      { left: 100, top: 20, right: 150, bottom: 90 },
    ];
    const other = Float32Array.from({ length: 40 * 30 }, (_, i) => (i % 40 > 30 && i > 400 ? 1 : 0));
    const fresh = (of: Float32Array, rect: typeof left) =>
      new GuidedFilter(guide, small).enlarge(of, 0.5, photo, rect);
    const kept = new GuidedFilter(guide, small);
    for (const one of [mask, other])
      for (const rect of [left, right, whole, left])
        expect(kept.enlarge(one, 0.5, photo, rect)).toEqual(fresh(one, rect));
    expect(fresh(other, right)).not.toEqual(fresh(mask, right));
  });
});
