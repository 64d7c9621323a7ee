import { DEFAULT_FOCAL35_MM, focalPx } from "#core/camera/make-camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { luminance } from "./ground-chroma.ts";

/** Cells are this many pixels of `seen` wide and high: shadows have no finer detail that tells. */
export const CELL_PX = 2;
/** Coverage from which on a pixel is ground. */
const GROUND = 0.6;
/** Keeps logarithms of black finite, and the noise of dark blues out of them. */
const BLACK = 0.006;
/** Blades and stones are smoothed over this radius, twice. */
const GRAIN_CELLS = 1;

/** The ground of a photo in cells from its highest row down, row-major; planes have no meaning where nothing is known. */
export type GroundCells = {
  /** The row of `seen` that the first cells begin in: none above it shows ground. */
  top: number;
  columns: number;
  rows: number;
  /** Cells from the horizon down to the first row (negative where the horizon lies below it), and the focal length of a usual lens in cells. */
  belowHorizon: number;
  focal: number;
  /** 1 where a cell shows ground. */
  known: Uint8Array;
  /** Logarithms of light and of linear red, green and blue, without the grain of the ground. */
  light: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** How far the light of each cell is off `light` by the grain of the ground, as the logarithm of light. */
  grain: Float32Array;
  /** Coverage of lawn and of paving. */
  lawn: Float32Array;
  hard: Float32Array;
};

export function groundCells(seen: Seen): GroundCells {
  const { width, height, picture, ground, lawn, hard } = seen;
  const { data } = picture;
  const first = ground.findIndex((cover) => cover >= GROUND);
  const top = first < 0 ? height : Math.floor(first / width / CELL_PX) * CELL_PX;
  const [columns, rows] = [Math.floor(width / CELL_PX), Math.floor((height - top) / CELL_PX)];
  const count = columns * rows;
  const plane = () => new Float32Array(count);
  const known = new Uint8Array(count);
  const raw = { light: plane(), red: plane(), green: plane(), blue: plane(), lawn: plane(), hard: plane() };
  for (let row = 0, o = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, o++) {
      let [n, r, g, b] = [0, 0, 0, 0];
      for (let k = 0; k < CELL_PX * CELL_PX; k++) {
        const x = column * CELL_PX + (k % CELL_PX);
        const i = (top + row * CELL_PX + Math.floor(k / CELL_PX)) * width + x;
        if (ground[i]! < GROUND) continue;
        n++;
        r += toLinear[data[i * 3]!]!;
        g += toLinear[data[i * 3 + 1]!]!;
        b += toLinear[data[i * 3 + 2]!]!;
        raw.lawn[o]! += lawn[i]!;
        raw.hard[o]! += hard[i]!;
      }
      if (n === 0) continue;
      known[o] = 1;
      raw.lawn[o]! /= n;
      raw.hard[o]! /= n;
      raw.red[o] = Math.log(r / n + BLACK);
      raw.green[o] = Math.log(g / n + BLACK);
      raw.blue[o] = Math.log(b / n + BLACK);
      raw.light[o] = Math.log(luminance(r, g, b) / n + BLACK);
    }
  const share = boxBlur(Float32Array.from(known), columns, rows, GRAIN_CELLS, 2);
  const smooth = (values: Float32Array) => {
    const out = boxBlur(values, columns, rows, GRAIN_CELLS, 2);
    for (let o = 0; o < count; o++) out[o] = known[o] === 1 ? out[o]! / share[o]! : 0;
    return out;
  };
  const light = smooth(raw.light);
  const horizon = (seen.horizonY * height) / seen.taken.height;
  return {
    belowHorizon: (top - horizon) / CELL_PX,
    focal: focalPx(width, height, DEFAULT_FOCAL35_MM) / CELL_PX,
    ...{ top, columns, rows, known, lawn: raw.lawn, hard: raw.hard },
    light,
    grain: raw.light.map((value, o) => Math.abs(value - light[o]!)),
    red: smooth(raw.red),
    green: smooth(raw.green),
    blue: smooth(raw.blue),
  };
}
