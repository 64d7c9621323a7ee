import { describe, expect, it } from "vitest";
import { cross, dot, normalize } from "./vec3.ts";

describe("vectors", () => {
  it("have unit length after normalising; the zero vector stays zero", () => {
    expect(normalize([3, 0, 4])).toEqual([0.6, 0, 0.8]);
    expect(normalize([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it("multiply to one at right angles to both, right-handed", () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    const product = cross([1, 2, 3], [-2, 0.5, 4]);
    expect(dot(product, [1, 2, 3])).toBeCloseTo(0, 12);
    expect(dot(product, [-2, 0.5, 4])).toBeCloseTo(0, 12);
  });
});
