import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { withStrayLeaves } from "./stray-leaves.ts";

const [WIDTH, HEIGHT] = [200, 60];
const at = (x: number) => 30 * WIDTH + x;
const plane = (from: number, to: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH >= from && i % WIDTH < to ? 1 : 0));

/** A shrub from column 40 to 60, seen up to column 56, on gray paving; a lawn from column 30 to 40. */
const seen = (() => {
  const own = seenByHand({ width: WIDTH, height: HEIGHT }, { plants: plane(40, 56), lawn: plane(30, 40) });
  const data = own.picture.data.slice();
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if (i % WIDTH >= 30 && i % WIDTH < 60) data.set([70, 110, 50], i * 3);
  return { ...own, picture: { ...own.picture, data } };
})();

it("takes lit leaves at the rim of a plant for its own, and neither paving nor lawn", () => {
  const all = withStrayLeaves(Uint8Array.from(plane(40, 56)), seen);
  expect([all[at(57)], all[at(59)], all[at(60)], all[at(39)]]).toEqual([1, 1, 0, 0]);
});
