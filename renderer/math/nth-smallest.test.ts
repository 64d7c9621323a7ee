import { describe, expect, it } from "vitest";
import { nthSmallest } from "./nth-smallest.ts";
import { seededRandom } from "./random.ts";

describe("the nth smallest value", () => {
  it("is the one at that index of the sorted array, with values that repeat too", () => {
    const random = seededRandom(3);
    for (const kinds of [1, 2, 7, 1000]) {
      const values = Float32Array.from({ length: 101 }, () => Math.floor(random.next() * kinds));
      const sorted = values.slice().sort();
      for (let nth = 0; nth < values.length; nth++)
        expect(nthSmallest(values.slice(), nth)).toBe(sorted[nth]);
    }
  });

  it("is found in what is sorted already, upwards and downwards", () => {
    const up = Float32Array.from({ length: 50 }, (_, k) => k);
    expect(nthSmallest(up.slice(), 0)).toBe(0);
    expect(nthSmallest(up.slice(), 49)).toBe(49);
    expect(nthSmallest(up.slice().reverse(), 20)).toBe(20);
  });
});
