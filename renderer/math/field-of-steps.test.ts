import { expect, it } from "vitest";
import { fieldOfSteps } from "./field-of-steps.ts";

const COLUMNS = 90;
const ROWS = 50;
const COUNT = COLUMNS * ROWS;
const plane = (of: (x: number, y: number) => number) =>
  Float32Array.from({ length: COUNT }, (_, i) => of(i % COLUMNS, Math.floor(i / COLUMNS)));
const stepsOf = (field: Float32Array) => ({
  across: { by: field.map((value, i) => (field[i + 1] ?? value) - value), sure: plane(() => 1) },
  down: { by: field.map((value, i) => (field[i + COLUMNS] ?? value) - value), sure: plane(() => 1) },
});
const size = { columns: COLUMNS, rows: ROWS, pull: plane(() => 1e-5) };

it("finds the field that the steps were taken from", () => {
  const field = plane((x, y) => (x > 60 ? 1 : 0) + 0.01 * y + Math.sin(x / 7));
  const known = new Uint8Array(COUNT).fill(1);
  const found = fieldOfSteps({ ...size, known, ...stepsOf(field), anchor: field });
  const off = found.map((value, i) => Math.abs(value - field[i]!));
  expect(Math.max(...off)).toBeLessThan(0.01);
});

it("gives each part that hangs together the height of its anchor, and what is not known none", () => {
  const known = Uint8Array.from(plane((x) => (x === 40 ? 0 : 1)));
  const flat = stepsOf(plane(() => 0));
  const found = fieldOfSteps({ ...size, known, ...flat, anchor: plane((x) => (x < 40 ? 2 : -1)) });
  expect(found[20 * COLUMNS + 5]).toBeCloseTo(2, 1);
  expect(found[20 * COLUMNS + 80]).toBeCloseTo(-1, 1);
  expect(found[20 * COLUMNS + 40]).toBe(0);
});

it("hangs a part on those of its cells that are drawn, however few they are", () => {
  const known = new Uint8Array(COUNT).fill(1);
  const steps = stepsOf(plane((x) => (x < 80 ? -1 : 0)));
  const pull = plane((x) => (x < 80 ? 1e-8 : 1e-5));
  const found = fieldOfSteps({ ...size, pull, known, ...steps, anchor: plane(() => 0) });
  expect(found[20 * COLUMNS + 85]).toBeCloseTo(0, 1);
  expect(found[20 * COLUMNS + 5]).toBeCloseTo(-1, 1);
});

it("gives way where steps are least sure", () => {
  const known = new Uint8Array(COUNT).fill(1);
  // Up by one in the upper half, and no step in the lower one; between the halves little is sure.
  const steps = stepsOf(plane((x, y) => (x > 45 && y < 25 ? 1 : 0)));
  for (let x = 0; x < COLUMNS; x++) {
    steps.down.by[24 * COLUMNS + x] = 0;
    steps.down.sure[24 * COLUMNS + x] = 0.001;
  }
  const found = fieldOfSteps({ ...size, known, ...steps, anchor: plane(() => 0) });
  const at = (x: number, y: number) => found[y * COLUMNS + x]!;
  expect(at(80, 10) - at(10, 10)).toBeGreaterThan(0.9);
  expect(Math.abs(at(80, 40) - at(10, 40))).toBeLessThan(0.1);
});
