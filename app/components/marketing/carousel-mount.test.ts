import { expect, it } from "vitest";
import { wrap } from "./carousel-mount.ts";

it("the carousel wraps around at both ends", () => {
  expect([-1, 0, 1, 2, 5, -5].map((index) => wrap(index, 2))).toEqual([1, 0, 1, 0, 1, 1]);
  expect(wrap(-1, 3)).toBe(2);
});
