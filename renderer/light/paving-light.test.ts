import { expect, it } from "vitest";
import { pavingLight } from "./paving-light.ts";

const COLUMNS = 60;
const ROWS = 40;
const cells = new Float32Array(COLUMNS * ROWS);
const weight = cells.map(() => 1);
const isLeft = (o: number) => o % COLUMNS < 30;
/** Paving whose left half is a third as light as the rest, and so much less red against blue (in the logarithm). */
const paving = (bluer: number) => ({
  light: cells.map((_, o) => (isLeft(o) ? Math.log(1 / 3) : 0)),
  warmth: cells.map((_, o) => (isLeft(o) ? -bluer : 0)),
  weight,
});

it("takes what is darker and bluer for the same stone in shade", () => {
  const light = pavingLight(paving(0.3), COLUMNS, ROWS)!;
  expect(light[20 * COLUMNS + 10]).toBeCloseTo(Math.log(1 / 3), 1);
  expect(light[20 * COLUMNS + 50]).toBeCloseTo(0, 2);
});

it("tells nothing of what is darker and no bluer, or redder: it may be another stone", () => {
  expect(pavingLight(paving(0.02), COLUMNS, ROWS)).toBeNull();
  expect(pavingLight(paving(-0.3), COLUMNS, ROWS)).toBeNull();
});

it("tells nothing of paving that lies in one light", () => {
  const even = { ...paving(0.3), light: cells.map((_, o) => (isLeft(o) ? -0.3 : 0)) };
  expect(pavingLight(even, COLUMNS, ROWS)).toBeNull();
});
