import { expect, it } from "vitest";
import { fewSides, type Sure } from "./few-sides.ts";

/** Of the picture. */
const WIDTH = 640;
/** Points at every pixel from x = 0 on. */
const run = (length: number, zAt: (x: number) => number): Sure[] =>
  Array.from({ length }, (_, x) => ({ x, z: zAt(x), sure: 1 }));
const farthest = (points: readonly { x: number; z: number }[], zAt: (x: number) => number) =>
  Math.max(...points.map(({ x, z }) => Math.abs(z - zAt(x))));

it("lays a straight side over teeth and over a hump that is shorter than a side is worth", () => {
  const sides = fewSides(
    run(300, (x) => 50 + (x % 7 < 3 ? 1 : -1) + (x > 140 && x < 152 ? 10 : 0)),
    false,
    WIDTH,
  );
  expect(sides).toHaveLength(2);
  expect(farthest(sides, () => 50)).toBeLessThan(1);
});

it("goes round a bay that is longer than that", () => {
  const sides = fewSides(
    run(300, (x) => (x > 120 && x < 200 ? 62 : 50)),
    false,
    WIDTH,
  );
  expect(sides.filter(({ x, z }) => x > 110 && x < 210 && z > 60).length > 1).toBe(true);
});

it("meets in the true corner that a mask has rounded", () => {
  const rounded = [
    ...Array.from({ length: 95 }, (_, i) => ({ x: i, z: 100, sure: 1 })),
    ...Array.from({ length: 95 }, (_, i) => ({ x: 100, z: 95 - i, sure: 1 })),
  ];
  const sides = fewSides(rounded, false, WIDTH);
  expect(Math.min(...sides.map(({ x, z }) => Math.hypot(x - 100, z - 100)))).toBeLessThan(1.5);
});

it("follows a wide bend with a bent side", () => {
  const bend = (x: number) => 50 + ((x - 150) / 25) ** 2;
  expect(farthest(fewSides(run(300, bend), false, WIDTH), bend)).toBeLessThan(1.5);
});
