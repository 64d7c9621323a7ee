import { describe, expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { type Coverage, fillCoverage, strokeCoverage } from "./coverage.ts";
import { circlePoints, type SheetPoint } from "./drawing.ts";

const area = (cover: Coverage | null): number => (cover ? cover.data.reduce((sum, c) => sum + c, 0) : 0);
const square = (x: number, y: number, size: number): SheetPoint[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

describe("the coverage of a shape", () => {
  it("is exact for a square between pixels", () => {
    const cover = fillCoverage([square(1.25, 2.5, 2)], 10, 10)!;
    expect(area(cover)).toBeCloseTo(4, 5);
    expect(cover.data[0]).toBeCloseTo(0.75 * 0.5, 5);
  });

  it("leaves out a ring that runs the other way", () => {
    const hole = square(4, 4, 3).reverse();
    expect(area(fillCoverage([square(1, 1, 9), hole], 20, 20))).toBeCloseTo(81 - 9, 4);
  });

  it("is the area of any triangle that lies on the sheet", () => {
    const random = seededRandom(3);
    for (let k = 0; k < 200; k++) {
      const [a, b, c] = Array.from({ length: 3 }, () => ({
        x: random.next() * 40,
        y: random.next() * 30,
      })) as [SheetPoint, SheetPoint, SheetPoint];
      const exact = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
      expect(area(fillCoverage([[a, b, c]], 41, 31))).toBeCloseTo(exact, 3);
    }
  });

  it("is cut at the edge of the sheet, on all sides", () => {
    expect(area(fillCoverage([square(-5, -5, 100)], 12, 8))).toBeCloseTo(96, 4);
    expect(fillCoverage([square(30, 3, 5)], 12, 8)).toBeNull();
    expect(area(fillCoverage([square(9, 2, 8)], 12, 8))).toBeCloseTo(3 * 6, 4);
  });

  it("of a line is its length times the pen, also where it crosses itself", () => {
    const line = [
      { x: 5, y: 5 },
      { x: 25, y: 12 },
    ];
    const cover = strokeCoverage([line], 1.4, 40, 40);
    expect(area(cover)).toBeCloseTo(Math.hypot(20, 7) * 1.4, 2);
    const twice = strokeCoverage([line, line], 1.4, 40, 40)!;
    expect(Math.max(...twice.data)).toBe(1);
  });

  it("of a pen finer than a pixel is paler, not broken", () => {
    const line = [
      { x: 5, y: 5.5 },
      { x: 15, y: 5.5 },
    ];
    expect(area(strokeCoverage([line], 0.4, 30, 30))).toBeCloseTo(4, 3);
  });

  it("of a circle is pi r squared", () => {
    expect(area(fillCoverage([circlePoints(20, 20, 12)], 41, 41)) / (Math.PI * 144)).toBeCloseTo(1, 1);
  });
});
