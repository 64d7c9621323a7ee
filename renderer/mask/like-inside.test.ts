import { expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import { likeInside } from "./like-inside.ts";

const WIDTH = 200;
const HEIGHT = 120;
type Color = readonly [number, number, number];
const BRICK: Color = [170, 105, 85];
const LEAVES: Color = [60, 95, 40];

/** A picture of noisy colors by place. */
function pictureOf(colorAt: (x: number, y: number) => Color) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = colorAt(i % WIDTH, Math.floor(i / WIDTH))[c]! + 20 * (hash01(i, c, 3) - 0.5);
  return { width: WIDTH, height: HEIGHT, data };
}
const stroke = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= 80 && x < 120 && y >= 40 && y < 110 ? 1 : 0;
});
const at = (cover: Float32Array, x: number, y: number) => cover[y * WIDTH + x]!;

it("finds the walk that a stroke was drawn round: a little beyond it, and not the leaves over it", () => {
  const walk = pictureOf((x, y) => (x >= 77 && x < 124 && !(x > 105 && y > 80) ? BRICK : LEAVES));
  const like = likeInside(stroke, walk)!;
  expect([at(like, 100, 60), at(like, 79, 60), at(like, 121, 60), at(like, 95, 100)]).toEqual([1, 1, 1, 1]);
  expect([at(like, 72, 60), at(like, 130, 60), at(like, 114, 100)]).toEqual([0, 0, 0]);
});

it("finds nothing where the inside of a stroke looks like what lies around it", () => {
  const mixed = pictureOf((x, y) => ((x + y) % 7 < 2 ? BRICK : LEAVES));
  const like = likeInside(stroke, mixed);
  expect(like === null || at(like, 100, 60) < 1).toBe(true);
});
