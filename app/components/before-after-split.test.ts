import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pressSplit,
  releaseSplit,
  SPLIT_START,
  splitAfterKey,
  splitAt,
  sweepAt,
} from "./before-after-split.ts";

const box = { left: 100, width: 400 };

describe("the before/after line", () => {
  it("starts in the middle", () => {
    expect(SPLIT_START).toBe(50);
  });

  it("stands under the pointer", () => {
    expect(splitAt(100, box)).toBe(0);
    expect(splitAt(200, box)).toBe(25);
    expect(splitAt(500, box)).toBe(100);
  });

  it("stays between 0 and 100 wherever the pointer goes", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (x) => {
        const split = splitAt(x, box);
        return split >= 0 && split <= 100;
      }),
    );
  });

  it("stays in the middle of a picture that has no width yet", () => {
    expect(splitAt(300, { left: 0, width: 0 })).toBe(50);
  });

  it("moves by 2 with arrows, by 10 with Shift and the page keys, and to the ends with Home and End", () => {
    expect(splitAfterKey(50, "ArrowLeft")).toBe(48);
    expect(splitAfterKey(50, "ArrowUp")).toBe(52);
    expect(splitAfterKey(50, "ArrowRight", true)).toBe(60);
    expect(splitAfterKey(50, "PageDown")).toBe(40);
    expect(splitAfterKey(50, "Home")).toBe(0);
    expect(splitAfterKey(50, "End")).toBe(100);
  });

  it("never leaves its range by key", () => {
    expect(splitAfterKey(1, "ArrowLeft")).toBe(0);
    expect(splitAfterKey(95, "PageUp")).toBe(100);
  });

  it("leaves other keys to the page", () => {
    expect(splitAfterKey(50, "Tab")).toBeNull();
    expect(splitAfterKey(50, "a")).toBeNull();
  });
});

describe("pressing the picture", () => {
  it("brings the line at once with a mouse or pen", () => {
    expect(pressSplit(50, 80, "mouse", 1).split).toBe(80);
    expect(pressSplit(50, 80, "pen", 1).split).toBe(80);
  });

  it("leaves the line where it is while a finger may be scrolling the page", () => {
    expect(pressSplit(50, 80, "touch", 1).split).toBe(50);
  });

  it("brings the line to a tap when the finger lifts", () => {
    const { drag, split } = pressSplit(50, 80, "touch", 1);
    expect(releaseSplit(split, drag, 80)).toBe(80);
    expect(releaseSplit(33, { ...drag, moved: true }, 80)).toBe(33);
  });
});

describe("the sweep over a new picture", () => {
  it("goes from the whole photo to the whole design and comes to rest in the middle", () => {
    expect(sweepAt(0)).toBe(100);
    expect(sweepAt(600)).toBe(0);
    expect(sweepAt(1_200)).toBe(0);
    expect(sweepAt(1_549)).toBeCloseTo(50, 0);
    expect(sweepAt(1_550)).toBeNull();
  });

  it("moves one way on its way across", () => {
    const places = Array.from({ length: 60 }, (_, i) => sweepAt(i * 10) ?? 0);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });
});
