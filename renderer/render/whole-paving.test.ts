import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { wholePaving } from "./whole-paving.ts";

const [WIDTH, HEIGHT] = [320, 240];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const sum = (...masks: Float32Array[]) =>
  masks[0]!.map((_, i) =>
    Math.min(
      1,
      masks.reduce((all, mask) => all + mask[i]!, 0),
    ),
  );

/** A terrace of which the middle was seen as a walk and the right as a street, with a joint between, and a street at the foot of the photo. */
function terrace() {
  const [walk, drive] = [box(60, 100, 120, 160), box(123, 100, 180, 160)];
  const [corner, road] = [box(180, 100, 220, 160), box(0, 200, WIDTH, HEIGHT)];
  const street = sum(corner, road);
  const hard = sum(walk, drive, street);
  const ground = sum(box(0, 80, WIDTH, HEIGHT));
  const soft = ground.map((cover, i) => (hard[i] || (i % WIDTH >= 120 && i % WIDTH < 123) ? 0 : cover));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft, lawn: soft, hard, walk, drive, street, house: box(0, 0, WIDTH, 80) },
  );
  return { seen, walk };
}
const at = (mask: Float32Array, x: number, y: number) => mask[y * WIDTH + x];

it("takes all of old paving, whatever kind each part was seen as, over its joints", () => {
  const { seen, walk } = terrace();
  const whole = wholePaving(walk, "patio", seen);
  expect([90, 121, 150, 200].map((x) => at(whole, x, 130))).toEqual([1, 1, 1, 1]);
});

it("leaves the street that crosses the photo, and the lawn", () => {
  const { seen, walk } = terrace();
  const whole = wholePaving(walk, "patio", seen);
  expect([at(whole, 150, 220), at(whole, 30, 130), at(whole, 260, 130)]).toEqual([0, 0, 0]);
});
