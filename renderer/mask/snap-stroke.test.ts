import { describe, expect, it } from "vitest";
import { snapStroke } from "./snap-stroke.ts";

const WIDTH = 200;
const HEIGHT = 100;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const none = new Uint8Array(WIDTH * HEIGHT);
const ground = box(20, 30, 180, 90);
const at = (cover: Float32Array, x: number, y: number) => cover[y * WIDTH + x];

describe("a stroke", () => {
  it("reaches the edge that it ends near to, and no farther", () => {
    const snapped = snapStroke(box(30, 34, 100, 80), ground, none, WIDTH, HEIGHT);
    expect([at(snapped, 60, 32), at(snapped, 60, 30), at(snapped, 60, 29)]).toEqual([1, 1, 0]);
  });

  it("ends where it was drawn in the middle of its ground", () => {
    const snapped = snapStroke(box(30, 34, 100, 80), ground, none, WIDTH, HEIGHT);
    expect([at(snapped, 102, 60), at(snapped, 60, 82), at(snapped, 26, 60)]).toEqual([0, 0, 0]);
  });

  it("closes the gap to another stroke", () => {
    const other = Uint8Array.from(box(104, 30, 180, 90));
    const snapped = snapStroke(box(30, 34, 100, 80), ground, other, WIDTH, HEIGHT);
    expect([at(snapped, 102, 60), at(snapped, 105, 60)]).toEqual([1, 0]);
  });

  it("leaves a wider gap to another stroke, unless it is a lawn's", () => {
    const other = Uint8Array.from(box(109, 30, 180, 90));
    const stroke = box(30, 34, 100, 80);
    const beside = snapStroke(stroke, ground, other, WIDTH, HEIGHT);
    const lawn = snapStroke(stroke, ground, other, WIDTH, HEIGHT, { joins: true });
    expect([at(beside, 104, 60), at(lawn, 104, 60), at(lawn, 110, 60)]).toEqual([0, 1, 0]);
    // A gap that is wider still was left on purpose.
    const far = Uint8Array.from(box(116, 30, 180, 90));
    expect(at(snapStroke(stroke, ground, far, WIDTH, HEIGHT, { joins: true }), 108, 60)).toBe(0);
  });

  it("of a lawn takes nothing beyond a drive that lies between it and another stroke", () => {
    const parted = ground.map((cover, i) => (i % WIDTH >= 101 && i % WIDTH < 105 ? 0 : cover));
    const other = Uint8Array.from(box(109, 30, 180, 90));
    const lawn = snapStroke(box(30, 34, 100, 80), parted, other, WIDTH, HEIGHT, { joins: true });
    expect([at(lawn, 100, 60), at(lawn, 106, 60)]).toEqual([1, 0]);
  });

  it("takes the small pieces that it cuts off from its ground, and leaves the large ones", () => {
    const cut = box(60, 80, 72, 90);
    const yard = ground.map((cover, i) =>
      i % WIDTH >= 60 && i % WIDTH < 72 ? cover : i < 80 * WIDTH ? cover : 0,
    );
    const stroke = box(20, 30, 180, 80);
    expect(cut.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.007 * WIDTH * HEIGHT);
    const snapped = snapStroke(stroke, yard, none, WIDTH, HEIGHT);
    expect([at(snapped, 66, 85), at(snapped, 66, 89)]).toEqual([1, 1]);
    const large = snapStroke(box(20, 30, 180, 60), ground, none, WIDTH, HEIGHT);
    expect(at(large, 66, 75)).toBe(0);
  });

  it("takes the strip that it leaves in the middle of an edge which it reaches on both sides", () => {
    const strip = box(60, 30, 140, 38);
    const stroke = ground.map((cover, i) => cover - strip[i]!);
    const snapped = snapStroke(stroke, ground, none, WIDTH, HEIGHT);
    expect([at(snapped, 62, 36), at(snapped, 100, 31), at(snapped, 100, 29)]).toEqual([1, 1, 0]);
  });

  it("of a bed reaches an edge that runs away from it without a step", () => {
    // The ground ends in a slope: 4 pixels below the stroke at the left, 14 at the right.
    const sloping = ground.map((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= 20 && x < 180 && y >= 30 && y < 64 + (x - 20) / 16 ? 1 : 0;
    });
    const depths = (isFair: boolean) => {
      const snapped = snapStroke(box(20, 40, 180, 60), sloping, none, WIDTH, HEIGHT, { isFair });
      return Array.from({ length: 100 }, (_, k) => {
        let y = 60;
        while (at(snapped, 40 + k, y)) y++;
        return y;
      });
    };
    const step = (all: number[]) => Math.max(...all.slice(2).map((y, k) => Math.abs(y - all[k]!)));
    expect(step(depths(false))).toBeGreaterThan(2);
    expect(step(depths(true))).toBeLessThanOrEqual(2);
    expect(depths(true)[0]).toBeGreaterThan(62);
    // At its ends it reaches what it comes near to.
    const ended = snapStroke(box(24, 40, 180, 60), sloping, none, WIDTH, HEIGHT, { isFair: true });
    expect(at(ended, 21, 50)).toBe(1);
  });

  it("of new paving puts out no stub to a post, and goes on to a curb", () => {
    const post = box(90, 64, 98, 90);
    const around = ground.map((cover, i) => cover - post[i]!);
    const stroke = box(60, 40, 140, 60);
    const reached = (standing: Float32Array | null) =>
      at(snapStroke(stroke, around, none, WIDTH, HEIGHT, { standing }), 94, 62);
    expect(reached(null)).toBe(1);
    expect(reached(post)).toBe(0);
    // Nothing stands at what ends the ground there.
    expect(reached(new Float32Array(post.length))).toBe(1);
  });

  it("leaves a strip that goes on along its ground", () => {
    const snapped = snapStroke(box(20, 38, 140, 90), ground, none, WIDTH, HEIGHT);
    expect(at(snapped, 100, 32)).toBe(0);
  });

  it("keeps every pixel that was drawn", () => {
    const stroke = box(10, 20, 190, 60);
    const snapped = snapStroke(stroke, ground, none, WIDTH, HEIGHT);
    expect(snapped.every((cover, i) => cover >= stroke[i]!)).toBe(true);
  });
});
