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

/** A line by a running sum in doubles: what enters the window is added, what leaves it subtracted. */
function blurLine(values: readonly number[], r: number): number[] {
  const held = (k: number) => values[Math.min(values.length - 1, Math.max(0, k))]!;
  let sum = 0;
  for (let k = -r; k <= r; k++) sum += held(k);
  return values.map((_, k) => {
    const mean = Math.fround(sum * (1 / (2 * r + 1)));
    sum += held(k + r + 1) - held(k - r);
    return mean;
  });
}

function oneByOne(source: Float32Array, width: number, height: number, r: number, passes: number) {
  const out = source.slice();
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++)
      out.set(blurLine([...out.subarray(y * width, (y + 1) * width)], r), y * width);
    for (let x = 0; x < width; x++) {
      const column = Array.from({ length: height }, (_, y) => out[y * width + x]!);
      blurLine(column, r).forEach((mean, y) => {
        out[y * width + x] = mean;
      });
    }
  }
  return out;
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

  it("gives the same numbers to the bit as sums of one value after the other, also where planes of other sizes came before", () => {
    for (const [width, height] of [
      [1, 1],
      [1, 9],
      [9, 1],
      [2, 3],
      [33, 6],
      [200, 41],
      [31, 50],
      [64, 4],
    ] as const)
      for (const radius of [1, 2, 6, 40])
        for (const passes of [1, 3]) {
          const source = plane(width, height);
          const wanted = oneByOne(source, width, height, radius, passes);
          expect(boxBlur(source, width, height, radius, passes), `${width} x ${height}, ${radius}`).toEqual(
            wanted,
          );
        }
  });

  it("leaves its input alone, and an even plane even", () => {
    const source = plane(6, 6);
    const before = source.slice();
    boxBlur(source, 6, 6, 2);
    expect(source).toEqual(before);
    for (const value of boxBlur(new Float32Array(36).fill(0.7), 6, 6, 2)) expect(value).toBeCloseTo(0.7, 5);
  });
});
