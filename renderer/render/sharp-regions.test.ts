import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import type { Region } from "./region.ts";
import { sharpRegions, unionOf } from "./sharp-regions.ts";

const WIDTH = 40;
const HEIGHT = 30;
const patch = (left: number, right: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH >= left && i % WIDTH < right ? 1 : 0));
const nothing = patch(0, 0);
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { ground: nothing, soft: nothing, lawn: nothing, hard: nothing, house: nothing },
);
const clips = [patch(2, 8), patch(6, 20), patch(25, 30), patch(33, 36), patch(10, 12)];
const regions = (...ks: number[]) => ks.map((k) => ({ clip: clips[k]! }) as Region);
const greatest = (...ks: number[]) => nothing.map((_, i) => Math.max(...ks.map((k) => clips[k]![i]!)));

it("joins the very regions that it is asked for, whatever it was asked before, and the same ones once", () => {
  const first = unionOf(regions(0, 1), seen);
  // One more, one less, another in its place, and so many that the first is forgotten.
  for (const ks of [
    [0, 1, 2],
    [0, 2],
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 4],
    [0, 1],
  ])
    expect(unionOf(regions(...ks), seen)).toEqual(greatest(...ks));
  const last = unionOf(regions(0, 1), seen);
  expect(last).toEqual(first);
  expect(unionOf(regions(0, 1), seen)).toBe(last);
});

it("takes a single region as it is", () => {
  expect(unionOf(regions(2), seen)).toBe(clips[2]);
});

it("keeps a highlight that is filled whole, where the photo shows no edge between it and the new lawn", () => {
  const paved = patch(12, 24);
  const shape = { ground: paved, drawn: paved, trusted: paved, before: null };
  const lawn = { ground: greatest(0, 1, 2), drawn: null, trusted: null, before: null };
  const plan = (kind: string, more = {}) => ({ elements: [{ kind, ...more }], removals: [] });
  const highlight = {
    areaId: "a",
    filled: true,
    clip: paved,
    shape,
    plan: plan("pavers", { use: "walkway" }),
  };
  const yard = { areaId: null, filled: false, clip: clips[1]!, shape: lawn, plan: plan("lawn") };
  const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const everywhere = () => new Uint8Array(WIDTH * HEIGHT).fill(255);
  const [walk, grass] = sharpRegions(
    [highlight, yard] as unknown as Region[],
    seen,
    seen.picture,
    everywhere,
    rect,
  );
  const at = 15 * WIDTH;
  expect([walk![at + 18], grass![at + 18], grass![at + 6]]).toEqual([255, 0, 255]);
});

it("is worked out once for the same regions, and anew for other ground, another photo and another plan", () => {
  const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const sharpen = (mask: Float32Array) => Uint8Array.from(mask, (cover) => 255 * cover);
  const yard = (k: number, kind = "pavers") =>
    ({
      ...{ areaId: null, filled: false, clip: clips[k]! },
      shape: { ground: clips[k]!, drawn: null, trusted: null, before: null },
      plan: { elements: [{ kind }], removals: [] },
    }) as unknown as Region;
  const sharp = (one: Region, photo = seen.picture, to = rect) =>
    sharpRegions([one], seen, photo, sharpen, to);
  const first = sharp(yard(0));
  expect(sharp(yard(0))).toBe(first);
  const others = [
    sharp(yard(1)),
    sharp(yard(0), { ...seen.picture }),
    sharp(yard(0), seen.picture, { ...rect, top: 1 }),
    sharp(yard(0, "lawn")),
  ];
  for (const other of others) expect(other).not.toBe(first);
  expect(others[0]![0]).toEqual(sharpen(clips[1]!));
});
