import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const [lawn, soft] = [SEEN_CLASSES.indexOf("lawn"), SEEN_CLASSES.indexOf("soft")];

/**
 * How likely the yard of a photo can be used as it was seen (overlaps the true one by at least 0.8), 0 to 1. Read from how far the
 * shares of its soft ground expect it to overlap.
 */
export function yardConfidence(shares: ClassShares): number {
  const expected = expectedOverlap(shares);
  // A straight line between the two rows of the table around the expected overlap.
  const k = USABLE.findIndex(([overlap]) => expected <= overlap);
  const [[low, from], [high, to]] = [USABLE[k - 1] ?? USABLE[0], USABLE[k] ?? USABLE[0]];
  return high > low ? from + ((to - from) * (expected - low)) / (high - low) : from;
}

/** Expected overlap, and the share of regions announced with it that were usable: 39 regions in the 70 photos of fold 0, seen by a network that had not learned from them. */
const USABLE = [
  [0, 0],
  [0.7, 0.05],
  [0.8, 0.3],
  [0.85, 0.6],
  [0.9, 0.82],
  [0.94, 0.9],
  [0.97, 0.97],
  [1, 1],
] as const;

/**
 * The overlap (intersection over union) that the shares themselves expect, if each is how often its pixel is soft ground: pixels taken
 * for the yard (share above 0.5) are in the union, and in the intersection by their share; of the others their share is in the union.
 */
function expectedOverlap({ planes }: ClassShares): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < planes[lawn]!.length; i++) {
    const share = planes[lawn]![i]! + planes[soft]![i]!;
    const seen = share > 0.5;
    if (seen) both += share;
    either += seen ? 1 : share;
  }
  return either > 0 ? both / either : 0;
}
