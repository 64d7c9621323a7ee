import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GroundPoint } from "#core/geometry/point.ts";
import { houseOutline, straightFoot } from "./straight-foot.ts";

const COUNT = 160;
/** A foot between x -8 and 8, at the depth that `depth` says. */
const footOf = (depth: (x: number) => number): GroundPoint[] =>
  Array.from({ length: COUNT }, (_, i) => {
    const x = -8 + (16 * i) / (COUNT - 1);
    return { x, z: depth(x) };
  });
function isRight(a: GroundPoint, b: GroundPoint, c: GroundPoint) {
  const [u, v] = [
    { x: b.x - a.x, z: b.z - a.z },
    { x: c.x - b.x, z: c.z - b.z },
  ];
  return Math.abs(u.x * v.x + u.z * v.z) < 1e-6 * Math.hypot(u.x, u.z) * Math.hypot(v.x, v.z) + 1e-9;
}
const rightAngles = (foot: readonly GroundPoint[]) =>
  foot.slice(2).every((c, i) => isRight(foot[i]!, foot[i + 1]!, c));

describe("the foot of a house", () => {
  it("of a flat front is one wall, whatever stands before it", () => {
    const shrubs = (x: number) => (Math.abs(x - 3) < 1 ? 0.8 : 0);
    const foot = straightFoot(footOf((x) => 12 - shrubs(x) + 0.35 * Math.sin(x * 2.3)));
    expect(foot).toHaveLength(2);
    for (const { z } of foot!) expect(Math.abs(z - 12)).toBeLessThan(0.5);
  });

  it("of a front that the camera saw from one side is one wall as well", () => {
    const foot = straightFoot(footOf((x) => 12 + 0.5 * x));
    expect(foot).toHaveLength(2);
    expect(foot![1]!.z - foot![0]!.z).toBeCloseTo(8, 0);
  });

  it("of a house with a garage before it steps forward at a right angle", () => {
    const foot = straightFoot(footOf((x) => (x > 2 ? 9.5 : 12)))!;
    expect(foot).toHaveLength(4);
    expect(rightAngles(foot)).toBe(true);
    expect(foot[1]!.x).toBeCloseTo(2, 0);
    expect([foot[0]!.z, foot[3]!.z]).toEqual([expect.closeTo(12, 1), expect.closeTo(9.5, 1)]);
  });

  it("of a house seen over its corner is two walls at a right angle", () => {
    const foot = straightFoot(footOf((x) => 10 + Math.abs(x)))!;
    expect(foot).toHaveLength(3);
    expect(rightAngles(foot)).toBe(true);
    expect(foot[1]!.x).toBeCloseTo(0, 0);
  });

  it("ends where a wing comes towards the camera: how wide that is lies outside the photo", () => {
    const foot = straightFoot(footOf((x) => (x > 6.5 ? 12 - 3 * (x - 6.5) : 12)))!;
    expect(foot).toHaveLength(2);
    for (const { z } of foot) expect(Math.abs(z - 12)).toBeLessThan(0.6);
  });

  it("is left out where no straight walls lie near what is seen", () => {
    expect(straightFoot(footOf((x) => (Math.round(x * 2) % 2 ? 8 : 15)))).toBeNull();
  });

  it("has right angles alone, however ragged the line", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.9, max: 0.9, noNaN: true }), { minLength: COUNT, maxLength: COUNT }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        (ragged, step) => {
          const line = footOf((x) => 12 + (x > 1 ? step : 0)).map(({ x, z }, i) => ({
            x,
            z: z + ragged[i]!,
          }));
          const foot = straightFoot(line);
          return foot === null || rightAngles(houseOutline(foot, 4));
        },
      ),
      { numRuns: 25 },
    );
  });
});
