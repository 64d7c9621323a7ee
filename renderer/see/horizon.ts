import { focalPx } from "#core/camera/make-camera.ts";
import type { StraightEdges } from "./straight-edges.ts";
import { tiltEvidence } from "./tilt-evidence.ts";
import { wallEvidence } from "./wall-evidence.ts";

/**
 * `row` at the middle column, in pixels of the picture the edges were found in; `rollRad` positive = uprights lean to the right
 * going down; `confidence` 0 to 1. 0 = only the usual guess. `focal`: of a picture that no lens vouches for, the focal length over the
 * one that was assumed, and the spread of its logarithm. `tilted`: how much of the way from the middle row to `row` uprights vouch for,
 * 0 to 1: all of it where the lens was turned, nothing where the picture was shifted, cropped or straightened.
 */
export type Horizon = {
  row: number;
  rollRad: number;
  confidence: number;
  focal: { times: number; spread: number } | null;
  tilted: number;
};

/**
 * Searched range as shares of the height: a phone held by a standing person rarely tilts further, and pictures are cropped at the foot. Row
 * 0 is the top of the picture. A wider range costs time; a true horizon outside it is reported near its rim.
 */
const HIGHEST = 0.25;
const LOWEST = 0.85;
/** Rows tried over the whole height. One step is 0.5% of the height. */
const FINENESS = 200;
/** Level edges are weighed at every third of them, which moves the horizon by 0.1% of the height in the mean, 0.7% at most (38 photos). */
const ROWS_PER_WALL_ROW = 3;
/** People point a little below the eaves; spread of the horizon over photos of yards, as a share of the height. */
const USUAL = { share: 0.47, spread: 0.07 };
/**
 * Of pictures that no lens vouches for: many are cropped at the foot, or taken with a shifted lens, which lowers the horizon. Read in
 * 30 photos (the tuned half of `training/known-sizes.json`) from a known size and a lens at 1.6 m: 0.61, spread 0.09.
 */
const USUAL_ANYWHERE = { share: 0.6, spread: 0.09 };
/**
 * What was done to pictures without a phone's own note: uprights are made parallel in photos of houses for sale. Shares of all of them.
 * They sum up to 1. No source is recorded.
 */
const HISTORIES = { asTaken: 0.3, straightened: 0.4, cropped: 0.3 };
/** How far down cropping moves the row on which the lens was centered, and its spread, shares of the height. */
const CROPPING = { share: 0.1, spread: 0.15 };

/**
 * Focal lengths that are tried where no lens tells, as logarithms over the usual one, and their spread: lenses for houses are wider than
 * a phone's, and cropping makes longer ones of them.
 */
const ZOOMS = [-0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48];
const ZOOM_SPREAD = 0.15;

/**
 * The row where level ground would vanish. Weighs three things for each candidate row: where it usually is, how far the vertical
 * edges of the house converge (a lens that looks down makes them meet below), and where level edges meet. `asTaken`: the picture
 * surely comes as the lens saw it; otherwise uprights tell less, because they say how far the horizon is from the row on which the lens was
 * centered, and that need not be the middle of the picture.
 */
export function findHorizon(edges: StraightEdges, focal35Mm: number, asTaken = true): Horizon {
  // `focal`, `rows`, `tilt`, `taken` and `score` below: pixels of the picture of the edges, and log weights per row.
  const { width, height } = edges;
  const focal = focalPx(width, height, focal35Mm);
  const rows = candidateRows(height);
  const tilt = tiltEvidence(edges.uprights, rows, width, height, focal);
  const leaning = tilt.map(({ score }) => score);
  const taken = leaning.map((score, i) => score + logUsual(rows[i]! / height, USUAL));
  const { rollRad: rollSoFar } = tilt[taken.indexOf(Math.max(...taken))]!;
  // To save time the walls are not asked about every row; `between` fills in the others.
  const wallRows = rows.filter((_, i) => i % ROWS_PER_WALL_ROW === 0);
  const uprights = asTaken ? taken : ofAnyHistory(leaning, rows, height);
  // Two walls at right angles vanish as far from each other as the lens is long.
  const byZoom = (asTaken ? [0] : ZOOMS).map((zoom) => {
    const walls = wallEvidence(edges.segments, wallRows, edges, rollSoFar, focal * Math.exp(zoom));
    return rows.map(
      (_, i) => uprights[i]! + between(walls, i / ROWS_PER_WALL_ROW) - 0.5 * (zoom / ZOOM_SPREAD) ** 2,
    );
  });
  const score = rows.map((_, i) => logSum(byZoom.map((scores) => scores[i]!)));
  const { row, confidence } = pickRow(rows, score, height, (asTaken ? USUAL : USUAL_ANYWHERE).spread);
  // Where the lens need not have been centered on the middle, how uprights lean at the horizon's row would be taken for a roll.
  const rollRad = asTaken ? tilt[nearestTo(rows, row)]!.rollRad : rollSoFar;
  const tilted = asTaken ? 1 : tiltedShare(leaning, rows, row, height);
  return { row, confidence, rollRad, focal: asTaken ? null : focalOf(byZoom.map(logSum)), tilted };
}

