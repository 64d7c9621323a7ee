import { IN_BLOCK, type Kernels, LARGEST, OUT_BLOCK, TILE_PIXELS } from "./kernels.ts";
import type { Step, Tensor } from "./plan-network.ts";
import type { ConvolutionLayer, Layer } from "./read-weights.ts";

/** Weights of more bytes than this do not stay near the processor for a whole row: then rows go by, and 8 output channels stay. */
const NEAR_BYTES = 64_000;
/** Factor and offset of an output channel, a float each. */
const FACTOR_BYTES = 8;
/** Bytes of a value between layers. */
const VALUE_BYTES = 2;

type Machine = { kernels: Kernels; buffer: ArrayBuffer };

const runners: Record<Layer["op"], (step: Step, machine: Machine) => void> = {
  conv: convolve,
  pool,
  up: enlarge,
  concat: concatenate,
  mean: average,
  add,
};

/** Computes one layer from those before it. */
export const runLayer = (step: Step, machine: Machine): void => runners[step.layer.op](step, machine);

function convolve(step: Step, { kernels }: Machine): void {
  const layer = step.layer as ConvolutionLayer;
  const { to, weightsAt, factorsAt, weightBytes } = step;
  const from = step.from[0]!;
  const { kernel, stride, dilation } = layer;
  const blocks = to.channels / OUT_BLOCK;
  // Pixels of a kernel row that lie side by side are read in one run.
  const runs = dilation === 1 ? 1 : kernel;
  const inBlocks = (from.channels / IN_BLOCK) * (kernel / runs);
  const [tile, pixel] = step.floats
    ? [kernels.tileOfFloats, kernels.pixelOfFloats]
    : [kernels.tile, kernels.pixel];
  const pixelStep = stride * from.pixelBytes;
  const runStep = dilation * from.pixelBytes;
  const rowStep = dilation * from.rowBytes;
  const valueBytes = to.pixelBytes / to.channels;
  // Pixels that the kernel reaches beyond the one it computes; `start` goes back so far, into the rim of zeros at the frame.
  const reach = dilation * (kernel >> 1);
  const least = layer.relu ? 0 : -LARGEST;
  const row = (y: number, block: number) => {
    const start = from.at + y * stride * from.rowBytes - reach * (from.rowBytes + from.pixelBytes);
    const end = to.at + y * to.rowBytes + block * OUT_BLOCK * valueBytes;
    const some = (run: Kernels["tile"], x: number, count: number) =>
      run(
        start + x * pixelStep,
        weightsAt + block * weightBytes,
        factorsAt + block * OUT_BLOCK * FACTOR_BYTES,
        end + x * to.pixelBytes,
        count,
        kernel,
        runs,
        inBlocks,
        pixelStep,
        runStep,
        rowStep,
        to.pixelBytes,
        least,
      );
    if (to.width < TILE_PIXELS) some(pixel, 0, to.width);
    else {
      some(tile, 0, Math.floor(to.width / TILE_PIXELS));
      // The last tile lies over the one before it where the width is no multiple.
      if (to.width % TILE_PIXELS) some(tile, to.width - TILE_PIXELS, 1);
    }
  };
  if (weightBytes * blocks > NEAR_BYTES) {
    for (let block = 0; block < blocks; block++) for (let y = 0; y < to.height; y++) row(y, block);
  } else {
    for (let y = 0; y < to.height; y++) for (let block = 0; block < blocks; block++) row(y, block);
  }
}

function pool({ from: [from], to }: Step, { kernels }: Machine): void {
  for (let y = 0; y < to.height; y++) {
    const upper = from!.at + 2 * y * from!.rowBytes;
    const output = to.at + y * to.rowBytes;
    kernels.pool(upper, upper + from!.rowBytes, output, to.width, to.channels / IN_BLOCK, from!.pixelBytes);
  }
}

/** Twice the size: a new pixel takes three quarters of the nearest old one and a quarter of the next, down and across. */
function enlarge({ from: [from], to, spareAt }: Step, { kernels, buffer }: Machine): void {
  const { width, height, pixelBytes, rowBytes, channels } = from!;
  const blocks = channels / IN_BLOCK;
  const spare = new Int16Array(buffer, spareAt, (width + 2) * channels);
  const middle = spareAt + pixelBytes;
  for (let y = 0; y < to.height; y++) {
    // Even rows lie a quarter of an old row above its center, odd ones a quarter below.
    const near = y >> 1;
    const far = Math.min(height - 1, Math.max(0, near + (y & 1 ? 1 : -1)));
    kernels.blend(from!.at + near * rowBytes, from!.at + far * rowBytes, middle, width, blocks, 0);
    // The row's first and last pixel once more on either side of it.
    spare.copyWithin(0, channels, 2 * channels);
    spare.copyWithin((width + 1) * channels, width * channels, (width + 1) * channels);
    const output = to.at + y * to.rowBytes;
    kernels.blend(middle, spareAt, output, width, blocks, pixelBytes);
    kernels.blend(middle, middle + pixelBytes, output + pixelBytes, width, blocks, pixelBytes);
  }
}

function concatenate({ from, to }: Step, { kernels }: Machine): void {
  let before = 0;
  for (const part of from) {
    // Channels of the other parts, which this one steps over in each pixel.
    const skip = to.pixelBytes - part.pixelBytes;
    for (let y = 0; y < to.height; y++) {
      const output = to.at + y * to.rowBytes + before;
      kernels.copy(part.at + y * part.rowBytes, output, to.width, part.channels / IN_BLOCK, 0, skip);
    }
    before += part.pixelBytes;
  }
}

function average({ from: [from], to }: Step, { buffer }: Machine): void {
  const values = new Int16Array(buffer);
  const { width, height, channels, at, rowBytes } = from!;
  const sums = new Float64Array(channels);
  for (let y = 0; y < height; y++) {
    const row = (at + y * rowBytes) / VALUE_BYTES;
    for (let i = 0; i < width * channels; i++) sums[i % channels]! += values[row + i]!;
  }
  for (let c = 0; c < channels; c++)
    values[to.at / VALUE_BYTES + c] = Math.round(sums[c]! / (width * height));
}

/** a + b per value; where b is a single pixel, it is added to all. */
function add({ layer, from: [a, b], to }: Step, { kernels }: Machine): void {
  const least = layer.op === "add" && layer.relu ? 0 : -LARGEST;
  const single = isSingle(b!);
  for (let y = 0; y < to.height; y++) {
    const other = single ? b!.at : b!.at + y * b!.rowBytes;
    kernels.add(
      a!.at + y * a!.rowBytes,
      other,
      to.at + y * to.rowBytes,
      to.width,
      to.channels / IN_BLOCK,
      single ? b!.pixelBytes : 0,
      least,
    );
  }
}

const isSingle = ({ width, height }: Tensor): boolean => width === 1 && height === 1;
