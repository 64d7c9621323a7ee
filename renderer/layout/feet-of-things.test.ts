import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { feetOfThings, postsIn } from "./feet-of-things.ts";

const [width, height] = [200, 120];
const at = (x: number, y: number) => y * width + x;
/**
 * A brown post six columns wide that stands at row 80 in a lawn that begins at row 30. From row 60 on it leans by so many columns a row.
 */
function isPost(x: number, y: number, lean: number): boolean {
  const left = 98 + Math.round(lean * Math.max(0, y - 60));
  return x >= left && x < left + 6 && y < 80;
}

/** A lawn, as it was seen, without the post down to a row. */
function lawnWith(row: number, post = [90, 60, 40], lean = 0) {
  const lawn = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y >= 30 && !(isPost(x, y, lean) && y < row) ? 1 : 0;
  });
  const seen = seenByHand({ width, height }, { ground: lawn, soft: lawn, lawn });
  for (let i = 0; i < lawn.length; i++)
    seen.picture.data.set(isPost(i % width, Math.floor(i / width), lean) ? post : [110, 140, 70], i * 3);
  return { seen, lawn };
}

it("are seen by the color of a post below the gap that a lawn leaves it", () => {
  const { seen, lawn } = lawnWith(75);
  const feet = feetOfThings(seen)(lawn);
  expect([feet[at(100, 74)], feet[at(100, 76)], feet[at(100, 79)], feet[at(100, 81)]]).toEqual([0, 1, 1, 0]);
  expect([feet[at(96, 77)], feet[at(105, 77)]]).toEqual([0, 0]);
});

it("are followed where a trunk leans", () => {
  const { seen, lawn } = lawnWith(70, undefined, -0.5);
  const feet = feetOfThings(seen)(lawn);
  expect([feet[at(90, 78)], feet[at(92, 78)], feet[at(99, 78)]]).toEqual([1, 1, 0]);
});

it("are none of a gap that looks like the lawn below it", () => {
  const alike = lawnWith(75, [112, 141, 72]);
  expect(feetOfThings(alike.seen)(alike.lawn)).not.toContain(1);
});

it("a post is what differs from the ground beside a gap, and not its rim", () => {
  const { seen, lawn } = lawnWith(80);
  // The mask of the lawn keeps off the post by two columns.
  for (let y = 30; y < 80; y++) for (const x of [96, 97, 104, 105]) lawn[at(x, y)] = 0;
  const posts = postsIn(seen)(lawn);
  expect([posts[at(97, 60)], posts[at(100, 60)], posts[at(104, 60)]]).toEqual([0, 1, 0]);
});