/** `tilted` of a horizon from how well uprights fit each row, whatever was done to the picture. */
function tiltedShare(
  leaning: readonly number[],
  rows: readonly number[],
  row: number,
  height: number,
): number {
  const best = Math.max(...leaning);
  const likelihoods = leaning.map((score) => Math.exp(score - best));
  const [near, anywhere] = [USUAL, USUAL_ANYWHERE].map((of) => Math.exp(logUsual(row / height, of)));
  const taken = HISTORIES.asTaken * near! * likelihoods[nearestTo(rows, row)]!;
  const straightened = HISTORIES.straightened * anywhere! * likelihoods[nearestTo(rows, height / 2)]!;
  // Cropped ones were tilted as their uprights say.
  const moved = rows.map(
    (at, k) => (likelihoods[k]! * Math.exp(logUsual((row - at) / height, CROPPING))) / FINENESS,
  );
  const cropped = moved.map((weight) => HISTORIES.cropped * anywhere! * weight);
  const shareOf = (at: number) => Math.min(1, Math.max(0, (height / 2 - at) / (height / 2 - row)));
  const tilt = cropped.reduce((sum, weight, k) => sum + weight * shareOf(rows[k]!), taken);
  return tilt / (taken + straightened + cropped.reduce((sum, weight) => sum + weight, 0));
}

/** log of the sum of what these are the logs of */
function logSum(logs: readonly number[]): number {
  const best = Math.max(...logs);
  return best + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - best), 0));
}

/** Mean and spread of the focal length from the log weight of each that was tried. */
function focalOf(scores: readonly number[]): { times: number; spread: number } {
  // `scores[k]` belongs to `ZOOMS[k]`.
  const all = logSum(scores);
  const weights = scores.map((score) => Math.exp(score - all));
  const mean = weights.reduce((sum, weight, k) => sum + weight * ZOOMS[k]!, 0);
  const variance = weights.reduce((sum, weight, k) => sum + weight * (ZOOMS[k]! - mean) ** 2, 0);
  // Between two that were tried nothing is known.
  return { times: Math.exp(mean), spread: Math.hypot(Math.sqrt(variance), (ZOOMS[1]! - ZOOMS[0]!) / 4) };
}

/** Index of the row nearest to `row`. */
const nearestTo = (rows: readonly number[], row: number): number =>
  rows.reduce((best, at, i) => (Math.abs(at - row) < Math.abs(rows[best]! - row) ? i : best), 0);

/** Rows in pixels, from high in the picture to low. */
function candidateRows(height: number): number[] {
  const rows: number[] = [];
  for (let row = height * HIGHEST; row < height * LOWEST; row += height / FINENESS) rows.push(row);
  return rows;
}

/** Linear interpolation; `at` is a fractional index. The last value stands for all beyond it. */
function between(values: readonly number[], at: number): number {
  const low = values[Math.floor(at)]!;
  return low + (at % 1) * ((values[Math.ceil(at)] ?? low) - low);
}

/** Log density of the horizon at a share of the height. */
const logUsual = (at: number, { share, spread }: typeof USUAL): number =>
  -0.5 * ((at - share) / spread) ** 2 - Math.log(spread * Math.sqrt(2 * Math.PI));

/**
 * Log weight of each row from what uprights say and where the horizon usually is, whatever was done to the picture: it lies where
 * uprights converge to; or anywhere, below parallel uprights; or around where they converge to.
 */
function ofAnyHistory(leaning: readonly number[], rows: readonly number[], height: number): number[] {
  const best = Math.max(...leaning);
  const likelihoods = leaning.map((score) => Math.exp(score - best));
  // Straightening makes uprights parallel. Parallel uprights are what a level lens sees, whose horizon is the middle row.
  const parallel = HISTORIES.straightened * likelihoods[nearestTo(rows, height / 2)]!;
  /** From the row that uprights point to so many rows down. */
  const moves = Array.from(
    { length: 2 * rows.length },
    (_, i) => Math.exp(logUsual((i - rows.length) / FINENESS, CROPPING)) / FINENESS,
  );
  return rows.map((row, i) => {
    // A convolution: the row that uprights point to, moved by each distance that cropping can move it.
    const around = likelihoods.reduce((sum, of, k) => sum + of * moves[i - k + rows.length]!, 0);
    const [near, anywhere] = [USUAL, USUAL_ANYWHERE].map((of) => Math.exp(logUsual(row / height, of)));
    return Math.log(
      HISTORIES.asTaken * near! * likelihoods[i]! + anywhere! * (parallel + HISTORIES.cropped * around),
    );
  });
}

/** The mean of the posterior, and a confidence from its spread: 1 for a point, 0 for the spread of the usual guess. */
function pickRow(rows: number[], score: number[], height: number, usualSpread: number) {
  const best = Math.max(...score);
  const weights = score.map((s) => Math.exp(s - best));
  const sum = weights.reduce((a, b) => a + b, 0);
  const mean = rows.reduce((total, row, i) => total + row * weights[i]!, 0) / sum;
  const variance = rows.reduce((total, row, i) => total + (row - mean) ** 2 * weights[i]!, 0) / sum;
  const spread = Math.sqrt(variance) / height;
  return { row: mean, confidence: Math.max(0, 1 - spread / usualSpread) };
}
