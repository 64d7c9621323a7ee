import { describe, expect, it } from "vitest";
import { toLab } from "#renderer/color/lab.ts";
import { superpixels } from "./superpixels.ts";

const width = 88;
const height = 66;
/** Left part dark green, right part light grey; the border lies off the grid of patches. */
const border = 37;
const data = new Uint8Array(width * height * 3);
for (let i = 0; i < width * height; i++) data.set(i % width < border ? [30, 80, 30] : [190, 190, 190], i * 3);
const patches = superpixels(toLab({ width, height, data }), width, height);

describe("superpixels", () => {
  it("cover every pixel", () => {
    expect(patches.label.every((k) => k >= 0 && k < patches.count)).toBe(true);
    expect(patches.count).toBe(48);
  });

  it("do not reach across a strong edge", () => {
    const sides = new Map<number, Set<boolean>>();
    patches.label.forEach((k, i) => {
      if (!sides.has(k)) sides.set(k, new Set());
      sides.get(k)!.add(i % width < border);
    });
    for (const both of sides.values()) expect(both.size).toBe(1);
  });

  it("have their centres at the mean of their pixels", () => {
    const k = patches.label[0]!;
    const own = [...patches.label.keys()].filter((i) => patches.label[i] === k);
    const meanX = own.reduce((sum, i) => sum + (i % width), 0) / own.length;
    expect(patches.centers[k * 5 + 3]).toBeCloseTo(meanX, 3);
  });
});
