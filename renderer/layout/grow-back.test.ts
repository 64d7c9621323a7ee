import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { growBack } from "./grow-back.ts";

const width = 400;
const height = 300;
const camera = makeCamera(width, height);
const FOOT = 180;
const SEEN_FROM = 192;
const noLawn = new Float32Array(width * height);
const PAVING = [150, 150, 150];

type Colour = (column: number, row: number) => readonly number[];

/** Grey paving up to row 180 with something behind it, and lawn beside it; seen only from row 192 on. */
function drive(behind: Colour, paving: Colour = () => PAVING, beside: Colour = () => [60, 90, 40]) {
  const data = new Uint8Array(width * height * 3);
  const mask = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const inside = column >= 120 && column < 280;
      const colour = row < FOOT ? behind : inside ? paving : beside;
      data.set(colour(column, row), (row * width + column) * 3);
      if (inside && row >= SEEN_FROM) mask[row * width + column] = 1;
    }
  }
  return { photo: { width, height, data }, mask };
}

const firstRow = (mask: Float32Array, column: number) => {
  let row = 0;
  while (mask[row * width + column]! < 0.5) row++;
  return row;
};

describe("a drive grown back", () => {
  const wall: Colour = () => [235, 235, 235];

  it("reaches the straight foot of the wall behind it, and nothing beside it", () => {
    const { photo, mask } = drive(wall);
    const grown = growBack(photo, camera, mask, noLawn);
    for (const column of [125, 200, 274]) {
      expect(Math.abs(firstRow(grown, column) - FOOT)).toBeLessThanOrEqual(1);
    }
    expect(grown.filter((cover, i) => cover < mask[i]!).length).toBe(0);
    expect(grown.filter((cover, i) => cover > 0 && (i % width < 117 || i % width > 282)).length).toBe(0);
  });

  it("goes on through shade, which is bluer than the paving in the sun, and over a joint", () => {
    const shaded: Colour = (_, row) => (row === 184 ? [30, 32, 40] : row < 190 ? [60, 68, 90] : PAVING);
    const { photo, mask } = drive(wall, shaded);
    expect(Math.abs(firstRow(growBack(photo, camera, mask, noLawn), 200) - FOOT)).toBeLessThanOrEqual(1);
  });

  it("ends before a step of its own colour, where the lawn beside it ends", () => {
    const { photo, mask } = drive(() => PAVING);
    expect(Math.abs(firstRow(growBack(photo, camera, mask, noLawn), 200) - FOOT)).toBeLessThanOrEqual(1);
  });

  it("stays as it is where it would grow by more than was seen of it", () => {
    const { photo, mask } = drive(wall);
    const seenRows = (count: number) => mask.map((cover, i) => (i < (SEEN_FROM + count) * width ? cover : 0));
    const few = seenRows(10);
    expect(growBack(photo, camera, few, noLawn)).toBe(few);
    expect(Math.abs(firstRow(growBack(photo, camera, seenRows(14), noLawn), 200) - FOOT)).toBeLessThanOrEqual(
      1,
    );
  });

  it("is widened by the dark rim along its lawn, and not to a lawn farther off", () => {
    const { photo, mask } = drive(wall);
    const lawnTo = (edge: number) =>
      noLawn.map((_, i) => (i % width < edge && i >= SEEN_FROM * width ? 1 : 0));
    const firstColumn = (grown: Float32Array, row: number) => {
      let column = 0;
      while (grown[row * width + column]! < 0.5) column++;
      return column;
    };
    // 0.6 m are 19 columns on row 200, whose ground is 5 m away.
    for (const row of [SEEN_FROM, 200, 250]) {
      expect(firstColumn(growBack(photo, camera, mask, lawnTo(112)), row)).toBe(112);
      expect(firstColumn(growBack(photo, camera, mask, lawnTo(60)), row)).toBe(120);
    }
  });

  it("stays as it is where neither its end nor what lies beside it can be told from it", () => {
    const { photo, mask } = drive(
      () => PAVING,
      () => PAVING,
      () => PAVING,
    );
    expect(growBack(photo, camera, mask, noLawn)).toBe(mask);
  });
});
