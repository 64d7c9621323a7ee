import { makeBlurKernels, ROWS, SHARE_AT, SUMS_AT, VALUES } from "./blur-kernels.ts";
import { type Room, roomFor, sharedMemory } from "./wasm-memory.ts";

const FLOAT_BYTES = 4;
const DOUBLE_BYTES = 8;

const kernels = makeBlurKernels(sharedMemory);

/**
 * Box blur of a row-major plane, `passes` times: two or three passes are close to a Gaussian of sigma
 * sqrt(passes * (2r + 1)² / 12). The border pixel is repeated outwards. Cost does not depend on the radius.
 * Returns a new plane; `plane` is left alone. `radius` in pixels, rounded, at least 1.
 */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 3,
): Float32Array {
  if (plane.length === 0) return new Float32Array(0);
  const r = Math.max(1, Math.round(radius));
  const size = { width, height, rowBytes: width * FLOAT_BYTES };
  // The last rows and columns are blurred together with what lies behind them, which nobody reads.
  const planeBytes = (ROWS * Math.ceil(height / ROWS) * width + VALUES) * FLOAT_BYTES;
  const from = SUMS_AT + (width + VALUES) * DOUBLE_BYTES;
  const rows = from + planeBytes;
  const room = roomFor(rows + planeBytes);
  room.doubles[SHARE_AT / DOUBLE_BYTES] = 1 / (2 * r + 1);
  room.floats.set(plane, from / FLOAT_BYTES);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(room, from, rows, size, r);
    blurColumns(room, rows, from, size, r);
  }
  return room.floats.slice(from / FLOAT_BYTES, from / FLOAT_BYTES + plane.length);
}

type Size = { width: number; height: number; rowBytes: number };

/** Rows in fours: each sum has to wait for its last addition, and a processor computes four such sums at the same time. */
function blurRows({ doubles }: Room, from: number, to: number, size: Size, r: number): void {
  const { width, height, rowBytes } = size;
  const last = (width - 1) * FLOAT_BYTES;
  const parts = partsOf(width, r);
  const starts = startsOf(width, r);
  for (let y = 0; y < height; y += ROWS) {
    const row = from + y * rowBytes;
    doubles.fill(0, SUMS_AT / DOUBLE_BYTES, SUMS_AT / DOUBLE_BYTES + ROWS);
    if (starts.first > 0) kernels.startRows(row, starts.first, 0, rowBytes);
    kernels.startRows(row, starts.own, FLOAT_BYTES, rowBytes);
    if (starts.last > 0) kernels.startRows(row + last, starts.last, 0, rowBytes);
    for (const { at, count, enter, leave, enters, leaves } of parts)
      kernels.rows(
        row + enter * FLOAT_BYTES,
        row + leave * FLOAT_BYTES,
        to + y * rowBytes + at * FLOAT_BYTES,
        count,
        enters ? FLOAT_BYTES : 0,
        leaves ? FLOAT_BYTES : 0,
        rowBytes,
      );
  }
}

/** All columns at once, row by row of memory; one column after the other would read every cache line many times. */
function blurColumns({ doubles }: Room, from: number, to: number, size: Size, r: number): void {
  const { width, height, rowBytes } = size;
  const blocks = Math.ceil(width / VALUES);
  const starts = startsOf(height, r);
  doubles.fill(0, SUMS_AT / DOUBLE_BYTES, SUMS_AT / DOUBLE_BYTES + blocks * VALUES);
  if (starts.first > 0) kernels.startColumns(from, starts.first, blocks, 0);
  kernels.startColumns(from, starts.own, blocks, rowBytes);
  if (starts.last > 0) kernels.startColumns(from + (height - 1) * rowBytes, starts.last, blocks, 0);
  for (const { at, count, enter, leave, enters, leaves } of partsOf(height, r))
    kernels.columns(
      from + enter * rowBytes,
      from + leave * rowBytes,
      to + at * rowBytes,
      count,
      blocks,
      enters ? rowBytes : 0,
      leaves ? rowBytes : 0,
      rowBytes,
    );
}

/** How often the first value, each value of its own and the last one stand in the window around the first. */
const startsOf = (length: number, r: number) => ({
  first: r,
  own: Math.min(length, r + 1),
  last: Math.max(0, r + 1 - length),
});

/** A part of a line in which what enters the window moves on or is the last value again, and what leaves it moves on or is the first one again. */
type Part = { at: number; count: number; enter: number; leave: number; enters: boolean; leaves: boolean };

/** The parts of a line of so many values. At `at` the value `at + r + 1` enters and `at - r` leaves. */
function partsOf(length: number, r: number): Part[] {
  const last = length - 1;
  const parts: Part[] = [];
  // Before `moving` the first value leaves again and again; from `ending` on the last one enters.
  const [moving, ending] = [Math.min(r, length), Math.max(0, last - r - 1)];
  const bounds = [0, ...[moving, ending].toSorted((a, b) => a - b), length];
  for (let k = 0; k + 1 < bounds.length; k++) {
    const [at, end] = [bounds[k]!, bounds[k + 1]!];
    if (end <= at) continue;
    const enter = Math.min(last, at + r + 1);
    const leave = Math.max(0, at - r);
    parts.push({ at, count: end - at, enter, leave, enters: at < ending, leaves: at >= moving });
  }
  return parts;
}
