import { expect, it } from "vitest";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { isStraightSided } from "./straight-sided.ts";

/** Points every few pixels along an outline, each off by up to `shake`, as a finger draws. */
function drawn(outline: readonly PhotoPoint[], shake: number): PhotoPoint[] {
  const random = seededRandom(7);
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const pieces = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 6);
    return Array.from({ length: pieces }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / pieces + shake * (random.next() - 0.5),
      y: a.y + ((b.y - a.y) * k) / pieces + shake * (random.next() - 0.5),
    }));
  });
}
const drive = [
  { x: 276, y: 276 },
  { x: 429, y: 276 },
  { x: 580, y: 443 },
  { x: 297, y: 445 },
];
const round = (count: number, wide: number, high: number) =>
  Array.from({ length: count }, (_, k) => ({
    x: 300 + wide * Math.cos((2 * Math.PI * k) / count),
    y: 300 + high * Math.sin((2 * Math.PI * k) / count),
  }));

it("tells a drive's straight sides, drawn by corners or by finger, from a curved outline", () => {
  expect(isStraightSided(drive)).toBe(true);
  expect(isStraightSided(drawn(drive, 3))).toBe(true);
  expect(isStraightSided(round(60, 60, 60))).toBe(false);
  expect(isStraightSided(round(200, 180, 90))).toBe(false);
  expect(isStraightSided(drawn(round(24, 150, 80), 2))).toBe(false);
  expect(isStraightSided(drive.slice(0, 2))).toBe(false);
});
