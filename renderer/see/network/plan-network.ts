import { IN_BLOCK, OUT_BLOCK } from "./kernels.ts";
import type { ConvolutionLayer, ConvolutionWeights, Layer, Weights } from "./read-weights.ts";
import { inputChannels } from "./read-weights.ts";

/** Values of one layer in memory: pixels row by row, channels side by side, with a rim of zeros around them. Bytes throughout. */
export type Tensor = {
  width: number;
  height: number;
  /** A multiple of 8. */
  channels: number;
  /** Address of the upper left pixel. */
  at: number;
  pixelBytes: number;
  rowBytes: number;
};

export type Step = {
  layer: Layer;
  from: readonly Tensor[];
  to: Tensor;
  /** Of a convolution: addresses of its weights and factors, bytes of both for 8 output channels. */
  weightsAt: number;
  factorsAt: number;
  weightBytes: number;
  /** Real numbers come out instead of whole ones. */
  floats: boolean;
  /** Address of a row that a layer may use meanwhile. */
  spareAt: number;
};

export type Plan = {
  input: Tensor;
  output: Tensor;
  steps: readonly Step[];
  bytes: number;
  /** Puts weights and factors in their place. */
  write(buffer: ArrayBuffer): void;
};

/** Of 8 output channels: a factor and an offset each, 32-bit floats. */
const FACTOR_BYTES = 64;
/** Every address is a multiple of this, so that a vector never lies across two cache lines. */
const ALIGNMENT_BYTES = 16;
/** Bytes of a value between layers, and of one that the last layer gives. */
const VALUE_BYTES = 2;
const FLOAT_BYTES = 4;
const upTo = (value: number, multiple: number) => Math.ceil(value / multiple) * multiple;

/** Lays out a network for pictures of this size: where each layer's values, its weights and its factors lie. */
export function planNetwork({ header, convolutions }: Weights, width: number, height: number): Plan {
  const { layers } = header;
  let end = 0;
  const take = (bytes: number) => {
    const at = end;
    end = upTo(end + bytes, ALIGNMENT_BYTES);
    return at;
  };
  // `rim`: pixels of zeros on each side; `at` points behind them.
  const tensor = (
    size: { width: number; height: number },
    channels: number,
    rim: number,
    valueBytes = VALUE_BYTES,
  ) => {
    const padded = upTo(channels, IN_BLOCK);
    const pixelBytes = padded * valueBytes;
    const rowBytes = (size.width + 2 * rim) * pixelBytes;
    const from = take(rowBytes * (size.height + 2 * rim));
    return { ...size, channels: padded, at: from + rim * (rowBytes + pixelBytes), pixelBytes, rowBytes };
  };
  layers.slice(0, -1).forEach((layer, i) => {
    if (layer.op === "conv" && layer.out % IN_BLOCK) throw new Error(`Layer ${i} has ${layer.out} channels`);
  });
  const rims = rimsOf(layers);
  const input = tensor({ width, height }, inputChannels(header), rims[0]!);
  const made: Tensor[] = [];
  // Real value of one whole-number unit of a layer's values; -1 is the picture.
  const scaleOf = (k: number) => (k < 0 ? header.inputScale : layers[k]!.scale!);
  const writers: ((buffer: ArrayBuffer) => void)[] = [];
  let nextConvolution = 0;
  const steps = layers.map((layer, i): Step => {
    const from = layer.from.map((k) => (k < 0 ? input : made[k]!));
    const floats = i === layers.length - 1;
    const valueBytes = floats ? FLOAT_BYTES : VALUE_BYTES;
    const to = tensor(sizeAfter(layer, from[0]!), channelsAfter(layer, from), rims[i + 1]!, valueBytes);
    made.push(to);
    if (layer.op !== "conv") {
      for (const k of layer.from) {
        if (scaleOf(k) !== layer.scale) throw new Error(`Layer ${i} mixes values of different scales`);
      }
      // One pixel more on either side: enlarging repeats the frame's pixels there.
      const spareAt = take((from[0]!.width + 2) * from[0]!.pixelBytes);
      return { layer, from, to, weightsAt: 0, factorsAt: 0, weightBytes: 0, floats, spareAt };
    }
    // Weights of 8 bits are kept as 16: the kernel multiplies 16-bit values.
    const weightBytes = layer.kernel ** 2 * from[0]!.channels * OUT_BLOCK * VALUE_BYTES;
    const blocks = to.channels / OUT_BLOCK;
    const weightsAt = take(weightBytes * blocks);
    const factorsAt = take(FACTOR_BYTES * blocks);
    const weights = convolutions[nextConvolution++]!;
    // Makes the sum's unit (weight unit * input unit) the unit of the layer's output.
    const ratio = { input: scaleOf(layer.from[0]!), output: floats ? 1 : layer.scale! };
    writers.push((buffer) => {
      const read = from[0] === input ? inputChannels(header) : from[0]!.channels;
      writeWeights(
        layer,
        weights,
        read,
        new Int16Array(buffer, weightsAt, (weightBytes * blocks) / VALUE_BYTES),
      );
      writeFactors(
        weights,
        ratio,
        new Float32Array(buffer, factorsAt, (FACTOR_BYTES * blocks) / FLOAT_BYTES),
      );
    });
    return { layer, from, to, weightsAt, factorsAt, weightBytes, floats, spareAt: 0 };
  });
  return {
    input,
    output: made.at(-1)!,
    steps,
    bytes: end,
    write: (buffer) => {
      for (const write of writers) write(buffer);
    },
  };
}

