import type { Lexeme } from "#core/plan/reading/read-lexemes.ts";
import type { Token } from "#core/plan/reading/tokenize.ts";
import { GRAM_BUCKETS, wordFeatures } from "./word-features.ts";

/**
 * A network over the words of a request, as its module of weights holds it: `known` the features that have a row of their own, `embed` numbers of a
 * row, `width` numbers of a word between layers, `reaches` how far beside a word each convolution reads, `scales` and `weights` in base 64.
 */
export type WordWeights = {
  known: string;
  embed: number;
  width: number;
  reaches: readonly number[];
  scales: string;
  weights: string;
};

/** `scores`: `outputs` numbers for each token. `knows`: whether it met a word while it learned; of others it knows the letters alone. */
export type WordNetwork = {
  scores: (tokens: readonly Token[], lexemes: readonly Lexeme[]) => Float64Array;
  knows: (word: string) => boolean;
};

/** Places on both sides of a word that each convolution reads beside it. */
const TAPS = 3;

type Layer = {
  from: number;
  to: number;
  reach: number;
  weight: Float64Array;
  scale: Float32Array;
  bias: Float32Array;
};
type Unpacked = {
  rowOf: ReadonlyMap<string, number>;
  grams: number;
  rows: Int8Array;
  rowScale: Float32Array;
  layers: Layer[];
};

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a text in base 64 (RFC 4648); neither Node nor DOM is asked for. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const digitOf = new Uint8Array(128);
  for (let at = 0; at < DIGITS.length; at++) digitOf[DIGITS.charCodeAt(at)] = at;
  const length = Math.floor((text.replace(/=+$/, "").length * 3) / 4);
  const bytes = new Uint8Array(length);
  for (let at = 0, to = 0; to < length; at += 4, to += 3) {
    const four =
      (digitOf[text.charCodeAt(at)]! << 18) |
      (digitOf[text.charCodeAt(at + 1)]! << 12) |
      ((digitOf[text.charCodeAt(at + 2)] ?? 0) << 6) |
      (digitOf[text.charCodeAt(at + 3)] ?? 0);
    bytes[to] = four >> 16;
    if (to + 1 < length) bytes[to + 1] = four >> 8;
    if (to + 2 < length) bytes[to + 2] = four;
  }
  return bytes;
}

/** `scales`: of the rows; then of each layer its scales and its biases, one for each output. `weights`: rows, then layers as output, tap, input. */
function unpack(packed: WordWeights, outputs: number): Unpacked {
  const known = packed.known.split(" ");
  const { embed, width, reaches } = packed;
  const scales = new Float32Array(bytesOf(packed.scales).buffer);
  const weights = new Int8Array(bytesOf(packed.weights).buffer);
  let scaleAt = 0;
  let weightAt = 0;
  const takeScales = (count: number) => {
    scaleAt += count;
    return scales.subarray(scaleAt - count, scaleAt);
  };
  const takeWeights = (count: number) => {
    weightAt += count;
    return weights.subarray(weightAt - count, weightAt);
  };
  const grams = known.length;
  const rows = takeWeights((grams + GRAM_BUCKETS) * embed);
  const rowScale = takeScales(grams + GRAM_BUCKETS);
  const layer = (from: number, to: number, reach: number, taps: number): Layer => ({
    ...{ from, to, reach },
    weight: new Float64Array(takeWeights(to * taps * from)),
    scale: takeScales(to),
    bias: takeScales(to),
  });
  const layers = [
    ...reaches.map((reach, at) => layer(at === 0 ? embed : width, width, reach, TAPS)),
    layer(width, outputs, 0, 1),
  ];
  return {
    rowOf: new Map(known.map((feature, row) => [feature.replaceAll("_", " "), row])),
    grams,
    rows,
    rowScale,
    layers,
  };
}

/** Outputs that are added up side by side: processors add four sums in the time of one. Widths and roles are multiples of it. */
const ABREAST = 4;
/** Words that are added up with each weight that was read: reading weights takes as long as the sums. */
const PAIR = 2;

/** One convolution over words: `from` numbers of each word to `to`; beyond both ends there is nothing. */
function convolve(
  { from, to, reach, weight, scale, bias }: Layer,
  source: Float64Array,
  count: number,
): Float64Array<ArrayBuffer> {
  const out = new Float64Array(count * to);
  const offsets = reach === 0 ? [0] : [-reach, 0, reach];
  const step = offsets.length * from;
  for (const [tap, offset] of offsets.entries()) {
    const first = Math.max(0, -offset);
    const end = Math.min(count, count - offset);
    for (let at = first; at < end; at += PAIR) {
      const word = (at + offset) * from;
      // The last of an odd number is added up twice and written once.
      const isAlone = at + 1 === end;
      const beside = isAlone ? word : word + from;
      for (let k = 0; k < to; k += ABREAST) {
        const row = k * step + tap * from;
        let a = 0;
        let b = 0;
        let c = 0;
        let d = 0;
        let a2 = 0;
        let b2 = 0;
        let c2 = 0;
        let d2 = 0;
        for (let i = 0; i < from; i++) {
          const value = source[word + i]!;
          const other = source[beside + i]!;
          const weightA = weight[row + i]!;
          const weightB = weight[row + step + i]!;
          const weightC = weight[row + 2 * step + i]!;
          const weightD = weight[row + 3 * step + i]!;
          a += weightA * value;
          b += weightB * value;
          c += weightC * value;
          d += weightD * value;
          a2 += weightA * other;
          b2 += weightB * other;
          c2 += weightC * other;
          d2 += weightD * other;
        }
        const o = at * to + k;
        out[o]! += a;
        out[o + 1]! += b;
        out[o + 2]! += c;
        out[o + 3]! += d;
        if (isAlone) continue;
        out[o + to]! += a2;
        out[o + to + 1]! += b2;
        out[o + to + 2]! += c2;
        out[o + to + 3]! += d2;
      }
    }
  }
  for (let at = 0; at < count; at++)
    for (let k = 0; k < to; k++) out[at * to + k] = out[at * to + k]! * scale[k]! + bias[k]!;
  return out;
}

/** Unpacks the weights when they are first asked. Sums, products and a comparison with zero alone, so every machine gives the same numbers. */
export function wordNetwork(packed: WordWeights, outputs: number): WordNetwork {
  let unpacked: Unpacked | null = null;
  const ready = (): Unpacked => {
    unpacked ??= unpack(packed, outputs);
    return unpacked;
  };
  return {
    knows: (word) => ready().rowOf.has(word),
    scores: (tokens, lexemes) => scoresOf(ready(), packed.embed, tokens, lexemes),
  };
}

function scoresOf(
  { rowOf, grams, rows, rowScale, layers }: Unpacked,
  embed: number,
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
): Float64Array {
  const count = tokens.length;
  let source = new Float64Array(count * embed);
  for (const [at, word] of wordFeatures(tokens, lexemes).entries()) {
    const known = word.known.flatMap((feature) => rowOf.get(feature) ?? []);
    for (const row of [...known, ...word.grams.map((gram) => grams + gram)])
      for (let i = 0; i < embed; i++) source[at * embed + i]! += rows[row * embed + i]! * rowScale[row]!;
  }
  for (const [at, layer] of layers.entries()) {
    const next = convolve(layer, source, count);
    const isLast = at === layers.length - 1;
    for (let i = 0; i < next.length && !isLast; i++)
      next[i] = Math.max(next[i]!, 0) + (at === 0 ? 0 : source[i]!);
    source = next;
  }
  return source;
}
