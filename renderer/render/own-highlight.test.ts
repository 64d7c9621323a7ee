import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { ownOf } from "./own-highlight.ts";

const WIDTH = 200;
const HEIGHT = 120;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const PATH = [
  { x: 80, y: 65 },
  { x: 120, y: 65 },
  { x: 120, y: 115 },
  { x: 80, y: 115 },
];
const WALK = box(78, 60, 122, 120);
const MEANS = { house: false, street: false, paving: true, larger: false };
const walk = { kind: "concrete", use: "walkway" } as unknown as PlanElement;

/** Brick between leaves, of which the upper part was seen as the house above and the rest as a thing. */
function walkSeenAs(paving: Float32Array) {
  const lawn = box(0, 60, WIDTH, HEIGHT).map((cover, i) => cover - WALK[i]!);
  const unseen = WALK.map((cover, i) => cover - Math.min(cover, paving[i]!));
  const [upper, lower] = [box(0, 0, WIDTH, 85), box(0, 85, WIDTH, HEIGHT)];
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    {
      ...{ ground: lawn.map((cover, i) => Math.max(cover, paving[i]!)), soft: lawn, lawn },
      ...{ hard: paving, walk: paving },
      house: box(0, 0, WIDTH, 60).map((cover, i) => Math.max(cover, unseen[i]! * upper[i]!)),
      standing: unseen.map((cover, i) => cover * lower[i]!),
    },
  );
  for (let i = 0; i < lawn.length; i++)
    for (const [c, level] of (WALK[i] ? [170, 105, 85] : [60, 95, 40]).entries())
      seen.picture.data[i * 3 + c] = level + 20 * (hash01(i, c, 3) - 0.5);
  return seen;
}

/** What can be built on of the upper and the lower part of the circled walk, of which `paving` was seen. */
function leftIn(paving: Float32Array, means = MEANS): number[] {
  const { free, word, stroke } = ownOf(
    PATH,
    means,
    { main: walk, laysGround: true, keepsBeds: false },
    walkSeenAs(paving),
    undefined,
  );
  const left = (x: number, y: number) =>
    Math.min(stroke[y * WIDTH + x]!, Math.max(free[y * WIDTH + x]!, word[y * WIDTH + x]!));
  return [left(100, 75), left(100, 100)];
}

it("paves a walk that was circled, though it was seen as wall and things", () => {
  expect(leftIn(box(90, 105, 110, 115))).toEqual([1, 1]);
});

it("leaves the wall in it to whoever names no paving, and where most of the walk was seen", () => {
  expect(leftIn(box(90, 105, 110, 115), { ...MEANS, paving: false })[0]).toBe(0);
  expect(leftIn(box(78, 80, 122, 120))[0]).toBe(0);
});

it("leaves the planted bed that a lawn was drawn round to whoever wants a lawn alone", () => {
  const plants = box(90, 78, 96, 84);
  const bed = box(86, 76, 112, 92).map((cover, i) => cover - plants[i]!);
  const ground = box(0, 60, WIDTH, HEIGHT).map((cover, i) => cover - plants[i]!);
  const lawn = ground.map((cover, i) => cover - bed[i]!);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground, lawn, plants });
  for (let i = 0; i < lawn.length; i++)
    for (const [c, level] of (lawn[i] ? [170, 150, 110] : [80, 60, 50]).entries())
      seen.picture.data[i * 3 + c] = level + 20 * (hash01(i, c, 3) - 0.5);
  const means = { ...MEANS, paving: false };
  const main = { kind: "lawn", surface: "sod" } as unknown as PlanElement;
  const staysFor = (keepsBeds: boolean) => {
    const { stays } = ownOf(PATH, means, { main, laysGround: true, keepsBeds }, seen, undefined);
    return [stays[85 * WIDTH + 105], stays[100 * WIDTH + 100]];
  };
  expect(staysFor(true)).toEqual([1, 0]);
  expect(staysFor(false)).toEqual([0, 0]);
});

/** Wet stones that were seen as things, with leaves or none around them. */
function floorOf(means: Parameters<typeof ownOf>[1], plants = box(0, 0, 0, 0)) {
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { standing: box(70, 60, 130, HEIGHT), plants, house: box(0, 0, WIDTH, 60) },
  );
  return ownOf(PATH, means, { main: undefined, laysGround: true, keepsBeds: false }, seen, undefined);
}

it("furniture stands on a floor that was seen as things, and not among plants", () => {
  const things = { ...MEANS, paving: false, things: true } as const;
  const left = ({ free, ground }: ReturnType<typeof floorOf>) => [free[90 * WIDTH + 100], ground.isFloor];
  expect(left(floorOf(things))).toEqual([1, true]);
  expect(left(floorOf({ ...MEANS, paving: false }))).toEqual([0, undefined]);
  expect(left(floorOf(things, box(70, 60, 130, HEIGHT)))).toEqual([0, undefined]);
});

/** What can be planted of old ground of a color before a wall, of which the upper part was seen as that wall. */
function plantedIn(color: readonly number[]) {
  const old = box(76, 60, 124, 118);
  const upper = box(0, 0, WIDTH, 90);
  const lawn = box(0, 60, WIDTH, HEIGHT).map((cover, i) => cover - old[i]!);
  const ground = lawn.map((cover, i) => Math.max(cover, old[i]! * (1 - upper[i]!)));
  const house = box(0, 0, WIDTH, 60).map((cover, i) => Math.max(cover, old[i]! * upper[i]!));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground, lawn, house });
  for (let i = 0; i < lawn.length; i++)
    for (const [c, level] of (old[i] ? color : lawn[i] ? [110, 150, 70] : [200, 196, 188]).entries())
      seen.picture.data[i * 3 + c] = level + 20 * (hash01(i, c, 3) - 0.5);
  const means = { ...MEANS, paving: false };
  const main = { kind: "bed", species: [] } as unknown as PlanElement;
  const { free, word } = ownOf(PATH, means, { main, laysGround: true, keepsBeds: false }, seen, undefined);
  return [75, 105].map((y) => Math.round(Math.max(free[y * WIDTH + 100]!, word[y * WIDTH + 100]!)));
}

it("plants the old mulch that a bed was drawn round, though its upper part was seen as the wall behind, and no light wall", () => {
  expect(plantedIn([58, 46, 38])).toEqual([1, 1]);
  expect(plantedIn([190, 180, 172])[0]).toBe(0);
});
