import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import { brushRegion, strokesOf } from "./brush-region.ts";

const WIDTH = 60;
const HEIGHT = 40;
const at = (x: number, y: number) => y * WIDTH + x;
/** The upper half is house. */
const house = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i < (WIDTH * HEIGHT) / 2 ? 1 : 0));
const walls = { width: WIDTH, height: HEIGHT, house, sky: new Float32Array(WIDTH * HEIGHT) };
const nothing = () => new Float32Array(WIDTH * HEIGHT);
const stroke = (mode: BrushStroke["mode"], radius: number, ...points: [number, number][]): BrushStroke => ({
  mode,
  radius,
  path: points.map(([x, y]) => ({ x, y })),
});

describe("painting a region", () => {
  it("covers a capsule around the stroke, as large as it is by Pappus", () => {
    const painted = brushRegion(nothing(), [stroke("add", 5, [20, 30], [40, 30])], walls);
    const area = painted.reduce((sum, cover) => sum + cover, 0);
    expect(area).toBeCloseTo(20 * 10 + Math.PI * 25, 0);
    expect(painted[at(30, 30)]).toBe(1);
    expect(painted[at(30, 38)]).toBe(0);
  });

  it("stops at the wall", () => {
    const painted = brushRegion(nothing(), [stroke("add", 8, [30, 22])], walls);
    expect(painted[at(30, 20)]).toBe(1);
    expect(painted[at(30, 19)]).toBe(0);
  });

  it("lets the last stroke win", () => {
    const add = stroke("add", 6, [30, 30]);
    const remove = stroke("remove", 6, [30, 30]);
    expect(brushRegion(nothing(), [add, remove], walls)[at(30, 30)]).toBe(0);
    expect(brushRegion(nothing(), [remove, add], walls)[at(30, 30)]).toBe(1);
  });

  it("changes nothing further away than the brush is wide, and never the house", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: WIDTH }), fc.integer({ min: 0, max: HEIGHT }));
    const strokes = fc.record({
      mode: fc.constantFrom("add" as const, "remove" as const),
      radius: fc.integer({ min: 1, max: 9 }),
      path: fc.array(
        point.map(([x, y]) => ({ x, y })),
        { minLength: 1, maxLength: 4 },
      ),
    });
    const before = house.map((cover) => 1 - cover);
    fc.assert(
      fc.property(fc.array(strokes, { maxLength: 4 }), (drawn) => {
        const after = brushRegion(before, drawn, walls);
        for (let i = 0; i < after.length; i++) {
          if (after[i] === before[i]) continue;
          expect(house[i]).toBe(0);
          const [x, y] = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5];
          expect(drawn.some(({ path, radius }) => nearSegments(path, x, y) <= radius + 0.5)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

it("what is added belongs to the nearest highlight, what is taken away to all", () => {
  const left = { id: "left", path: [{ x: 5, y: 30 }] };
  const right = { id: "right", path: [{ x: 55, y: 30 }] };
  const strokes = [stroke("add", 3, [15, 30]), stroke("remove", 3, [50, 30])];
  expect(strokesOf(left, [left, right], strokes)).toEqual(strokes);
  expect(strokesOf(right, [left, right], strokes)).toEqual([strokes[1]]);
});

function nearSegments(path: readonly { x: number; y: number }[], x: number, y: number): number {
  return Math.min(
    ...path.map((a, k) => {
      const b = path[k + 1] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
    }),
  );
}
