import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { lawnToThings } from "./lawn-to-things.ts";
import type { Region } from "./region.ts";

const WIDTH = 160;
const HEIGHT = 120;
const SIZE = { width: WIDTH, height: HEIGHT };
const ALL = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
/** A dark box in the middle of a tan lawn, and the coarse outline that was left around it; pixels of the photo. */
const BOX = [70, 40, 90, 80] as const;
const COARSE = [68, 38, 92, 82] as const;
const within = (i: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  i % WIDTH >= left && i % WIDTH < right && i / WIDTH >= top && i / WIDTH < bottom;
const plane = (of: (i: number) => number) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i));
const nothing = plane(() => 0);
const lawn = plane((i) => (within(i, COARSE) ? 0 : 1));

const photo = { ...SIZE, data: new Uint8Array(WIDTH * HEIGHT * 3) };
for (let i = 0; i < WIDTH * HEIGHT; i++) {
  // Grain of some levels, the same at each run.
  const grain = (i * 7919) % 23;
  photo.data.set(
    within(i, BOX) ? [20 + grain / 4, 30 + (grain % 5), 60] : [180 + grain, 150 + ((grain * 3) % 17), 100],
    i * 3,
  );
}

/** Pixels between the coarse outline and the box, and those of the box, that the lawn has afterwards. */
function joined(masks: { house?: Float32Array; hard?: Float32Array }, drawn: Float32Array | null = null) {
  const seen = seenByHand(SIZE, {
    ground: lawn,
    soft: lawn,
    lawn,
    hard: masks.hard ?? nothing,
    house: masks.house ?? nothing,
  });
  const clip = Uint8Array.from(lawn, (cover) => cover * 255);
  lawnToThings(clip, { shape: { ground: lawn, drawn, trusted: drawn } } as Region, seen, photo, ALL);
  const count = (of: (i: number) => boolean) =>
    clip.reduce((sum, cover, i) => sum + (cover > 0 && of(i) ? 1 : 0), 0);
  return {
    ring: count((i) => within(i, COARSE) && !within(i, BOX)),
    box: count((i) => within(i, BOX)),
  };
}

/** Pixels of the ring in all. */
const RING = 24 * 44 - 20 * 40;

it("takes the old lawn around a box up to its edge, and nothing of the box", () => {
  const { ring, box } = joined({});
  expect(ring).toBeGreaterThan(0.9 * RING);
  expect(box).toBe(0);
});

it("leaves what may be house or paving, and what nobody circled, whatever it looks like", () => {
  const coarse = plane((i) => (within(i, COARSE) ? 1 : 0));
  expect(joined({ house: coarse })).toEqual({ ring: 0, box: 0 });
  expect(joined({ hard: coarse })).toEqual({ ring: 0, box: 0 });
  expect(joined({}, lawn)).toEqual({ ring: 0, box: 0 });
});
