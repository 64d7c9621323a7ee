import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { pavingBehind, withPavingBehind } from "./paving-behind.ts";

const WIDTH = 200;
const HEIGHT = 160;
/** The lawn begins in this row, the walk behind it in that one; the house stands above. */
const LAWN_ROW = 100;
const WALK_ROW = 95;

/**
 * A lawn, a pale walk behind it that was seen for what it is up to column `seenTo` and as house beyond it, and a dark bed or wall. In `pale`
 * columns all above is as pale as the walk.
 */
function yard(seenTo: number, pale: readonly [number, number] = [0, 0]) {
  const [soft, hard, house] = [0, 0, 0].map(() => new Float32Array(WIDTH * HEIGHT));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isWalk = y >= WALK_ROW && y < LAWN_ROW;
    if (y >= LAWN_ROW) soft![i] = 1;
    else if (isWalk && x < seenTo) hard![i] = 1;
    else house![i] = 1;
    const isPale = isWalk || (y < WALK_ROW && x >= pale[0] && x < pale[1]);
    data.fill(isPale ? 200 : 90, i * 3, i * 3 + 3);
  }
  const ground = soft!.map((cover, i) => cover + hard![i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { soft: soft!, hard: hard!, house: house!, ground },
  );
  seen.picture.data.set(data);
  return seen;
}

it("knows the walk behind a lawn where the network saw it and where its light goes on", () => {
  const tops = pavingBehind(yard(60));
  expect(Math.abs(tops[30]! - WALK_ROW)).toBeLessThanOrEqual(1);
  expect(Math.abs(tops[170]! - WALK_ROW)).toBeLessThanOrEqual(1);
});

it("takes no pale strip for a walk of which the network saw nothing, and no pale wall", () => {
  expect(Math.max(...pavingBehind(yard(0)))).toBe(-1);
  const tops = pavingBehind(yard(60, [120, 200]));
  expect(tops[160]).toBe(-1);
  expect(tops[100]).toBeGreaterThan(0);
});

it("makes ground of it, up to the lawn", () => {
  const seen = yard(60);
  const ground = withPavingBehind(seen.ground, seen);
  const at = (row: number) => ground[row * WIDTH + 150];
  expect([at(WALK_ROW - 3), at(WALK_ROW + 2), at(LAWN_ROW)]).toEqual([0, 1, 1]);
  expect(seen.ground[(WALK_ROW + 2) * WIDTH + 150]).toBe(0);
});
