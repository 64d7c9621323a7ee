import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { islandBeds, ownBeds } from "./own-beds.ts";

const [WIDTH, HEIGHT] = [200, 150];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const boxes = (...all: readonly Box[]) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return all.some(([l, t, r, b]) => x >= l && x < r && y >= t && y < b) ? 1 : 0;
  });
const [GRASS, MULCH, EDGING] = [
  [120, 140, 70],
  [80, 55, 45],
  [30, 70, 60],
] as const;

/** A house above row 60, a lawn below it with a bed in it, and things that stand there. */
function yard(bed: Box, ...shrubs: readonly Box[]) {
  const [house, things, mulch] = [boxes([0, 0, WIDTH, 60]), boxes(...shrubs), boxes(bed)];
  const ground = house.map((cover, i) => (cover || things[i] ? 0 : 1));
  const soft = ground;
  const lawn = soft.map((cover, i) => (mulch[i] ? 0 : cover));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house, ground, soft, lawn, standing: things });
  for (let i = 0; i < lawn.length; i++) {
    const grain = ((i * 7) % 11) - 5;
    seen.picture.data.set(
      (mulch[i] ? MULCH : GRASS).map((level) => level + grain),
      i * 3,
    );
  }
  return seen;
}
const at = (mask: Uint8Array, x: number, y: number) => mask[y * WIDTH + x];

const ISLAND: Box = [60, 90, 140, 115];
const SHRUBS: readonly Box[] = [
  [70, 80, 82, 100],
  [100, 82, 114, 102],
];

describe("a bed in a lawn", () => {
  it("is known by what stands in it, though no plants were seen there", () => {
    expect(at(ownBeds(yard(ISLAND, ...SHRUBS)), 90, 110)).toBe(1);
    expect(at(ownBeds(yard(ISLAND)), 90, 110)).toBe(0);
  });

  it("goes up to its edging where that was seen as lawn", () => {
    const seen = yard(ISLAND, ...SHRUBS);
    for (let y = 115; y < 118; y++)
      for (let x = 60; x < 140; x++) seen.picture.data.set(EDGING, (y * WIDTH + x) * 3);
    expect(at(ownBeds(seen), 90, 116)).toBe(1);
    expect(at(ownBeds(seen), 90, 120)).toBe(0);
  });

  it("has no hole where a shadow in it was seen as nothing", () => {
    const seen = yard(ISLAND, ...SHRUBS);
    const shadow = boxes([90, 104, 98, 108]);
    const without = (mask: Float32Array) => mask.map((cover, i) => (shadow[i] ? 0 : cover));
    const beds = ownBeds({ ...seen, ground: without(seen.ground), soft: without(seen.soft) });
    expect(at(beds, 94, 106)).toBe(1);
  });

  it("is an island, and a bed at the house is none", () => {
    expect(at(islandBeds(yard(ISLAND, ...SHRUBS)), 90, 110)).toBe(1);
    const atHouse = yard([40, 60, 160, 85], [60, 62, 72, 75], [100, 62, 114, 75]);
    expect([at(ownBeds(atHouse), 90, 80), at(islandBeds(atHouse), 90, 80)]).toEqual([1, 0]);
  });
});
