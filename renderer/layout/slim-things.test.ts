import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { slimThings } from "./slim-things.ts";

const WIDTH = 200;
const HEIGHT = 150;
const LAWN_ROW = 70;

type Is = (x: number, y: number) => boolean;

/** A lawn below row 70 with a wall behind it, and what stands before both, of which the network sees a part. */
function thingsWith(isThing: Is, isSeen: Is = isThing): Set<number> {
  const plane = (is: Is) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(is(i % WIDTH, Math.floor(i / WIDTH))));
  const soft = plane((x, y) => y >= LAWN_ROW && !isThing(x, y));
  const house = plane((x, y) => y < LAWN_ROW && !isThing(x, y));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { soft, lawn: soft, ground: soft, house, standing: plane(isSeen) },
  );
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const light = isThing(x, y) ? 12 : y < LAWN_ROW ? 190 : 130 + ((x * 7 + y * 13) % 11);
    seen.picture.data.fill(light, i * 3, i * 3 + 3);
  }
  return new Set(slimThings(seen));
}
const at = (x: number, y: number) => y * WIDTH + x;

it("finds a mailbox whole, with what of it rises before the wall, though the network sees no more than a side of its box", () => {
  const isPost: Is = (x, y) => x >= 90 && x < 96 && y >= 60 && y < 120;
  const isBox: Is = (x, y) => x >= 90 && x < 108 && y >= 74 && y < 86;
  const isMailbox: Is = (x, y) => isPost(x, y) || isBox(x, y);
  const found = thingsWith(isMailbox, (x, y) => isMailbox(x, y) && x < 102);
  expect([at(105, 80), at(93, 62), at(93, 115)].map((i) => found.has(i))).toEqual([true, true, true]);
  expect(found.has(at(120, 80))).toBe(false);
});

it("finds no walls and no fences, which are near at one end and far at the other", () => {
  expect(thingsWith((x, y) => x >= 40 && x < 140 && y >= 90 && y < 110).size).toBe(0);
});
