import { describe, expect, it } from "vitest";
import { fillPolygon } from "./fill-polygon.ts";
import { smoothPolygon } from "./smooth-polygon.ts";

const sum = (cover: Float32Array) => cover.reduce((a, b) => a + b, 0);
const points = (...xy: [number, number][]) => xy.map(([x, y]) => ({ x, y }));

describe("fillPolygon", () => {
  it("covers a rectangle exactly, with half pixels at half", () => {
    const cover = fillPolygon(4, 3, points([0.5, 1], [3, 1], [3, 2], [0.5, 2]));
    expect([...cover]).toEqual([0, 0, 0, 0, 0.5, 1, 1, 0, 0, 0, 0, 0]);
  });

  it("covers as many pixels as the polygon has area", () => {
    expect(sum(fillPolygon(40, 40, points([5, 5], [35, 11], [22, 36])))).toBeCloseTo(414, 0);
  });

  it("leaves a hole where a stroke crosses itself", () => {
    const twice = points([0, 0], [8, 0], [8, 8], [0, 8], [0, 0], [8, 0], [8, 8], [0, 8]);
    expect(sum(fillPolygon(8, 8, twice))).toBe(0);
  });

  it("cuts off what lies outside the picture, and needs three points", () => {
    expect(sum(fillPolygon(4, 4, points([-9, -9], [20, -9], [20, 20], [-9, 20])))).toBe(16);
    expect(sum(fillPolygon(4, 4, points([0, 0], [4, 4])))).toBe(0);
  });
});

describe("smoothPolygon", () => {
  const square = points([0, 0], [100, 0], [100, 100], [0, 100]);

  it("rounds corners and keeps the middles of long edges", () => {
    const smooth = smoothPolygon(square);
    expect(smooth.some((p) => p.x === 0 && p.y === 0)).toBe(false);
    const area = sum(fillPolygon(100, 100, smooth));
    expect(area).toBeGreaterThan(9900);
    expect(area).toBeLessThan(10_000);
  });

  it("never leaves the outline's own box, and keeps nothing as nothing", () => {
    for (const p of smoothPolygon(square, 4)) {
      expect(Math.min(p.x, p.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(p.x, p.y)).toBeLessThanOrEqual(100);
    }
    expect(smoothPolygon([])).toEqual([]);
  });
});
