import { expect, it } from "vitest";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundByColor, groundInHighlight } from "./ground-by-color.ts";

const WIDTH = 200;
const HEIGHT = 120;
type Color = readonly [number, number, number];
const [GRASS, CONCRETE, BOARD]: [Color, Color, Color] = [
  [110, 120, 60],
  [190, 185, 180],
  [30, 40, 160],
];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
/** A lawn on the left, concrete on the right, both grainy, with a board that stands in the lawn. */
function seenWith(lawnTo: number, hole: Float32Array, board: Float32Array) {
  const lawn = box(0, 60, lawnTo, HEIGHT).map(
    (cover, i) => cover - Math.min(cover, Math.max(hole[i]!, board[i]!)),
  );
  const hard = box(lawnTo, 60, WIDTH, HEIGHT);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: lawn.map((cover, i) => cover + hard[i]!), soft: lawn, lawn, hard, walk: hard, standing: board },
  );
  for (let i = 0; i < lawn.length; i++) {
    const grain = ((i * 7) % 11) - 5;
    const color = board[i] ? BOARD : i % WIDTH < 100 ? GRASS : CONCRETE;
    seen.picture.data.set(
      color!.map((level) => level + grain),
      i * 3,
    );
  }
  return seen;
}
const nothing = box(0, 0, 0, 0);
const at = (mask: Float32Array, x: number, y: number) => mask[y * WIDTH + x];

it("gives a lawn the strip of it that was seen as the paving beside", () => {
  const { lawn, hard, walk, ground } = groundByColor(seenWith(97, nothing, nothing));
  expect([at(lawn, 98, 90), at(hard, 98, 90), at(walk, 98, 90), at(ground, 98, 90)]).toEqual([1, 0, 0, 1]);
  expect([at(lawn, 102, 90), at(hard, 102, 90)]).toEqual([0, 1]);
  const right = seenWith(100, nothing, nothing);
  expect(groundByColor(right)).toBe(right);
});

it("gives a lawn the patch of it beside a thing that was seen as nothing, and not the thing", () => {
  const { lawn } = groundByColor(seenWith(100, box(30, 70, 60, 100), box(40, 70, 50, 90)));
  expect([at(lawn, 34, 80), at(lawn, 56, 80), at(lawn, 45, 96)]).toEqual([1, 1, 1]);
  expect(at(lawn, 45, 80)).toBe(0);
});

/** The yard with a patch that caution left open, which the network sees as ground, plants or a wall to this share. */
function seenOpen(open: Float32Array, share: number) {
  const seen = seenWith(100, open, nothing);
  for (let i = 0; i < open.length; i++) if (open[i]) seen.picture.data.set(BOARD, i * 3);
  const planes = seen.shares.planes.map((plane, c) =>
    plane.map((known, i) => {
      if (!open[i]) return known;
      if (SEEN_CLASSES[c] === "soft") return share;
      return SEEN_CLASSES[c] === "building" ? 1 - share : 0;
    }),
  );
  return { ...seen, shares: { ...seen.shares, planes } };
}

it("takes for soil what was left open and the network sees as soil, whatever its color, and not what may be a wall", () => {
  const open = box(30, 70, 60, 100);
  expect(at(groundInHighlight(seenOpen(open, 0.95)).soft, 45, 85)).toBe(1);
  expect(at(groundInHighlight(seenOpen(open, 0.6)).soft, 45, 85)).toBe(0);
});

it("takes for soil a wide patch that was seen as paving out of caution, and leaves a narrow walk", () => {
  const asSoil = (patch: Float32Array) => {
    const seen = seenWith(100, nothing, nothing);
    const soft = seen.soft.map((cover, i) => (patch[i] ? 0 : cover));
    const hard = seen.hard.map((cover, i) => Math.max(cover, patch[i]!));
    for (let i = 0; i < patch.length; i++) if (patch[i]) seen.picture.data.set(BOARD, i * 3);
    return groundInHighlight({ ...seen, soft, lawn: soft, hard, walk: hard });
  };
  expect(at(asSoil(box(30, 70, 60, 100)).soft, 45, 85)).toBe(1);
  expect(at(asSoil(box(44, 60, 46, 120)).soft, 45, 85)).toBe(0);
});

it("takes for paving what looks like the rest of the same drive, though the network sees soil there", () => {
  const seen = seenWith(100, nothing, nothing);
  const doubted = box(150, 60, WIDTH, HEIGHT);
  const planes = seen.shares.planes.map((plane, c) =>
    plane.map((known, i) => {
      if (doubted[i]) return SEEN_CLASSES[c] === "soft" ? 1 : 0;
      return seen.hard[i] ? Number(SEEN_CLASSES[c] === "drive") : known;
    }),
  );
  const { hard, soft } = groundInHighlight({ ...seen, shares: { ...seen.shares, planes } });
  expect([at(hard, 175, 90), at(soft, 175, 90)]).toEqual([1, 0]);
});

it("takes steps of the lawn's color before the house, which were seen as nothing, for none of it", () => {
  const wall = box(40, 60, 60, 70);
  // Between the steps and the lawn a strip was seen as nothing too, where they end above a walk.
  const seen = seenWith(100, box(40, 60, 60, 92), nothing);
  for (let y = 86; y < 92; y++)
    for (let x = 40; x < 60; x++) seen.picture.data.set(BOARD, (y * WIDTH + x) * 3);
  expect(at(groundByColor(seen).soft, 50, 78)).toBe(1);
  expect(at(groundByColor({ ...seen, house: wall }).soft, 50, 78)).toBe(0);
  // Lawn that goes on below is lawn.
  const open = { ...seenWith(100, box(40, 60, 60, 92), nothing), house: wall };
  expect(at(groundByColor(open).soft, 50, 78)).toBe(1);
});
