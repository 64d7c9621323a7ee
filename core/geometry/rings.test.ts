import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInGroundRing, isInRing, isInRings } from "./rings.ts";

/** A 4 by 4 square with a 2 by 2 hole in its middle. */
const SQUARE = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];
const HOLE = SQUARE.map(({ x, y }) => ({ x: 1 + x / 2, y: 1 + y / 2 }));

describe("rings", () => {
  it("hold what lies inside them, whichever way round they run", () => {
    const at = fc.record({ x: fc.double({ min: -2, max: 6 }), y: fc.double({ min: -2, max: 6 }) });
    fc.assert(
      fc.property(at, ({ x, y }) => {
        fc.pre([x, y].every((value) => !Number.isNaN(value) && value !== 0 && value !== 4));
        const inside = x > 0 && x < 4 && y > 0 && y < 4;
        expect(isInRing(SQUARE, { x, y })).toBe(inside);
        expect(isInRing(SQUARE.toReversed(), { x, y })).toBe(inside);
        const onGround = SQUARE.map((corner) => ({ x: corner.x, z: corner.y }));
        expect(isInGroundRing(onGround, x, y)).toBe(inside);
      }),
    );
  });

  it("leave out what lies in a hole", () => {
    expect(isInRings([SQUARE, HOLE], { x: 2, y: 2 })).toBe(false);
    expect(isInRings([SQUARE, HOLE], { x: 0.5, y: 2 })).toBe(true);
    expect(isInRings([], { x: 2, y: 2 })).toBe(false);
  });
});
