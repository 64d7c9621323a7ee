import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundToWalls } from "./ground-to-walls.ts";

const [WIDTH, HEIGHT] = [40, 60];
const WALL_FOOT = 30;
const GROUND_FROM = 36;

/** A wall, some rows that were seen as nothing or as what `between` says, and ground below. */
function yard(between: "nothing" | "plants") {
  const plane = (isIn: (y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isIn(Math.floor(i / WIDTH)) ? 1 : 0));
  const house = plane((y) => y < WALL_FOOT);
  const ground = plane((y) => y >= GROUND_FROM);
  const plants = plane((y) => between === "plants" && y >= WALL_FOOT && y < GROUND_FROM);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house, ground, plants });
  // And no loose thing anywhere.
  return {
    ...seen,
    shares: { ...seen.shares, planes: seen.shares.planes.map((plane) => plane.map(() => 0)) },
  };
}
const at = (y: number) => y * WIDTH + 20;

it("takes a floor between a wall and the ground before it for ground", () => {
  const all = groundToWalls(yard("nothing"));
  expect([all[at(WALL_FOOT - 1)], all[at(WALL_FOOT)], all[at(GROUND_FROM)]]).toEqual([0, 1, 1]);
});

it("takes no plants before a wall for ground", () => {
  expect(groundToWalls(yard("plants"))[at(WALL_FOOT + 2)]).toBe(0);
});
