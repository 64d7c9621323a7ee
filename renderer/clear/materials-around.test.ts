import { expect, it } from "vitest";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { materialsAround, STUFF } from "./materials-around.ts";

const [WIDTH, HEIGHT] = [120, 80];

/** How many materials are told apart around a hole, of which the left and the right half show two colors, with a post between. */
function told(left: readonly number[], right: readonly number[]) {
  const task = pictureWithHole(WIDTH, HEIGHT);
  const stuff = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      if (x >= 40 && x < 80 && y >= 30) task.hole[i] = 1;
      else if (Math.abs(x - 60) > 6) stuff[i] = STUFF.built;
      task.picture.data.set(x < 60 ? left : right, i * 3);
    }
  return materialsAround(task, stuff).count;
}

it("tells materials apart by their tint rather than by their light", () => {
  expect(told([170, 130, 130], [143, 143, 143])).toBe(2);
  expect(told([165, 165, 165], [143, 143, 143])).toBe(1);
});
