import { expect, it } from "vitest";
import type { GroundPoint } from "#core/geometry/point.ts";
import { measuredBox } from "./measured-box.ts";

const PX_PER_M = 50;
const toSheet = ({ x, z }: GroundPoint) => ({ x: x * PX_PER_M, y: -z * PX_PER_M });
function sides(ring: GroundPoint[]) {
  const [a, b, c] = measuredBox([ring], toSheet, PX_PER_M);
  return [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)].map((px) => px / PX_PER_M);
}
function turned(ring: GroundPoint[], degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ring.map(({ x, z }) => ({ x: x * cos - z * sin, z: x * sin + z * cos }));
}
const patio = [
  { x: 0, z: 0 },
  { x: 4, z: 0 },
  { x: 4, z: 3 },
  { x: 0, z: 3 },
];
const ell = [
  { x: 0, z: 0 },
  { x: 4, z: 0 },
  { x: 4, z: 1 },
  { x: 1, z: 1 },
  { x: 1, z: 4 },
  { x: 0, z: 4 },
];

it.each([0, 8, -20, 40])("measures a rectangle along its sides, turned by %i°", (degrees) => {
  const [wide, deep] = sides(turned(patio, degrees));
  expect([wide, deep]).toEqual([expect.closeTo(4, 2), expect.closeTo(3, 2)]);
});

it("measures any other shape across and away", () => {
  const [wide, deep] = sides(turned(ell, 10));
  expect(wide).toBeGreaterThan(4.1);
  expect(deep).toBeGreaterThan(4.1);
});
