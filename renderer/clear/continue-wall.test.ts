import { expect, it } from "vitest";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { continueWall } from "./continue-wall.ts";
import type { Incomplete } from "./picture-scales.ts";

const [WIDTH, HEIGHT] = [160, 120];
const WALL = 1;
const at = (x: number, y: number) => y * WIDTH + x;
const inHole = (x: number, y: number) => x >= 60 && x < 100 && y >= 60 && y < 100;

/** A plain wall with a hole in it, and whatever else `colorAt` shows on it; and the picture without the hole. */
function wall(colorAt: (x: number, y: number) => readonly number[]) {
  const bare = new Uint8Array(WIDTH * HEIGHT * 3);
  const built = new Uint8Array(WIDTH * HEIGHT);
  const task: Incomplete = { ...pictureWithHole(WIDTH, HEIGHT), built };
  task.shown.fill(WALL);
  task.wanted.fill(WALL);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      bare.set(colorAt(x, y), at(x, y) * 3);
      task.picture.data.set(inHole(x, y) ? [20, 60, 20] : colorAt(x, y), at(x, y) * 3);
      if (inHole(x, y)) task.hole[at(x, y)] = 1;
      else task.kinds[at(x, y)] = built[at(x, y)] = WALL;
    }
  const done = continueWall(task, WALL, built)!;
  const redAt = (x: number, y: number) => task.picture.data[done.source[at(x, y)]! * 3]!;
  let wrong = 0;
  for (let y = 60; y < 100; y++)
    for (let x = 60; x < 100; x++) if (Math.abs(redAt(x, y) - bare[at(x, y) * 3]!) > 20) wrong++;
  return { redAt, wrong };
}

const PLAIN = [200, 190, 180];
const DARK = [40, 40, 40];

it("lets the side of a door that is seen above a hole go on down in it", () => {
  expect(wall((x) => (x >= 80 ? DARK : PLAIN)).wrong).toBeLessThan(20);
});

it("lets a sill that is seen on both sides of a hole go on in it", () => {
  expect(wall((_, y) => (y >= 84 && y < 90 ? DARK : PLAIN)).wrong).toBeLessThan(80);
});

it("lets a lamp that hangs above a hole end", () => {
  const { redAt } = wall((x, y) => (x >= 76 && x < 84 && y >= 30 && y < 62 ? DARK : PLAIN));
  expect(redAt(80, 80)).toBe(PLAIN[0]);
});

it("does not repeat the eave above a low wall", () => {
  const { redAt } = wall((_, y) => (y < 50 ? DARK : PLAIN));
  for (let y = 62; y < 100; y++) expect(redAt(80, y)).toBe(PLAIN[0]);
});
