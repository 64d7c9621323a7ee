import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { mustStay, staysInOld } from "./must-stay.ts";

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

/** 1 in a rectangle of columns and rows. */
const box = (left: number, top: number, right: number, bottom: number) =>
  rows(top, bottom).map((inside, i) => (i % WIDTH >= left && i % WIDTH < right ? inside : 0));
const oneOf = (...masks: readonly Float32Array[]) =>
  nothing.map((_, i) => Math.max(...masks.map((mask) => mask[i]!)));
const lawn = box(0, 8, WIDTH, HEIGHT);

/** What stays of a highlight in the middle of a lawn: `standing` of which `plants` are plants, and what is no ground and was seen as nothing. */
function stayingOn(standing: Float32Array, plants: Float32Array, unknown = nothing): Float32Array {
  const taken = oneOf(standing, unknown);
  const ground = lawn.map((cover, i) => cover - Math.min(cover, taken[i]!));
  const yard = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft: ground, lawn: ground, standing, plants },
  );
  return Float32Array.from(mustStay(box(5, 12, 35, 24), NAMES_NOTHING, { ...yard, horizonY: 8 }).all);
}

it("builds over a shrub whose top alone is left out, and keeps a trunk that goes on above the highlight", () => {
  const [shrub, trunk] = [box(8, 9, 12, 18), box(20, 1, 22, 18)];
  const all = oneOf(shrub, trunk);
  const kept = stayingOn(all, all);
  const at = (x: number, y: number) => kept[y * WIDTH + x];
  expect([at(10, 14), at(20, 14)]).toEqual([0, 1]);
});

it("lays nothing over a plant that rises far above the horizon inside a highlight", () => {
  const tall = (horizonY: number) => {
    const plants = box(8, 4, 34, 22);
    const ground = lawn.map((cover, i) => cover - Math.min(cover, plants[i]!));
    const yard = seenByHand(
      { width: WIDTH, height: HEIGHT },
      { ground, soft: ground, lawn: ground, standing: plants, plants },
    );
    return mustStay(box(5, 3, 35, 24), NAMES_NOTHING, { ...yard, horizonY }).all[12 * WIDTH + 20];
  };
  expect([tall(10), tall(5)]).toEqual([1, 0]);
});

it("keeps fences and things that go on below a highlight or beside it, and no shrubs that do", () => {
  const [fence, car] = [box(5, 22, 30, 28), box(30, 15, 38, 19)];
  const inside = oneOf(box(5, 22, 30, 24), box(30, 15, 35, 19));
  expect([...stayingOn(oneOf(fence, car), nothing)]).toEqual([...inside]);
  expect([...stayingOn(oneOf(fence, car), oneOf(fence, car))]).toEqual([...nothing]);
});

it("keeps the feet of what stays, which were seen as nothing, and no bare patch away from it", () => {
  const [person, boots, patch] = [box(10, 6, 12, 18), box(10, 18, 12, 19), box(25, 15, 27, 16)];
  expect([...stayingOn(person, nothing, oneOf(boots, patch))]).toEqual([...box(10, 12, 12, 19)]);
});

it("keeps the wall at the edge of old paving, and not the paving that was seen as a wall", () => {
  const drawn = box(5, 12, 35, 24);
  const misread = box(12, 15, 24, 22);
  const wall = box(5, 4, 35, 14);
  const yard = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { house: oneOf(misread, wall), standing: oneOf(misread, wall) },
  );
  const found = mustStay(drawn, NAMES_NOTHING, yard);
  const { all } = staysInOld(found, drawn, drawn, yard);
  expect([...all]).toEqual([...wall]);
  // Where the old paving was not found it stays.
  expect([...staysInOld(found, drawn, nothing, yard).all]).toEqual([...found.all]);
});

it("keeps a thing on old paving whole, and not the paving that was seen as a thing", () => {
  const drawn = box(5, 12, 35, 28);
  const [chair, misread] = [box(10, 15, 16, 20), box(24, 15, 30, 20)];
  const standing = oneOf(chair, misread);
  const ground = lawn.map((cover, i) => cover - standing[i]!);
  const terrace = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, hard: ground, walk: ground, standing },
  );
  for (let i = 0; i < chair.length; i++)
    terrace.picture.data.set(chair[i] ? [240, 240, 240] : [160, 90, 70], i * 3);
  const { all } = staysInOld(mustStay(drawn, NAMES_NOTHING, terrace), drawn, drawn, terrace);
  const at = (x: number, y: number) => all[y * WIDTH + x];
  expect([at(10, 15), at(13, 17), at(15, 19)]).toEqual([1, 1, 1]);
  expect([at(20, 17), at(27, 17), at(25, 16)]).toEqual([0, 0, 0]);
});

it("keeps a walk that lies wholly in a highlight, and no slab that does", () => {
  const drawn = box(5, 12, 35, 28);
  const stays = (paved: Float32Array, means = NAMES_NOTHING) => {
    const soft = lawn.map((cover, i) => cover - paved[i]!);
    const yard = seenByHand(
      { width: WIDTH, height: HEIGHT },
      { ground: lawn, soft, lawn: soft, hard: paved, walk: paved },
    );
    return Float32Array.from(mustStay(drawn, means, yard).all);
  };
  const [walk, slab, speck] = [box(8, 16, 30, 18), box(15, 16, 22, 22), box(15, 16, 17, 17)];
  expect([...stays(walk)]).toEqual([...walk]);
  expect([...stays(walk, { ...NAMES_NOTHING, paving: true })]).toEqual([...nothing]);
  expect([...stays(slab)]).toEqual([...nothing]);
  expect([...stays(speck)]).toEqual([...nothing]);
});

it("keeps slabs that something is laid between, and not those of a place that is paved anew", () => {
  const slabs = Float32Array.from(nothing, (_, i) =>
    i >= 10 * WIDTH && i < 14 * WIDTH && i % WIDTH > 10 && i % WIDTH < 16 ? 1 : 0,
  );
  const yard = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: rows(8, 30), soft: rows(8, 30), lawn: rows(8, 30), hard: slabs, walk: slabs },
  );
  const kept = (between?: true) =>
    mustStay(rows(9, 20), { ...NAMES_NOTHING, paving: true, ...(between && { between }) }, yard).all;
  expect([...kept(true)]).toEqual([...slabs]);
  expect(kept().includes(1)).toBe(false);
});
