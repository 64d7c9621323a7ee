import { expect, it } from "vitest";
import { fbm } from "#renderer/math/noise.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Alignment } from "./alignment.ts";
import { searchCoarse } from "./coarse-search.ts";
import type { PyramidLevel } from "./pyramid.ts";

const WIDTH = 160;
const HEIGHT = 120;
/** Pixels between two courses of the wall, and between two of its joints. */
const COURSE_PX = 6;
const BRICK_PX = 10;

/** A wall of bricks, all alike but for a little grain: each course off is nearly as good as the true place. */
function wall(x: number, y: number): number {
  const course = Math.floor(y / COURSE_PX);
  const inCourse = y - course * COURSE_PX;
  const inBrick = (((x + (course % 2) * (BRICK_PX / 2)) % BRICK_PX) + BRICK_PX) % BRICK_PX;
  return (inCourse < 1 || inBrick < 1 ? -40 : 0) + 14 * fbm(x / 4 + 80, y / 4 + 80, 2, 3);
}

const levelOf = ({ scale, dx, dy }: Alignment): PyramidLevel => ({
  width: WIDTH,
  height: HEIGHT,
  detail: Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    wall(
      ((i % WIDTH) - (WIDTH - 1) / 2 - dx) / scale + (WIDTH - 1) / 2,
      (Math.floor(i / WIDTH) - (HEIGHT - 1) / 2 - dy) / scale + (HEIGHT - 1) / 2,
    ),
  ),
  weight: new Float32Array(WIDTH * HEIGHT).fill(1),
});

function withNoise(level: PyramidLevel): PyramidLevel {
  const random = seededRandom(7);
  return { ...level, detail: level.detail.map((value) => value + 40 * (random.next() - 0.5)) };
}

const scales = [0.96, 0.98, 1, 1.02, 1.04];
const photo = levelOf({ scale: 1, dx: 0, dy: 0 });

it.each<Alignment>([
  { scale: 1, dx: 0, dy: 0 },
  { scale: 1, dx: 7, dy: -5 },
  { scale: 1, dx: -BRICK_PX, dy: 2 * COURSE_PX },
  { scale: 1, dx: 12, dy: -11 },
])("finds the true place of a brick wall among its courses: %o", (moved) => {
  const found = searchCoarse(photo, withNoise(levelOf(moved)), { shift: 13, scales });
  expect(found.alignment).toEqual(moved);
  // The noise is as strong as the grain by which bricks differ.
  expect(found.correlation).toBeGreaterThan(0.5);
});
