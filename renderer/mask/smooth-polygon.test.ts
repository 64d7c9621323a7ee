import { describe, expect, it } from "vitest";
import { roundCorners } from "./smooth-polygon.ts";

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe("rounded corners", () => {
  it("are fair curves near the corners, and the sides stay where they are", () => {
    const round = roundCorners(square, 20, () => false);
    for (const { x, y } of round) expect(Math.min(x, 100 - x) + Math.min(y, 100 - y)).toBeGreaterThan(9.9);
    expect(round).toContainEqual({ x: 20, y: 0 });
    expect(round).toContainEqual({ x: 80, y: 0 });
  });

  it("leave the corners that are to stay, and a finely drawn line as it is", () => {
    expect(roundCorners(square, 20, ({ x }) => x === 0)).toContainEqual({ x: 0, y: 100 });
    const circle = Array.from({ length: 90 }, (_, k) => ({
      x: 50 * Math.cos(k / 14.32),
      y: 50 * Math.sin(k / 14.32),
    }));
    for (const { x, y } of roundCorners(circle, 20, () => false)) expect(Math.hypot(x, y)).toBeCloseTo(50, 0);
  });
});
