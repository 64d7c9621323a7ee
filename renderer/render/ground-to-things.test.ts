import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundToThings } from "./ground-to-things.ts";
import type { Region } from "./region.ts";
import { sharpRegions } from "./sharp-regions.ts";

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

const seenWith = (masks: Partial<Record<"house" | "hard" | "standing" | "plants", Float32Array>>) =>
  seenByHand(SIZE, { ground: lawn, soft: lawn, lawn, hard: nothing, house: nothing, ...masks });

/** Pixels between the coarse outline and the box, and those of the box, that the lawn has afterwards. */
function joined(
  masks: Partial<Record<"house" | "hard" | "standing" | "plants", Float32Array>>,
  drawn: Float32Array | null = null,
) {
  const seen = seenWith(masks);
  const clip = Uint8Array.from(lawn, (cover) => cover * 255);
  const region = {
    clip: lawn,
    shape: { ground: lawn, drawn, trusted: drawn },
    plan: { elements: [], removals: [] },
  };
  groundToThings(clip, region as unknown as Region, seen, photo, ALL);
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

it("takes it where the network saw a larger box, and leaves it where it saw a plant", () => {
  const coarse = plane((i) => (within(i, COARSE) ? 1 : 0));
  expect(joined({ standing: coarse }).ring).toBeGreaterThan(0.9 * RING);
  expect(joined({ standing: coarse, plants: coarse })).toEqual({ ring: 0, box: 0 });
});

it("takes blades of another color among those of the lawn", () => {
  const dark = [68 + WIDTH * 50, 69 + WIDTH * 60, 90 + WIDTH * 55];
  for (const i of dark) photo.data.set([40, 90, 30], i * 3);
  expect(joined({}).ring).toBe(RING);
});

it("lets a new bed reach things as a new lawn does, and not what stands on any ground", () => {
  const seen = seenWith({});
  const clipOf = (kind: string) => {
    const shape = { ground: lawn, drawn: null, trusted: null, before: null };
    const region = {
      areaId: null,
      filled: true,
      clip: lawn,
      shape,
      plan: { elements: [{ kind }], removals: [] },
    };
    const sharpen = () => Uint8Array.from(lawn, (cover) => cover * 255);
    return sharpRegions([region] as unknown as Region[], seen, photo, sharpen, ALL)[0]!;
  };
  const at = 69 + WIDTH * 60;
  expect([clipOf("bed")[at], clipOf("hedge")[at]]).toEqual([255, 0]);
});

it("takes what a new lawn leaves of the old one beside a thing, and a new bed leaves it", () => {
  // As wide again as the outline that is taken anyway.
  const wide = [65, 35, 95, 85] as const;
  const ground = plane((i) => (within(i, wide) ? 0 : 1));
  const left = (kind: string, to: number) => {
    const clip = Uint8Array.from(ground, (cover, i) => (i % WIDTH < to ? cover * 255 : 0));
    const shape = { ground, drawn: null, trusted: null, before: null };
    const region = { clip: ground, filled: true, shape, plan: { elements: [{ kind }], removals: [] } };
    groundToThings(clip, region as unknown as Region, seenWith({}), photo, ALL);
    return clip.reduce(
      (sum, cover, i) => sum + (cover === 0 && !within(i, BOX) && i % WIDTH < 150 ? 1 : 0),
      0,
    );
  };
  expect(left("lawn", WIDTH)).toBe(0);
  expect(left("bed", WIDTH)).toBeGreaterThan(100);
  // Where the old lawn goes on a part of it is meant.
  expect(left("lawn", 120)).toBeGreaterThan(100);
});

it("leaves what may be house or paving, and what nobody circled, whatever it looks like", () => {
  const coarse = plane((i) => (within(i, COARSE) ? 1 : 0));
  expect(joined({ house: coarse })).toEqual({ ring: 0, box: 0 });
  expect(joined({ hard: coarse })).toEqual({ ring: 0, box: 0 });
  expect(joined({}, lawn)).toEqual({ ring: 0, box: 0 });
});
