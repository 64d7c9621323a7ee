import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { outlineClose } from "./outline-close.ts";

const WIDTH = 160;
const HEIGHT = 120;
type Test = (x: number, y: number) => boolean;
const at = (i: number): [number, number] => [i % WIDTH, Math.floor(i / WIDTH)];
const plane = (of: Test) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(...at(i)) ? 1 : 0));
const inRound =
  (x: number, y: number, radius: number): Test =>
  (u, v) =>
    Math.hypot(u - x, v - y) < radius;

type Color = (x: number, y: number) => readonly [number, number, number];
/** A picture of these colors with some noise; the ground lies where `isGround`, plants are seen where `isPlant`. */
function pictured(color: Color, isGround: Test, isPlant: Test = () => false) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const noise = Math.round(14 * hash01(i, 0, 5)) - 7;
    data.set(
      color(...at(i)).map((level) => level + noise),
      i * 3,
    );
  }
  const ground = plane(isGround);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground, plants: plane(isPlant) });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}

/** The share of `of` that was outlined, and the share of what was outlined that lies in it. */
function matchOf(pixels: Int32Array, of: Test): { found: number; own: number } {
  const both = [...pixels].filter((i) => of(...at(i))).length;
  return { found: both / plane(of).reduce((sum, one) => sum + one, 0), own: both / pixels.length };
}

describe("what a circle was drawn closely around", () => {
  it("is an ornament on mulch, though stones around are as pale and leaves beside it are as bright", () => {
    const isOrnament = inRound(80, 60, 9);
    const isLeaf: Test = (x, y) => Math.abs(Math.abs(x - 80) - 24) < 7 && y > 48 && y < 70;
    const isStone: Test = (_, y) => y > 86;
    const seen = pictured(
      (x, y) =>
        isOrnament(x, y) || isStone(x, y) ? [200, 195, 170] : isLeaf(x, y) ? [90, 160, 60] : [45, 35, 32],
      (x, y) => y > 40 && !isOrnament(x, y),
    );
    const { pixels, isWhole } = outlineClose(
      plane((x, y) => Math.abs(x - 80) < 14 && Math.abs(y - 60) < 14),
      seen,
    )!;
    expect(isWhole).toBe(true);
    expect(matchOf(pixels, isOrnament).found).toBeGreaterThan(0.95);
    expect(matchOf(pixels, isOrnament).own).toBeGreaterThan(0.9);
  });

  it("is a bare bush with the siding that is seen between its twigs", () => {
    const isBush = inRound(80, 60, 24);
    const isTwig: Test = (x, y) => isBush(x, y) && ((x + y) % 5 < 2 || (x - y + 200) % 7 < 2);
    const seen = pictured(
      (x, y) => (isTwig(x, y) ? [110, 92, 75] : y > 90 ? [60, 45, 35] : [215, 213, 205]),
      (_, y) => y > 90,
    );
    const { pixels } = outlineClose(plane(inRound(80, 60, 30)), seen)!;
    expect(matchOf(pixels, isBush).found).toBeGreaterThan(0.9);
    expect(matchOf(pixels, isBush).own).toBeGreaterThan(0.85);
  });

  it("is a stump with the pale piece on its top", () => {
    const isHead: Test = (x, y) => Math.abs(x - 80) < 4 && y >= 22 && y < 26;
    const isStump: Test = (x, y) => Math.abs(x - 80) < 11 && y >= 40 && y < 90;
    const seen = pictured(
      (x, y) => (isHead(x, y) ? [205, 190, 150] : isStump(x, y) ? [70, 60, 40] : [150, 60, 50]),
      (_, y) => y > 90,
    );
    const circle = plane((x, y) => Math.abs(x - 80) < 17 && y > 17 && y < 96);
    const { pixels, isWhole } = outlineClose(circle, seen)!;
    expect(isWhole).toBe(true);
    expect(matchOf(pixels, isHead).found).toBe(1);
    expect(matchOf(pixels, isStump).found).toBeGreaterThan(0.95);
  });

  it("is one shrub of several: those beside the circle stay", () => {
    const shrubs = [40, 82, 124].map((x) => inRound(x, 60, 22));
    const isShrub: Test = (x, y) => shrubs.some((one) => one(x, y));
    const seen = pictured(
      (x, y) => (isShrub(x, y) ? [50, 90, 40] : y > 70 ? [120, 90, 70] : [200, 190, 180]),
      (x, y) => y > 70 && !isShrub(x, y),
      isShrub,
    );
    const { pixels } = outlineClose(plane(inRound(82, 60, 23)), seen)!;
    expect(matchOf(pixels, shrubs[1]!).found).toBeGreaterThan(0.95);
    expect(matchOf(pixels, shrubs[1]!).own).toBeGreaterThan(0.85);
  });

  it("is nothing where a bed was circled, or where nothing differs", () => {
    const isBed = inRound(80, 70, 28);
    const seen = pictured(
      (x, y) => (isBed(x, y) ? [60, 40, 35] : [110, 150, 80]),
      () => true,
    );
    expect(outlineClose(plane(inRound(80, 70, 30)), seen)).toBeNull();
    expect(outlineClose(plane(inRound(30, 30, 14)), seen)).toBeNull();
    expect(outlineClose(new Float32Array(WIDTH * HEIGHT), seen)).toBeNull();
  });
});
