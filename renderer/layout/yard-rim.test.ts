import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { convexHull, onRim } from "./yard-rim.ts";

describe("the rim of a yard", () => {
  it("has the corners of a square for a hull, whatever lies inside or on its sides", () => {
    const square = [
      { x: 0, z: 0 },
      { x: 2, z: 0 },
      { x: 2, z: 2 },
      { x: 0, z: 2 },
    ];
    expect(convexHull([...square, { x: 1, z: 1 }, { x: 1, z: 0 }, { x: 2, z: 1.5 }])).toEqual(square);
  });

  it("is its far edge and not the edge of a walk through its middle", () => {
    const site = bareSite();
    const rim = onRim(site);
    expect(rim({ x: 0, z: 11.8 })).toBe(true);
    expect(rim({ x: 0, z: 6 })).toBe(false);
  });
});
