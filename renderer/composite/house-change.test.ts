import { describe, expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { houseChange } from "./house-change.ts";

const size = { width: 80, height: 60 };
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const wall = box(10, 10, 70, 30);
const steps = box(36, 30, 44, 36);
const seen = seenByHand(size, { house: wall.map((v, i) => Math.max(v, steps[i]!)) });
function changed(where: Float32Array) {
  const data = seen.picture.data.map((value, q) => (where[Math.floor(q / 3)] ? value + 1 : value));
  return houseChange(seen.picture, { ...size, data }, seen);
}

describe("what a picture changes of the house", () => {
  it("is nothing where every pixel of it is the photo's own, and at its rim", () => {
    expect(changed(box(0, 36, 80, 60))).toMatchObject({ changedPixels: 0, steps: false });
    expect(changed(box(0, 29, 36, 60)).changedPixels).toBe(0);
  });

  it("is counted in pixels, by a single level of a single color", () => {
    const { housePixels, changedPixels, steps } = changed(box(12, 12, 17, 14));
    expect([changedPixels, steps]).toEqual([10, false]);
    expect(housePixels).toBeGreaterThan(1000);
  });

  it("has the steps among it where these changed", () => {
    expect(changed(box(36, 31, 44, 36)).steps).toBe(true);
  });
});
