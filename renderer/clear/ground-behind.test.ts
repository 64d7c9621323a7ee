import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundBehind } from "./ground-behind.ts";

const WIDTH = 120;
const HEIGHT = 90;
const at = (x: number, y: number) => y * WIDTH + x;
const masked = (holds: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (holds(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

describe("the ground behind a thing", () => {
  // A house whose foot falls from row 40 on the left to row 50 on the right, and a post before it.
  const foot = (x: number) => 40 + x / 12;
  const isPost = (x: number, y: number) => x >= 56 && x < 64 && y >= 20 && y < 70;
  const ground = masked((x, y) => y >= foot(x) && !isPost(x, y));
  const house = masked((x, y) => y < foot(x) && !isPost(x, y));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, house });
  const hole = Int32Array.from(masked(isPost).keys()).filter((i) => isPost(i % WIDTH, Math.floor(i / WIDTH)));
  const leaving = Uint8Array.from(masked(isPost));

  it("ends where it ends on either side, and between them in between", () => {
    const behind = groundBehind(hole, leaving, seen);
    const end = Array.from({ length: HEIGHT }, (_, y) => behind[at(60, y)]!).indexOf(1);
    expect(Math.abs(end - foot(60))).toBeLessThan(2);
    expect(behind[at(60, 69)]).toBe(1);
    expect(behind[at(60, 21)]).toBe(0);
  });

  it("is read from the other side where a trunk hides one", () => {
    const isTrunk = (x: number, y: number) => x >= 20 && x < 56 && y < 75;
    const hidden = (mask: Float32Array) =>
      mask.map((own, i) => (isTrunk(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : own));
    const standing = masked(isTrunk);
    const behind = groundBehind(hole, leaving, {
      ...seen,
      ground: hidden(ground),
      house: hidden(house),
      standing,
    });
    expect(behind[at(60, 60)]).toBe(1);
    expect(behind[at(60, 30)]).toBe(0);
  });

  it("is not read where nothing is seen for sure, as between two things", () => {
    // On the right the ground is not made out down to row 66 for the first 20 columns.
    const isUnclear = (x: number, y: number) => x >= 64 && x < 84 && y >= 30 && y < 66;
    const clear = (mask: Float32Array) =>
      mask.map((own, i) => (isUnclear(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : own));
    const behind = groundBehind(hole, leaving, { ...seen, ground: clear(ground), house: clear(house) });
    const end = Array.from({ length: HEIGHT }, (_, y) => behind[at(60, y)]!).indexOf(1);
    expect(Math.abs(end - foot(60))).toBeLessThan(3);
  });

  it("goes on up beside what stands, where it is not seen for sure", () => {
    const isFaint = (x: number, y: number) => y >= foot(x) && y < foot(x) + 12;
    const faint = ground.map((own, i) => (isFaint(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : own));
    const behind = groundBehind(hole, leaving, { ...seen, ground: faint });
    expect(behind[at(60, Math.ceil(foot(60)) + 3)]).toBe(1);
    expect(behind[at(60, Math.floor(foot(60)) - 4)]).toBe(0);
  });

  it("goes on where paving beside it is seen as nothing, and not where that lies before a wall: steps, a deck", () => {
    const endsAt = (isWalled: boolean) => {
      // To the right of the post nothing is made out above row 66, and above row 30 there is a house or nothing.
      const isUnclear = (x: number, y: number) => x >= 64 && y < 66 && (!isWalled || y >= 30);
      const clear = (mask: Float32Array) =>
        mask.map((own, i) => (isUnclear(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : own));
      const hidden = (mask: Float32Array) => mask.map((own, i) => (i % WIDTH < 56 ? 0 : own));
      const standing = masked((x) => x < 56);
      const masks = { ground: clear(hidden(ground)), house: clear(hidden(house)), standing };
      const behind = groundBehind(hole, leaving, seenByHand({ width: WIDTH, height: HEIGHT }, masks));
      return Array.from({ length: HEIGHT }, (_, y) => behind[at(60, y)]!).indexOf(1);
    };
    expect(endsAt(false)).toBeLessThan(30);
    expect(endsAt(true)).not.toBe(endsAt(false));
  });
});
