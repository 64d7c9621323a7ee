import { expect, it } from "vitest";
import { giveBackPlane, lendPlane } from "./lent-planes.ts";

it("lends a plane to one at a time, and again once it is given back", () => {
  const [one, other] = [lendPlane(1000), lendPlane(1000)];
  expect(one.length).toBe(1000);
  expect(one.buffer).not.toBe(other.buffer);
  giveBackPlane(one);
  const next = lendPlane(1200);
  expect(next.buffer).toBe(one.buffer);
  // Another object: what is kept by the plane of before does not hold for it.
  expect(next).not.toBe(one);
  expect(lendPlane(1000).buffer).not.toBe(one.buffer);
});

it("does not hold the planes of large photos", () => {
  const large = lendPlane(5_000_000);
  giveBackPlane(large);
  expect(lendPlane(5_000_000).buffer).not.toBe(large.buffer);
});
