import { expect, it } from "vitest";
import { middleOf } from "./middle-of.ts";
import { seededRandom } from "./random.ts";

it("is the value that half of the others are below", () => {
  expect(middleOf(Float32Array.of(5, 1, 4, 2, 3))).toBe(3);
  expect(middleOf(Float32Array.of(2, 1))).toBe(2);
  expect(middleOf(Float32Array.of(7, 7, 7))).toBe(7);
  expect(middleOf(new Float32Array(0))).toBe(0);
});

it("agrees with sorting", () => {
  const random = seededRandom(4);
  for (let length = 1; length < 60; length++) {
    const values = Float32Array.from({ length }, () => Math.floor(random.next() * 20));
    const sorted = values.slice().sort();
    expect(middleOf(values)).toBe(sorted[length >> 1]);
  }
});
