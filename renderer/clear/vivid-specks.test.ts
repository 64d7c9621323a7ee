import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { vividSpecks } from "./vivid-specks.ts";

const WIDTH = 100;
const seen = seenByHand({ width: WIDTH, height: 80 }, { ground: new Float32Array(WIDTH * 80).fill(1) });
/** A lawn with a yellow square of so many pixels in it. */
function lawnWith(side: number) {
  const data = new Uint8Array(WIDTH * 80 * 3).fill(110);
  for (let y = 20; y < 20 + side; y++)
    for (let x = 30; x < 30 + side; x++) data.set([220, 200, 30], (y * WIDTH + x) * 3);
  return { ...seen, picture: { width: WIDTH, height: 80, data } };
}

it("finds a bright toy in the ground with what is around it, and no bright paving", () => {
  const found = vividSpecks(lawnWith(4));
  expect([found[22 * WIDTH + 31], found[22 * WIDTH + 38], found[22 * WIDTH + 60]]).toEqual([1, 1, 0]);
  expect(vividSpecks(lawnWith(30)).includes(1)).toBe(false);
});
