import { describe, expect, it } from "vitest";
import { changedAreas, type Outline, type SmallPicture } from "./changed-areas.ts";

const WIDTH = 60;
const HEIGHT = 40;

/** Gray, with rectangles of another color; `noise` on every pixel, as another storing of a picture makes. */
function picture(rectangles: [number, number, number, number][], noise = 0): SmallPicture {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const isIn = rectangles.some(
      ([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom,
    );
    data.set([isIn ? 200 : 120, 120 + (pixel % 2 ? noise : -noise), 120, 255], 4 * pixel);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const boxOf = (line: Outline) =>
  [
    Math.min(...line.map(({ x }) => x)) * WIDTH,
    Math.min(...line.map(({ y }) => y)) * HEIGHT,
    Math.max(...line.map(({ x }) => x)) * WIDTH,
    Math.max(...line.map(({ y }) => y)) * HEIGHT,
  ].map(Math.round);

describe("what differs between two pictures", () => {
  it("is nothing where they are the same, or differ by less than is seen", () => {
    expect(changedAreas(picture([]), picture([]))).toEqual([]);
    expect(changedAreas(picture([], 6), picture([], -6))).toEqual([]);
  });

  it("is outlined with a rim of two pixels, each area by itself", () => {
    const after = picture([
      [10, 10, 20, 18],
      [40, 25, 50, 35],
    ]);
    expect(changedAreas(picture([]), after).map(boxOf)).toEqual([
      [8, 8, 22, 20],
      [38, 23, 52, 37],
    ]);
    expect(changedAreas(after, picture([]))).toHaveLength(2);
  });

  it("is one area where two lie beside each other, without its holes, and to the rim of the picture", () => {
    const ring = picture([
      [0, 0, 30, 4],
      [0, 4, 4, 30],
      [26, 4, 30, 30],
      [0, 26, 30, 30],
    ]);
    expect(changedAreas(picture([]), ring).map(boxOf)).toEqual([[0, 0, 32, 32]]);
    const near = picture([
      [10, 10, 20, 20],
      [23, 10, 33, 20],
    ]);
    expect(changedAreas(picture([]), near)).toHaveLength(1);
  });

  it("is no speck", () => {
    expect(changedAreas(picture([]), picture([[30, 20, 31, 21]]))).toEqual([]);
  });

  it("is asked of pictures of one size alone", () => {
    const { data } = picture([]);
    expect(() => changedAreas(picture([]), { width: HEIGHT, height: WIDTH, data })).toThrow(RangeError);
  });
});
