import { expect, it } from "vitest";
import { beyondFrame } from "./beyond-frame.ts";

const [WIDTH, HEIGHT] = [200, 100];
/** A point near the frame is moved out past it by so much. */
const REACH = 6;

it("moves a corner near the frame out along the side that leads to it, so that the side stays where it was drawn", () => {
  const [, below] = beyondFrame(
    [
      { x: 100, y: 50 },
      { x: 60, y: 98 },
      { x: 120, y: 98 },
    ],
    WIDTH,
    HEIGHT,
  );
  expect(below!.y).toBe(HEIGHT + REACH);
  // On the line from (100, 50) through (60, 98).
  expect(below!.x).toBeCloseTo(60 - (40 / 48) * (HEIGHT + REACH - 98));
});

it("moves a corner straight out where its side runs nearly along the frame, and both ways in a corner of the picture", () => {
  const [, flat, corner] = beyondFrame(
    [
      { x: 20, y: 80 },
      { x: 150, y: 99 },
      { x: 199, y: 99 },
    ],
    WIDTH,
    HEIGHT,
  );
  expect(flat).toEqual({ x: 150, y: HEIGHT + REACH });
  expect(corner).toEqual({ x: WIDTH + REACH, y: HEIGHT + REACH });
});

it("leaves points inside as they are, and holds points far outside within one picture's size", () => {
  const inside = { x: 100, y: 50 };
  expect(beyondFrame([inside, { x: 100, y: 9000 }, { x: 40, y: 40 }], WIDTH, HEIGHT)).toEqual([
    inside,
    { x: 100, y: 2 * HEIGHT },
    { x: 40, y: 40 },
  ]);
});
