import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { roundEnds } from "./round-ends.ts";

const site = bareSite();
/** A bed along the far edge of the yard, 1.2 m deep, from one x to another. */
const bed = (left: number, right: number) => (x: number, z: number) =>
  Math.max(left - x, x - right, 10.8 - z);

it("rounds the corner of a bed in the lawn, and leaves its front and its corner at the wall", () => {
  const round = roundEnds(site, bed(-3, 2));
  expect(round(1.95, 10.85)).toBeGreaterThan(0);
  expect(round(1.4, 11)).toBeLessThan(0);
  expect(round(0, 10.9)).toBeLessThan(0);
  expect(round(1.85, 11.7)).toBeLessThan(0);
});

it("leaves out a tongue that no spade would cut, and keeps a small bed", () => {
  const tongue = roundEnds(site, (x, z) => Math.min(bed(-3, 2)(x, z), Math.max(Math.abs(x) - 0.2, 9.5 - z)));
  expect(tongue(0, 10)).toBeGreaterThan(0);
  const small = roundEnds(site, (x, z) => Math.hypot(x, z - 8) - 0.4);
  expect(small(0, 8)).toBeLessThan(0);
  expect(small(0.3, 8)).toBeLessThan(0);
});

it("keeps the corner of a bed at a patio", () => {
  const beside = { ...site, taken: [(x: number) => 2 - x] };
  expect(roundEnds(beside, bed(-3, 1.9))(1.8, 10.85)).toBeLessThan(0);
});
