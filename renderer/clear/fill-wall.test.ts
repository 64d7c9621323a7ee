import { expect, it } from "vitest";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { fillWall } from "./fill-wall.ts";
import type { Incomplete } from "./picture-scales.ts";

const [WIDTH, HEIGHT] = [220, 140];
const WALL = 1;
const [PLAIN, FRAME, GLASS] = [
  [200, 170, 150],
  [245, 245, 245],
  [40, 45, 60],
];
const at = (x: number, y: number) => y * WIDTH + x;
const inHole = (x: number, y: number) => x >= 70 && x < 150 && y >= 80;
const courses = (y: number) => PLAIN!.map((level) => level - (y % 8 === 0 ? 25 : 0));

/** A wall with courses and a hole at its foot, and whatever else `other` shows on it; the red of the wall as it is filled. */
function filled(other: (x: number, y: number) => readonly number[] | null, isOpen = (_: number) => false) {
  const [built, openings] = [new Uint8Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT)];
  const task: Incomplete = { ...pictureWithHole(WIDTH, HEIGHT), built, openings };
  task.shown.fill(WALL);
  task.wanted.fill(WALL);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = at(x, y);
      task.picture.data.set(inHole(x, y) ? [20, 60, 20] : (other(x, y) ?? courses(y)), i * 3);
      if (isOpen(i)) openings[i] = 1;
      if (inHole(x, y)) task.hole[i] = 1;
      else task.kinds[i] = built[i] = WALL;
    }
  const done = fillWall(task, WALL);
  if (!done || done === "unknown") return done;
  return (x: number, y: number) => task.picture.data[done.source[at(x, y)]! * 3]!;
}

/** A window whose sill is hidden, and lower at its left half. */
const inWindow = (x: number, y: number) => x >= 95 && x < 130 && y >= 30 && y < 80;
const windowAt = (x: number, y: number) =>
  !inWindow(x, y) ? null : x < 98 || x >= 127 || y < 34 ? FRAME! : GLASS!;

it("ends a window that is seen above a hole, and goes on with the wall below it", () => {
  const red = filled(windowAt, (i) => inWindow(i % WIDTH, Math.floor(i / WIDTH)));
  if (typeof red !== "function") throw new Error("nothing was filled");
  for (let y = 88; y < HEIGHT; y++)
    for (const x of [100, 112, 125]) {
      expect(red(x, y)).toBeGreaterThan(165);
      expect(red(x, y)).toBeLessThan(205);
    }
});

it("gives it a sill of its frame", () => {
  const red = filled(windowAt, (i) => inWindow(i % WIDTH, Math.floor(i / WIDTH)));
  if (typeof red !== "function") throw new Error("nothing was filled");
  expect(red(112, 81)).toBe(FRAME![0]);
});

it("lets a downspout go on to the ground, and the courses of the wall beside it", () => {
  const red = filled((x) => (x >= 108 && x < 113 ? FRAME! : null));
  if (typeof red !== "function") throw new Error("nothing was filled");
  for (let y = 84; y < HEIGHT; y++) {
    expect(red(110, y)).toBe(FRAME![0]);
    expect(red(90, y)).toBe(courses(y)[0]);
  }
});

it("ends a window that nobody took for one where it is seen last, though a strip of it alone is before the hole", () => {
  const red = filled((x, y) =>
    x < 143 || x >= 180 || y < 40 || y >= 95 ? null : x < 146 || x >= 177 ? FRAME! : GLASS!,
  );
  if (typeof red !== "function") throw new Error("nothing was filled");
  for (let y = 100; y < HEIGHT; y++) for (const x of [144, 148]) expect(red(x, y)).toBeLessThan(205);
  for (let y = 100; y < HEIGHT; y++) for (const x of [144, 148]) expect(red(x, y)).toBeGreaterThan(160);
});

it("goes on with a plinth that is seen on both sides", () => {
  const red = filled((_, y) => (y >= 128 ? [90, 90, 90] : null));
  if (typeof red !== "function") throw new Error("nothing was filled");
  for (let y = 130; y < HEIGHT; y++) expect(red(110, y)).toBe(90);
  expect(red(110, 110)).toBeGreaterThan(165);
});

it("knows nothing of what is hidden where nearly all beside it is something else", () => {
  const striped = (x: number, y: number) =>
    y >= 60 && x >= 60 && x < 160 ? (x % 40 < 20 ? GLASS! : FRAME!) : null;
  expect(filled(striped)).toBe("unknown");
});
