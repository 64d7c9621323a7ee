import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { pavingToEdges } from "./paving-to-edges.ts";
import type { Region } from "./region.ts";

const WIDTH = 400;
const HEIGHT = 120;
const SIZE = { width: WIDTH, height: HEIGHT };
const ALL = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const plane = (of: (x: number) => number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i % WIDTH));
const nothing = plane(() => 0);

/** Old concrete up to the column `edge`, grass beyond, with grain of some levels that is the same at each run. */
function photoWith(edge: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const grain = (i * 7919) % 23;
    data.set(
      i % WIDTH < edge
        ? [190 + grain / 2, 180 + grain / 3, 170 + (grain % 7)]
        : [60 + grain, 110 + grain, 30],
      i * 3,
    );
  }
  return { ...SIZE, data };
}

/** The last column of new paving in a row in the middle, where the network saw paving up to the column 200. */
function endOf(edge: number, element: object, masks: Partial<Record<"street" | "house", Float32Array>> = {}) {
  const paved = plane((x) => (x < 200 ? 1 : 0));
  const ground = plane(() => 1);
  const seen = seenByHand(SIZE, {
    ...{ ground, soft: nothing, lawn: nothing, hard: paved, house: nothing },
    ...masks,
  });
  const clip = Uint8Array.from(paved, (cover) => 255 * cover);
  const region = { filled: true, plan: { elements: [element], removals: [] } } as unknown as Region;
  pavingToEdges(clip, region, seen, photoWith(edge), ALL);
  return clip.subarray(60 * WIDTH, 61 * WIDTH).findLastIndex((cover) => cover > 127);
}

const DRIVE = { kind: "pavers", use: "driveway" };

it("leaves no strip of the old paving along the edge that the photo shows", () => {
  expect(endOf(202, DRIVE)).toBe(201);
  expect(endOf(200, DRIVE)).toBe(199);
});

it("adds nothing where the old paving goes on, to a street or a wall, and where something else is laid", () => {
  expect(endOf(260, DRIVE)).toBe(199);
  const beyond = plane((x) => (x >= 200 ? 1 : 0));
  expect(endOf(202, DRIVE, { street: beyond })).toBe(199);
  expect(endOf(202, DRIVE, { house: beyond })).toBe(199);
  expect(endOf(202, { kind: "lawn" })).toBe(199);
});
