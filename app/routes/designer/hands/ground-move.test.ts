import { describe, expect, it } from "vitest";
import { footOf, moveBetween, movedPicture, moveWords } from "./ground-move.ts";

/** A lens at eye height that looks level over a picture of 3 by 2. */
const view = { focal: 0.9, centerX: 0.5, horizonY: 0.4, heightM: 1.6 };
const aspect = 1.5;
const foot = { x: 0.5, y: 0.7 };

describe("a move on the ground", () => {
  it("takes the foot as far as the pointer went, and back again", () => {
    for (const by of [
      { x: 0.1, y: 0 },
      { x: -0.05, y: 0.1 },
      { x: 0.02, y: -0.08 },
    ]) {
      const move = moveBetween(view, aspect, foot, by);
      const there = movedPicture(view, aspect, foot, move).foot;
      // Feet are rounded to tenths.
      expect([there.x, there.y]).toEqual([
        expect.closeTo(foot.x + by.x, 2),
        expect.closeTo(foot.y + by.y, 2),
      ]);
    }
  });

  it("goes right and away where the pointer goes right and up", () => {
    const { rightFt, awayFt } = moveBetween(view, aspect, foot, { x: 0.1, y: -0.05 });
    expect([rightFt > 0, awayFt > 0]).toEqual([true, true]);
    // 0.1 of a picture 1.5 wide at a drop of 0.25: 0.15 * 1.6 m / 0.25 = 0.96 m.
    expect(rightFt).toBeCloseTo(0.96 / 0.3048, 1);
    expect(movedPicture(view, aspect, foot, { rightFt, awayFt }).scale).toBeLessThan(1);
  });

  it("has an end at the horizon", () => {
    const { awayFt } = moveBetween(view, aspect, foot, { x: 0, y: -0.6 });
    expect(awayFt).toBeLessThanOrEqual(60);
  });

  it("is told in words, and the foot is the middle of the lowest edge", () => {
    expect(moveWords({ rightFt: 2.5, awayFt: -1 })).toBe("2.5 ft right and 1 ft forward");
    expect(moveWords({ rightFt: 0, awayFt: 0.5 })).toBe("0.5 ft back");
    expect(
      footOf([
        [
          [0.2, 0.1],
          [0.6, 0.5],
          [0.3, 0.8],
        ],
      ]),
    ).toEqual({ x: 0.4, y: 0.8 });
  });
});
