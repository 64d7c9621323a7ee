import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { straightFoot } from "./straight-foot.ts";

const SIZE = { width: 100, height: 80 };
/** 1 in a rectangle of columns and rows. */
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
/** The front of a step across the picture at row 40, as two edges. */
const step = [
  { x: 30, y: 40, angle: 0, length: 40 },
  { x: 75, y: 40, angle: 0, length: 40 },
];

const flat = box(0, 0, 0, 0);

/** Ground that is left where it was seen in a step: columns 45 to 50 of the rows from 37 to 40 and 50 to 70 of those from `top` on, under a house that ends at row 40 elsewhere. */
function leftOnStep({ top = 37, house = 1, segments = step, paved = true, brightness = flat } = {}): number {
  const [low, rest] = [box(45, 37, 50, 40), box(50, top, 70, 40)];
  const bay = low.map((cover, i) => cover + rest[i]!);
  const ground = box(0, 40, 100, 80).map((cover, i) => cover + bay[i]!);
  const wall = box(0, 0, 100, 40).map((cover, i) => house * (cover - bay[i]!));
  const kind = paved ? { hard: ground.slice(), drive: ground.slice() } : { soft: ground.slice() };
  const masks = seenByHand(SIZE, { ground, house: wall, ...kind });
  straightFoot(masks, segments, brightness, SIZE);
  expect(masks.ground.reduce((sum, cover, i) => sum + cover * (1 - bay[i]!), 0)).toBe(4000);
  return masks.ground.reduce((sum, cover, i) => sum + cover * bay[i]!, 0);
}

it("makes house of paving that is seen in a step above its straight front", () => {
  expect(leftOnStep()).toBe(0);
});

it("leaves paving that no straight edge cuts off, that goes on behind it, or that the house does not end at, and all lawn", () => {
  expect(leftOnStep({ segments: [] })).toBe(75);
  expect(leftOnStep({ top: 20 })).toBe(400);
  expect(leftOnStep({ house: 0 })).toBe(75);
  expect(leftOnStep({ paved: false })).toBe(75);
});

it("follows a straight front where its edge is faint, and not where there is none", () => {
  const [left] = step;
  const faint = box(0, 40, 100, 80).map((below) => 0.5 + 0.02 * below);
  expect(leftOnStep({ segments: [left!], brightness: faint })).toBe(0);
  expect(leftOnStep({ segments: [left!] })).toBe(60);
  // Higher than anything over the sure part of the edge: ground beside the step.
  expect(leftOnStep({ segments: [left!], brightness: faint, top: 36 })).toBe(80);
});
