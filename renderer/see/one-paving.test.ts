import { expect, it } from "vitest";
import { onePaving } from "./one-paving.ts";

const WIDTH = 80;
const HEIGHT = 60;
const plane = (covers: (x: number, y: number) => boolean): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (covers(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
const sum = (mask: Float32Array): number => mask.reduce((all, cover) => all + cover, 0);
const isLane = (x: number, y: number) => x >= 20 && x < 60 && y >= 10;
const isFlare = (x: number, y: number) => isLane(x, y) && x - 20 < (y - 35) / 2;

it("makes the flare at a drive's foot part of the drive", () => {
  const masks = { drive: plane((x, y) => isLane(x, y) && !isFlare(x, y)), walk: plane(isFlare) };
  onePaving(masks, { width: WIDTH, height: HEIGHT });
  expect(sum(masks.walk)).toBe(0);
  expect(sum(masks.drive)).toBe(sum(plane(isLane)));
});

it("makes a stain in a walk part of the walk", () => {
  const isStain = (x: number, y: number) => x >= 30 && x < 40 && y >= 20 && y < 30;
  const masks = { drive: plane(isStain), walk: plane((x, y) => isLane(x, y) && !isStain(x, y)) };
  onePaving(masks, { width: WIDTH, height: HEIGHT });
  expect(sum(masks.drive)).toBe(0);
});

it("leaves the walk that leads away from a drive, and the patio beside it", () => {
  const isWalk = (x: number, y: number) => x >= 60 && y >= 30 && y < 36;
  const isPatio = (x: number, y: number) => x >= 8 && x < 20 && y >= 20 && y < 32;
  const masks = { drive: plane(isLane), walk: plane((x, y) => isWalk(x, y) || isPatio(x, y)) };
  const before = sum(masks.walk);
  onePaving(masks, { width: WIDTH, height: HEIGHT });
  expect(sum(masks.walk)).toBe(before);
});
