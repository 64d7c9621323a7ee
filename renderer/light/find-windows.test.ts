import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findWindows } from "./find-windows.ts";

const width = 320;
const height = 200;

/** A light wall with dark things on it; `varied`: how much they differ from pixel to pixel. */
function facade(left: number, top: number, wide: number, tall: number, varied: number, color = [1, 1, 1]) {
  const house = new Float32Array(width * height).fill(1);
  const seen = seenByHand({ width, height }, { house });
  for (let i = 0; i < house.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isIn = x >= left && x < left + wide && y >= top && y < top + tall;
    const light = isIn ? 60 + (Math.floor(x / 3) % 2 ? varied : -varied) : 180;
    seen.picture.data.set(
      color.map((c) => (isIn ? light * c : light)),
      i * 3,
    );
  }
  const panes = findWindows(seen);
  return panes[(top + (tall >> 1)) * width + left + (wide >> 1)]!;
}

it("takes panes that are darker than the wall round them for a window", () => {
  expect(facade(100, 80, 20, 26, 18)).toBeGreaterThan(0.8);
});

it("takes no shutter, door, roof or red brick for one", () => {
  expect(facade(100, 80, 20, 26, 3)).toBe(0);
  expect(facade(100, 80, 10, 40, 18)).toBe(0);
  expect(facade(60, 60, 80, 80, 18)).toBe(0);
  expect(facade(100, 80, 20, 26, 18, [1, 0.4, 0.3])).toBe(0);
});
