import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipPolygon } from "./clip-polygon.ts";
import { pathLength, polygonArea, polygonPerimeter } from "./polygon.ts";

const triangle = [
  { x: 0, z: 0 },
  { x: 3, z: 0 },
  { x: 3, z: 4 },
];

describe("a polygon on the ground", () => {
  it("of sides 3, 4 and 5 has area 6 and perimeter 12", () => {
    expect(polygonArea(triangle)).toBe(6);
    expect(polygonPerimeter(triangle)).toBe(12);
    expect(pathLength(triangle)).toBe(7);
  });

  it("has the same area the other way round, moved, and turned", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 7, noNaN: true }),
        (by, turn) => {
          const moved = triangle.map(({ x, z }) => ({
            x: x * Math.cos(turn) - z * Math.sin(turn) + by,
            z: x * Math.sin(turn) + z * Math.cos(turn) - by,
          }));
          expect(polygonArea(moved.reverse())).toBeCloseTo(6, 6);
        },
      ),
    );
  });

  it("without points has no area", () => {
    expect([polygonArea([]), polygonPerimeter([])]).toEqual([0, 0]);
  });
});

describe("clipPolygon", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const byRow = (by: number) => square.map(({ y }) => y + by);

  it("keeps the half below a row", () => {
    expect(clipPolygon(square, byRow(-1))).toEqual([
      { x: 4, y: 1 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
      { x: 0, y: 1 },
    ]);
  });

  it("keeps all of what is inside and nothing of what is outside", () => {
    expect(clipPolygon(square, byRow(1))).toEqual(square);
    expect(clipPolygon(square, byRow(-9))).toEqual([]);
  });
});
