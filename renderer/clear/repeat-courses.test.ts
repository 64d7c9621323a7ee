import { expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { courseHeight, repeatCourses } from "./repeat-courses.ts";

const [WIDTH, HEIGHT, COURSE, FOOT] = [120, 100, 8, 90];
const isJoint = (y: number) => y % COURSE === 0;
const isHole = (x: number, y: number) => x >= 40 && x < 80 && y >= 40 && y < FOOT;

/** A wall of courses with a hole at its foot; above the hole the wall is seen as far to the right as `seenTo`. */
function wall(seenTo: number) {
  const task = pictureWithHole(WIDTH, HEIGHT);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  const own: number[] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      task.picture.data.fill((isJoint(y) ? 210 : 120) + 20 * hash01(x, y, 5), i * 3, i * 3 + 3);
      if (isHole(x, y)) own.push(i);
      else if (y < FOOT && (x < seenTo || y >= 40)) mask[i] = 1;
    }
  return { task, mask, own: Int32Array.from(own) };
}

it("knows how high the courses of a wall are", () => {
  const { task, mask } = wall(WIDTH);
  expect(courseHeight(task, mask)).toBe(COURSE);
});

it("lets the courses above a hole go on down in it, joint below joint", () => {
  const { task, mask, own } = wall(WIDTH);
  const source = repeatCourses(task, mask, own)!;
  for (const i of own) {
    expect(source[i]! % WIDTH).toBe(i % WIDTH);
    expect(isJoint(Math.floor(source[i]! / WIDTH))).toBe(isJoint(Math.floor(i / WIDTH)));
  }
});

it("takes columns above which nothing is seen from beside them, in the same row", () => {
  const { task, mask, own } = wall(60);
  const source = repeatCourses(task, mask, own)!;
  for (const i of own) {
    expect(mask[source[i]!]).toBe(1);
    expect(isJoint(Math.floor(source[i]! / WIDTH))).toBe(isJoint(Math.floor(i / WIDTH)));
  }
});

it("fills nothing where no wall is seen", () => {
  const { task, mask, own } = wall(WIDTH);
  expect(repeatCourses(task, mask.fill(0), own)).toBeNull();
});