/** How many pixels of zeros the picture (first) and each layer needs around it: what convolutions reach beyond the edge. */
function rimsOf(layers: readonly Layer[]): number[] {
  const rims = new Array<number>(layers.length + 1).fill(0);
  for (const layer of layers) {
    if (layer.op !== "conv" || layer.kernel === 1) continue;
    const from = layer.from[0]! + 1;
    rims[from] = Math.max(rims[from]!, layer.dilation);
  }
  return rims;
}

function sizeAfter(layer: Layer, { width, height }: Tensor): { width: number; height: number } {
  switch (layer.op) {
    case "conv":
      return { width: Math.ceil(width / layer.stride), height: Math.ceil(height / layer.stride) };
    case "pool":
      return { width: width >> 1, height: height >> 1 };
    case "up":
      return { width: width * 2, height: height * 2 };
    case "mean":
      return { width: 1, height: 1 };
    case "concat":
    case "add":
      return { width, height };
  }
}

function channelsAfter(layer: Layer, from: readonly Tensor[]): number {
  if (layer.op === "conv") return layer.out;
  if (layer.op === "concat") return from.reduce((sum, { channels }) => sum + channels, 0);
  return from[0]!.channels;
}

/** From [out][row][column][in] to what the kernel reads: [8 out][row][column][pair of in][out][2]; what is not there is 0. */
function writeWeights(
  { kernel, out }: ConvolutionLayer,
  { whole }: ConvolutionWeights,
  read: number,
  to: Int16Array,
): void {
  const places = kernel * kernel;
  const padded = upTo(read, IN_BLOCK);
  for (let o = 0; o < out; o++) {
    const block = Math.floor(o / OUT_BLOCK) * places * padded * OUT_BLOCK + (o % OUT_BLOCK) * 2;
    for (let place = 0; place < places; place++) {
      const source = (o * places + place) * read;
      const target = block + place * padded * OUT_BLOCK;
      for (let c = 0; c < read; c++) to[target + (c >> 1) * OUT_BLOCK * 2 + (c & 1)] = whole[source + c]!;
    }
  }
}

/** For 8 output channels each: what a sum of whole numbers is multiplied with, then what is added. */
function writeFactors(
  { scale, bias }: ConvolutionWeights,
  ratio: { input: number; output: number },
  to: Float32Array,
): void {
  for (let o = 0; o < scale.length; o++) {
    const block = Math.floor(o / OUT_BLOCK) * 2 * OUT_BLOCK + (o % OUT_BLOCK);
    to[block] = (scale[o]! * ratio.input) / ratio.output;
    to[block + OUT_BLOCK] = bias[o]! / ratio.output;
  }
}
