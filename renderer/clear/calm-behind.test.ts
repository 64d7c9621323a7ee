import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { calmBehind } from "./calm-behind.ts";
import { STUFF } from "./materials-around.ts";
import type { Incomplete } from "./picture-scales.ts";

const [WIDTH, HEIGHT] = [200, 140];
const CORNER = 110;
const inHole = (x: number, y: number) => x >= 70 && x < 140 && y >= 60 && y < 130;
const at = (x: number, y: number) => y * WIDTH + x;
const BRICK = [150, 70, 60];
const SIDING = [220, 215, 200];

type Shown = { stuff: number; color: readonly number[] };

/** What completes a hole, of 70 x 70 pixels unless another is given, and the picture that it lies in. */
function completed(shownAt: (x: number, y: number) => Shown, isHole = inHole, isHouse = false) {
  const task: Incomplete = pictureWithHole(WIDTH, HEIGHT);
  const built = new Uint8Array(WIDTH * HEIGHT);
  if (isHouse) task.built = built;
  const { data } = task.picture;
  const stuff = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = at(x, y);
      const shown = shownAt(x, y);
      data.set(isHole(x, y) ? [20, 60, 20] : shown.color, i * 3);
      task.wanted[i] = 1;
      task.shown[i] = 1;
      if (isHole(x, y)) task.hole[i] = 1;
      else [stuff[i], task.kinds[i]] = [shown.stuff, 1];
      if (stuff[i] === STUFF.built) built[i] = 1;
    }
  return { data, done: calmBehind(task, stuff) };
}

/** What is filled in it: red, green and blue of a pixel. */
function filled(shownAt: (x: number, y: number) => Shown, isHole = inHole, isHouse = false) {
  const { data, done: found } = completed(shownAt, isHole, isHouse);
  const done = found!;
  return (x: number, y: number) =>
    [0, 1, 2].map(
      (c) => done.gain![at(x, y)]! * data[done.source[at(x, y)]! * 3 + c]! + done.levels![c]![at(x, y)]!,
    );
}

const built = (color: readonly number[]): Shown => ({ stuff: STUFF.built, color });
const off = (color: readonly number[], other: readonly number[]) =>
  Math.max(...color.map((value, c) => Math.abs(value - other[c]!)));

describe("what stands behind a hole", () => {
  it("is the walls that are seen beside and above it, each up to the corner between them", () => {
    const colorAt = filled((x) => built(x < CORNER ? BRICK : SIDING));
    expect(off(colorAt(80, 100), BRICK)).toBeLessThan(8);
    expect(off(colorAt(130, 100), SIDING)).toBeLessThan(8);
  });

  it("is no trim and no window, though these are all that is seen above", () => {
    const isTrim = (x: number, y: number) => y >= 54 && y < 60 && x >= 60 && x < 150;
    const isPane = (x: number, y: number) => y >= 20 && y < 54 && x >= 60 && x < 150;
    const colorAt = filled((x, y) =>
      isPane(x, y) ? { stuff: 0, color: [40, 50, 60] } : built(isTrim(x, y) ? [250, 250, 250] : BRICK),
    );
    for (const y of [64, 80, 110]) expect(off(colorAt(105, y), BRICK)).toBeLessThan(8);
  });

  it("is not what lies in the wall above it, such as a blind that nobody took for a window", () => {
    const isBlind = (x: number, y: number) => y >= 20 && y < 60 && x >= 80 && x < 130;
    const colorAt = filled((x, y) => built(isBlind(x, y) ? SIDING : BRICK));
    for (const y of [64, 80, 110]) expect(off(colorAt(105, y), BRICK)).toBeLessThan(8);
  });

  it("gets darker as evenly as the wall on both sides of it does", () => {
    const shade = (y: number) => SIDING.map((value) => value - y / 2);
    const colorAt = filled((_, y) => built(shade(y)));
    for (let y = 64; y < 126; y++) expect(off(colorAt(105, y), shade(y))).toBeLessThan(12);
  });

  it("keeps its texture, though its pieces do not fit on to each other: a blank wall shows more", () => {
    const rough = (x: number, y: number) => {
      const level = 110 * (hash01(Math.floor(x / 4), Math.floor(y / 4), 3) - 0.5);
      return BRICK.map((value) => value + level);
    };
    // So little is seen of it that it takes many pieces.
    const isNear = (x: number, y: number) => x >= 58 && x < 152 && y >= 48;
    const colorAt = filled((x, y) => ({ stuff: isNear(x, y) ? STUFF.built : 0, color: rough(x, y) }));
    const rows = Array.from({ length: 50 }, (_, k) => colorAt(90, 70 + k)[0]!);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(50);
  });

  it("is plants below the sky, not a wall that is seen on one side alone", () => {
    const colorAt = filled((x, y) => {
      if (y < 60) return { stuff: STUFF.sky, color: [200, 220, 250] };
      if (x >= 140) return built(SIDING);
      return { stuff: STUFF.before, color: [50, 90 + 30 * hash01(x, y, 4), 40] };
    });
    const [red, green] = colorAt(105, 100);
    expect(green!).toBeGreaterThan(red! + 20);
  });

  it("is the house that is seen above it, though bushes stand on both sides", () => {
    const colorAt = filled(
      (x, y) =>
        y < 60
          ? built(BRICK)
          : {
              stuff: STUFF.green,
              color: [50, 90 + 30 * hash01(Math.floor(x / 3), Math.floor(y / 3), 6), 40],
            },
      inHole,
      true,
    );
    for (const x of [74, 105, 136]) expect(off(colorAt(x, 120), BRICK)).toBeLessThan(12);
  });

  it("is the fence below the crown of a tree, though that is a small part of it", () => {
    const isTree = (x: number, y: number) => x >= 35 && x < 165 && y >= 20 && y < 130;
    const colorAt = filled(
      (x, y) =>
        y >= 120
          ? built(SIDING)
          : {
              stuff: STUFF.green,
              color: [50, 90 + 30 * hash01(Math.floor(x / 3), Math.floor(y / 3), 6), 40],
            },
      isTree,
    );
    expect(off(colorAt(100, 126), SIDING)).toBeLessThan(12);
    expect(colorAt(100, 60)[0]!).toBeLessThan(80);
  });

  it("has leaves where plants are all that is seen, though little of them: no slab of one green", () => {
    const isLeaves = (x: number, y: number) => y >= 53 && y < 60 && x >= 90 && x < 116;
    const colorAt = filled((x, y) => ({
      stuff: isLeaves(x, y) ? STUFF.green : 0,
      color: [50, 60 + 90 * hash01(Math.floor(x / 2), Math.floor(y / 2), 5), 40],
    }));
    const greens = Array.from({ length: 60 }, (_, k) => colorAt(100, 65 + k)[1]!);
    expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
  });

  it("is nothing that is known where little of a wall is seen: courses would only be repeated", () => {
    const isStrip = (x: number, y: number) => y >= 57 && y < 60 && x >= 70 && x < 140;
    const { done } = completed((x, y) =>
      isStrip(x, y) ? built([...BRICK].map((one) => one + 30 * (y % 2))) : { stuff: 0, color: [40, 50, 60] },
    );
    expect(done).toBeNull();
  });
});
