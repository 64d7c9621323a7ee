import { expect, it } from "vitest";
import { greatestNearby, leastNearby } from "./greatest-nearby.ts";
import { seededRandom } from "./random.ts";

const [columns, rows] = [9, 7];
const random = seededRandom(2);
const length = columns * rows;
const planes: Record<string, Float32Array | Uint8Array> = {
  numbers: Float32Array.from({ length }, () => random.next() - 0.5),
  bytes: Uint8Array.from({ length }, () => 256 * random.next()),
};

it.each(Object.entries(planes))(
  "is the greatest of the %s of the square around each cell, cut off at the frame",
  (_, plane) => {
    for (const reach of [0, 1, 2, 3, 5]) {
      const expected = Array.from(plane, (_, o) =>
        [...plane].reduce((most, value, i) => {
          const apart = Math.max(
            Math.abs((i % columns) - (o % columns)),
            Math.abs(Math.floor(i / columns) - Math.floor(o / columns)),
          );
          return apart <= reach ? Math.max(most, value) : most;
        }, Number.NEGATIVE_INFINITY),
      );
      expect([...greatestNearby(plane, columns, rows, reach)]).toEqual(expected);
    }
  },
);

it.each([
  [9, 7, 2],
  [33, 20, 5],
  [1, 1, 3],
  [50, 3, 40],
])("has the least as the greatest of what is negative (%i x %i, reach %i)", (wide, high, reach) => {
  const plane = Float32Array.from({ length: wide * high }, () => random.next() - 0.5);
  const greatest = greatestNearby(
    plane.map((value) => -value),
    wide,
    high,
    reach,
  );
  expect(leastNearby(plane, wide, high, reach)).toEqual(greatest.map((value) => -value));
});
