import { describe, expect, it } from "vitest";
import { hash01, hashInt, seededRandom } from "./random.ts";

describe("seededRandom", () => {
  it("gives the same sequence for the same seed and another for another", () => {
    const take = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  it("spreads evenly over 0 to 1", () => {
    const random = seededRandom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) tenths[Math.floor(random.next() * 10)]!++;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe("hashInt", () => {
  it("tells neighbouring cells and seeds apart", () => {
    const values = new Set<number>();
    for (let x = -20; x < 20; x++)
      for (let y = -20; y < 20; y++) values.add(hashInt(x, y, 3)).add(hashInt(x, y, 4));
    expect(values.size).toBe(3200);
  });

  it("stays in 0 to 1 as a fraction, and takes whole cells", () => {
    expect(hash01(3.9, 2.1)).toBe(hash01(3, 2));
    for (let x = 0; x < 200; x++) expect(hash01(x, -x)).toBeGreaterThanOrEqual(0);
    for (let x = 0; x < 200; x++) expect(hash01(x, -x)).toBeLessThan(1);
  });
});
