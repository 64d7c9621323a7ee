import { expect, it } from "vitest";
import { plantsOnDown } from "./plants-on-down.ts";

const [WIDTH, HEIGHT] = [100, 60];
const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
/** A hedge from row 30 to row 45 hides a bush that is seen from row 15 on, before a wall. */
const isHedge = (y: number) => y >= 30 && y < 45;
const hole = Int32Array.from({ length: 15 * WIDTH }, (_, k) => 30 * WIDTH + k);
const leaving = Uint8Array.from(plane((_, y) => isHedge(y)));
const seen = (isBush: (x: number) => boolean, isWall = true) => ({
  plants: plane((x, y) => isHedge(y) || (isBush(x) && y >= 15 && y < 30)),
  house: plane((x, y) => isWall && y < 30 && !(isBush(x) && y >= 15)),
  width: WIDTH,
});
const isGround = (i: number) => i >= 40 * WIDTH;
const bush = (x: number) => x >= 40 && x < 60;

it("lets a bush before the house go on down to the ground as the upper part of it, darker", () => {
  const taken = plantsOnDown(hole, leaving, isGround, seen(bush));
  const at = (x: number, y: number) => taken.get(y * WIDTH + x);
  expect(Math.floor(at(50, 30)!.from / WIDTH)).toBeLessThan(30);
  expect(at(50, 38)!.from).toBeLessThan(at(50, 30)!.from);
  expect(at(50, 38)!.gain).toBeLessThan(at(50, 30)!.gain);
  expect([at(30, 32), at(50, 40)]).toEqual([undefined, undefined]);
});

it("leaves twigs, branches that hang beyond the hole, and plants that stand before no house", () => {
  expect(
    plantsOnDown(
      hole,
      leaving,
      isGround,
      seen((x) => x === 50),
    ).size,
  ).toBe(0);
  expect(plantsOnDown(hole, leaving, isGround, seen(bush, false)).size).toBe(0);
  const aside = hole.filter((i) => i % WIDTH < 50);
  expect(
    plantsOnDown(
      aside,
      leaving,
      isGround,
      seen((x) => x >= 40),
    ).size,
  ).toBe(0);
});
