import type { LineSegment } from "./line-segments.ts";

/** Directions over which a stray edge is equally likely, radians. */
const strayReach = 0.4;
/** Spread of the direction of a vertical edge around the truth, radians; short edges are worse. */
const directionSpread = 0.005;
/** Share of upright edges that have nothing to do with the house (stems, shadows, gable trims). */
const strayShare = 0.35;
const logStray = Math.log(strayShare / strayReach);
/** An edge off by more spreads than this is a stray one, to ten digits. */
const farthestOff = 8;
/** Roll of the camera that is tried, radians: people hold a phone level within about three degrees. */
const rollReach = 0.06;
const rollStep = 0.002;
/** Spread of the roll over people's photos, radians. */
const rollSpread = 0.015;
/** Edges of one window are not independent: how much a bundle of edges may say in all. */
const weight = 0.4;
const longestCounted = 120;

/** Radians by which a near-upright edge leans to the right per pixel down; 0 = perfectly upright. */
export const leanOf = (s: LineSegment): number =>
  s.angle >= 0 ? Math.PI / 2 - s.angle : -Math.PI / 2 - s.angle;

/** Log likelihood of a row, at the roll that explains the uprights best. */
export type TiltEvidence = { score: number; rollRad: number };

/**
 * Log likelihood of each candidate horizon row from the convergence of vertical edges. A camera pitched so that the horizon lies
 * h rows above the centre sees verticals meet f²/h below it; an edge at (x, y) from the centre then leans by
 * x h / (f² + y h), plus the roll. All in pixels of the picture the segments were found in.
 */
export function tiltEvidence(
  segments: readonly LineSegment[],
  rows: readonly number[],
  width: number,
  height: number,
  focalPx: number,
): TiltEvidence[] {
  const uprights = segments.map((s) => ({
    x: s.x - width / 2,
    y: s.y - height / 2,
    lean: leanOf(s),
    length: Math.min(s.length, longestCounted),
  }));
  return rows.map((row) => {
    const shift = row - height / 2;
    const best = { score: Number.NEGATIVE_INFINITY, rollRad: 0 };
    for (let roll = -rollReach; roll <= rollReach; roll += rollStep) {
      let sum = -0.5 * (roll / rollSpread) ** 2;
      for (const edge of uprights) {
        const expected = (edge.x * shift) / (focalPx * focalPx + edge.y * shift) + roll;
        const spread = directionSpread + 0.1 / edge.length;
        const off = (edge.lean - expected) / spread;
        const fits =
          Math.abs(off) > farthestOff
            ? 0
            : ((1 - strayShare) * Math.exp(-0.5 * off * off)) / (spread * 2.5066);
        sum +=
          weight * (edge.length / 60) * (fits === 0 ? logStray : Math.log(fits + strayShare / strayReach));
      }
      if (sum <= best.score) continue;
      best.score = sum;
      best.rollRad = roll;
    }
    return best;
  });
}
