import { describe, expect, it } from "vitest";
import { findOpenings } from "./find-openings.ts";
import type { LineSegment } from "./line-segments.ts";

const WIDTH = 200;
const HEIGHT = 160;
type Box = [left: number, top: number, right: number, bottom: number];

/** Dark boxes on a bright wall, and their upright edges. */
function facade(...boxes: Box[]) {
  const data = new Float32Array(WIDTH * HEIGHT).fill(0.8);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) data.fill(0.2, y * WIDTH + left, y * WIDTH + right);
  const upright = (x: number, top: number, bottom: number): LineSegment => ({
    x,
    y: (top + bottom) / 2,
    angle: Math.PI / 2,
    length: bottom - top,
  });
  const uprights = boxes.flatMap(([left, top, right, bottom]) => [
    upright(left, top, bottom),
    upright(right, top, bottom),
  ]);
  return { uprights, brightness: { data, width: WIDTH, height: HEIGHT } };
}

const wall = new Float32Array(WIDTH * HEIGHT).fill(1);
function found(boxes: Box[], house = wall) {
  const { uprights, brightness } = facade(...boxes);
  return findOpenings(uprights, brightness, house).sort((a, b) => a.left - b.left);
}

describe("findOpenings", () => {
  it("finds a window and a door with their heads and feet within a pixel", () => {
    const boxes: Box[] = [
      [30, 40, 54, 70],
      [100, 40, 120, 85],
    ];
    const openings = found(boxes);
    expect(openings).toHaveLength(2);
    openings.forEach(({ left, top, right, foot }, i) => {
      const [l, t, r, b] = boxes[i]!;
      for (const off of [left - l, top - t, right - r, foot - b])
        expect(Math.abs(off)).toBeLessThanOrEqual(1);
    });
  });

  it("takes the wall between two windows for none, nor what stands in front of no house", () => {
    const pair: Box[] = [
      [30, 40, 50, 70],
      [60, 40, 80, 70],
    ];
    expect(found(pair)).toHaveLength(2);
    expect(found(pair, new Float32Array(WIDTH * HEIGHT))).toEqual([]);
  });

  it("takes a row of pickets for none", () => {
    const pickets = Array.from({ length: 8 }, (_, i): Box => [20 + i * 13, 60, 30 + i * 13, 82]);
    expect(found(pickets)).toEqual([]);
  });
});
