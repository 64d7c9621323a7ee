import type { LineSegment } from "./line-segments.ts";

/** Steeper edges belong to gables and stairs, radians. */
const MOST_SLANT = 0.5;
/** An edge this near to the horizon runs level whichever way its wall faces, pixels. */
const LEAST_OFF_PX = 6;
/** Longer edges count no more than this, pixels. */
const LONGEST_COUNTED_PX = 120;
/** Error of an edge's direction in the picture: of every edge, and of one a pixel long. Radians. */
const SLANT_SPREAD = 0.006;
const SLANT_SPREAD_PX = 0.7;
/** Spread of a wall's own edges about its line, radians. */
const WALL_SPREAD = 0.02;
/** How much the usual photo counts that faces the house squarely, in pixels of edges, and how far people stand off that. */
const USUAL_WEIGHT_PX = 60;
/** Radians. */
const USUAL_SPREAD = 0.2;
/** Rows above and below an edge that are looked at for house, pixels; an eave has sky on one side of it. */
const ASIDES_PX = [-4, 0, 4] as const;
/** Coverage from which a pixel is house. */
const INSIDE = 0.5;
/** A vote ends this many spreads from its turn; what is left of a normal density there is 0.05%. */
const VOTE_REACH = 3.5;
/** Turns that are voted for over a quarter turn, radians: one per degree. */
const BINS = 90;
const QUARTER = Math.PI / 2;

/**
 * How the house stands to the camera: the turn of its walls from the picture plane, radians from +x (right) towards +z (away), in
 * (-π/4, π/4]; walls stand at right angles, so a side wall tells as much as a front. Level edges of the house (siding, eaves, sills,
 * garage doors) vote for the direction in which they vanish on the horizon. 0, a house faced squarely, where too little is seen.
 * Pixels are those of the picture the segments were found in; `house`: its coverage there.
 */
export function wallTurn(
  segments: readonly LineSegment[],
  picture: { width: number; height: number },
  horizonRow: number,
  focalPx: number,
  house: Float32Array,
): number {
  const votes = new Float64Array(BINS);
  // Bin k is the turn of its center: ((k - BINS / 2 + 0.5) / BINS) quarter turns, so the middle of the array is 0.
  vote(votes, 0, USUAL_SPREAD, USUAL_WEIGHT_PX);
  for (const segment of segments) {
    const off = segment.y - horizonRow;
    if (Math.abs(segment.angle) > MOST_SLANT || Math.abs(off) < LEAST_OFF_PX) continue;
    if (!isOfHouse(segment, picture, house)) continue;
    const slope = Math.tan(segment.angle);
    // It meets the horizon `off / slope` to the left: the direction (-off / slope - (x of the edge), focal) on the ground.
    const sideways = (segment.x - picture.width / 2) * slope - off;
    const turn = Math.atan2(slope * focalPx, sideways);
    const slantSpread = SLANT_SPREAD + SLANT_SPREAD_PX / segment.length;
    // The derivative of the turn by the slant at this turn: edges near the horizon tell the turn badly.
    const spread = (focalPx / Math.abs(off)) * slantSpread * Math.cos(turn) ** 2;
    vote(votes, turn, Math.hypot(spread, WALL_SPREAD), Math.min(segment.length, LONGEST_COUNTED_PX));
  }
  const best = votes.indexOf(Math.max(...votes));
  return ((best - BINS / 2 + 0.5) / BINS) * QUARTER;
}

/** Whether there is house at the edge or beside it: an eave borders on sky. */
function isOfHouse(
  { x, y }: LineSegment,
  { width, height }: { width: number; height: number },
  house: Float32Array,
): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  return ASIDES_PX.some((aside) => {
    const row = Math.min(height - 1, Math.max(0, Math.floor(y + aside)));
    return house[row * width + column]! > INSIDE;
  });
}

/** Spreads `weight` over the bins round a turn, which counts modulo a quarter turn. */
function vote(votes: Float64Array, turn: number, spread: number, weight: number): void {
  for (let bin = 0; bin < BINS; bin++) {
    const at = ((bin - BINS / 2 + 0.5) / BINS) * QUARTER;
    const apart = Math.abs(turn - at) % QUARTER;
    const off = Math.min(apart, QUARTER - apart) / spread;
    if (off < VOTE_REACH) votes[bin]! += (weight * Math.exp(-0.5 * off * off)) / spread;
  }
}
