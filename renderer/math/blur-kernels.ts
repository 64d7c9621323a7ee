import { FunctionBody, I32, type Local, V128 } from "./assemble-wasm.ts";
import { makeInstance, type Run, type WasmMemory } from "./wasm-memory.ts";

/** Rows that are summed beside each other, and values that lie beside each other in one vector of a row. */
export const ROWS = 4;
export const VALUES = 4;
const FLOAT_BYTES = 4;
const DOUBLE_BYTES = 8;
const VECTOR_BYTES = 16;
/** Doubles in a vector. */
const PAIR = 2;

/** Where the share that each value has of the mean lies in memory (a double); sums lie at `SUMS_AT`, doubles too. */
export const SHARE_AT = 0;
export const SUMS_AT = VECTOR_BYTES;

export type BlurKernels = Record<"startRows" | "rows" | "startColumns" | "columns", Run>;

/**
 * Running sums of floats as doubles, two to a vector: the same additions in the same order as one after the other, so the same numbers to the
 * bit. Addresses are those of the memory; steps are bytes, 0 where the border repeats.
 *
 * `startRows(at, count, step, rowBytes)` adds `count` values of each of four rows to their sums; `startColumns(at, rows, blocks, step)` adds rows
 * of `blocks` x 4 values to the sums of their columns.
 *
 * `rows(enter, leave, out, count, enterStep, leaveStep, rowBytes)` writes `count` means of each of four rows: the sum by the share, before what
 * enters is added and what leaves subtracted. `columns(enter, leave, out, rows, blocks, enterStep, leaveStep, outStep)`: the same down all columns.
 */
export const makeBlurKernels = (memory: WasmMemory): BlurKernels =>
  makeInstance(memory, {
    startRows: startRows(),
    rows: rows(),
    startColumns: startColumns(),
    columns: columns(),
  });

const parameters = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name, k) => [name, k])) as Record<Names[number], Local>;
const locals = (body: FunctionBody, count: number, type: typeof I32 | typeof V128) =>
  Array.from({ length: count }, () => body.local(type));

/** Sums of four rows in two vectors, read from and written to `SUMS_AT`. */
function loadSums(body: FunctionBody, sums: readonly Local[]): void {
  for (const [k, sum] of sums.entries())
    body
      .constant(SUMS_AT + k * VECTOR_BYTES)
      .load()
      .set(sum);
}
function storeSums(body: FunctionBody, sums: readonly Local[]): void {
  for (const [k, sum] of sums.entries())
    body
      .constant(SUMS_AT + k * VECTOR_BYTES)
      .get(sum)
      .store();
}
const loadShare = (body: FunctionBody, share: Local) => body.constant(SHARE_AT).loadTwice().set(share);

/** Addresses of the same place in four rows. */
function placesOf(body: FunctionBody, first: Local, rowBytes: Local): Local[] {
  const places = [first, ...locals(body, ROWS - 1, I32)];
  places.forEach((place, k) => {
    if (k > 0)
      body
        .get(places[k - 1]!)
        .get(rowBytes)
        .plain("i32Add")
        .set(place);
  });
  return places;
}

/** The values at two of these places, as doubles. */
const pairAt = (body: FunctionBody, places: readonly Local[], k: number) =>
  body
    .get(places[k * PAIR + 1]!)
    .get(places[k * PAIR]!)
    .loadFirst(FLOAT_BYTES)
    .loadLane(1)
    .vector("f64x2PromoteLowF32x4");

function startRows(): FunctionBody {
  const body = new FunctionBody(4);
  const { at, count, step, rowBytes } = parameters("at", "count", "step", "rowBytes");
  const sums = locals(body, ROWS / PAIR, V128);
  const places = placesOf(body, at, rowBytes);
  loadSums(body, sums);
  body.repeat(count, () => {
    sums.forEach((sum, k) => {
      body.get(sum);
      pairAt(body, places, k).vector("f64x2Add").set(sum);
    });
    for (const place of places) body.advance(place, step);
  });
  storeSums(body, sums);
  return body;
}

