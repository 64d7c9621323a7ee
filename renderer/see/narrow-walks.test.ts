import { expect, it } from "vitest";
import { labPlanes } from "#renderer/color/lab.ts";
import { findNarrowWalks } from "./narrow-walks.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const [width, height] = [160, 100];
const GRASS = [90, 130, 50];
const CONCRETE = [185, 180, 172];
const LEAVES = [200, 120, 40];

/** A lawn below row 30 with a band of a color in it, that the network takes for paving with this share, from column to column. */
function lawnWith(color: readonly number[], share: number, [left, right] = [0, width]) {
  const isBand = (x: number, y: number) => y >= 60 && y < 65 && x >= left! && x < right!;
  const data = new Uint8Array(width * height * 3);
  const planes = SEEN_CLASSES.map(() => new Float32Array(width * height));
  const soft = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      data.set(isBand(x, y) ? color : GRASS, i * 3);
      const paved = isBand(x, y) ? share : 0.01;
      planes[SEEN_CLASSES.indexOf("walk")]![i] = paved;
      planes[SEEN_CLASSES.indexOf("lawn")]![i] = 1 - paved;
      soft[i] = y < 30 ? 0 : 1;
    }
  }
  const none = () => new Float32Array(width * height);
  const masks = {
    soft,
    lawn: soft.slice(),
    hard: none(),
    street: none(),
    drive: none(),
    walk: none(),
    house: none(),
  };
  findNarrowWalks(masks, { width, height, planes }, { width, height }, labPlanes({ width, height, data }));
  return masks;
}
const at = (mask: Float32Array, x: number, y: number) => mask[y * width + x]!;

it("makes a narrow pale band in a lawn a walk, and nothing beside it", () => {
  const { soft, lawn, hard, walk } = lawnWith(CONCRETE, 0.3);
  for (const x of [5, 80, 150]) {
    expect([at(soft, x, 62), at(lawn, x, 62), at(hard, x, 62), at(walk, x, 62)]).toEqual([0, 0, 1, 1]);
    expect([at(soft, x, 50), at(soft, x, 75)]).toEqual([1, 1]);
  }
});

it("leaves lawn where nothing but the color of a band speaks for paving: it has more color than the lawn, or the network sees none", () => {
  expect(at(lawnWith(LEAVES, 0.4).soft, 80, 62)).toBe(1);
  expect(at(lawnWith(CONCRETE, 0).soft, 80, 62)).toBe(1);
});

it("leaves a pale patch that is not long", () => {
  expect(at(lawnWith(CONCRETE, 0.4, [70, 85]).soft, 78, 62)).toBe(1);
});
