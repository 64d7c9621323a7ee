import { describe, expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { distanceTransform } from "./distance-transform.ts";

describe("distanceTransform", () => {
  it.each([
    [17, 11, 0.05],
    [8, 23, 0.3],
    [1, 9, 0.2],
  ])("equals the search over all seeds (%i x %i)", (width, height, share) => {
    const random = seededRandom(width * height);
    const seed = Uint8Array.from({ length: width * height }, () => (random.next() < share ? 1 : 0));
    seed[3] = 1;
    distanceTransform(seed, width, height).forEach((distance, i) => {
      let nearest = Number.POSITIVE_INFINITY;
      seed.forEach((on, k) => {
        if (!on) return;
        const dx = (k % width) - (i % width);
        const dy = Math.floor(k / width) - Math.floor(i / width);
        nearest = Math.min(nearest, Math.hypot(dx, dy));
      });
      expect(distance).toBeCloseTo(nearest, 5);
    });
  });

  it("is 10,000 cells everywhere when there is no seed", () => {
    expect([...distanceTransform(new Uint8Array(6), 3, 2)]).toEqual(new Array(6).fill(10_000));
  });
});
