import { describe, expect, it } from "vitest";
import { boxBlur } from "./box-blur.ts";
import { seededRandom } from "./random.ts";

function plane(width: number, height: number) {
  const random = seededRandom(5);
  return Float32Array.from({ length: width * height }, () => random.next());
}

/** The mean over the window with the border repeated, the slow way. */
function slowBlur(source: Float32Array, width: number, height: number, r: number): Float32Array {
  const held = (k: number, size: number) => Math.min(size - 1, Math.max(0, k));
  return source.map((_, i) => {
    let sum = 0;
    for (let dy = -r; dy <= r; dy++) {
      for (let dx = -r; dx <= r; dx++) {
        sum += source[held(Math.floor(i / width) + dy, height) * width + held((i % width) + dx, width)]!;
      }
    }
    return sum / (2 * r + 1) ** 2;
  });
}

describe("boxBlur", () => {
  it.each([
    [9, 7, 1],
    [9, 7, 3],
    [5, 4, 8],
  ])("of one pass is the mean over the window (%i x %i, radius %i)", (width, height, radius) => {
    const source = plane(width, height);
    const slow = slowBlur(source, width, height, radius);
    boxBlur(source, width, height, radius, 1).forEach((value, i) => {
      expect(value).toBeCloseTo(slow[i]!, 5);
    });
  });

  it("leaves its input alone, and an even plane even", () => {
    const source = plane(6, 6);
    const before = source.slice();
    boxBlur(source, 6, 6, 2);
    expect(source).toEqual(before);
    for (const value of boxBlur(new Float32Array(36).fill(0.7), 6, 6, 2)) expect(value).toBeCloseTo(0.7, 5);
  });
});
