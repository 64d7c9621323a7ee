import { expect, it } from "vitest";
import { minus, plus, times } from "./plane-sums.ts";

it("adds, subtracts and multiplies two planes cell by cell and leaves them alone", () => {
  const [one, other] = [Float32Array.of(3, 0.5, -1), Float32Array.of(1, 2, 4)];
  expect([...plus(one, other)]).toEqual([4, 2.5, 3]);
  expect([...minus(one, other)]).toEqual([2, -1.5, -5]);
  expect([...times(one, other)]).toEqual([3, 1, -4]);
  expect([...one, ...other]).toEqual([3, 0.5, -1, 1, 2, 4]);
});
