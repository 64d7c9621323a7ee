/** Nodes of a graph are squares of so many pixels at least, and as large as it takes for no more nodes than these. */
const LEAST_STEP = 2;
const MOST_NODES = 3000;
/** Rounds of messages. */
const ROUNDS = 6;

/** Places of a hole, each of some pixels. */
export type Graph = {
  step: number;
  /** The node of each pixel, and the pixel that stands for each node. */
  nodeAt: Map<number, number>;
  pixel: Int32Array;
  /** Neighbors to the right, below, to the left and above; -1 where there is none. */
  beside: Int32Array[];
};

/** The graph of some pixels (indices of a picture of that size). */
export function graphOf(pixels: Int32Array, width: number, height: number): Graph {
  const step = Math.max(LEAST_STEP, Math.ceil(Math.sqrt(pixels.length / MOST_NODES)));
  const [wide, high] = [Math.ceil(width / step), Math.ceil(height / step)];
  const nodeOf = new Int32Array(wide * high).fill(-1);
  const nodeAt = new Map<number, number>();
  const pixel: number[] = [];
  const cellOf = (i: number) =>
    Math.floor(Math.trunc(i / width) / step) * wide + Math.floor((i % width) / step);
  for (const i of pixels) {
    const cell = cellOf(i);
    if (nodeOf[cell]! < 0) nodeOf[cell] = pixel.push(i) - 1;
    nodeAt.set(i, nodeOf[cell]!);
  }
  const beside = [1, wide, -1, -wide].map((by) =>
    Int32Array.from(pixel, (i) => {
      const cell = cellOf(i);
      const next = cell + by;
      const isBeside = Math.abs(by) > 1 || Math.floor(next / wide) === Math.floor(cell / wide);
      return isBeside ? (nodeOf[next] ?? -1) : -1;
    }),
  );
  return { step, nodeAt, pixel: Int32Array.from(pixel), beside };
}

/**
 * Which of `count` labels each node takes, by what each costs there (`unary`) and how unlike two of them are there (`apart`), as it follows from messages
 * between neighbors: min-sum belief propagation, by sweeps.
 */
export function chooseLabels(
  count: number,
  graph: Graph,
  unary: Float32Array,
  apart: Float32Array,
): Int32Array {
  const nodes = graph.pixel.length;
  // Messages that reach a node from each of its sides, in the order of `beside`.
  const messages = graph.beside.map(() => new Float32Array(nodes * count));
  const own = new Float32Array(count);
  const send = (node: number, side: number) => {
    const to = graph.beside[side]![node]!;
    if (to < 0) return;
    for (let a = 0; a < count; a++) {
      let sum = unary[node * count + a]!;
      for (let k = 0; k < 4; k++) if (k !== side) sum += messages[k]![node * count + a]!;
      own[a] = sum;
    }
    const out = messages[(side + 2) % 4]!;
    let least = Number.POSITIVE_INFINITY;
    for (let b = 0; b < count; b++) {
      let best = Number.POSITIVE_INFINITY;
      const [at, there] = [(node * count + b) * count, (to * count + b) * count];
      for (let a = 0; a < count; a++) {
        const value = own[a]! + apart[at + a]! + apart[there + a]!;
        if (value < best) best = value;
      }
      out[to * count + b] = best;
      if (best < least) least = best;
    }
    for (let b = 0; b < count; b++) out[to * count + b]! -= least;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let node = 0; node < nodes; node++) for (const side of [0, 1]) send(node, side);
    for (let node = nodes - 1; node >= 0; node--) for (const side of [2, 3]) send(node, side);
  }
  return Int32Array.from({ length: nodes }, (_, node) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < count; a++) {
      let sum = unary[node * count + a]!;
      for (let k = 0; k < 4; k++) sum += messages[k]![node * count + a]!;
      if (sum < least) [best, least] = [a, sum];
    }
    return best;
  });
}
