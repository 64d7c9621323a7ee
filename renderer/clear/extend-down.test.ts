import { expect, it } from "vitest";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { extendDown } from "./extend-down.ts";
import type { Incomplete } from "./picture-scales.ts";

const [WIDTH, HEIGHT] = [120, 100];
const WALL = 1;
const at = (x: number, y: number) => y * WIDTH + x;

/** A wall with a hole in its lower half, of which `leftOf` and `rightOf` are the colors on either side. */
function wall(left: readonly number[], right: readonly number[]): Incomplete {
  const task: Incomplete = pictureWithHole(WIDTH, HEIGHT);
  const { data } = task.picture;
  for (const plane of [task.kinds, task.shown, task.wanted]) plane.fill(WALL);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      data.set(x < 60 ? left : right, at(x, y) * 3);
      if (y < 50 || x < 30 || x >= 90) continue;
      task.hole[at(x, y)] = 1;
      task.kinds[at(x, y)] = 0;
    }
  return task;
}

it("lets a corner board go on straight down", () => {
  const task = wall([220, 220, 215], [205, 200, 190]);
  const { source } = extendDown(task, WALL)!;
  for (let y = 50; y < HEIGHT; y++) {
    expect(task.picture.data[source[at(59, y)]! * 3]).toBe(220);
    expect(task.picture.data[source[at(60, y)]! * 3]).toBe(205);
  }
});

it("fills nothing where the sides of the hole show something else", () => {
  const task = wall([220, 220, 215], [205, 200, 190]);
  for (let y = 50; y < HEIGHT; y++)
    for (let x = 0; x < 30; x++) task.picture.data.set([60, 70, 90], at(x, y) * 3);
  expect(extendDown(task, WALL)).toBeNull();
});
