import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { onFloor } from "./on-floor.ts";

const WIDTH = 80;
const HEIGHT = 60;
const NOTHING = { house: false, paving: false, street: false, larger: false, oldGround: false };
const box = (top: number, bottom: number) => [
  { x: 10, y: top },
  { x: 60, y: top },
  { x: 60, y: bottom },
  { x: 10, y: bottom },
];
/** A porch: house all over, with the horizon in the middle row. */
const porch = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { house: new Float32Array(WIDTH * HEIGHT).fill(1) },
);
const yard = seenByHand({ width: WIDTH, height: HEIGHT }, {});
const means = (words: string, top: number, bottom: number, seen = porch) =>
  onFloor(box(top, bottom), NOTHING, parsePlan(words), seen).house;

/** A deck that was seen as a street all over. */
const deck = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { street: new Float32Array(WIDTH * HEIGHT).fill(1) },
);

it("furniture drawn on the floor of a porch stands there", () => {
  expect(means("Outdoor lounge set", 40, 55)).toBe(true);
  expect(means("Dining table with six chairs", 40, 55)).toBe(true);
});

it("nothing else is built on a house, nor furniture on its walls", () => {
  expect(means("Planting bed with roses", 40, 55)).toBe(false);
  expect(means("Paver patio with a dining set", 40, 55)).toBe(false);
  expect(means("Outdoor lounge set", 20, 55)).toBe(false);
  expect(means("Outdoor lounge set", 40, 55, yard)).toBe(false);
});

it("a fire pit drawn on what was seen as a street stands on that floor, and a lawn does not", () => {
  const isFloor = (words: string) => onFloor(box(40, 55), NOTHING, parsePlan(words), deck).floor;
  expect(isFloor("Round stone fire pit with 4 chairs")).toBe(true);
  expect(isFloor("New lawn")).toBeUndefined();
});

it("things alone below the horizon are known as such, a lawn or a patio under them is not", () => {
  const things = (words: string, top = 40) => onFloor(box(top, 55), NOTHING, parsePlan(words), yard).things;
  expect(things("Wood pergola with a dining table")).toBe(true);
  expect(things("Fire pit", 20)).toBeUndefined();
  expect(things("Paver patio with a dining set")).toBeUndefined();
});
