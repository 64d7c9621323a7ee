import { expect, it } from "vitest";
import { greatestNearby } from "./greatest-nearby.ts";
import { seededRandom } from "./random.ts";

it("is the greatest value of the square around each cell, cut off at the frame", () => {
  const [columns, rows] = [9, 7];
  const random = seededRandom(2);
  const plane = Float32Array.from({ length: columns * rows }, () => random.next() - 0.5);
  for (const reach of [0, 1, 2, 3, 5]) {
    const expected = plane.map((_, o) =>
      plane.reduce((most, value, i) => {
        const apart = Math.max(
          Math.abs((i % columns) - (o % columns)),
          Math.abs(Math.floor(i / columns) - Math.floor(o / columns)),
        );
        return apart <= reach ? Math.max(most, value) : most;
      }, Number.NEGATIVE_INFINITY),
    );
    expect(greatestNearby(plane, columns, rows, reach)).toEqual(expected);
  }
});
