import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { uprightThings } from "./upright-things.ts";

const WIDTH = 200;
const HEIGHT = 150;
const LAWN_ROW = 70;

/** A lawn below a wall, and a dark trunk before both that was seen as these, from one row to another. */
function thingsWith(top: number, foot: number): Uint8Array {
  const soft = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= LAWN_ROW * WIDTH ? 1 : 0));
  const house = soft.map((cover) => 1 - cover);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { soft, lawn: soft, ground: soft, house });
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isTrunk = x >= 100 && x < 103 && y >= top && y < foot;
    const light = isTrunk ? 50 : y < LAWN_ROW ? 190 : 130 + ((x * 7 + y * 13) % 11);
    seen.picture.data.fill(light, i * 3, i * 3 + 3);
  }
  return uprightThings(seen);
}

it("follows a trunk that was seen as the lawn up before the wall, to its end", () => {
  const found = thingsWith(40, 110);
  expect([90, 55, 25].map((y) => found[y * WIDTH + 101])).toEqual([1, 1, 0]);
  expect(found[55 * WIDTH + 110]).toBe(0);
});

it("follows a post that ends at the edge of the lawn no farther", () => {
  const found = thingsWith(66, 110);
  expect([90, 50].map((y) => found[y * WIDTH + 101])).toEqual([1, 0]);
});
