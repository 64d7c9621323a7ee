import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { isMuchStreet, noStreet, streetBeside, strokeGround } from "./stroke-ground.ts";

const WIDTH = 40;
const HEIGHT = 30;
/** 1 in a rectangle of columns and rows. */
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const nothing = box(0, 0, 0, 0);
const both = (one: Float32Array, other: Float32Array) => one.map((value, i) => Math.max(value, other[i]!));
// A wet drive of which the left quarter was seen as nothing, between the house and the street, beside a lawn.
const drive = box(14, 10, 30, 24);
const lawn = box(30, 10, 40, 24);
const house = box(0, 0, 40, 10);
const street = box(0, 24, 40, 30);
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  {
    ...{ ground: both(drive, both(lawn, street)), soft: lawn, lawn, hard: both(drive, street) },
    ...{ drive, house, street },
  },
);
const MEANS = { larger: false, house: false, street: false, paving: true };
const groundOf = (stroke: Float32Array, isPaving: boolean) =>
  strokeGround(stroke, MEANS, seen, seen, street, isPaving, null);

it("takes what paving was drawn over and nobody saw for paving, and neither lawn nor house nor street", () => {
  const stroke = box(10, 9, 31, 26);
  const { own, isCareful } = groundOf(stroke, true);
  expect([...own]).toEqual([...box(10, 10, 30, 24)]);
  expect(isCareful).toBe(true);
  expect([...groundOf(stroke, false).own]).toEqual([...drive]);
});

it("knows a careless stroke by the lawn in it", () => {
  expect(groundOf(box(12, 10, 35, 24), true).isCareful).toBeUndefined();
  expect([...groundOf(nothing, true).own].some(Boolean)).toBe(true);
});

it("takes what fills a stroke for no street, and the street beside a yard for one", () => {
  const circled = box(2, 25, 38, 30);
  const misread = streetBeside(circled, seen);
  expect([...misread]).toEqual([...nothing]);
  const paving = strokeGround(circled, MEANS, seen, seen, misread, true, null);
  expect(paving.own[27 * WIDTH + 20]).toBe(1);
  expect(paving.reach?.[27 * WIDTH + 20]).toBe(1);
  // A lawn there lies where it was drawn: the edges of a street are none of its own.
  expect(strokeGround(circled, MEANS, seen, seen, misread, false, null).reach).toBe(null);
  expect(streetBeside(box(14, 12, 30, 27), seen)).not.toEqual(nothing);
});

it("takes the corner of a sidewalk for none of what was circled, and a patch of soil that was seen as street for some", () => {
  const corner = box(26, 24, 40, 30);
  const cornerOf = (own: Float32Array) => {
    const yard = both(lawn, box(0, 10, 14, 30));
    const ground = both(yard, both(own, corner));
    const hard = both(own, corner);
    const masks = { ground, soft: yard, lawn: yard, hard, drive: own, house, street: corner };
    const seen = seenByHand({ width: WIDTH, height: HEIGHT }, masks);
    return streetBeside(box(24, 12, 40, 30), seen)[27 * WIDTH + 34];
  };
  expect(cornerOf(box(14, 10, 26, 30))).toBe(1);
  expect(cornerOf(nothing)).toBe(0);
});

it("is the whole walk when most of it was circled for a walk", () => {
  const walk = box(4, 10, 10, 24);
  const garden = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: both(walk, lawn), soft: lawn, lawn, hard: walk, walk, house },
  );
  const of = (asWay: "walkway" | null) =>
    strokeGround(box(5, 12, 10, 23), MEANS, garden, garden, nothing, true, asWay).whole;
  expect([...of("walkway")!]).toEqual([...walk]);
  expect(of(null)).toBeNull();
});

it("old paving that a person circles holds the wet part that was seen as a street, and no strip of one", () => {
  const old = { ...MEANS, oldGround: true };
  const brick = box(4, 8, 36, 28);
  const wet = box(4, 8, 36, 14);
  const groundWith = (street: Float32Array) => {
    const own = brick.map((cover, i) => cover - Math.min(cover, street[i]!));
    const seen = seenByHand(
      { width: WIDTH, height: HEIGHT },
      { ground: brick, hard: brick, walk: own, street },
    );
    for (let i = 0; i < brick.length; i++)
      for (const [c, level] of (brick[i] && !wet[i] ? [170, 60, 50] : [150, 160, 170]).entries())
        seen.picture.data[i * 3 + c] = level;
    return { seen, found: strokeGround(brick, old, seen, seen, noStreet(seen), true, null) };
  };
  const { seen, found } = groundWith(wet);
  expect(found.byLook).toBe(true);
  expect(found.own[11 * WIDTH + 20]).toBe(1);
  expect(isMuchStreet(brick, seen)).toBe(true);
  const strip = groundWith(box(4, 8, 36, 9));
  expect(strip.found.own[8 * WIDTH + 20]).toBeLessThan(0.5);
  expect(isMuchStreet(brick, strip.seen)).toBe(false);
});

it("leaves the slabs of a lawn beside a stroke, and fills those in it", () => {
  const [beside, within] = [box(8, 6, 9, 7), box(18, 16, 19, 17)];
  const slabs = both(beside, within);
  const green = box(2, 4, 38, 28).map((cover, i) => cover - slabs[i]!);
  const yard = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: both(green, slabs), soft: green, lawn: green, hard: slabs, walk: slabs },
  );
  const bed = { larger: false, house: false, street: false, paving: false };
  const { reach } = strokeGround(box(6, 10, 34, 26), bed, yard, yard, nothing, false, null);
  expect([reach![6 * WIDTH + 8], reach![16 * WIDTH + 18], reach![7 * WIDTH + 20]]).toEqual([0, 1, 1]);
});
