import type { LineSegment } from "./line-segments.ts";

/** Rows on which the edge must be found, and how far from the rough line it is looked for. */
const FEWEST_ROWS = 12;
const REACH_PX = 2;
/** Rows whose edge lies further than this from the fitted line are left out, twice. */
const OUTLIER_PX = 0.6;
const OUTLIER_ROUNDS = 2;
/** Sum of squared brightness steps (0..1) on a row below which it shows no edge: one step of 7 levels of 255. */
const LEAST_STEPS2 = 0.0008;

/**
 * The same near-upright edge with its direction measured to a tenth of a degree: on every row the edge's place is the centroid of
 * the brightness steps near the rough line, and a straight line is fitted through those places. Null when too few rows agree.
 * `plane` is brightness, row-major.
 */
export function refineUpright(segment: LineSegment, plane: Float32Array, width: number): LineSegment | null {
  const height = plane.length / width;
  // Columns per row, and half of the rows that the edge spans.
  const slope = 1 / Math.tan(segment.angle);
  const half = (segment.length / 2) * Math.abs(Math.sin(segment.angle));
  const rows: number[] = [];
  const columns: number[] = [];
  const first = Math.max(0, Math.ceil(segment.y - half));
  const last = Math.min(height - 1, Math.floor(segment.y + half));
  for (let row = first; row <= last; row++) {
    const rough = segment.x + (row + 0.5 - segment.y) * slope;
    const column = edgeColumn(plane, row * width, width, rough);
    if (column === null) continue;
    rows.push(row + 0.5);
    columns.push(column);
  }
  let fit = fitColumns(rows, columns, () => true);
  for (let round = 0; round < OUTLIER_ROUNDS && fit; round++) {
    const { at, lean } = fit;
    fit = fitColumns(rows, columns, (i) => Math.abs(columns[i]! - at - lean * rows[i]!) < OUTLIER_PX);
  }
  if (!fit) return null;
  const y = segment.y;
  return { x: fit.at + fit.lean * y, y, angle: Math.PI / 2 - Math.atan(fit.lean), length: fit.count };
}

/** Where the brightness of one row steps near `rough`, or null where it hardly does. Columns count from pixel borders. */
function edgeColumn(plane: Float32Array, row: number, width: number, rough: number): number | null {
  // The step between pixels i - 1 and i lies at column i.
  const from = Math.max(1, Math.ceil(rough - REACH_PX));
  const to = Math.min(width - 1, Math.floor(rough + REACH_PX));
  let sum = 0;
  let moment = 0;
  for (let i = from; i <= to; i++) {
    const step = Math.abs(plane[row + i]! - plane[row + i - 1]!);
    // Squared, so that noise beside the edge moves the centroid little.
    const weight = step * step;
    sum += weight;
    moment += weight * i;
  }
  return sum < LEAST_STEPS2 ? null : moment / sum;
}

/** Least squares of column = at + lean * row over the rows that `keeps` says; null when they are too few. */
function fitColumns(rows: number[], columns: number[], keeps: (i: number) => boolean) {
  let count = 0;
  let sy = 0;
  let sx = 0;
  let syy = 0;
  let sxy = 0;
  rows.forEach((y, i) => {
    if (!keeps(i)) return;
    const x = columns[i]!;
    count++;
    sy += y;
    sx += x;
    syy += y * y;
    sxy += x * y;
  });
  if (count < FEWEST_ROWS) return null;
  const lean = (count * sxy - sx * sy) / (count * syy - sy * sy);
  return { count, lean, at: (sx - lean * sy) / count };
}
