/** A point of an outline, in pixels. */
type Point = { x: number; z: number };
/** A place on a curve and the direction in which it goes on there, of length 1. */
export type Along = Point & { dx: number; dz: number };

/** Lines fitted again with the weights that the ones before gave, so that a tooth or a bay does not bend the curve. */
const ROUNDS = 5;
/** Points so many times farther from a line than the middle one of their distances count for nothing (Tukey's biweight); and at least so many pixels. */
const OUTLIER = 4;
const LEAST_OUTLIER_PX = 1;
/** With less weight than that of so many points there is no line. */
const LEAST_WEIGHT = 2;

/**
 * The fair curve through a run of an outline: at every `everyPx` the line that fits the points within `reachPx` along the run best, after
 * Cleveland's robust local regression (1979). Straight runs stay straight and wide bends stay where they are; teeth go.
 */
export function fairRun(run: readonly Point[], reachPx: number, everyPx: number): Along[] {
  if (run.length === 0) return [];
  // Length of the run up to each point.
  const at = new Float64Array(run.length);
  for (let i = 1; i < run.length; i++)
    at[i] = at[i - 1]! + Math.hypot(run[i]!.x - run[i - 1]!.x, run[i]!.z - run[i - 1]!.z);
  const steps = Math.max(1, Math.round(at.at(-1)! / everyPx));
  const curve: Along[] = [];
  let from = 0;
  let to = 0;
  for (let k = 0; k <= steps; k++) {
    const here = (k / steps) * at.at(-1)!;
    while (from < run.length && at[from]! < here - reachPx) from++;
    while (to < run.length && at[to]! <= here + reachPx) to++;
    const along = lineAt(run.slice(from, to), at.subarray(from, to), here, reachPx);
    if (along) curve.push(along);
  }
  return curve;
}

/** The line through points at lengths `at`, taken at the length `here`. */
function lineAt(points: readonly Point[], at: Float64Array, here: number, reachPx: number): Along | null {
  const near = points.map((_, i) => (1 - (Math.abs(at[i]! - here) / reachPx) ** 3) ** 3);
  // All alike at first: what lies nearest may be a bay.
  let weights: number[] = near.map(() => 1);
  let line: Along | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const next = fitted(points, at, here, weights);
    if (!next) break;
    line = next;
    const off = points.map((p) => Math.abs((p.x - next.x) * next.dz - (p.z - next.z) * next.dx));
    const middle = off.toSorted((a, b) => a - b)[off.length >> 1]!;
    const limit = Math.max(LEAST_OUTLIER_PX, OUTLIER * middle);
    weights = near.map((weight, i) => weight * Math.max(0, 1 - (off[i]! / limit) ** 2) ** 2);
  }
  return line;
}

/** Weighted least squares of x and z over the length along the run. */
function fitted(
  points: readonly Point[],
  at: Float64Array,
  here: number,
  weights: readonly number[],
): Along | null {
  let [sum, u, x, z] = [0, 0, 0, 0];
  for (const [i, p] of points.entries()) {
    const w = weights[i]!;
    sum += w;
    u += w * (at[i]! - here);
    x += w * p.x;
    z += w * p.z;
  }
  if (sum < LEAST_WEIGHT) return null;
  [u, x, z] = [u / sum, x / sum, z / sum];
  let [uu, ux, uz] = [0, 0, 0];
  for (const [i, p] of points.entries()) {
    const w = weights[i]!;
    const du = at[i]! - here - u;
    uu += w * du * du;
    ux += w * du * (p.x - x);
    uz += w * du * (p.z - z);
  }
  const length = Math.hypot(ux, uz);
  if (uu === 0 || length === 0) return null;
  return { x: x - (u * ux) / uu, z: z - (u * uz) / uu, dx: ux / length, dz: uz / length };
}
