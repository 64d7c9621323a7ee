import { describe, expect, it } from "vitest";
import { focalPx } from "#core/camera/make-camera.ts";
import { findHorizon } from "./horizon.ts";
import { type LineSegment, lineSegments } from "./line-segments.ts";
import { refineUpright } from "./refine-upright.ts";
import type { StraightEdges } from "./straight-edges.ts";

const WIDTH = 640;
const HEIGHT = 480;
const focal = focalPx(WIDTH, HEIGHT, 26);

/** Upright edges of a facade as a camera sees them whose horizon lies at `row` and that is rolled by `rollRad`. */
function facade(row: number, rollRad: number): StraightEdges {
  const shift = row - HEIGHT / 2;
  const uprights = [-280, -190, -120, -40, 60, 130, 210, 300].map((x, i) => {
    const y = (i % 3) * 20 - 40;
    const lean = (x * shift) / (focal * focal + y * shift) + rollRad;
    return { x: x + WIDTH / 2, y: y + HEIGHT / 2, angle: Math.PI / 2 - lean, length: 60 };
  });
  return { width: WIDTH, height: HEIGHT, segments: uprights, uprights };
}

/** Level edges of two walls at right angles, the front turned by `turn`, in a picture whose horizon lies at `row`. */
function walls(row: number, turn: number, focalPx = focal): LineSegment[] {
  const vanishesAt = [WIDTH / 2 + focalPx / Math.tan(turn), WIDTH / 2 - focalPx * Math.tan(turn)];
  return vanishesAt.flatMap((column, side) =>
    [60, 130, 200, 260, 390, 430].map((y, i) => {
      const x = WIDTH / 2 + (side === 0 ? -1 : 1) * (60 + 30 * i);
      return { x, y, angle: Math.atan((row - y) / (column - x)), length: 70 };
    }),
  );
}

describe("findHorizon", () => {
  it.each([
    [180, 0],
    [220, 0.01],
    [260, -0.02],
  ])("finds the horizon at row %i and the roll %d from how uprights lean", (row, rollRad) => {
    const horizon = findHorizon(facade(row, rollRad), 26);
    expect(Math.abs(horizon.row - row)).toBeLessThan(HEIGHT * 0.015);
    expect(Math.abs(horizon.rollRad - rollRad)).toBeLessThan(0.004);
    expect(horizon.confidence).toBeGreaterThan(0.6);
  });

  it("trusts uprights less in a picture that may have been cropped or straightened", () => {
    const level = facade(HEIGHT / 2, 0);
    expect(findHorizon(level, 26, false).confidence).toBeLessThan(findHorizon(level, 26).confidence - 0.1);
    const leaning = findHorizon(facade(180, 0), 26, false);
    expect(leaning.row).toBeLessThan(findHorizon(level, 26, false).row - HEIGHT * 0.015);
    expect(leaning.confidence).toBeLessThan(findHorizon(facade(180, 0), 26).confidence);
  });

  it("takes the lens for turned where uprights converge, and not where they are parallel", () => {
    const level = facade(HEIGHT / 2, 0).uprights;
    const walled = (uprights: LineSegment[], row: number): StraightEdges => ({
      width: WIDTH,
      height: HEIGHT,
      segments: [...uprights, ...walls(row, 0.45)],
      uprights,
    });
    expect(findHorizon(walled(facade(180, 0).uprights, 180), 26, false).tilted).toBeGreaterThan(0.8);
    expect(findHorizon(walled(level, 330), 26, false).tilted).toBeLessThan(0.2);
    expect(findHorizon(facade(180, 0), 26).tilted).toBe(1);
  });

  it("finds the horizon of a straightened picture where the level edges of two walls vanish", () => {
    const { uprights } = facade(HEIGHT / 2, 0);
    const segments = [...uprights, ...walls(330, 0.45)];
    const horizon = findHorizon({ width: WIDTH, height: HEIGHT, segments, uprights }, 26, false);
    expect(Math.abs(horizon.row - 330)).toBeLessThan(HEIGHT * 0.01);
    expect(horizon.confidence).toBeGreaterThan(0.6);
  });

  it.each([0.75, 1, 1.3])("finds a lens %d times as long as assumed where two walls vanish", (times) => {
    const { uprights } = facade(HEIGHT / 2, 0);
    const segments = [...uprights, ...walls(330, 0.7, focal * times)];
    const horizon = findHorizon({ width: WIDTH, height: HEIGHT, segments, uprights }, 26, false);
    expect(Math.abs(horizon.row - 330)).toBeLessThan(HEIGHT * 0.015);
    expect(Math.abs(Math.log(horizon.focal!.times / times))).toBeLessThan(0.1);
    expect(horizon.focal!.spread).toBeLessThan(0.12);
  });

  it("takes the usual lens where no walls vanish, and one that a phone tells for what it says", () => {
    const { focal: found } = findHorizon(facade(HEIGHT / 2, 0), 26, false);
    expect(found!.times).toBeCloseTo(1, 2);
    expect(found!.spread).toBeGreaterThan(0.12);
    expect(findHorizon(facade(HEIGHT / 2, 0), 26).focal).toBeNull();
  });

  it("takes parallel uprights on one side of a cropped picture for no roll of the camera", () => {
    const uprights = facade(HEIGHT / 2, 0).uprights.filter(({ x }) => x > WIDTH / 2);
    const segments = [...uprights, ...walls(330, 0.45)];
    const horizon = findHorizon({ width: WIDTH, height: HEIGHT, segments, uprights }, 26, false);
    expect(Math.abs(horizon.row - 330)).toBeLessThan(HEIGHT * 0.01);
    expect(Math.abs(horizon.rollRad)).toBeLessThan(0.005);
  });

  it("does not let gables and branches move the horizon that walls agree on", () => {
    const { uprights } = facade(HEIGHT / 2, 0);
    const stray = Array.from({ length: 12 }, (_, i) => ({
      x: 40 + i * 50,
      y: 60 + ((i * 37) % 90),
      angle: ((i * 0.7) % 1.4) - 0.7,
      length: 50,
    }));
    const segments = [...uprights, ...walls(330, 0.45), ...stray];
    const { row } = findHorizon({ width: WIDTH, height: HEIGHT, segments, uprights }, 26, false);
    expect(Math.abs(row - 330)).toBeLessThan(HEIGHT * 0.025);
  });

  it("falls back to the usual place, and says that it guesses, when there is nothing to go by", () => {
    const horizon = findHorizon({ width: WIDTH, height: HEIGHT, segments: [], uprights: [] }, 26);
    expect(horizon.row / HEIGHT).toBeCloseTo(0.47, 1);
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
