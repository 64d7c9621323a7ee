import { FunctionBody, I32, type Local, V128 } from "#renderer/math/assemble-wasm.ts";
import { makeInstance, type Run, type WasmMemory } from "#renderer/math/wasm-memory.ts";

/**
 * Values between layers are whole numbers from -4095 to 4095: with weights of 8 bits a sum of 4,000 products stays below 2³¹, and
 * whole numbers add up to the same in every order, in every browser.
 */
export const LARGEST = 4095;

/** Channels that one pass of a convolution makes, and pixels beside each other that it makes them for: what 16 registers hold. */
export const OUT_BLOCK = 8;
export const TILE_PIXELS = 5;
/** Channels are read eight at a time: the 16-bit values that one vector holds. */
export const IN_BLOCK = 8;
/** Bytes of a vector, of one value between layers, and of a pair of values as one 32-bit lane reads it. */
const VECTOR_BYTES = 16;
const VALUE_BYTES = 2;
const PAIR_BYTES = 2 * VALUE_BYTES;
/** Weights of one pair of input values: 8 output channels x 2 values, in two vectors of 4 channels each. */
const PAIR_WEIGHT_BYTES = OUT_BLOCK * PAIR_BYTES;
/** Bytes from the factors that sums are multiplied with to those that are added: 8 floats. */
const OFFSETS_AT = OUT_BLOCK * 4;

export type Kernels = Record<
  "tile" | "pixel" | "tileOfFloats" | "pixelOfFloats" | "pool" | "blend" | "copy" | "add",
  Run
>;

/** The kernels, working in this memory. */
export function makeKernels(memory: WasmMemory): Kernels {
  return makeInstance(memory, {
    tile: convolution(TILE_PIXELS, false),
    pixel: convolution(1, false),
    tileOfFloats: convolution(TILE_PIXELS, true),
    pixelOfFloats: convolution(1, true),
    pool: pool(),
    blend: blend(),
    copy: copy(),
    add: add(),
  });
}

const parameters = (count: number) => Array.from({ length: count }, (_, i) => i as Local);

/**
 * One row of a convolution for 8 output channels, `pixels` of them at a time.
 *
 * Parameters: input, weights, factors, output (addresses); tiles; kernel rows; runs in a kernel row; blocks of 8 input values in a run; then
 * bytes from one output pixel to the next in the input, from run to run, from kernel row to kernel row, from pixel to pixel in the output; least value.
 * Weights lie as [row][run][pair of input values][output channel][2]. `factors`: 8 floats to multiply sums with, then 8 to add.
 */
function convolution(pixels: number, floats: boolean): FunctionBody {
  const body = new FunctionBody(13);
  const [
    input,
    weights,
    factors,
    output,
    tiles,
    rows,
    runs,
    blocks,
    pixelStep,
    runStep,
    rowStep,
    outStep,
    least,
  ] = parameters(13) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const [weight, row, run, block, rowAt, runAt, outAt] = Array.from({ length: 7 }, () => body.local(I32)) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  // Per pixel of the tile: the address that is read, and eight 32-bit sums in two vectors.
  const at = Array.from({ length: pixels }, () => body.local(I32));
  const sums = Array.from({ length: pixels }, () => [body.local(V128), body.local(V128)] as const);
  const [low, high, value] = [body.local(V128), body.local(V128), body.local(V128)];
  // i32x4Dot: products of eight 16-bit values, added in pairs, so each lane adds two input channels for one output channel.
  const product = (sum: Local, by: Local) =>
    body.get(sum).get(value).get(by).vector("i32x4Dot").vector("i32x4Add").set(sum);
  // sum * factor + offset as floats, for the first (0) or second (1) four of the output channels.
  const scaled = (sum: Local, half: number) =>
    body
      .get(sum)
      .vector("f32x4ConvertI32x4S")
      .get(factors)
      .load(half * VECTOR_BYTES)
      .vector("f32x4Mul")
      .get(factors)
      .load(OFFSETS_AT + half * VECTOR_BYTES)
      .vector("f32x4Add");
  // Rounded to the nearest whole number, halves to even.
  const whole = (sum: Local, half: number) =>
    scaled(sum, half).vector("f32x4Nearest").vector("i32x4TruncSatF32x4S");

  body.repeat(tiles, () => {
    for (const sum of sums.flat()) body.zeroVector().set(sum);
    body.get(weights).set(weight).get(input).set(rowAt).get(rows).set(row);
    body.repeat(row, () => {
      body.get(rowAt).set(runAt).get(runs).set(run);
      body.repeat(run, () => {
        at.forEach((here, p) => {
          if (p === 0) body.get(runAt).set(here);
          else
            body
              .get(at[p - 1]!)
              .get(pixelStep)
              .plain("i32Add")
              .set(here);
        });
        body.get(blocks).set(block);
        body.repeat(block, () => {
          for (let pair = 0; pair < IN_BLOCK / 2; pair++) {
            body
              .get(weight)
              .load(pair * PAIR_WEIGHT_BYTES)
              .set(low)
              .get(weight)
              .load(pair * PAIR_WEIGHT_BYTES + VECTOR_BYTES)
              .set(high);
            for (let p = 0; p < pixels; p++) {
              body
                .get(at[p]!)
                .loadFourTimes(pair * PAIR_BYTES)
                .set(value);
              product(sums[p]![0], low);
              product(sums[p]![1], high);
            }
          }
          body.advance(weight, { bytes: (IN_BLOCK / 2) * PAIR_WEIGHT_BYTES });
          for (const here of at) body.advance(here, { bytes: IN_BLOCK * VALUE_BYTES });
        });
        body.advance(runAt, runStep);
      });
      body.advance(rowAt, rowStep);
    });
    body.get(output).set(outAt);
    for (const [first, second] of sums) {
      if (floats) {
        body.get(outAt);
        scaled(first, 0).store(0).get(outAt);
        scaled(second, 1).store(VECTOR_BYTES);
      } else {
        body.get(outAt);
        whole(first, 0);
        whole(second, 1).vector("i16x8NarrowI32x4S");
        // Held between `least` and LARGEST; `least` is 0 after a ReLU.
        body.constant(LARGEST).vector("i16x8Splat").vector("i16x8MinS");
        body.get(least).vector("i16x8Splat").vector("i16x8MaxS").store();
      }
      body.advance(outAt, outStep);
    }
    // The tiles of a row lie side by side: the next one begins where this one's output ended.
    body.get(outAt).set(output);
    body.get(input).get(pixelStep).constant(pixels).plain("i32Mul").plain("i32Add").set(input);
  });
  return body;
}

