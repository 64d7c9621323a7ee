import type { LineSegment } from "./line-segments.ts";
import { logOnePlusExp } from "./log-one-plus-exp.ts";

/**
 * Directions over which a stray edge is equally likely, radians. Edges reach this file only up to 0.2 from upright, on both sides:
 * `UPRIGHT_WITHIN` in straight-edges.ts.
 */
const STRAY_REACH = 0.4;
/** Spread of the direction of a vertical edge around the truth, radians; short edges are worse. */
const DIRECTION_SPREAD = 0.005;
/** What is added to it for an edge one pixel long, radians times pixels: the error of an edge's ends, divided by its length. */
const DIRECTION_SPREAD_PX = 0.1;
/** Share of upright edges that have nothing to do with the house (stems, shadows, gable trims). */
const STRAY_SHARE = 0.35;
/** Roll of the camera that is tried, radians: people hold a phone level within about three degrees. */
const ROLL_REACH = 0.06;
const ROLL_STEP = 0.002;
/** Spread of the roll over people's photos, radians. */
const ROLL_SPREAD = 0.015;
/** Edges of one window are not independent: how much a bundle of edges may say in all. */
const WEIGHT = 0.4;
/** Length of an edge that counts `WEIGHT`, pixels; longer ones count in proportion, up to `LONGEST_COUNTED`. */
const WEIGHED_LENGTH_PX = 60;
/** Pixels. One long eave or pole must not outvote all windows of a house. */
const LONGEST_COUNTED = 120;

/** Radians by which a near-upright edge leans to the right per pixel down; 0 = perfectly upright. */
const leanOf = (s: LineSegment): number => (s.angle >= 0 ? Math.PI / 2 - s.angle : -Math.PI / 2 - s.angle);

/** Log likelihood of a row, at the roll that explains the uprights best. */
export type TiltEvidence = { score: number; rollRad: number };

/**
 * Log likelihood of each candidate horizon row from the convergence of vertical edges. A camera pitched so that the horizon lies
 * h rows above the center sees verticals meet f²/h below it; an edge at (x, y) from the center then leans by
 * x h / (f² + y h), plus the roll. All in pixels of the picture the segments were found in.
 */
export function tiltEvidence(
  segments: readonly LineSegment[],
  rows: readonly number[],
  width: number,
  height: number,
  focalPx: number,
): TiltEvidence[] {
  const uprights = measured(segments, width, height);
  const expected = new Float64Array(segments.length);
  return rows.map((row) => {
    // Minus h of the comment above: rows grow downwards.
    const shift = row - height / 2;
    for (let e = 0; e < expected.length; e++) {
      expected[e] = (uprights.x[e]! * shift) / (focalPx * focalPx + uprights.y[e]! * shift);
    }
    return bestRoll(uprights, expected);
  });
}

/** Near-upright edges, one entry each; places from the middle of the picture. */
type Uprights = {
  x: Float64Array;
  y: Float64Array;
  lean: Float64Array;
  spread: Float64Array;
  /** Log of how much likelier than a stray one an edge is that leans as expected. */
  agrees: Float64Array;
  weight: Float64Array;
};

function measured(segments: readonly LineSegment[], width: number, height: number): Uprights {
  const lengths = Float64Array.from(segments, (s) => Math.min(s.length, LONGEST_COUNTED));
  const spread = lengths.map((length) => DIRECTION_SPREAD + DIRECTION_SPREAD_PX / length);
  return {
    x: Float64Array.from(segments, (s) => s.x - width / 2),
    y: Float64Array.from(segments, (s) => s.y - height / 2),
    lean: Float64Array.from(segments, leanOf),
    spread,
    // Peak of the normal density of the truth, over the flat density 1 / STRAY_REACH of strays, each times its share.
    agrees: spread.map((of) =>
      Math.log(((1 - STRAY_SHARE) * STRAY_REACH) / (STRAY_SHARE * of * Math.sqrt(2 * Math.PI))),
    ),
    weight: lengths.map((length) => (WEIGHT * length) / WEIGHED_LENGTH_PX),
  };
}

/** `expected`: how far each edge leans without roll. Every edge is upright or stray; what all of them would say as strays is left out. */
function bestRoll({ lean, spread, agrees, weight }: Uprights, expected: Float64Array): TiltEvidence {
  const best = { score: Number.NEGATIVE_INFINITY, rollRad: 0 };
  for (let roll = -ROLL_REACH; roll <= ROLL_REACH; roll += ROLL_STEP) {
    // The usual roll, as a log density without its constant; then every edge: log(1 + its odds against being a stray).
    let sum = -0.5 * (roll / ROLL_SPREAD) ** 2;
    for (let e = 0; e < expected.length; e++) {
      const off = (lean[e]! - expected[e]! - roll) / spread[e]!;
      sum += weight[e]! * logOnePlusExp(agrees[e]! - 0.5 * off * off);
    }
    if (sum <= best.score) continue;
    best.score = sum;
    best.rollRad = roll;
  }
  return best;
}