function rows(): FunctionBody {
  const body = new FunctionBody(7);
  const { enter, leave, out, count, enterStep, leaveStep, rowBytes } = parameters(
    "enter",
    "leave",
    "out",
    "count",
    "enterStep",
    "leaveStep",
    "rowBytes",
  );
  const [share, mean] = [body.local(V128), body.local(V128)];
  const sums = locals(body, ROWS / PAIR, V128);
  const [enters, leaves, outs] = [enter, leave, out].map((first) => placesOf(body, first, rowBytes)) as [
    Local[],
    Local[],
    Local[],
  ];
  loadShare(body, share);
  loadSums(body, sums);
  body.repeat(count, () => {
    sums.forEach((sum, k) => {
      body.get(sum).get(share).vector("f64x2Mul").vector("f32x4DemoteF64x2Zero").set(mean);
      for (let lane = 0; lane < PAIR; lane++)
        body
          .get(outs[k * PAIR + lane]!)
          .get(mean)
          .storeLane(lane);
      body.get(sum);
      pairAt(body, enters, k);
      pairAt(body, leaves, k).vector("f64x2Sub").vector("f64x2Add").set(sum);
    });
    for (const place of enters) body.advance(place, enterStep);
    for (const place of leaves) body.advance(place, leaveStep);
    for (const place of outs) body.advance(place, { bytes: FLOAT_BYTES });
  });
  storeSums(body, sums);
  return body;
}

/** Two of the values from this address on, as doubles. */
const pairFrom = (body: FunctionBody, at: Local, k: number) =>
  body
    .get(at)
    .loadFirst(8, k * PAIR * FLOAT_BYTES)
    .vector("f64x2PromoteLowF32x4");
/** Bytes of the sums of a block of columns. */
const BLOCK_SUMS = VALUES * DOUBLE_BYTES;

function startColumns(): FunctionBody {
  const body = new FunctionBody(4);
  const { at, rows, blocks, step } = parameters("at", "rows", "blocks", "step");
  const [from, sum, block] = locals(body, 3, I32) as [Local, Local, Local];
  body.repeat(rows, () => {
    body.get(at).set(from).constant(SUMS_AT).set(sum).get(blocks).set(block);
    body.repeat(block, () => {
      for (let k = 0; k < VALUES / PAIR; k++) {
        body
          .get(sum)
          .get(sum)
          .load(k * VECTOR_BYTES);
        pairFrom(body, from, k)
          .vector("f64x2Add")
          .store(k * VECTOR_BYTES);
      }
      body.advance(from, { bytes: VECTOR_BYTES }).advance(sum, { bytes: BLOCK_SUMS });
    });
    body.advance(at, step);
  });
  return body;
}

function columns(): FunctionBody {
  const body = new FunctionBody(8);
  const { enter, leave, out, rows, blocks, enterStep, leaveStep, outStep } = parameters(
    "enter",
    "leave",
    "out",
    "rows",
    "blocks",
    "enterStep",
    "leaveStep",
    "outStep",
  );
  const [enters, leaves, to, sum, block] = locals(body, 5, I32) as [Local, Local, Local, Local, Local];
  const share = body.local(V128);
  const values = locals(body, VALUES / PAIR, V128);
  loadShare(body, share);
  body.repeat(rows, () => {
    body.get(enter).set(enters).get(leave).set(leaves).get(out).set(to);
    body.constant(SUMS_AT).set(sum).get(blocks).set(block);
    body.repeat(block, () => {
      for (const [k, value] of values.entries())
        body
          .get(sum)
          .load(k * VECTOR_BYTES)
          .set(value);
      body.get(to);
      for (const value of values)
        body.get(value).get(share).vector("f64x2Mul").vector("f32x4DemoteF64x2Zero");
      body.joinFirstHalves().store();
      values.forEach((value, k) => {
        body.get(sum).get(value);
        pairFrom(body, enters, k);
        pairFrom(body, leaves, k)
          .vector("f64x2Sub")
          .vector("f64x2Add")
          .store(k * VECTOR_BYTES);
      });
      for (const at of [enters, leaves, to]) body.advance(at, { bytes: VECTOR_BYTES });
      body.advance(sum, { bytes: BLOCK_SUMS });
    });
    body.advance(enter, enterStep).advance(leave, leaveStep).advance(out, outStep);
  });
  return body;
}
