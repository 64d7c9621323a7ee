import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** The rim of a hole holds half leaf, half wall: columns so near are no model. */
const RIM_PX = 2;
/** Columns on either side that show what goes on behind, and how many there must be. */
const MOST_COLUMNS = 90;
const LEAST_COLUMNS = 8;
/** Holes so near to each other are filled as one. */
const GAP_PX = 8;
/** What is seen right above a hole must look like the model there in this share of its columns; in a window it does not. */
const AGREEING = 0.5;
/** Rows above the hole that are compared, pixels: past its rim. */
const ABOVE_PX = [3, 4, 5, 6];
/** Mean difference per channel, sRGB levels, up to which they look alike. */
const ALIKE = 32;
/** Mean difference per channel, in sRGB levels, up to which a column still shows the same wall. Siding differs by 3 to 8, steps by 30. */
const SAME_WALL = 16;
/** Columns whose mean is the model; brick repeats within them. */
const MODEL_COLUMNS = 6;
/** Each side fills between these shares of a hole's width, however much wall it shows. */
const LEAST_SIDE = 0.3;
const MOST_SIDE = 0.7;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Share of a column's rows in the hole's height that must be wall. */
const LEAST_WALL = 1 / 4;
/** Columns nearest to the hole whose feet are read, and how far below the hole the foot may lie, pixels. */
const FOOT_COLUMNS = 24;
const BELOW_PX = 4;
/** Color channels of a pixel. */
const CHANNELS = 3;

/** The side of a hole: its columns from the hole outwards, and the row in which the wall stands on the ground there (-1 = not seen). */
type Side = { columns: number[]; foot: number };

export type Continued = {
  /** Pixel that takes the place of each pixel of the hole; -1 elsewhere, and where nothing goes on. */
  source: Int32Array;
  /** Row of the wall's foot behind the hole, per column. */
  foot: Float32Array;
};

/**
 * Continues wall, plinth and ground behind holes: each stretch of columns is filled from the left and the right with the columns
 * beside it, to and fro as far as they show the same wall, shifted up or down so that courses and the wall's foot run on. A door,
 * steps or a corner end the model, so that they are never repeated.
 */
export function continueSideways(seen: Seen, hole: Uint8Array): Continued {
  const { width, height } = seen;
  const source = new Int32Array(hole.length).fill(-1);
  const foot = new Float32Array(width).fill(-1);
  const holds = Uint8Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (hole[y * width + x]) return 1;
    return 0;
  });
  for (let from = 0; from < width; from++) {
    if (!holds[from]) continue;
    let to = from;
    for (let x = to; x < width && x <= to + GAP_PX; x++) if (holds[x]) to = x;
    fillStretch(seen, hole, { from, to }, source, foot);
    from = to;
  }
  return { source, foot };
}

