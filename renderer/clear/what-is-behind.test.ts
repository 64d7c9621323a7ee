import { expect, it } from "vitest";
import type { Seen, SeenMasks } from "#renderer/see/see-photo.ts";
import { seenByHand, withFences } from "#tests/support/seen-by-hand.ts";
import { STUFF } from "./materials-around.ts";
import { BEHIND, cutAround } from "./what-is-behind.ts";

const [WIDTH, HEIGHT] = [120, 90];
const FOOT = 50;
const masked = (holds: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (holds(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

const isBush = (x: number, y: number) => Math.hypot(x - 60, y - 48) < 10;
const upright = masked((x, y) => y >= 15 && y < FOOT && !isBush(x, y));
const ground = masked((x, y) => y >= FOOT && !isBush(x, y));

/** A bush before something upright, which `masks` tell. */
const yard = (masks: Partial<SeenMasks>): Seen =>
  seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft: ground, sky: masked((_, y) => y < 15), plants: masked(isBush), ...masks },
  );

/** What is known of a pixel beside the bush when that goes. */
function besideBush(seen: Seen) {
  const leaving = Uint8Array.from(masked(isBush));
  const hole = Int32Array.from(leaving.keys()).filter((i) => leaving[i] === 1);
  const { rect, task } = cutAround(
    hole,
    leaving,
    { picture: seen.picture, filled: new Uint8Array(leaving.length), ofPlants: true },
    seen,
  );
  const at = (40 - rect.top) * task.picture.width + 40 - rect.left;
  return {
    kind: task.kinds[at],
    built: task.built?.[at],
    stuff: task.stuff?.[at],
    open: task.openings?.[at],
  };
}
const WALL = { kind: BEHIND, built: 1, stuff: STUFF.built, open: 0 };

it("lets a fence go on behind a bush before it", () => {
  const standing = masked((x, y) => y >= 15 && (y < FOOT || isBush(x, y)));
  expect(besideBush(withFences(yard({ standing })))).toEqual(WALL);
});

it("lets a garage door go on behind what stands before it, and not beside it", () => {
  expect(besideBush(yard({ house: upright, garage: upright }))).toEqual(WALL);
  const beside = upright.map((one, i) => (i % WIDTH < 45 ? one : 0));
  expect(besideBush(yard({ house: upright, garage: beside }))).toEqual({
    ...WALL,
    kind: 0,
    stuff: 0,
    open: 2,
  });
});

it("ends a door whose foot nobody sees as a window: nobody plants before a door", () => {
  const opening = (foot: number) => [{ left: 54, right: 66, top: 25, foot }];
  const openingAbove = (foot: number) => {
    const own = opening(foot);
    const seen = { ...yard({ house: upright }), openings: own, doors: own } as unknown as Seen;
    const leaving = Uint8Array.from(masked(isBush));
    const hole = Int32Array.from(leaving.keys()).filter((i) => leaving[i] === 1);
    const { rect, task } = cutAround(
      hole,
      leaving,
      { picture: seen.picture, filled: new Uint8Array(leaving.length), ofPlants: true },
      seen,
    );
    return task.openings![(30 - rect.top) * task.picture.width + 60 - rect.left];
  };
  expect([openingAbove(40), openingAbove(34)]).toEqual([1, 2]);
});
