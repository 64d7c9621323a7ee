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
/** Pairs of columns so far apart, as a share of all, tell the rise of the line. */
const APART = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Ground = { street: Float32Array; soft: Float32Array; width: number; height: number };
type End = { column: number; row: number };

/**
 * A drive whose end at the street is one straight line: curbs are laid straight, masks end in waves. `drive`, `street`, `soft`: coverage of one
 * size. The drive itself where no street lies below it, or its end is no line. The line: Theil and Sen's, medians of slopes and rows.
 */
export function straightToStreet(drive: Float32Array, ground: Ground): Float32Array {
  const { soft, width, height } = ground;
  const ends = endsAtStreet(drive, ground);
  if (ends.length < LEAST_SHARE * width) return drive;
  const middle = (values: readonly number[]) => middleOf(Float32Array.from(values));
  const half = Math.floor(APART * ends.length);
  const rise = middle(
    ends.slice(half).map(({ column, row }, i) => (row - ends[i]!.row) / (column - ends[i]!.column)),
  );
  if (Math.abs(rise) > STEEPEST) return drive;
  const base = middle(ends.map(({ column, row }) => row - rise * column));
  const lineAt = (column: number) => base + rise * column;
  if (middle(ends.map(({ column, row }) => Math.abs(row - lineAt(column)))) > NEAR_SHARE * height)
    return drive;
  const straight = drive.slice();
  for (const { column, row } of ends) {
    const line = Math.min(height - 1, Math.max(0, Math.round(lineAt(column))));
    if (Math.abs(line - row) > MOST_SHARE * height) continue;
    for (let y = line + 1; y <= row; y++) straight[y * width + column] = 0;
    for (let y = row + 1; y <= line && soft[y * width + column]! <= INSIDE; y++)
      straight[y * width + column] = 1;
  }
  return straight;
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
