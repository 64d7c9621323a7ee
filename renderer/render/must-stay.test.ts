import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { mustStay } from "./must-stay.ts";

const WIDTH = 40;
const HEIGHT = 30;
const rows = (top: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= top * WIDTH && i < bottom * WIDTH ? 1 : 0));
const nothing = rows(0, 0);
const house = rows(0, 8);
const [wide, narrow] = [rows(22, 30), rows(26, 30)];
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { ground: rows(8, 30), soft: rows(8, 22), lawn: rows(8, 22), hard: wide, house, street: wide },
);
const stroke = rows(10, 14);
const NAMES_NOTHING = { larger: false, house: false, street: false, paving: false };

it("keeps house and street as each stroke and each text has them, whatever was asked before", () => {
  for (const [names, street, kept] of [
    [{}, wide, [house, wide]],
    [{}, narrow, [house, narrow]],
    [{ house: true }, narrow, [narrow]],
    [{ street: true }, narrow, [house]],
    [{ house: true, street: true }, wide, [nothing]],
    [{}, wide, [house, wide]],
  ] as const) {
    const { always, all } = mustStay(stroke, { ...NAMES_NOTHING, ...names }, seen, street);
    const expected = nothing.map((_, i) => Math.max(...kept.map((mask) => mask[i]!)));
    expect([...always]).toEqual([...expected]);
    expect([...all]).toEqual([...expected]);
  }
});

it("says the same object for strokes that differ, so that what follows from it is worked out once", () => {
  expect(mustStay(stroke, NAMES_NOTHING, seen).always).toBe(
    mustStay(rows(12, 18), NAMES_NOTHING, seen).always,
  );
});
