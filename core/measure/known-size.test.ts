import { expect, it } from "vitest";
import { isSize, referenceOf } from "./known-size.ts";

const low = { x: 10, y: 90 };
const high = { x: 12, y: 20 };

it("a length of 10 ft on the ground is 3.048 m", () => {
  expect(referenceOf({ kind: "length", from: low, to: high, lengthFt: 10 })).toEqual({
    kind: "ground-length",
    from: low,
    to: high,
    lengthM: 3.048,
  });
});

it("the lower tap on a garage door is its foot, whichever came first", () => {
  const standing = { kind: "upright", foot: low, top: high, heightM: 2.1336 };
  expect(referenceOf({ kind: "garageDoor", from: low, to: high })).toMatchObject(standing);
  expect(referenceOf({ kind: "garageDoor", from: high, to: low })).toMatchObject(standing);
});

it("says of a ruler that it is none, or how far it reaches, which is no size", () => {
  const none = { kind: "notThis", ruler: "house", from: low, to: high } as const;
  expect(referenceOf(none)).toEqual({ kind: "dismissed", ruler: "house", from: low, to: high });
  expect(isSize(none)).toBe(false);
  const moved = { kind: "reachesThis", ruler: "house", from: high, to: low } as const;
  expect(referenceOf(moved)).toEqual({ kind: "moved", ruler: "house", from: low, to: high });
  expect(isSize(moved)).toBe(false);
  expect(isSize({ kind: "door", from: low, to: high })).toBe(true);
});
