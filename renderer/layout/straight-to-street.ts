import { middleOf } from "#renderer/math/middle-of.ts";

/** The street begins no more than this share of the picture's height below the end of a drive. */
const GAP_SHARE = 0.02;
/** A drive meets its street over this share of the picture's width at least. */
const LEAST_SHARE = 0.06;
/** Its end lies so near to one line, as a share of the picture's height: half of its columns are no farther off. */
const NEAR_SHARE = 0.015;
/** And the line moves no column by more than this share. */
const MOST_SHARE = 0.05;
/** A street seen from across it runs over the picture: rise of its line, of 1. */
const STEEPEST = 0.35;
/** The edge of the street over this share of the picture's width or more tells its line better than the end of a drive, whose flare is taken for street. */
const LONG_SHARE = 0.6;
/** At least so much of that edge lies on the line, within a share of the picture's height. A drive moves onto it by no more than the third share, and a flare is no higher than the last. */
const MOST_ON_LINE = 0.5;
const ON_LINE_SHARE = 0.01;
const MOST_TO_CURB_SHARE = 0.1;
const FLARE_SHARE = 0.075;
/** Pairs of columns so far apart, as a share of all, tell the rise of the line. */
const APART = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Ground = { street: Float32Array; soft: Float32Array; width: number; height: number };
type End = { column: number; row: number };

/**
 * A drive whose end at the street is one straight line: curbs are laid straight, masks end in waves. Where the street shows its curb, that is the line. `drive`, `street`, `soft`: coverage of one
 * size. The drive itself where no street lies below it, or its end is no line. The line: Theil and Sen's, medians of slopes and rows.
 */
export function straightToStreet(drive: Float32Array, ground: Ground): Float32Array {
  const { width, height } = ground;
  const atCurb = straightToCurb(drive, ground);
  if (atCurb !== drive) return atCurb;
  const ends = endsAtStreet(drive, ground);
  if (ends.length < LEAST_SHARE * width) return drive;
  const line = lineThrough(ends);
  if (!line || middle(ends.map(({ column, row }) => Math.abs(row - line(column)))) > NEAR_SHARE * height)
    return drive;
  return endedAt(drive, ends, line, MOST_SHARE * height, ground);
}

/** A drive that ends at the curb of its street, with the flare beside it that was taken for street; the drive itself where no curb shows. */
export function straightToCurb(drive: Float32Array, ground: Ground): Float32Array {
  const { width, height } = ground;
  const ends = endsAtStreet(drive, ground);
  const curb = ends.length < LEAST_SHARE * width ? null : curbOf(ground);
  if (!curb) return drive;
  const straight = endedAt(drive, ends, curb, MOST_TO_CURB_SHARE * height, ground);
  flareTo(straight, ends[0]!.column - 1, -1, ground, curb);
  flareTo(straight, ends.at(-1)!.column + 1, 1, ground, curb);
  return straight;
}

/** A drive with its ends moved onto a line, where they are no farther from it than `most` pixels. */
function endedAt(drive: Float32Array, ends: readonly End[], lineAt: Line, most: number, ground: Ground) {
  const { soft, width, height } = ground;
  const straight = drive.slice();
  for (const { column, row } of ends) {
    const line = Math.min(height - 1, Math.max(0, Math.round(lineAt(column))));
    if (Math.abs(line - row) > most) continue;
    for (let y = line + 1; y <= row; y++) straight[y * width + column] = 0;
    for (let y = row + 1; y <= line && soft[y * width + column]! <= INSIDE; y++)
      straight[y * width + column] = 1;
  }
  return straight;
}

type Line = (column: number) => number;

/** The line through most of some ends, Theil and Sen's; null where it rises as no street seen from across it does. */
function lineThrough(ends: readonly End[]): Line | null {
  const half = Math.floor(APART * ends.length);
  const rises = ends
    .slice(half)
    .map(({ column, row }, i) => (row - ends[i]!.row) / (column - ends[i]!.column));
  const rise = middle(rises);
  if (Math.abs(rise) > STEEPEST) return null;
  const base = middle(ends.map(({ column, row }) => row - rise * column));
  return (column) => base + rise * column;
}

const middle = (values: readonly number[]): number => middleOf(Float32Array.from(values));

/** The line of a curb, which most of the edge of a street lies on that is at the foot of the picture. Null without one. */
function curbOf({ street, width, height }: Ground): Line | null {
  const edges: End[] = [];
  for (let column = 0; column < width; column++) {
    let row = height - 1;
    while (row >= 0 && street[row * width + column]! > INSIDE) row--;
    if (row < height - 1) edges.push({ column, row });
  }
  if (edges.length < LONG_SHARE * width) return null;
  const half = Math.floor(APART * edges.length);
  let [curb, most]: [Line | null, number] = [null, MOST_ON_LINE * edges.length];
  for (const [i, far] of edges.slice(half).entries()) {
    const near = edges[i]!;
    const rise = (far.row - near.row) / (far.column - near.column);
    const line: Line = (column) => near.row + rise * (column - near.column);
    const on = edges.filter(
      ({ column, row }) => Math.abs(row - line(column)) <= ON_LINE_SHARE * height,
    ).length;
    if (Math.abs(rise) <= STEEPEST && on > most) [curb, most] = [line, on];
  }
  return curb;
}

/** Adds to a drive what lies beside it above the curb and was taken for street: its flare. Begins in `column` and goes `step` by step. */
function flareTo(drive: Float32Array, column: number, step: -1 | 1, ground: Ground, curb: Line): void {
  const { street, width, height } = ground;
  for (let x = column; x >= 0 && x < width; x += step) {
    const line = Math.round(curb(x));
    let row = line;
    while (row >= 0 && row < height && street[row * width + x]! > INSIDE) row--;
    const highPx = line - row;
    if (highPx <= ON_LINE_SHARE * height || highPx > FLARE_SHARE * height) return;
    for (let y = row + 1; y <= line; y++) drive[y * width + x] = 1;
  }
}

/** Of each column the last row of the drive, where the street begins right below it. */
function endsAtStreet(drive: Float32Array, { street, width, height }: Ground): End[] {
  const gap = Math.round(GAP_SHARE * height);
  const ends: End[] = [];
  for (let column = 0; column < width; column++) {
    let row = height - 1;
    while (row >= 0 && drive[row * width + column]! <= INSIDE) row--;
    if (row < 0 || row === height - 1) continue;
    for (let y = row + 1; y <= Math.min(height - 1, row + gap); y++)
      if (street[y * width + column]! > INSIDE) {
        ends.push({ column, row });
        break;
      }
  }
  return ends;
}
