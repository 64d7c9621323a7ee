/** One column of a thing, from its top row down to the row below its last, in pixels of its mask. */
export type Column = { x: number; top: number; foot: number };

/** Coverage from which a pixel belongs to a thing. */
const INSIDE = 0.5;

export const tallOf = ({ top, foot }: Column): number => foot - top;

/**
 * The longest run above one half in each column of a mask (coverage 0..1, row-major) that has one. A gap of up to `jointPx` rows within a thing, a
 * dark joint or a bright rail, does not end it.
 */
export function columnsOf(
  mask: Float32Array,
  { width, height }: { width: number; height: number },
  jointPx: number,
): Column[] {
  const columns: Column[] = [];
  for (let x = 0; x < width; x++) {
    let best: Column | null = null;
    let run: Column | null = null;
    for (let y = 0; y < height; y++) {
      if (mask[y * width + x]! <= INSIDE) continue;
      if (run && y - run.foot <= jointPx) run.foot = y + 1;
      else run = { x, top: y, foot: y + 1 };
      if (!best || tallOf(run) > tallOf(best)) best = run;
    }
    if (best) columns.push(best);
  }
  return columns;
}

/** Columns no more than `mostOn` apart whose tops and feet differ by `jumpPx` at most from one to the next, in one piece each. */
export function piecesOf(
  columns: readonly Column[],
  { jumpPx, mostOn }: { jumpPx: number; mostOn: number },
): Column[][] {
  const pieces: Column[][] = [];
  for (const column of columns) {
    const last = pieces.at(-1)?.at(-1);
    const runsOn =
      last &&
      column.x - last.x <= mostOn &&
      Math.abs(column.top - last.top) <= jumpPx &&
      Math.abs(column.foot - last.foot) <= jumpPx;
    if (runsOn) pieces.at(-1)!.push(column);
    else pieces.push([column]);
  }
  return pieces;
}
