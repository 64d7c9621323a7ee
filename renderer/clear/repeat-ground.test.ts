import { expect, it } from "vitest";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { largestRectangle, repeatGround } from "./repeat-ground.ts";

const [WIDTH, HEIGHT, GROUND] = [80, 60, 2];

/** A hole in the lower half of a picture that shows ground in a rectangle of its upper half. */
function task(across: number, down: number) {
  const bare = pictureWithHole(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      bare.wanted[i] = GROUND;
      if (y >= 30) bare.hole[i] = 1;
      else if (x >= 10 && x < 10 + across && y >= 5 && y < 5 + down) bare.kinds[i] = GROUND;
    }
  return bare;
}

it("finds the largest rectangle of a mask", () => {
  expect(largestRectangle(task(30, 12).kinds.map(Math.sign) as Uint8Array, WIDTH)).toEqual({
    left: 10,
    top: 5,
    across: 30,
    down: 12,
  });
  expect(largestRectangle(new Uint8Array(WIDTH * HEIGHT), WIDTH)).toMatchObject({ across: 0, down: 0 });
});

it("fills a hole with a piece of ground there and back again, so that neighbors stay neighbors", () => {
  const shown = task(30, 12);
  const { source } = repeatGround(shown)!;
  for (let y = 30; y < HEIGHT - 1; y++)
    for (let x = 0; x < WIDTH - 1; x++) {
      const i = y * WIDTH + x;
      expect(shown.kinds[source[i]!]).toBe(GROUND);
      expect(Math.abs((source[i + 1]! % WIDTH) - (source[i]! % WIDTH))).toBeLessThanOrEqual(1);
    }
});

it("fills none from a sliver of ground", () => {
  expect(repeatGround(task(30, 4))).toBeNull();
});
