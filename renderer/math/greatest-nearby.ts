import { FunctionBody, type Local } from "./assemble-wasm.ts";
import { makeInstance, roomFor, sharedMemory } from "./wasm-memory.ts";

type Plane = Float32Array | Uint8Array;
/** Bytes that are compared at a time. */
const VECTOR_BYTES = 16;

/** `(at, away, blocks)`: every value of so many blocks of 16 bytes becomes the one that is taken of itself and that `away` bytes farther. */
function taken(which: Parameters<FunctionBody["vector"]>[0]): FunctionBody {
  const body = new FunctionBody(3);
  const [at, away, blocks] = [0, 1, 2] as [Local, Local, Local];
  body.repeat(blocks, () => {
    body.get(at).get(at).load().get(at).get(away).plain("i32Add").load().vector(which).store();
    body.advance(at, { bytes: VECTOR_BYTES });
  });
  return body;
}

const kernels = makeInstance(sharedMemory, {
  greaterFloats: taken("f32x4GreaterOf"),
  lesserFloats: taken("f32x4LesserOf"),
  greaterBytes: taken("u8x16Max"),
});

/** What is taken of two values, the bytes of a value, and one that is never taken. */
type Choice = { take: (typeof kernels)[keyof typeof kernels]; valueBytes: number; never: number };
const GREATEST_FLOAT: Choice = {
  take: kernels.greaterFloats,
  valueBytes: 4,
  never: Number.NEGATIVE_INFINITY,
};
const LEAST_FLOAT: Choice = { take: kernels.lesserFloats, valueBytes: 4, never: Number.POSITIVE_INFINITY };
const GREATEST_BYTE: Choice = { take: kernels.greaterBytes, valueBytes: 1, never: 0 };

/**
 * The greatest value within `reach` cells of every cell of a row-major plane, in the square around it. The cost grows with the
 * logarithm of the reach: the greatest of two cells, of four, of eight, until two such spans cover the window.
 */
export const greatestNearby = <P extends Plane>(plane: P, columns: number, rows: number, reach: number): P =>
  nearby(plane, columns, rows, reach, plane instanceof Uint8Array ? GREATEST_BYTE : GREATEST_FLOAT);

/** The least value within `reach` cells of every cell. */
export const leastNearby = (plane: Float32Array, columns: number, rows: number, reach: number) =>
  nearby(plane, columns, rows, reach, LEAST_FLOAT);

function nearby<P extends Plane>(plane: P, columns: number, rows: number, reach: number, choice: Choice): P {
  const window = 2 * reach + 1;
  const wide = columns + 2 * reach;
  const [across, down] = [wide * rows, columns * (rows + 2 * reach)];
  // The last vector reaches beyond the values: what is read there is never taken.
  const beyond = VECTOR_BYTES / choice.valueBytes;
  const start = Math.ceil((across + beyond) / beyond) * beyond;
  const room = roomFor((start + down + beyond) * choice.valueBytes);
  const values = choice.valueBytes === 1 ? room.bytes : room.floats;
  values.fill(choice.never, 0, start + down + beyond);
  for (let y = 0; y < rows; y++) values.set(plane.subarray(y * columns, (y + 1) * columns), y * wide + reach);
  slide(0, across, window, 1, choice);
  for (let y = 0; y < rows; y++)
    values.copyWithin(start + (y + reach) * columns, y * wide, y * wide + columns);
  slide(start, down, window, columns, choice);
  return values.slice(start, start + columns * rows) as P;
}

/** In place: each of `count` values becomes what is taken of itself and those that follow it at this stride, `window` in all. */
function slide(first: number, count: number, window: number, stride: number, choice: Choice): void {
  let span = 1;
  for (; span * 2 <= window; span *= 2) takeAway(first, count, span * stride, choice);
  takeAway(first, count, (window - span) * stride, choice);
}

function takeAway(first: number, count: number, away: number, { take, valueBytes }: Choice): void {
  if (away === 0 || away >= count) return;
  take(first * valueBytes, away * valueBytes, Math.ceil(((count - away) * valueBytes) / VECTOR_BYTES));
}
