import { expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { completeHole } from "./complete-hole.ts";
import { STUFF } from "./materials-around.ts";
import type { Incomplete } from "./picture-scales.ts";
import { plainKinds } from "./plain-behind.ts";

const [WIDTH, HEIGHT] = [160, 120];
const [UPRIGHT, GROUND] = [1, 2];
const FOOT = 80;
const inHole = (x: number, y: number) => x >= 60 && x < 100 && y >= 50 && y < 100;
const at = (x: number, y: number) => y * WIDTH + x;

/** A picture that is bare but for a hole of 40 x 50 pixels at the foot of a wall. */
function bare(colorAt: (x: number, y: number) => readonly number[]): Incomplete {
  const task: Incomplete = pictureWithHole(WIDTH, HEIGHT);
  const { data } = task.picture;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      data.set(inHole(x, y) ? [20, 60, 20] : colorAt(x, y), at(x, y) * 3);
      const kind = y < FOOT ? UPRIGHT : GROUND;
      task.wanted[at(x, y)] = kind;
      task.shown[at(x, y)] = kind;
      if (inHole(x, y)) task.hole[at(x, y)] = 1;
      else task.kinds[at(x, y)] = kind;
    }
  return task;
}

const turf = (x: number, y: number) => [90 + 60 * hash01(x, y, 1), 120 + 60 * hash01(x, y, 2), 60];
const siding = (y: number) => (y % 12 === 0 ? [190, 195, 200] : [225, 228, 230]);

it("fills ground with pieces of ground as they are, not pixel by pixel", () => {
  const { source } = completeHole(
    bare((x, y) => (y < FOOT ? siding(y) : turf(x, y))),
    UPRIGHT,
    1,
  )!;
  let [seams, all] = [0, 0];
  for (let y = FOOT; y < 99; y++)
    for (let x = 60; x < 99; x++) {
      all++;
      if (source[at(x + 1, y)] !== source[at(x, y)]! + 1) seams++;
      expect(Math.floor(source[at(x, y)]! / WIDTH)).toBeGreaterThanOrEqual(FOOT);
    }
  expect(seams / all).toBeLessThan(0.15);
});

it("lets the courses of a wall go on down to its foot", () => {
  const task = bare((x, y) => (y < FOOT ? siding(y) : turf(x, y)));
  const { source } = completeHole(task, UPRIGHT, 1)!;
  for (let y = 54; y < FOOT - 4; y++) {
    const from = source[at(80, y)]! * 3;
    expect(Math.abs(task.picture.data[from]! - siding(y)[0]!)).toBeLessThan(20);
  }
});

it("does not take a lamp on the wall for the wall", () => {
  const isLamp = (x: number, y: number) => Math.abs(x - 30) < 6 && Math.abs(y - 60) < 12;
  const task = bare((x, y) => (y >= FOOT ? turf(x, y) : isLamp(x, y) ? [40, 40, 45] : siding(y)));
  const plain = plainKinds(task, UPRIGHT, () => false);
  expect(plain[at(30, 60)]).toBe(0);
  expect(plain[at(30, 30)]).toBe(UPRIGHT);
});

it("lets the wall behind a small plant go on as it is, and that behind a large one in even light", () => {
  const isWhole = (by: number) => {
    const [wide, high] = [220 * by, 140 * by];
    const task: Incomplete = pictureWithHole(wide, high);
    const built = new Uint8Array(wide * high);
    task.wanted.fill(UPRIGHT);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const i = y * wide + x;
        const isHole = x >= 70 * by && x < 150 * by && y >= 80 * by;
        // A strip of ground at its foot.
        const kind = y >= high - 8 ? GROUND : UPRIGHT;
        task.shown[i] = task.wanted[i] = kind;
        task.picture.data.set(isHole ? [20, 60, 20] : y % 8 === 0 ? [175, 145, 125] : [200, 170, 150], i * 3);
        if (isHole) task.hole[i] = 1;
        else task.kinds[i] = kind;
        if (!isHole && kind === UPRIGHT) built[i] = 1;
      }
    const stuff = built.map((one) => (one ? STUFF.built : 0));
    const openings = new Uint8Array(wide * high);
    return completeHole({ ...task, built, openings, stuff }, UPRIGHT, 1)?.levels === undefined;
  };
  expect([isWhole(1), isWhole(2)]).toEqual([true, false]);
});
