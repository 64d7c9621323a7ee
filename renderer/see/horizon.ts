import { focalPx } from "#core/camera/make-camera.ts";
import type { StraightEdges } from "./straight-edges.ts";
import { tiltEvidence } from "./tilt-evidence.ts";
import { vanishingEvidence } from "./vanishing-evidence.ts";

/**
 * `row` at the middle column, in pixels of the picture the edges were found in; `rollRad` positive = uprights lean to the right
 * going down; `confidence` 0 (only the usual guess) to 1.
 */
export type Horizon = { row: number; rollRad: number; confidence: number };

/** Searched range as shares of the height: a phone held by a standing person rarely tilts further. */
const highest = 0.25;
const lowest = 0.75;
/** People point a little below the eaves; spread of the horizon over photos of yards, as a share of the height. */
const usualShare = 0.47;
const usualSpread = 0.07;

/**
 * The row where level ground would vanish. Weighs three things for each candidate row: where it usually is, how far the vertical
 * edges of the house converge (a lens that looks down makes them meet below), and where slanted edges meet.
 */
export function findHorizon(edges: StraightEdges, focal35Mm: number): Horizon {
  const { width, height } = edges;
  const rows = candidateRows(height);
  const tilt = tiltEvidence(edges.uprights, rows, width, height, focalPx(width, height, focal35Mm));
  const vanishing = vanishingEvidence(edges.segments, rows, width);
  const score = rows.map((row, i) => {
    const z = (row / height - usualShare) / usualSpread;
    return tilt[i]!.score + vanishing[i]! - 0.5 * z * z;
  });
  const { row, confidence } = pickRow(rows, score, height);
  const nearest = rows.reduce(
    (best, at, i) => (Math.abs(at - row) < Math.abs(rows[best]! - row) ? i : best),
    0,
  );
  return { row, confidence, rollRad: tilt[nearest]!.rollRad };
}

/** One candidate per half percent of the height. */
function candidateRows(height: number): number[] {
  const step = height / 200;
  const rows: number[] = [];
  for (let row = height * highest; row < height * lowest; row += step) rows.push(row);
  return rows;
}

/** The mean of the posterior, and a confidence from its spread: 1 for a point, 0 for the spread of the usual guess. */
function pickRow(rows: number[], score: number[], height: number) {
  const best = Math.max(...score);
  const weights = score.map((s) => Math.exp(s - best));
  const sum = weights.reduce((a, b) => a + b, 0);
  const mean = rows.reduce((total, row, i) => total + row * weights[i]!, 0) / sum;
  const variance = rows.reduce((total, row, i) => total + (row - mean) ** 2 * weights[i]!, 0) / sum;
  const spread = Math.sqrt(variance) / height;
  return { row: mean, confidence: Math.max(0, 1 - spread / usualSpread) };
}
