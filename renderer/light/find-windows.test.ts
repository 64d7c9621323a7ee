import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findWindows } from "./find-windows.ts";

const WIDTH = 320;
const HEIGHT = 200;

/** A light wall with dark things on it; `varied`: how much they differ from pixel to pixel. */
type Look = { color?: readonly number[]; above?: number; shutters?: boolean };
/** `above`: the light of as much glass above, `shutters`: brown ones on both sides, within `wide`. Answers how lit the middle is, or the glass above. */
function facade(
  left: number,
  top: number,
  wide: number,
  tall: number,
  varied: number,
  { color = [1, 1, 1], above, shutters = false }: Look = {},
) {
  const house = new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house });
  for (let i = 0; i < house.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = x >= left && x < left + wide && y >= top && y < top + tall;
    if (above !== undefined && x >= left && x < left + wide && y >= top - tall * 0.6 && y < top) {
      seen.picture.data.set([above, above, above], i * 3);
      continue;
    }
    if (isIn && shutters && (x < left + wide / 4 || x >= left + wide * 0.75)) {
      seen.picture.data.set([80, 60, 45], i * 3);
      continue;
    }
    const light = isIn ? 60 + (Math.floor(x / 3) % 2 ? varied : -varied) : 180;
    seen.picture.data.set(
      color.map((c) => (isIn ? light * c : light)),
      i * 3,
    );
  }
  const panes = findWindows(seen);
  const row = above === undefined ? top + (tall >> 1) : top - (tall >> 2);
  return panes[row * WIDTH + left + (wide >> 1)]!;
}

it("takes panes that are darker than the wall round them for a window", () => {
  expect(facade(100, 80, 20, 26, 18)).toBeGreaterThan(0.8);
  expect(facade(100, 80, 26, 26, 18, { shutters: true })).toBeGreaterThan(0.8);
});

it("takes no even dark, door, roof or red brick for one", () => {
  expect(facade(100, 80, 20, 26, 3)).toBe(0);
  expect(facade(100, 80, 10, 40, 18)).toBe(0);
  expect(facade(60, 60, 80, 80, 18)).toBe(0);
  expect(facade(100, 80, 20, 26, 18, { color: [1, 0.4, 0.3] })).toBe(0);
});

it("lights the whole of a window whose upper half has blinds, and no wall above one", () => {
  expect(facade(100, 80, 20, 20, 18, { above: 122 })).toBe(1);
  expect(facade(100, 80, 20, 20, 18, { above: 180 })).toBe(0);
});

/** A light wall with gray things on it, `[left, top, right, bottom, light]` each. */
function wallWith(...things: readonly (readonly [number, number, number, number, number])[]) {
  const house = new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house });
  seen.picture.data.fill(180);
  for (const [left, top, right, bottom, light] of things)
    for (let y = top; y < bottom; y++)
      seen.picture.data.fill(light, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3);
  return seen;
}

it("lights what hangs behind the glass between two leaves of shutters, however light it is", () => {
  const panes = findWindows(
    wallWith([100, 80, 108, 115, 60], [122, 80, 130, 115, 60], [110, 80, 120, 115, 190]),
  );
  expect(panes[95 * WIDTH + 115]).toBe(1);
  expect(panes[95 * WIDTH + 104]).toBe(0);
  const alone = findWindows(wallWith([100, 80, 108, 115, 60], [110, 80, 120, 115, 190]));
  expect(alone[95 * WIDTH + 115]).toBe(0);
});

it("lights what is as dark as the brown leaves of shutters on both sides of it, up to their light frame", () => {
  const seen = wallWith([110, 80, 120, 115, 74]);
  for (let y = 80; y < 115; y++)
    for (const [from, to] of [
      [100, 109],
      [121, 130],
    ] as const)
      for (let x = from; x < to; x++) seen.picture.data.set([92, 64, 44], (y * WIDTH + x) * 3);
  const panes = findWindows(seen);
  expect(panes[95 * WIDTH + 115]).toBe(1);
  expect(panes[95 * WIDTH + 104]).toBe(0);
});

it("lights no wall between two slim windows", () => {
  const panes = findWindows(wallWith([100, 80, 108, 115, 60], [122, 80, 130, 115, 60]));
  expect(panes[95 * WIDTH + 115]).toBe(0);
});

it("lights the rest of a window whose blinds are as light as the wall, but not its frame", () => {
  const house = new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house });
  for (let i = 0; i < house.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = x >= 100 && x < 120 && y >= 60 && y < 100;
    const glass = 60 + (Math.floor(x / 3) % 2 ? 18 : -18);
    const inside = y < 57 + 3 ? [240, 240, 240] : y < 80 ? [165, 165, 190] : [glass, glass, glass];
    const isFrame = x >= 100 && x < 120 && y >= 57 && y < 60;
    seen.picture.data.set(isIn || isFrame ? inside : [190, 165, 120], i * 3);
  }
  const panes = findWindows(seen);
  expect(panes[90 * WIDTH + 110]).toBeGreaterThan(0.8);
  expect(panes[70 * WIDTH + 110]).toBe(1);
  expect(panes[58 * WIDTH + 110]).toBe(0);
});

it("lights no single panes of a door", () => {
  const seen = wallWith();
  for (let y = 60; y < 86; y++)
    for (let x = 100; x < 120; x++)
      seen.picture.data.fill(x % 6 < 3 ? 42 : 78, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  const lit = () => findWindows(seen).filter((one) => one > 0.5).length;
  expect(lit()).toBeGreaterThan(200);
  seen.doors = [{ left: 95, right: 145, foot: 150 }];
  expect(lit()).toBe(0);
});

it("lights the panes of an opening between bars as light as the wall, and not the bars", () => {
  const rows = [0, 1, 2].map((k) => 80 + k * 12);
  const glass = rows.flatMap((y) => [100, 112].map((x) => [x, y, x + 8, y + 8, 90] as const));
  const seen = wallWith(...glass);
  seen.openings = [{ left: 98, right: 122, top: 78, foot: 114 }];
  const panes = findWindows(seen);
  expect(panes[84 * WIDTH + 104]).toBe(1);
  expect(panes[84 * WIDTH + 110]).toBe(0);
  expect(findWindows({ ...seen, openings: [] })[84 * WIDTH + 104]).toBe(0);
});

it("lights no porch that is dark only round the light wall at its back", () => {
  const house = new Float32Array(WIDTH * HEIGHT).fill(1);
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { house });
  const dark = (x: number, y: number) => x >= 100 && x < 140 && y >= 70 && y < 120;
  const back = (x: number, y: number) => x >= 110 && y >= 79 && y < 111;
  for (let i = 0; i < house.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    seen.picture.data.fill(dark(x, y) && !back(x, y) ? 60 + 20 * (x % 3) : 180, i * 3, i * 3 + 3);
  }
  seen.openings = [{ left: 99, right: 140, top: 69, foot: 120 }];
  expect(findWindows(seen)[75 * WIDTH + 120]).toBe(0);
});

it("lights no bay of a porch, and nothing that is as ragged as a shadow", () => {
  const bay = wallWith([100, 80, 138, 118, 90], [104, 84, 134, 90, 130]);
  bay.openings = [{ left: 99, right: 138, top: 79, foot: 118 }];
  expect(findWindows(bay)[100 * WIDTH + 120]).toBe(0);
  const steps = Array.from(
    { length: 10 },
    (_, k) => [100 + 2 * k, 80 + 2 * k, 126, 82 + 2 * k, k % 2 ? 50 : 90] as const,
  );
  expect(findWindows(wallWith(...steps))[84 * WIDTH + 120]).toBe(0);
});
