import { expect, it } from "vitest";
import { labPlanes } from "#renderer/color/lab.ts";
import { findSteppingStones } from "./stepping-stones.ts";

const [width, height] = [320, 200];
const HORIZON = 60;
const GRASS = [90, 130, 50];
const SLAB = [150, 148, 140];
const STEPS_ROW = 96;

/** A lawn below a house, with slabs in it from the lower edge of the picture to the house: one in every `every` rows is `high` rows high. */
function lawnWith({
  color = SLAB,
  grass = GRASS,
  every = 9,
  high = 7,
  wideAt = (y: number) => (y - HORIZON) * 0.3,
  to = STEPS_ROW,
}) {
  const data = new Uint8Array(width * height * 3);
  const soft = new Float32Array(width * height);
  const house = soft.slice();
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const isSlab = y >= to && y % every < high && Math.abs(x - width / 2) < wideAt(y) / 2;
      data.set(isSlab ? color : grass, i * 3);
      soft[i] = y < STEPS_ROW ? 0 : 1;
      house[i] = y < STEPS_ROW ? 1 : 0;
    }
  const none = () => new Float32Array(width * height);
  const masks = { soft, lawn: soft.slice(), hard: none(), walk: none(), house };
  const picture = { width, height, data };
  findSteppingStones(masks, picture, labPlanes(picture), HORIZON);
  return masks;
}
const at = (mask: Float32Array, x: number, y: number) => mask[y * width + x]!;

it("makes slabs in the grass a walk, with the grass between them, and nothing beside it", () => {
  const { soft, lawn, hard, walk } = lawnWith({});
  for (const y of [110, 115, 146, 151])
    expect([at(soft, 160, y), at(lawn, 160, y), at(hard, 160, y), at(walk, 160, y)]).toEqual([0, 0, 1, 1]);
  expect([at(soft, 80, 146), at(soft, 240, 146)]).toEqual([1, 1]);
});

it("leaves what is as green as the lawn around it, however light", () => {
  expect(at(lawnWith({ color: [130, 180, 80] }).soft, 160, 146)).toBe(1);
});

it("leaves bare spots in straw", () => {
  expect(at(lawnWith({ grass: [170, 160, 140] }).soft, 160, 146)).toBe(1);
});

it("leaves what is wider than a walk, or ends far from house and paving", () => {
  expect(at(lawnWith({ wideAt: (y) => (y - HORIZON) * 2 }).soft, 160, 146)).toBe(1);
  const apart = lawnWith({ wideAt: (y) => (y > 180 || y < 120 ? 0 : (y - HORIZON) * 0.3) });
  expect(at(apart.soft, 160, 146)).toBe(1);
});

it("leaves a strip of soil: it is warmer than slabs, and has no gaps", () => {
  expect(at(lawnWith({ color: [112, 92, 74] }).soft, 160, 146)).toBe(1);
  expect(at(lawnWith({ every: 9, high: 9 }).soft, 160, 146)).toBe(1);
});
