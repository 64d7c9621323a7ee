import { expect, it } from "vitest";
import { longestRun } from "./longest-run.ts";

const isHigh = (value: number) => value > 0.5;

it.each([
  [[0, 1, 1, 0, 1], { start: 1, length: 2 }],
  [[1, 0, 1, 1, 1], { start: 2, length: 3 }],
  [[1, 0, 1], { start: 0, length: 1 }],
  [[0, 0], { start: 0, length: 0 }],
  [[], { start: 0, length: 0 }],
])("is the first of the longest runs: %j", (values, run) => {
  expect(longestRun(Float32Array.from(values), isHigh)).toEqual(run);
});
