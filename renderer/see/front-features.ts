import { plus } from "#renderer/math/plane-sums.ts";
import type { ClassShares, DeepValues } from "./network/class-shares.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

/** Shares of a building from which a pixel shows the front of a house. */
const INSIDE = 0.5;
/** Where so many shares of the rows of a front have passed, from the top. */
const ROWS = [0.02, 0.1, 0.5, 0.9, 0.98] as const;
/** Ranks of the columns of a front by their height; lower columns than this share of the picture's height show none. */
const COLUMNS = [0.2, 0.5, 0.9] as const;
const LEAST_COLUMN = 0.02;
/** Logarithms of lengths end here, share of the picture's height. */
const LEAST_LENGTH = 0.01;
/** With less of it in the picture there is no front to read. */
const LEAST_FRONT = 0.02;

const BUILDING = SEEN_CLASSES.indexOf("building");
const GARAGE = SEEN_CLASSES.indexOf("garage");

/**
 * What a picture says of how far away the front of its house is, as numbers: how much of each class it shows, where the front lies in it and how
 * tall it is, and the means of the network's deepest values over the picture and over the front. Null without a front.
 */
export function frontFeatures({
  width,
  height,
  planes,
  deep,
}: ClassShares & { deep: DeepValues }): number[] | null {
  const front = plus(planes[BUILDING]!, planes[GARAGE]!);
  const { rows, columns, count } = countFront(front, width, height);
  if (count < LEAST_FRONT * front.length) return null;
  const at = ROWS.map((share) => rowAt(rows, share * count) / height);
  const tall = columns.filter((column) => column > LEAST_COLUMN * height).sort((a, b) => a - b);
  const log = (length: number) => Math.log(Math.max(LEAST_LENGTH, length));
  const ofFront = shrunk(front, width, height, deep);
  const deepOf = (weights: Float32Array) => {
    const sum = sumOf(weights);
    return deep.channels.map((plane) => Math.log1p(weightedSum(plane, weights) / sum));
  };
  return [
    ...planes.map((plane) => sumOf(plane) / plane.length),
    count / front.length,
    ...at,
    log(at.at(-1)! - at[0]!),
    ...COLUMNS.map((rank) => log((tall[Math.floor(rank * tall.length)] ?? 0) / height)),
    tall.length / width,
    width / height,
    ...deepOf(new Float32Array(ofFront.length).fill(1)),
    ...deepOf(ofFront),
  ];
}

/** Loops, because a callback for each value takes several times as long. */
function sumOf(plane: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i]!;
  return sum;
}

function weightedSum(plane: Float32Array, weights: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i]! * weights[i]!;
  return sum;
}

/** Pixels of the front in each row, in each column and in all. */
function countFront(front: Float32Array, width: number, height: number) {
  const rows = new Uint32Array(height);
  const columns = Array.from({ length: width }, () => 0);
  let count = 0;
  for (let i = 0; i < front.length; i++) {
    if (front[i]! <= INSIDE) continue;
    rows[Math.floor(i / width)]!++;
    columns[i % width]!++;
    count++;
  }
  return { rows, columns, count };
}

/** The row up to which at least so many pixels lie. */
function rowAt(rows: Uint32Array, pixels: number): number {
  let passed = 0;
  for (let y = 0; y < rows.length; y++) {
    passed += rows[y]!;
    if (passed >= pixels) return y;
  }
  return rows.length - 1;
}

/** Means of a plane over the cells of a smaller one, whose sides divide its own. */
function shrunk(
  plane: Float32Array,
  width: number,
  height: number,
  to: { width: number; height: number },
): Float32Array {
  const means = new Float32Array(to.width * to.height);
  const [across, down] = [width / to.width, height / to.height];
  for (let i = 0; i < plane.length; i++) {
    const cell = Math.floor(Math.floor(i / width) / down) * to.width + Math.floor((i % width) / across);
    means[cell]! += plane[i]! / (across * down);
  }
  return means;
}
