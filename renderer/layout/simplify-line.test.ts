import { expect, it } from "vitest";
import { simplified } from "./simplify-line.ts";

it("keeps the corners of a line and drops what lies between", () => {
  const line = [
    ...Array.from({ length: 20 }, (_, k) => ({ x: k * 0.1, z: 0.01 * (k % 2) })),
    ...Array.from({ length: 20 }, (_, k) => ({ x: 2, z: k * 0.1 })),
  ];
  expect(simplified(line, 0.05)).toEqual([
    { x: 0, z: 0 },
    { x: 2, z: 0 },
    { x: 2, z: 1.9000000000000001 },
  ]);
});
