import { expect, it } from "vitest";
import { contourRuler } from "./contour-ruler.ts";

const square = [
  { x: 0, z: 0 },
  { x: 4, z: 0 },
  { x: 4, z: 4 },
  { x: 0, z: 4 },
];

it("measures the distance to a contour and the way along it", () => {
  const ruler = contourRuler(square, true);
  expect({ ...ruler(1, 0.3) }).toEqual({ distanceM: 0.3, alongM: 1 });
  expect({ ...ruler(3.9, 2) }).toMatchObject({ alongM: 6 });
  // The closing side runs from the last point back to the first.
  expect({ ...ruler(0.2, 1) }).toMatchObject({ distanceM: 0.2, alongM: 15 });
});

it("leaves an open line open", () => {
  expect(contourRuler(square, false)(0.2, 2).distanceM).toBeGreaterThan(1.9);
});

it("is infinitely far from what is farther than its buckets", () => {
  expect(contourRuler(square, true)(20, 20).distanceM).toBe(Number.POSITIVE_INFINITY);
});
