import { expect, it } from "vitest";
import { giveBackPlane, lendPlane } from "./lent-planes.ts";

/** Asked here, because a test that fails would print both. */
const isSame = (one: Float32Array, other: Float32Array): boolean => one.buffer === other.buffer;

// What the designs of other files gave back in this process is lent first.
for (let k = 0; k < 8; k++) lendPlane(1);

it("lends a plane to one at a time, and again once it is given back", () => {
  const [one, other] = [lendPlane(1000), lendPlane(1000)];
  expect(one.length).toBe(1000);
  expect(isSame(one, other)).toBe(false);
  giveBackPlane(one);
  const next = lendPlane(1200);
  expect(isSame(next, one)).toBe(true);
  // Another object: what is kept by the plane of before does not hold for it.
  expect(next === one).toBe(false);
  expect(isSame(lendPlane(1000), one)).toBe(false);
});

it("does not hold the planes of large photos", () => {
  const large = lendPlane(5_000_000);
  giveBackPlane(large);
  expect(isSame(lendPlane(5_000_000), large)).toBe(false);
});

it("holds the planes of a picture of one megapixel, and no more than 64 megabytes in all", () => {
  const planes = Array.from({ length: 5 }, () => lendPlane(4_000_000));
  for (const plane of planes) giveBackPlane(plane);
  const again = planes.map(() => lendPlane(4_000_000));
  const held = again.filter((plane) => planes.some((one) => isSame(plane, one)));
  expect(held.length).toBe(3);
});
