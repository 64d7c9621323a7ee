import { expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { grown, pixelsOf } from "./pixel-pieces.ts";

const [WIDTH, HEIGHT] = [23, 17];

it("grows some pixels by rows and columns, and not around the frame", () => {
  const random = seededRandom(4);
  for (const byPx of [0, 1, 3]) {
    const pixels = pixelsOf(
      Uint8Array.from({ length: WIDTH * HEIGHT }, () => (random.next() > 0.97 ? 1 : 0)),
    );
    const isNear = (i: number) =>
      pixels.some(
        (o) =>
          Math.abs((o % WIDTH) - (i % WIDTH)) <= byPx &&
          Math.abs(Math.floor(o / WIDTH) - Math.floor(i / WIDTH)) <= byPx,
      );
    const expected = Array.from({ length: WIDTH * HEIGHT }, (_, i) => i).filter(isNear);
    expect([...grown(pixels, byPx, WIDTH, HEIGHT)]).toEqual(expected);
  }
  expect(grown(new Int32Array(0), 3, WIDTH, HEIGHT)).toHaveLength(0);
});

it("lists the pixels of a mask or of a number, and keeps what it listed before", () => {
  const mask = Uint8Array.from([0, 1, 2, 1]);
  const ones = pixelsOf(mask);
  expect([...pixelsOf(mask, 2)]).toEqual([2]);
  expect([...ones]).toEqual([1, 3]);
});
