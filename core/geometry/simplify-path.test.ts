import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PhotoPoint } from "./point.ts";
import { simplifyOutline, simplifyPath, simplifyStrokes } from "./simplify-path.ts";

const zigzag = (points: number, height = 900): PhotoPoint[] =>
  Array.from({ length: points }, (_, i) => ({ x: (i * 1_000) / points, y: (i % 2) * height }));

const distance = (p: PhotoPoint, path: readonly PhotoPoint[]) =>
  Math.min(
    ...path.map((a, k) => {
      const b = path[k + 1] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.min(
        1,
        Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)),
      );
      return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
    }),
  );

describe("simplifying a path", () => {
  it("keeps corners and drops what lies between them", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 40 },
    ];
    const dense = [
      ...Array.from({ length: 51 }, (_, x) => ({ x, y: 0 })),
      ...Array.from({ length: 40 }, (_, y) => ({ x: 50, y: y + 1 })),
    ];
    expect(simplifyPath(dense, 0.75)).toEqual(corners);
  });

  it("leaves no point of the path further away than the tolerance, and makes up no point", () => {
    const point = fc.record({ x: fc.integer({ min: -50, max: 500 }), y: fc.integer({ min: -50, max: 500 }) });
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (path, tolerance) => {
          const simple = simplifyPath(path, tolerance);
          for (const p of path) expect(distance(p, simple)).toBeLessThanOrEqual(tolerance + 1e-9);
          for (const p of simple) expect(path).toContain(p);
          expect([simple[0], simple.at(-1)]).toEqual([path[0], path.at(-1)]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("bounds the corners of an outline, whatever was drawn, and leaves an ordinary one within a pixel", () => {
    expect(simplifyOutline(zigzag(5_000)).length).toBeLessThanOrEqual(400);
    const round = Array.from({ length: 3_000 }, (_, i) => ({
      x: 500 + 400 * Math.cos(i / 477.5),
      y: 500 + 300 * Math.sin(i / 477.5),
    }));
    const simple = simplifyOutline(round);
    expect(simple.length).toBeLessThan(100);
    for (const p of round) expect(distance(p, simple)).toBeLessThanOrEqual(0.75);
  });

  it("bounds the pixels that strokes touch by one photo for each", () => {
    const photo = { width: 1_000, height: 1_000 };
    const poison = Array.from({ length: 60 }, () => ({
      mode: "add" as const,
      radius: 2_000,
      path: zigzag(400),
    }));
    const simple = simplifyStrokes(poison, photo);
    expect(simple.map(({ path }) => path.length)).toEqual(Array(60).fill(2));
    const narrow = [{ mode: "add" as const, radius: 3, path: zigzag(12) }];
    expect(simplifyStrokes(narrow, photo)).toEqual(narrow);
  });
});
