import { expect, it } from "vitest";
import { firstFrom, rangesWithin } from "./in-order.ts";

const words = [0, 3, 7, 12].map((start) => ({ start, end: start + 2 }));

it("finds the ranges in a part of a text as a look at each of them does", () => {
  for (let start = 0; start < 16; start++)
    for (let end = start; end < 16; end++)
      expect(rangesWithin(words, start, end)).toEqual(
        words.filter((one) => start <= one.start && one.end <= end),
      );
});

it("looks at few of many ranges", () => {
  let seen = 0;
  const many = Array.from({ length: 4096 }, (_, at) => ({
    get start() {
      seen++;
      return at;
    },
    end: at + 1,
  }));
  expect(firstFrom(many, 1000)).toBe(1000);
  expect(seen).toBeLessThan(20);
});
