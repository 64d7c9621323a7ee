import { expect, it } from "vitest";
import { swipeStep } from "./swipe.ts";

it.each([
  ["left", -120, 10, 1],
  ["right", 120, -40, -1],
  ["too short", -40, 0, null],
  ["down", 60, 200, null],
  ["aslant", 60, 60, null],
] as const)("a finger that goes %s steps to the right image", (_, dx, dy, step) => {
  expect(swipeStep({ dx, dy })).toBe(step);
});
