import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { joinedDrive } from "./joined-drive.ts";

const [WIDTH, HEIGHT] = [100, 75];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

/** A drive between lawns whose near part was seen as a street, which goes on as far as `right` and `left` say. */
function drivewayWith(left: number, right: number) {
  const [drive, street, below] = [
    box(30, 30, 70, 55),
    box(left, 55, right, HEIGHT),
    box(0, 30, WIDTH, HEIGHT),
  ];
  const hard = drive.map((cover, i) => cover + street[i]!);
  const soft = below.map((cover, i) => cover - hard[i]!);
  const masks = { ground: below, soft, lawn: soft, hard, drive, street, house: box(0, 0, WIDTH, 30) };
  return { drive, seen: seenByHand({ width: WIDTH, height: HEIGHT }, masks) };
}

it("goes on over the part that was seen as a street", () => {
  const { drive, seen } = drivewayWith(30, 70);
  const joined = joinedDrive(drive, seen);
  expect([joined[65 * WIDTH + 50], joined[65 * WIDTH + 10]]).toEqual([1, 0]);
});

it("ends where a street passes through the photo", () => {
  const { drive, seen } = drivewayWith(0, WIDTH);
  expect(joinedDrive(drive, seen)).toBe(drive);
});
