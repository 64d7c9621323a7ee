import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findOnGround } from "./find-on-ground.ts";
import { groundColors } from "./ground-colors.ts";

const [WIDTH, HEIGHT] = [160, 120];
type Box = { left: number; right: number; top: number; bottom: number };
const isIn = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/** A lawn of which a square is in shade, with things of these colors on it, of which the network sees nothing. */
function lawnWith(...things: (Box & { color: readonly [number, number, number] })[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const grass = (x >= 100 && x < 120 && y < 60 ? 0.5 : 1) * (110 + 20 * hash01(x, y, 3));
    const thing = things.find((one) => isIn(one, x, y));
    data.set(thing?.color ?? [grass * 0.8, grass, grass * 0.4], i * 3);
  }
  const lawn = new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: lawn, soft: lawn, lawn });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}

const circleOf = (box: Box) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isIn(box, i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0,
  );
const CIRCLE: Box = { left: 20, right: 140, top: 20, bottom: 100 };
const BIN = { left: 60, right: 66, top: 50, bottom: 62, color: [230, 230, 236] } as const;
const CONE = { left: 90, right: 98, top: 70, bottom: 80, color: [250, 90, 30] } as const;
const at = (x: number, y: number) => y * WIDTH + x;

describe("things that stand on the ground of a circle", () => {
  it("are found by their colors, each whole, and shade is none of them", () => {
    const found = findOnGround(circleOf(CIRCLE), lawnWith(BIN, CONE));
    expect(found.map(({ isWhole }) => isWhole)).toEqual([true, true]);
    expect(found.map(({ pixels }) => pixels.includes(at(63, 60)))).toEqual([true, false]);
    expect(found.map(({ pixels }) => pixels.includes(at(94, 77)))).toEqual([false, true]);
  });

  it("go on above the circle in their own colors", () => {
    const [found] = findOnGround(circleOf({ ...CIRCLE, top: 56 }), lawnWith(BIN));
    expect(found?.isWhole).toBe(true);
    expect(found?.pixels).toContain(at(63, 52));
  });

  it("are not whole where they go on beside the circle", () => {
    const lying = { ...BIN, left: 50, right: 68, top: 56 };
    const found = findOnGround(circleOf({ ...CIRCLE, left: 63 }), lawnWith(lying));
    expect(found).toHaveLength(1);
    expect(found.some(({ isWhole }) => isWhole)).toBe(false);
  });
});

it("tells shade of the ground from other colors", () => {
  const colors = groundColors(circleOf(CIRCLE), lawnWith(BIN))!;
  expect([colors.isGround(at(30, 30)), colors.isGround(at(63, 60))]).toEqual([true, false]);
  expect([colors.isShade(at(110, 40)), colors.isShade(at(63, 60))]).toEqual([true, false]);
});
