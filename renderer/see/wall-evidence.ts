import type { LineSegment } from "./line-segments.ts";
import { logOnePlusExp } from "./log-one-plus-exp.ts";

/** Steeper edges are uprights, gables and stairs, radians. */
const MOST_SLANT = 0.9;
/** Error of an edge's direction in the picture: of every edge, and of one a pixel long. Radians. */
const SLANT_SPREAD = 0.012;
const SLANT_SPREAD_PX = 0.6;
/** Share of edges that run along no wall: gables, shadows, branches. */
const STRAY_SHARE = 0.5;
/** Edges of one window are not independent: how much a bundle of edges may say in all. */
const WEIGHT = 0.3;
/** Length of an edge that counts `WEIGHT`, pixels; longer ones count in proportion, up to `LONGEST_COUNTED_PX`. */
const WEIGHED_LENGTH_PX = 60;
const LONGEST_COUNTED_PX = 120;
/** An edge this near to the horizon runs level whichever way its wall faces, pixels. */
const LEAST_OFF_PX = 1.5;
/** Turns of the house that are tried over a quarter turn: one per degree. `BIN` is the width of one, radians. */
const BINS = 90;
const QUARTER = Math.PI / 2;
const BIN = QUARTER / BINS;
/** Square of half a bin: the least spread of an edge's direction, in bins squared. */
const HALF_BIN2 = 0.25;
/** What an edge says for a turn is left out where it is less than this, as a log. */
const FAINT = -2;

/** The near-level edges of a picture without its roll, places from its middle. */
type LevelEdges = {
  x: Float64Array;
  y: Float64Array;
  slope: Float64Array;
  spread: Float64Array;
  /** Log of how much likelier than a stray one an edge is that runs exactly along a wall. */
  agrees: Float64Array;
  /** Square of the share of its spread over the width of its trace in the turns, below which an edge says less than `FAINT`. */
  least: Float64Array;
  weight: Float64Array;
};

/**
 * Log weight of each candidate row from edges that are level in the world. Walls stand at right angles, and drives and walks run
 * along them: at the true horizon such edges vanish in two points a quarter turn apart. Each turn of the house explains every edge
 * either as one of those two directions or as a stray (the likelihood of Coughlan and Yuille, "Manhattan World", 1999, over edges in
 * place of pixels); what all turns say together is what the row is worth.
 */
export function wallEvidence(
  segments: readonly LineSegment[],
  rows: readonly number[],
  { width, height }: { width: number; height: number },
  rollRad: number,
  focalPx: number,
): number[] {
  const edges = levelEdges(segments, width, height, rollRad);
  const turns = new Float64Array(BINS);
  return rows.map((row) => {
    explain(turns, edges, row - height / 2, focalPx);
    // Log of the mean likelihood over all turns; the largest is taken out so that the exponentials do not overflow.
    const best = Math.max(...turns);
    return best + Math.log(turns.reduce((sum, log) => sum + Math.exp(log - best), 0) / BINS);
  });
}

function levelEdges(
  segments: readonly LineSegment[],
  width: number,
  height: number,
  rollRad: number,
): LevelEdges {
  const level = segments.filter(({ angle }) => Math.abs(angle + rollRad) < MOST_SLANT);
  const counted = level.map(({ length }) => Math.min(length, LONGEST_COUNTED_PX));
  const spread = Float64Array.from(counted, (length) => SLANT_SPREAD + SLANT_SPREAD_PX / length);
  const cos = Math.cos(rollRad);
  const sin = Math.sin(rollRad);
  // Peak of a normal density over the flat one of strays, which spreads over 2 MOST_SLANT; `agrees` divides by the spread.
  const odds = ((1 - STRAY_SHARE) * 2 * MOST_SLANT) / (STRAY_SHARE * Math.sqrt(2 * Math.PI));
  const agrees = spread.map((of) => Math.log(odds / of));
  return {
    // Turned about the middle of the picture by minus the roll.
    x: Float64Array.from(level, ({ x, y }) => (x - width / 2) * cos - (y - height / 2) * sin),
    y: Float64Array.from(level, ({ x, y }) => (x - width / 2) * sin + (y - height / 2) * cos),
    slope: Float64Array.from(level, ({ angle }) => Math.tan(angle + rollRad)),
    spread,
    agrees,
    least: agrees.map((most) => Math.exp(2 * (FAINT - most))),
    weight: Float64Array.from(counted, (length) => (WEIGHT * length) / WEIGHED_LENGTH_PX),
  };
}

/** Fills `turns` with the log likelihood of each turn of the walls over one quarter, for a horizon `row` below the middle. */
function explain(
  turns: Float64Array,
  { x, y, slope, spread, agrees, least, weight }: LevelEdges,
  row: number,
  focalPx: number,
): void {
  turns.fill(0);
  for (let e = 0; e < x.length; e++) {
    const seen = y[e]! - row;
    const off = Math.abs(seen) < LEAST_OFF_PX ? Math.sign(seen || 1) * LEAST_OFF_PX : seen;
    // It meets the horizon at column x - off / slope: the direction (x * slope - off, slope * focal) on the ground.
    const sideways = x[e]! * slope[e]! - off;
    const ahead = slope[e]! * focalPx;
    // Radians by which the edge's slant in the picture changes when the wall turns by one radian.
    const slantPerTurn =
      (sideways * sideways + ahead * ahead) / (focalPx * Math.abs(off) * (1 + slope[e]! * slope[e]!));
    // Spread of the direction on the ground that the error of the slant means, in bins.
    const along = spread[e]! / (slantPerTurn * BIN);
    // No narrower than the bins, or an edge would fall between two of them.
    const square = along * along + HALF_BIN2;
    if (along * along < least[e]! * square) continue;
    const wide = Math.sqrt(square);
    const most = agrees[e]! + Math.log(along / wide);
    const at = Math.atan2(ahead, sideways) / BIN;
    const reach = Math.min(BINS / 2 - 1, Math.sqrt(2 * Math.max(0, most - FAINT)) * wide);
    const from = Math.ceil(at - reach);
    for (let bin = from, turn = (from + 3 * BINS) % BINS; bin <= at + reach; bin++) {
      const z = (bin - at) / wide;
      // Bins wrap around: a wall turned by a quarter is the same house.
      turns[turn]! += weight[e]! * logOnePlusExp(most - 0.5 * z * z);
      turn = turn + 1 === BINS ? 0 : turn + 1;
    }
  }
}
