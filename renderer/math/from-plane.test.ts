import { expect, it } from "vitest";
import { bytesFrom, floatsFrom } from "./from-plane.ts";

it("makes a value of each value and its index", () => {
  const plane = Float32Array.of(0.2, 0.6, 0.5);
  expect(bytesFrom(plane, (value) => (value > 0.5 ? 1 : 0))).toEqual(Uint8Array.of(0, 1, 0));
  expect(floatsFrom(plane, (value, at) => value + at)).toEqual(Float32Array.of(0.2, 1.6, 2.5));
});
