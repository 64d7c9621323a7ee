import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { growBack } from "./grow-back.ts";

const width = 400;
const height = 300;
const camera = makeCamera(width, height);
const FOOT = 180;
const SEEN_FROM = 192;

/** Grey paving up to row 180 with a wall behind it, seen only from row 192 on; the wall's colour is given. */
function drive(wall: (column: number, row: number) => number) {
  const data = new Uint8Array(width * height * 3);
  const mask = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const inside = column >= 120 && column < 280;
      const value = row >= FOOT ? (inside ? 150 : 60) : wall(column, row);
      data.fill(value, (row * width + column) * 3, (row * width + column) * 3 + 3);
      if (inside && row >= SEEN_FROM) mask[row * width + column] = 1;
    }
  }
  return { photo: { width, height, data }, mask };
}

const firstRow = (mask: Float32Array, column: number) => {
  let row = 0;
  while (mask[row * width + column]! === 0) row++;
  return row;
};

describe("a drive grown back", () => {
  it("reaches the straight foot of the wall behind it", () => {
    const { photo, mask } = drive(() => 235);
    const grown = growBack(photo, camera, mask);
    for (const column of [125, 200, 274])
      expect(Math.abs(firstRow(grown, column) - FOOT)).toBeLessThanOrEqual(1);
    expect(grown.filter((cover, i) => cover < mask[i]!).length).toBe(0);
  });

  it("stays as it is where the wall has the paving's colour, and where columns end at odds with each other", () => {
    const alike = drive(() => 150);
    expect(growBack(alike.photo, camera, alike.mask)).toBe(alike.mask);
    const ragged = drive((column, row) => ((column * 7919) % 13 > (FOOT - row) / 2 ? 150 : 235));
    expect(growBack(ragged.photo, camera, ragged.mask)).toBe(ragged.mask);
  });
});