/** Largest of 2 x 2 pixels. Parameters: upper row, lower row, output; output pixels; blocks of 8 channels; bytes of an input pixel. */
function pool(): FunctionBody {
  const body = new FunctionBody(6);
  const [upper, lower, output, pixels, blocks, pixelBytes] = parameters(6) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const block = body.local(I32);
  // Of two pixels beside each other in one row.
  const larger = (row: Local) =>
    body.get(row).load().get(row).get(pixelBytes).plain("i32Add").load().vector("i16x8MaxS");
  body.repeat(pixels, () => {
    body.get(blocks).set(block);
    body.repeat(block, () => {
      body.get(output);
      larger(upper);
      larger(lower).vector("i16x8MaxS").store();
      for (const at of [upper, lower, output]) body.advance(at, { bytes: VECTOR_BYTES });
    });
    body.advance(upper, pixelBytes).advance(lower, pixelBytes);
  });
  return body;
}

/**
 * (3 a + b + 2) / 4 for a row of pixels. Parameters: a, b, output; pixels; blocks of 8 channels; bytes to skip in the output after
 * each pixel.
 */
function blend(): FunctionBody {
  const body = new FunctionBody(6);
  const [near, far, output, pixels, blocks, outSkip] = parameters(6) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const block = body.local(I32);
  const value = body.local(V128);
  body.repeat(pixels, () => {
    body.get(blocks).set(block);
    body.repeat(block, () => {
      body.get(near).load().set(value);
      // 3 a as a + 2 a; + 2 rounds the quarter; at most 4 * LARGEST + 2 = 16,382, which 16 bits hold.
      body.get(output).get(value).get(value).constant(1).vector("i16x8Shl").vector("i16x8Add");
      body.get(far).load().vector("i16x8Add").constant(2).vector("i16x8Splat").vector("i16x8Add");
      body.constant(2).vector("i16x8ShrS").store();
      for (const at of [near, far, output]) body.advance(at, { bytes: VECTOR_BYTES });
    });
    body.advance(output, outSkip);
  });
  return body;
}

/** Copies channels of a row of pixels. Parameters: input, output; pixels; blocks of 8 channels; bytes to skip after them in the input, in the output. */
function copy(): FunctionBody {
  const body = new FunctionBody(6);
  const [input, output, pixels, blocks, inSkip, outSkip] = parameters(6) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const block = body.local(I32);
  body.repeat(pixels, () => {
    body.get(blocks).set(block);
    body.repeat(block, () => {
      body.get(output).get(input).load().store();
      body.advance(input, { bytes: VECTOR_BYTES }).advance(output, { bytes: VECTOR_BYTES });
    });
    body.advance(input, inSkip).advance(output, outSkip);
  });
  return body;
}

/** a + b for a row of pixels. Parameters: a, b, output; pixels; blocks of 8 channels; bytes to go back in b after a pixel (0, or all when b is one pixel); least value. */
function add(): FunctionBody {
  const body = new FunctionBody(7);
  const [a, b, output, pixels, blocks, back, least] = parameters(7) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const block = body.local(I32);
  body.repeat(pixels, () => {
    body.get(blocks).set(block);
    body.repeat(block, () => {
      body.get(output).get(a).load().get(b).load().vector("i16x8Add");
      body.constant(LARGEST).vector("i16x8Splat").vector("i16x8MinS");
      body.get(least).vector("i16x8Splat").vector("i16x8MaxS").store();
      for (const at of [a, b, output]) body.advance(at, { bytes: VECTOR_BYTES });
    });
    body.get(b).get(back).plain("i32Sub").set(b);
  });
  return body;
}
