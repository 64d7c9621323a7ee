import { expect, it } from "vitest";
import { aboveShade } from "./above-shade.ts";

it("leaves what is low in the shade at its foot, and lifts a crown out of most of it", () => {
  expect(aboveShade(0.5, 1)).toBe(0.5);
  expect(aboveShade(0.5, 6)).toBeCloseTo(0.875);
  expect(aboveShade(1.05, 6)).toBe(1.05);
});
