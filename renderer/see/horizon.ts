import { focalPx } from "#core/camera/make-camera.ts";
import type { StraightEdges } from "./straight-edges.ts";
import { tiltEvidence } from "./tilt-evidence.ts";
import { wallEvidence } from "./wall-evidence.ts";

/**
 * `row` at the middle column, in pixels of the picture the edges were found in; `rollRad` positive = uprights lean to the right
 * going down; `confidence` 0 to 1. 0 = only the usual guess.
 */
export type Horizon = { row: number; rollRad: number; confidence: number };

/** Searched range as shares of the height: a phone held by a standing person rarely tilts further, and pictures are cropped at the foot. */
const highest = 0.25;
const lowest = 0.85;
/** Rows tried over the whole height. */
const fineness = 200;
/** People point a little below the eaves; spread of the horizon over photos of yards, as a share of the height. */
const usual = { share: 0.47, spread: 0.07 };
/** Of pictures that no lens vouches for: many are cropped at the foot, or taken with a shifted lens, which lowers the horizon. */
const usualAnywhere = { share: 0.56, spread: 0.09 };
/**
 * Share of pictures without a phone's own note that were cropped, or whose uprights were made parallel, as is done with photos of
 * houses for sale; and how far that moves the row on which the lens was centered, as a share of the height.
 */
const cropped = { share: 0.7, spread: 0.12 };

/**
 * The row where level ground would vanish. Weighs three things for each candidate row: where it usually is, how far the vertical
 * edges of the house converge (a lens that looks down makes them meet below), and where level edges meet. `asTaken`: the picture
 * surely comes as the lens saw it; otherwise uprights tell less, because they say how far the horizon is from the row on which the lens was
 * centered, and that need not be the middle of the picture.
 */
export function findHorizon(edges: StraightEdges, focal35Mm: number, asTaken = true): Horizon {
  const { width, height } = edges;
  const focal = focalPx(width, height, focal35Mm);
  const rows = candidateRows(height);
  const { share, spread } = asTaken ? usual : usualAnywhere;
  const usually = rows.map((row) => -0.5 * ((row / height - share) / spread) ** 2);
  const tilt = tiltEvidence(edges.uprights, rows, width, height, focal);
  const leaning = tilt.map(({ score }) => score);
  const likely = leaning.map((score, i) => score + usually[i]!);
  const { rollRad: rollSoFar } = tilt[likely.indexOf(Math.max(...likely))]!;
  const everySecond = rows.filter((_, i) => i % 2 === 0);
  const walls = wallEvidence(edges.segments, everySecond, edges, rollSoFar, focal);
  const uprights = asTaken ? leaning : movedByCropping(leaning);
  const score = rows.map((_, i) => uprights[i]! + between(walls, i / 2) + usually[i]!);
  const { row, confidence } = pickRow(rows, score, height, spread);
  return { row, confidence, rollRad: tilt[nearestTo(rows, row)]!.rollRad };
}

const nearestTo = (rows: readonly number[], row: number): number =>
  rows.reduce((best, at, i) => (Math.abs(at - row) < Math.abs(rows[best]! - row) ? i : best), 0);

function candidateRows(height: number): number[] {
  const rows: number[] = [];
  for (let row = height * highest; row < height * lowest; row += height / fineness) rows.push(row);
  return rows;
}

const between = (values: readonly number[], at: number): number => {
  const low = values[Math.floor(at)]!;
  return low + (at % 1) * ((values[Math.ceil(at)] ?? low) - low);
};

/** What uprights say of each row when the picture may have been cropped: the same, or spread over the rows around. */
function movedByCropping(leaning: readonly number[]): number[] {
  const best = Math.max(...leaning);
  const shares = leaning.map((score) => Math.exp(score - best));
  const sum = shares.reduce((a, b) => a + b, 0);
  const reach = cropped.spread * fineness;
  const density = leaning.map((_, apart) => Math.exp(-0.5 * (apart / reach) ** 2));
  return shares.map((own, i) => {
    const moved = shares.reduce((total, share, k) => total + share * density[Math.abs(i - k)]!, 0);
    return Math.log(
      ((1 - cropped.share) * own + (cropped.share * moved) / (reach * Math.sqrt(2 * Math.PI))) / sum,
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
