import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { dirtGround, lawnGround, saysDirt } from "./lawn-ground.ts";

const [WIDTH, HEIGHT] = [320, 240];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const GRASS = [70, 110, 40];
const SOIL = [170, 120, 80];
const STONE = [190, 190, 185];

/** Whether a patch between lawn and hedge that was seen as a drive is ground for a new lawn, by its color and the network's trust in paving there. */
function isGround(look: readonly number[], trust: number, groundOf = lawnGround, wide = 100): boolean {
  const drive = box(200 - wide, 80, 200, 130);
  const ground = box(0, 80, WIDTH, HEIGHT);
  const lawn = ground.map((cover, i) => cover - drive[i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft: lawn, lawn, hard: drive, drive, plants: box(0, 0, WIDTH, 80) },
  );
  const planes = seen.shares.planes.map((plane) => plane.slice());
  // In the order of `SEEN_CLASSES`: lawn 3, drive 5.
  for (let i = 0; i < drive.length; i++) {
    seen.picture.data.set(drive[i] ? look : GRASS, i * 3);
    if (drive[i]) [planes[3]![i], planes[5]![i]] = [1 - trust, trust];
  }
  const { soft } = groundOf({ ...seen, shares: { ...seen.shares, planes } });
  return soft[105 * WIDTH + 195] === 1;
}

it("takes soil of which the network doubts that it is paved for ground of a lawn", () => {
  expect(isGround(SOIL, 0.4)).toBe(true);
});

it("leaves paving of which the network is sure, and what has its color", () => {
  expect(isGround(SOIL, 0.8)).toBe(false);
  expect(isGround(STONE, 0.4)).toBe(false);
});

it("leaves a walk of flagstones, which is small and doubted", () => {
  expect(isGround(SOIL, 0.4, lawnGround, 20)).toBe(false);
});

it("doubts more of it where words say that the ground is bare", () => {
  expect(saysDirt("New sod, its all dirt")).toBe(true);
  expect(saysDirt("new sod in the dirty corner")).toBe(false);
  expect([isGround(SOIL, 0.6), isGround(SOIL, 0.6, dirtGround), isGround(SOIL, 0.8, dirtGround)]).toEqual([
    false,
    true,
    false,
  ]);
});
