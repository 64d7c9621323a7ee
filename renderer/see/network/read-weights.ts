/** Where the layers of a network read: numbers of earlier layers, -1 is the picture. */
type Reads = { from: readonly number[] };
/** What one unit of a layer's whole numbers means; the last layer gives real numbers. */
type Scaled = { scale?: number };
export type ConvolutionLayer = Reads &
  Scaled & {
    op: "conv";
    /** Output channels. */
    out: number;
    /** Side of the square that is read; every `stride`-th pixel gets a value; `dilation`: pixels from one read to the next. */
    kernel: 1 | 3;
    stride: 1 | 2;
    dilation: number;
    relu: boolean;
  };
export type Layer =
  | ConvolutionLayer
  | (Reads & Scaled & { op: "pool" | "up" | "concat" | "mean" })
  | (Reads & Scaled & { op: "add"; relu?: boolean });

export type Header = {
  classes: readonly string[];
  /** Pixels of the longer side of the picture that is looked at; both sides are rounded to a multiple. */
  longSide: number;
  multiple: number;
  /** Of each color, on a scale of 0 to 1. */
  mean: readonly [number, number, number];
  std: readonly [number, number, number];
  /** Whether the network also gets where a pixel lies: down from -1 to 1, and how far from the middle, 0 to 1. */
  coords: boolean;
  /** The last layer's numbers are divided by it, so that shares mean how often they are right. */
  temperature: number;
  inputScale: number;
  layers: readonly Layer[];
};

/** Weights of one convolution: whole numbers [out][row][column][in], and the real value of one unit and the offset by output channel. */
export type ConvolutionWeights = { whole: Int8Array; scale: Float32Array; bias: Float32Array };

export type Weights = { header: Header; convolutions: readonly ConvolutionWeights[] };

/** The file's first four bytes; then the header's length, 32 bits; then the header. */
const MAGIC = "YWN1";
const LENGTH_AT = 4;
const HEADER_AT = 8;
const FLOAT_BYTES = 4;
/** Scale and offset of an output channel, a float each. */
const FACTOR_BYTES = 2 * FLOAT_BYTES;

/** Reads a weights file, see training/README.md for its layout. Throws on one that is cut off or does not fit together. */
export function readWeights(file: Uint8Array<ArrayBuffer>): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < HEADER_AT || String.fromCharCode(...file.subarray(0, LENGTH_AT)) !== MAGIC) {
    throw new Error("This is not a weights file");
  }
  const headerBytes = view.getUint32(LENGTH_AT, true);
  let text = "";
  for (let i = 0; i < headerBytes; i++) text += String.fromCharCode(file[HEADER_AT + i]!);
  const header = JSON.parse(text) as Header;
  const sizes = convolutionSizes(header);
  let at = HEADER_AT + headerBytes;
  const bytes = sizes.reduce((sum, { out, count }) => sum + FACTOR_BYTES * out + count, at);
  if (bytes !== file.byteLength)
    throw new Error(`The weights file has ${file.byteLength} bytes, not ${bytes}`);
  const floats = (count: number) => {
    const values = Float32Array.from({ length: count }, (_, i) =>
      view.getFloat32(at + i * FLOAT_BYTES, true),
    );
    at += count * FLOAT_BYTES;
    return values;
  };
  const factors = sizes.map(({ out }) => ({ scale: floats(out), bias: floats(out) }));
  const convolutions = sizes.map(({ count }, i) => {
    const whole = new Int8Array(file.buffer, file.byteOffset + at, count);
    at += count;
    return { ...factors[i]!, whole };
  });
  return { header, convolutions };
}

/** Red, green and blue; with `coords` also how far down and how far aside. */
export const inputChannels = ({ coords }: Header): number => (coords ? 5 : 3);

/** Output channels and number of weights of each convolution, in order. */
function convolutionSizes(header: Header): { out: number; count: number }[] {
  const channels: number[] = [];
  const sizes: { out: number; count: number }[] = [];
  const read = (k: number) => (k < 0 ? inputChannels(header) : channels[k]!);
  for (const layer of header.layers) {
    if (layer.op === "conv") {
      sizes.push({ out: layer.out, count: layer.out * layer.kernel ** 2 * read(layer.from[0]!) });
      channels.push(layer.out);
    } else if (layer.op === "concat") channels.push(layer.from.reduce((sum, k) => sum + read(k), 0));
    else channels.push(read(layer.from[0]!));
  }
  return sizes;
}
