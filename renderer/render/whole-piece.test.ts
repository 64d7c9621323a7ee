import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { MOST_LEFT, wholePiece } from "./whole-piece.ts";

const WIDTH = 320;
const HEIGHT = 240;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const GRASS = [95, 120, 70] as const;
const MULCH = [90, 60, 45] as const;
const STONE = [150, 150, 150] as const;
const NONE = new Uint8Array(WIDTH * HEIGHT);

/** A lawn from row 80 on between paving to both sides; `other` was taken for lawn too, with a doubt, and has another color. */
function lawnBeside(
  lawn: Float32Array,
  other = new Float32Array(lawn.length),
  color: readonly number[] = MULCH,
) {
  const ground = box(0, 80, WIDTH, HEIGHT);
  const hard = ground.map((cover, i) => cover - lawn[i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft: lawn, lawn, hard, walk: hard, house: box(0, 0, WIDTH, 80) },
  );
  for (let i = 0; i < lawn.length; i++)
    for (const [c, level] of (other[i] ? color : lawn[i] ? GRASS : STONE).entries())
      seen.picture.data[i * 3 + c] = level + 40 * (hash01(i, c, 3) - 0.5);
  const planes = seen.shares.planes.map((one) => one.slice());
  // In the order of `SEEN_CLASSES`: lawn 3, soil 4.
  for (let i = 0; i < lawn.length; i++) if (other[i]) planes[3]![i] = planes[4]![i] = 0.5;
  return { ...seen, shares: { ...seen.shares, planes } };
}
const at = (mask: Float32Array, x: number, y: number) => mask[y * WIDTH + x];
const LAWN = box(40, 80, 280, HEIGHT);
/** A loop that falls short of the lawn's edges by 12 pixels. */
const LOOP = box(52, 92, 268, 228);

describe("a highlight that holds most of a lawn", () => {
  it("is the whole lawn, up to its edges", () => {
    const whole = wholePiece(LOOP, LAWN, NONE, lawnBeside(LAWN));
    expect([at(whole, 46, 160), at(whole, 272, 160), at(whole, 160, 232), at(whole, 160, 86)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([at(whole, 30, 160), at(whole, 160, 70)]).toEqual([0, 0]);
  });

  it("leaves what was seen as lawn and looks unlike it", () => {
    const mulch = box(268, 80, 280, HEIGHT);
    const whole = wholePiece(LOOP, LAWN, NONE, lawnBeside(LAWN, mulch));
    expect([at(whole, 272, 160), at(whole, 46, 160)]).toEqual([0, 1]);
  });

  it("goes on where a thing was cleared that the network saw", () => {
    const seen = lawnBeside(LAWN);
    // In the order of `SEEN_CLASSES`: lawn 3, other things 11.
    for (const i of LAWN.keys())
      if (i % WIDTH >= 268 && LAWN[i]) [seen.shares.planes[3]![i], seen.shares.planes[11]![i]] = [0, 1];
    expect(at(wholePiece(LOOP, LAWN, NONE, seen), 272, 160)).toBe(1);
  });

  it("leaves other highlights", () => {
    const others = Uint8Array.from(box(270, 80, 280, HEIGHT));
    const whole = wholePiece(LOOP, LAWN, others, lawnBeside(LAWN));
    expect([at(whole, 275, 160), at(whole, 46, 160)]).toEqual([0, 1]);
  });

  it("goes on behind a post", () => {
    const lawn = LAWN.map((cover, i) => (i % WIDTH > 256 && i % WIDTH < 264 ? 0 : cover));
    const seen = { ...lawnBeside(lawn), hard: new Float32Array(lawn.length) };
    const whole = wholePiece(box(45, 85, 256, 235), lawn, NONE, seen);
    expect([at(whole, 272, 160), at(whole, 260, 160)]).toEqual([1, 0]);
  });

  it("is all of it for a bed that leaves a sliver, and not for one with lawn around it", () => {
    const nearly = wholePiece(box(40, 80, 268, HEIGHT), LAWN, NONE, lawnBeside(LAWN), MOST_LEFT.bed);
    expect(at(nearly, 272, 160)).toBe(1);
    expect(wholePiece(LOOP, LAWN, NONE, lawnBeside(LAWN), MOST_LEFT.bed)).toBe(LOOP);
  });

  it("is no lawn across a walk", () => {
    const both = LAWN.map((cover, i) => (i % WIDTH > 256 && i % WIDTH < 264 ? 0 : cover));
    const whole = wholePiece(box(52, 92, 256, 228), both, NONE, lawnBeside(both));
    expect([at(whole, 272, 160), at(whole, 46, 160)]).toEqual([0, 1]);
  });
});

it("is as it was drawn where it holds a part of the lawn", () => {
  const part = box(54, 100, 150, 222);
  expect(wholePiece(part, LAWN, NONE, lawnBeside(LAWN))).toBe(part);
});
