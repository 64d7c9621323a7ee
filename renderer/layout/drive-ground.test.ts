import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { beforeGarage, driveGround } from "./drive-ground.ts";

const WIDTH = 200;
const HEIGHT = 150;
const patch = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const both = (...masks: Float32Array[]) => masks[0]!.map((_, i) => Math.max(...masks.map((m) => m[i]!)));
const at = (mask: Float32Array, x: number, y: number) => mask[y * WIDTH + x];

const house = patch(0, 20, 200, 70);
const drive = patch(100, 73, 160, 150);
const seen = (walk: Float32Array) => seenByHand({ width: WIDTH, height: HEIGHT }, { house, drive, walk });

describe("the ground of a drive", () => {
  it("has the border along it that looks like a walk, and not the walk that leaves it", () => {
    const border = patch(90, 80, 100, 140);
    const walk = patch(160, 90, 200, 96);
    const whole = driveGround(seen(both(border, walk)));
    expect([at(whole, 92, 110), at(whole, 130, 110)]).toEqual([1, 1]);
    expect([at(whole, 165, 93), at(whole, 190, 93)]).toEqual([0, 0]);
  });

  it("reaches the house over a strip that was taken for nothing", () => {
    const whole = driveGround(seen(patch(0, 0, 0, 0)));
    expect([at(whole, 130, 70), at(whole, 130, 69), at(whole, 80, 71)]).toEqual([1, 0, 0]);
  });

  it("goes on to the doors of a garage and between these, not to the wall beside", () => {
    const garage = both(patch(105, 40, 125, 70), patch(130, 40, 150, 70));
    const apron = beforeGarage(seenByHand({ width: WIDTH, height: HEIGHT }, { house, drive, garage }));
    const is = (x: number) => apron[71 * WIDTH + x];
    expect([is(110), is(127), is(140), is(157)]).toEqual([1, 1, 1, 0]);
  });
});
