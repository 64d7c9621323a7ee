import { expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { pictureWithHole } from "#tests/support/picture-with-hole.ts";
import { tileWall } from "./tile-wall.ts";

const [WIDTH, HEIGHT, COURSE, BRICK] = [160, 100, 8, 20];
const isHole = (x: number, y: number) => x >= 60 && x < 120 && y >= 50;

/** A wall of bricks whose courses fall by so much, in which a hole is cut; `isSeen`: where it is seen. */
function bricks(fall: number, isSeen = (_x: number, _y: number) => true) {
  const task = pictureWithHole(WIDTH, HEIGHT);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  const own: number[] = [];
  const isJoint = (x: number, y: number) => {
    const row = Math.round(y - fall * x) + 40 * COURSE;
    const along = x + (Math.floor(row / COURSE) % 2) * (BRICK / 2);
    return row % COURSE < 2 || along % BRICK < 2;
  };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      task.picture.data.fill((isJoint(x, y) ? 200 : 110) + 10 * hash01(x, y, 5), i * 3, i * 3 + 3);
      task.slope[i] = fall;
      if (isHole(x, y)) own.push(i);
      else if (isSeen(x, y)) mask[i] = 1;
    }
  const shareRight = (source: Int32Array) => {
    const right = own.filter((i) => {
      const from = source[i]!;
      return isJoint(i % WIDTH, Math.floor(i / WIDTH)) === isJoint(from % WIDTH, Math.floor(from / WIDTH));
    });
    return right.length / own.length;
  };
  return { task, mask, own: Int32Array.from(own), shareRight };
}

it("lays a wall in whole courses, brick beside brick, on from those at the rim", () => {
  const { task, mask, own, shareRight } = bricks(0);
  const source = tileWall(task, mask, own)!;
  expect(own.every((i) => mask[source[i]!])).toBe(true);
  expect(shareRight(source)).toBeGreaterThan(0.99);
});

it("does so along courses that fall", () => {
  const { task, mask, own, shareRight } = bricks(0.125);
  expect(shareRight(tileWall(task, mask, own)!)).toBeGreaterThan(0.85);
});

it("fills nothing where only a strip of the wall is seen", () => {
  const { task, mask, own } = bricks(0, (_, y) => y < 10);
  expect(tileWall(task, mask, own)).toBeNull();
});
