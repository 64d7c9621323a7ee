import { describe, expect, it } from "vitest";
import { cutSeams } from "./cut-seams.ts";

const width = 240;
const height = 120;
const ASPHALT = [70, 70, 74];
const CONCRETE = [180, 178, 172];

/** Paving from row 40 on, of one colour left and of another right of a line that leans towards the right. */
function paving(left: readonly number[], right: readonly number[], lastRow = height) {
  const data = new Uint8Array(width * height * 3);
  const mask = new Float32Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const row = Math.floor(i / width);
    const isLeft = i % width < 90 + (row - 40) * 0.5 || row >= lastRow;
    data.set(isLeft ? left : right, i * 3);
    if (row >= 40 && i % width > 20) mask[i] = 1;
  }
  return { photo: { width, height, data }, mask };
}

describe("paving of two materials", () => {
  it("is cut along the straight line between them", () => {
    const { photo, mask } = paving(ASPHALT, CONCRETE);
    const cut = cutSeams(photo, mask, width);
    for (let row = 42; row < height; row++) {
      const seam = cut.subarray(row * width + 21, (row + 1) * width).indexOf(0) + 22;
      expect(Math.abs(seam - (90 + (row - 40) * 0.5))).toBeLessThanOrEqual(4);
    }
    expect(mask.reduce((sum, cover, i) => sum + cover - cut[i]!, 0)).toBeLessThan(4 * 80);
  });

  it("stays whole where the line is the rim of a shadow, or too short for a seam", () => {
    const shadow = paving([60, 68, 88], CONCRETE);
    expect(cutSeams(shadow.photo, shadow.mask, width)).toBe(shadow.mask);
    const patch = paving(ASPHALT, CONCRETE, 60);
    expect(cutSeams(patch.photo, patch.mask, width)).toBe(patch.mask);
  });
});
