import { expect, it } from "vitest";
import { principalAxis } from "./principal-axis.ts";

it("runs the way that points extend farthest, through their middle", () => {
  const points = [-3, -1, 1, 3].flatMap((m) => [
    { x: 2 + 0.8 * m - 0.06, z: 5 + 0.6 * m + 0.08 },
    { x: 2 + 0.8 * m + 0.06, z: 5 + 0.6 * m - 0.08 },
  ]);
  const { middle, turnRad } = principalAxis(points);
  expect(middle.x).toBeCloseTo(2, 9);
  expect(middle.z).toBeCloseTo(5, 9);
  expect(Math.tan(turnRad)).toBeCloseTo(0.75, 9);
});
