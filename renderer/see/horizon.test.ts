import { describe, expect, it } from "vitest";
import { focalPx } from "#core/camera/make-camera.ts";
import { findHorizon } from "./horizon.ts";
import { lineSegments } from "./line-segments.ts";
import { refineUpright } from "./refine-upright.ts";
import type { StraightEdges } from "./straight-edges.ts";

const width = 640;
const height = 480;
const focal = focalPx(width, height, 26);

/** Upright edges of a facade as a camera sees them whose horizon lies at `row` and that is rolled by `rollRad`. */
function facade(row: number, rollRad: number): StraightEdges {
  const shift = row - height / 2;
  const uprights = [-280, -190, -120, -40, 60, 130, 210, 300].map((x, i) => {
    const y = (i % 3) * 20 - 40;
    const lean = (x * shift) / (focal * focal + y * shift) + rollRad;
    return { x: x + width / 2, y: y + height / 2, angle: Math.PI / 2 - lean, length: 60 };
  });
  return { width, height, segments: uprights, uprights };
}

describe("findHorizon", () => {
  it.each([
    [180, 0],
    [220, 0.01],
    [260, -0.02],
  ])("finds the horizon at row %i and the roll %d from how uprights lean", (row, rollRad) => {
    const horizon = findHorizon(facade(row, rollRad), 26);
    expect(Math.abs(horizon.row - row)).toBeLessThan(height * 0.015);
    expect(Math.abs(horizon.rollRad - rollRad)).toBeLessThan(0.004);
    expect(horizon.confidence).toBeGreaterThan(0.6);
  });

  it("is less sure of parallel uprights in a picture that may have been straightened", () => {
    const level = facade(height / 2, 0);
    expect(findHorizon(level, 26, false).confidence).toBeLessThan(findHorizon(level, 26).confidence - 0.1);
    const leaning = facade(180, 0);
    expect(Math.abs(findHorizon(leaning, 26, false).row - 180)).toBeLessThan(height * 0.015);
  });

  it("falls back to the usual place, and says that it guesses, when there is nothing to go by", () => {
    const horizon = findHorizon({ width, height, segments: [], uprights: [] }, 26);
    expect(horizon.row / height).toBeCloseTo(0.47, 1);
    expect(horizon.confidence).toBeLessThan(0.1);
  });
});

/** Dark left of a slanted line, bright right of it, anti-aliased. */
function edgePicture(lean: number): Float32Array {
  return Float32Array.from({ length: 200 * 150 }, (_, i) => {
    const line = 80 + lean * (Math.floor(i / 200) + 0.5);
    return 0.2 + 0.5 * Math.min(1, Math.max(0, (i % 200) + 1 - line));
  });
}

describe("straight edges", () => {
  it("are found with their place and direction, and measured to a tenth of a degree", () => {
    const lean = 0.05;
    const picture = edgePicture(lean);
    const segments = lineSegments(picture, 200);
    expect(segments).toHaveLength(1);
    const fine = refineUpright(segments[0]!, picture, 200)!;
    expect(Math.abs(Math.PI / 2 - fine.angle - Math.atan(lean))).toBeLessThan(0.002);
    expect(Math.abs(fine.x - (80 + lean * fine.y))).toBeLessThan(0.2);
  });

  it("are none in an even picture", () => {
    expect(lineSegments(new Float32Array(200 * 150).fill(0.5), 200)).toEqual([]);
  });
});
