import { describe, expect, it } from "vitest";
import type { LineSegment } from "./line-segments.ts";
import { wallEvidence } from "./wall-evidence.ts";

const SIZE = { width: 640, height: 480 };
const ROWS = [180, 210, 240, 270];

/** Edges on both sides of the middle, above and below the horizon, of many slants. */
const EDGES: LineSegment[] = [-0.6, -0.3, -0.05, 0.05, 0.3, 0.6].flatMap((angle, i) => [
  { x: 90 + 70 * i, y: 60 + 20 * i, angle, length: 80 },
  { x: 110 + 60 * i, y: 300 + 25 * i, angle: -angle, length: 50 },
]);
const mirrored = (edges: LineSegment[]) =>
  edges.map(({ x, angle, ...edge }) => ({ ...edge, x: SIZE.width - x, angle: -angle }));

describe("evidence of walls", () => {
  it("is the same in a mirrored picture", () => {
    for (const edge of EDGES) {
      const seen = wallEvidence([edge], ROWS, SIZE, 0, 577);
      for (const [k, log] of wallEvidence(mirrored([edge]), ROWS, SIZE, 0, 577).entries())
        expect(log).toBeCloseTo(seen[k]!, 6);
    }
  });
});
