import { expect, it } from "vitest";
import type { GroundPoint } from "#core/geometry/point.ts";
import { outlineLength } from "./outline-length.ts";

/** A ring every 5 cm along the sides of a polygon, its points moved outwards by `teeth(i)` along z. */
function ringOf(corners: readonly GroundPoint[], teeth: (i: number) => number = () => 0): GroundPoint[] {
  return corners.flatMap((a, k) => {
    const b = corners[(k + 1) % corners.length]!;
    const steps = Math.round(Math.hypot(b.x - a.x, b.z - a.z) / 0.05);
    return Array.from({ length: steps }, (_, i) => ({
      x: a.x + ((b.x - a.x) * i) / steps,
      z: a.z + ((b.z - a.z) * i) / steps + teeth(i),
    }));
  });
}

const yard = [
  { x: 0, z: 2 },
  { x: 12, z: 2 },
  { x: 12, z: 9 },
  { x: 0, z: 9 },
];
const ell = [...yard.slice(0, 2), { x: 12, z: 5 }, { x: 5, z: 5 }, { x: 5, z: 9 }, { x: 0, z: 9 }];

it("is true for a rectangle and for an L", () => {
  expect(outlineLength([ringOf(yard)])).toBeCloseTo(38, 6);
  expect(outlineLength([ringOf(ell)])).toBeCloseTo(38, 6);
});

it("does not follow teeth of half a foot, which make the ragged line three times as long", () => {
  const ragged = ringOf(yard, (i) => (i % 2 === 0 ? 0 : 0.15));
  expect(outlineLength([ragged])).toBeGreaterThan(37);
  expect(outlineLength([ragged])).toBeLessThan(39.5);
});

it("loses at most 4% of a circle of ten feet, and adds up rings", () => {
  const radiusM = 3.05;
  const circle = Array.from({ length: 400 }, (_, k) => ({
    x: radiusM * Math.cos((k / 200) * Math.PI),
    z: 8 + radiusM * Math.sin((k / 200) * Math.PI),
  }));
  const share = outlineLength([circle]) / (2 * Math.PI * radiusM);
  expect(share).toBeGreaterThan(0.96);
  expect(share).toBeLessThanOrEqual(1);
  expect(outlineLength([circle, ringOf(yard)])).toBeCloseTo(outlineLength([circle]) + 38, 6);
});
