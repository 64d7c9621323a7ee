import { expect, it } from "vitest";
import { isBelieved } from "./believed.ts";
import type { Incomplete } from "./picture-scales.ts";

/** A hole of 10 x 10 pixels before a wall, completed at this cost (levels). */
function completed(levels: number, hidden: (i: number) => boolean, size = 10, goesOn = false, freeRows = 0) {
  const [width, height] = [3 * size, 3 * size];
  const hole = Uint8Array.from({ length: width * height }, (_, i) =>
    Math.floor(i / width / size) === 1 && Math.floor((i % width) / size) === 1 ? 1 : 0,
  );
  const task = {
    picture: { width, height, data: new Uint8Array(0) },
    hole,
    wanted: hole,
  } as unknown as Incomplete;
  const done = {
    source: new Int32Array(0),
    cost: new Float32Array(hole.length).fill(levels * levels).fill(0, 0, (size + freeRows) * width),
    goesOn,
  };
  return isBelieved(task, done, 1000, hidden, false);
}
const lower = (i: number) => i >= 15 * 30;

it("believes less where new plants can hide the old ones instead, and asks nothing of what they hide", () => {
  expect(completed(40, () => false)).toBe(true);
  expect(completed(40, lower)).toBe(false);
  expect(completed(30, lower)).toBe(true);
  expect(completed(90, (i) => i >= 11 * 30)).toBe(true);
});

it("believes what fits badly only where it is not deep", () => {
  expect(completed(33, () => false, 40)).toBe(true);
  expect(completed(33, () => false, 80)).toBe(false);
  expect(completed(20, () => false, 80)).toBe(true);
});

it("believes a wall that goes on along its own lines deeper, and only where it fits well", () => {
  expect(completed(26, () => false, 160, true)).toBe(true);
  expect(completed(26, () => false, 160)).toBe(false);
  expect(completed(33, () => false, 80, true)).toBe(false);
});

it("believes a wall that goes on a little worse where new plants stand before it", () => {
  const before = (i: number) => i >= 120 * 240;
  expect(completed(33, before, 80, true)).toBe(true);
  expect(completed(36, before, 80, true)).toBe(false);
});

it("is told nothing by what goes on from above at no cost, where that is most of the hole", () => {
  expect(completed(43, () => false, 80, true, 60)).toBe(false);
  expect(completed(26, () => false, 80, true, 60)).toBe(true);
});
