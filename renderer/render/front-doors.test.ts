import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { Door } from "#renderer/see/find-doors.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { doorsOf, waysOf } from "./front-doors.ts";
import { viewOf } from "./view.ts";

const [width, height] = [640, 480];
const camera = makeCamera(width, height);
const foot = Math.round(camera.photoY(0, 10));
const upTo = (row: number) => new Float32Array(width * height).fill(1, 0, row * width);
const below = upTo(foot).map((cover) => 1 - cover);
const door: Door = { left: 400, right: 430, foot };

function doors(garage: Float32Array, ...seenDoors: Door[]) {
  const seen = seenByHand({ width, height }, { house: upTo(foot), ground: below, soft: below, garage });
  return doorsOf(viewOf({ ...seen, doors: seenDoors }, camera), below);
}

describe("a new walk in a yard", () => {
  it("leads to the door that is seen in a flat wall", () => {
    const {
      doors: [to, ...others],
    } = doors(new Float32Array(width * height), door);
    expect(others).toEqual([]);
    expect(to!.z).toBeCloseTo(10, 0);
    expect(Math.abs(camera.photoX(to!.x, to!.z) - 415)).toBeLessThan(2);
  });

  it("leads to no door of a garage", () => {
    const garage = new Float32Array(width * height).map((_, i) =>
      Number(i % width >= 100 && i % width < 200),
    );
    expect(doors(garage, { left: 100, right: 200, foot }, door)).toMatchObject({
      doors: [expect.anything()],
      areDoorsGuessed: false,
    });
    expect(doors(garage, { left: 100, right: 200, foot }).areDoorsGuessed).toBe(true);
  });

  it("leads to the middle of the house beside its garage where no door is seen, and is told to be a guess", () => {
    const garage = new Float32Array(width * height).map((_, i) => Number(i % width < 200));
    const {
      doors: [to],
      areDoorsGuessed,
    } = doors(garage);
    expect(areDoorsGuessed).toBe(true);
    expect(Math.abs(camera.photoX(to!.x, to!.z) - 420)).toBeLessThan(3);
  });

  it("leads to the door nearest to the middle of the house, and to none at its far side", () => {
    const none = new Float32Array(width * height);
    const { doors: both } = doors(none, { left: 180, right: 200, foot }, door);
    expect(both).toEqual(doors(none, door).doors);
    expect(both).toHaveLength(1);
    const { areDoorsGuessed } = doors(none, { left: 20, right: 50, foot });
    expect(areDoorsGuessed).toBe(true);
  });

  it("leads to the end of a walk at the house where no door is seen", () => {
    const walk = below.map((cover, i) => (i % width >= 370 && i % width < 410 ? cover : 0));
    const seen = seenByHand({ width, height }, { house: upTo(foot), ground: below, soft: below, walk });
    const {
      doors: [to],
      areDoorsGuessed,
    } = doorsOf(viewOf(seen, camera), below);
    expect(areDoorsGuessed).toBe(false);
    expect(Math.abs(camera.photoX(to!.x, to!.z) - 390)).toBeLessThan(4);
  });

  it("ends below a door that is farther than anything is built", () => {
    const {
      doors: [to],
    } = doors(new Float32Array(width * height), { ...door, foot: Math.round(camera.photoY(0, 35)) });
    expect(to!.z).toBe(25);
    expect(Math.abs(camera.photoX(to!.x, to!.z) - 415)).toBeLessThan(2);
  });
});

it("of the ways into the house those are known to which no paving leads", () => {
  const hard = below.map((cover, i) => (i % width >= 400 && i % width < 430 ? cover : 0));
  const seen = seenByHand({ width, height }, { house: upTo(foot), ground: below, soft: below });
  const unled = (hard: Float32Array) =>
    waysOf(viewOf({ ...seen, hard, doors: [door] }, camera)).map(({ kind, isUnled }) => [kind, isUnled]);
  expect(unled(hard)).toContainEqual(["door", undefined]);
  expect(unled(new Float32Array(width * height))).toEqual([["door", true]]);
});
