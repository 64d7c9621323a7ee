import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundTop } from "./ground-top.ts";

const SIZE = { width: 100, height: 100 };
/** Lawn from a row down, in the columns up to a share of the width. */
function below(row: number, share = 1) {
  const lawn = Float32Array.from({ length: 10_000 }, (_, i) =>
    Number(Math.floor(i / 100) >= row && i % 100 < share * 100),
  );
  return groundTop(seenByHand(SIZE, { ground: lawn, soft: lawn, lawn }).shares);
}

it("a horizon lies a little above the ground, and not six rows down in it", () => {
  const top = below(40)!;
  expect(top.horizon).toBeCloseTo(0.38, 2);
  expect(top.lowest).toBeCloseTo(0.46, 2);
  expect(top.bound).toBeCloseTo(0.5, 2);
});

it("a horizon may lie above a picture that ground fills", () => {
  expect(below(0)!.horizon).toBeLessThan(0);
});

it("little ground says nothing of the horizon", () => {
  expect(below(90, 0.5)).toBeNull();
});