function fillStretch(
  seen: Seen,
  hole: Uint8Array,
  { from, to }: { from: number; to: number },
  source: Int32Array,
  foot: Float32Array,
): void {
  const { width, height } = seen;
  let top = height;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    for (let x = from; x <= to; x++) {
      if (!hole[y * width + x]) continue;
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const stretch = { from, to, top, bottom };
  const left = agreeing(sideOf(seen, hole, from - 1 - RIM_PX, -1, top, bottom), seen.picture, hole, stretch);
  const right = agreeing(sideOf(seen, hole, to + 1 + RIM_PX, 1, top, bottom), seen.picture, hole, stretch);
  if (!left && !right) return;
  // Rows per column by which courses and the foot of the wall fall to the right; 0 where one side does not show the foot.
  const slope =
    left && right && left.foot >= 0 && right.foot >= 0
      ? (right.foot - left.foot) / (right.columns[0]! - left.columns[0]!)
      : 0;
  // The side that shows more of the wall fills more of the hole.
  const leftColumns = left?.columns.length ?? 0;
  const share = leftColumns / (leftColumns + (right?.columns.length ?? 0));
  const middle = from + (to - from + 1) * Math.min(MOST_SIDE, Math.max(LEAST_SIDE, share));
  for (let x = from; x <= to; x++) {
    const side = (right === null || (left && x < middle) ? left : right)!;
    const column = side.columns[toAndFro(Math.abs(x - side.columns[0]!), side.columns.length)]!;
    const shift = slope * (x - column);
    if (side.foot >= 0) foot[x] = side.foot + slope * (x - side.columns[0]!);
    for (let y = top; y <= bottom; y++) {
      if (!hole[y * width + x]) continue;
      const row = Math.min(height - 1, Math.max(0, Math.round(y - shift)));
      source[y * width + x] = row * width + column;
    }
  }
}

/** The side, if what can still be seen of the wall above the hole looks like it. */
function agreeing(
  side: Side | null,
  { data, width }: RgbImage,
  hole: Uint8Array,
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
): Side | null {
  if (!side) return null;
  let alike = 0;
  let asked = 0;
  for (let x = from; x <= to; x++) {
    let first = top;
    while (first <= bottom && !hole[first * width + x]) first++;
    if (first > bottom || first < ABOVE_PX.at(-1)!) continue;
    asked++;
    const column = side.columns[toAndFro(Math.abs(x - side.columns[0]!), side.columns.length)]!;
    let sum = 0;
    for (const up of ABOVE_PX) {
      const row = (first - up) * width;
      for (let c = 0; c < 3; c++) sum += Math.abs(data[(row + x) * 3 + c]! - data[(row + column) * 3 + c]!);
    }
    if (sum < ALIKE * CHANNELS * ABOVE_PX.length) alike++;
  }
  return alike >= AGREEING * asked ? side : null;
}

/** Index into `length` columns that go on as 0, 1, ..., last, ..., 1, 0, 1, ...: neighbors stay neighbors at both ends. */
function toAndFro(k: number, length: number): number {
  const period = Math.max(1, 2 * length - 2);
  const at = k % period;
  return at < length ? at : period - at;
}

/** The columns from `start` outwards that show the same wall in rows `top` to `bottom`; null when they are too few. */
function sideOf(
  { picture, house, ground, width, height }: Seen,
  hole: Uint8Array,
  start: number,
  step: 1 | -1,
  top: number,
  bottom: number,
): Side | null {
  const rows = bottom - top + 1;
  const isClean = (x: number): boolean => {
    if (x < 0 || x >= width) return false;
    let wall = 0;
    for (let y = top; y <= bottom; y++) {
      if (hole[y * width + x]) return false;
      if (house[y * width + x]! > INSIDE) wall++;
    }
    return wall > rows * LEAST_WALL;
  };
  // Sums of the first columns, per row and channel; `known` of them so far.
  const model = new Float32Array(rows * 3);
  let known = 0;
  const columns: number[] = [];
  for (let k = 0; k < MOST_COLUMNS; k++) {
    const x = start + k * step;
    if (!isClean(x)) break;
    if (known >= MODEL_COLUMNS && difference(picture, model, x, top, rows, known) > SAME_WALL) break;
    columns.push(x);
    if (known < MODEL_COLUMNS) {
      for (let y = 0; y < rows; y++) {
        for (let c = 0; c < 3; c++) model[y * 3 + c]! += picture.data[((top + y) * width + x) * 3 + c]!;
      }
      known++;
    }
  }
  if (columns.length < LEAST_COLUMNS) return null;
  const feet = columns.slice(0, FOOT_COLUMNS).map((x) => {
    for (let y = Math.min(height - 1, bottom + BELOW_PX); y >= top; y--)
      if (ground[y * width + x]! < INSIDE) return y;
    return -1;
  });
  return { columns, foot: feet.sort((a, b) => a - b)[feet.length >> 1]! };
}

/** Mean difference of column `x` from the model's mean, per row and channel, sRGB levels. */
function difference(
  { data, width }: RgbImage,
  model: Float32Array,
  x: number,
  top: number,
  rows: number,
  known: number,
): number {
  let sum = 0;
  for (let y = 0; y < rows; y++) {
    for (let c = 0; c < 3; c++)
      sum += Math.abs(model[y * 3 + c]! / known - data[((top + y) * width + x) * 3 + c]!);
  }
  return sum / (rows * 3);
}
