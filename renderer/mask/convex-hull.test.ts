import { describe, expect, it } from "vitest";
import { convexHull } from "./convex-hull.ts";

const at = (x: number, y: number) => ({ x, y });

describe("a convex hull", () => {
  it("has the outer corners alone", () => {
    const square = [at(0, 0), at(4, 0), at(4, 4), at(0, 4)];
    expect(convexHull([at(2, 2), ...square, at(1, 3), at(2, 0)])).toEqual(square);
  });
});
