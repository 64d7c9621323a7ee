import { focalPx } from "#core/camera/make-camera.ts";
import type { StraightEdges } from "./straight-edges.ts";
import { type TiltEvidence, tiltEvidence } from "./tilt-evidence.ts";
import { vanishingEvidence } from "./vanishing-evidence.ts";

/**
 * `row` at the middle column, in pixels of the picture the edges were found in; `rollRad` positive = uprights lean to the right
 * going down; `confidence` 0 to 1. 0 = only the usual guess, or uprights that are parallel without a lens that vouches for it, so that the row may be anywhere.
 */
export type Horizon = { row: number; rollRad: number; confidence: number };

/** Searched range as shares of the height: a phone held by a standing person rarely tilts further. */
const highest = 0.25;
const lowest = 0.75;
/** People point a little below the eaves; spread of the horizon over photos of yards, as a share of the height. */
const usual = { share: 0.47, spread: 0.07 };
/** Of pictures that no lens vouches for: many are cropped at the foot, or taken with a shifted lens, which lowers the horizon. */
const usualAnywhere = { share: 0.56, spread: 0.09 };
/** Share of pictures without a phone's own note whose uprights were made parallel afterwards, as is done with photos of houses for sale. */
const straightenedShare = 0.1;
/** Uprights are parallel when they agree best with a horizon this near to the middle (share of the height), and that firmly (log units). */
const parallelShare = 0.035;
const parallelFirmness = 6;

/**
 * The row where level ground would vanish. Weighs three things for each candidate row: where it usually is, how far the vertical
 * edges of the house converge (a lens that looks down makes them meet below), and where slanted edges meet. `asTaken`: the picture surely comes as the lens saw it; otherwise parallel uprights tell
 * less, because those of a straightened picture are parallel wherever its horizon is.
 */
export function findHorizon(edges: StraightEdges, focal35Mm: number, asTaken = true): Horizon {
  const { width, height } = edges;
  const rows = candidateRows(height);
  const tilt = tiltEvidence(edges.uprights, rows, width, height, focalPx(width, height, focal35Mm));
  const vanishing = vanishingEvidence(edges.segments, rows, width);
  const parallel = tilt[nearestTo(rows, height / 2)]!.score + Math.log(straightenedShare);
  const { share, spread } = asTaken ? usual : usualAnywhere;
  const score = rows.map((row, i) => {
    const z = (row / height - share) / spread;
    const leaning = tilt[i]!.score;
    return (asTaken ? leaning : logSum(leaning, parallel)) + vanishing[i]! - 0.5 * z * z;
  });
  const { row, confidence } = pickRow(rows, score, height, spread);
  return {
    row,
    confidence: !asTaken && areParallel(tilt, rows, height) ? 0 : confidence,
    rollRad: tilt[nearestTo(rows, row)]!.rollRad,
  };
}

function areParallel(tilt: readonly TiltEvidence[], rows: readonly number[], height: number): boolean {
  const scores = tilt.map(({ score }) => score);
  const best = Math.max(...scores);
  const off = rows[scores.indexOf(best)]! / height - 0.5;
  return Math.abs(off) < parallelShare && best - Math.min(...scores) > parallelFirmness;
}

/** log(eᵃ + eᵇ) */
const logSum = (a: number, b: number): number => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));

const nearestTo = (rows: readonly number[], row: number): number =>
  rows.reduce((best, at, i) => (Math.abs(at - row) < Math.abs(rows[best]! - row) ? i : best), 0);

/** One candidate per half percent of the height. */
function candidateRows(height: number): number[] {
  const step = height / 200;
  const rows: number[] = [];
  for (let row = height * highest; row < height * lowest; row += step) rows.push(row);
  return rows;
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
