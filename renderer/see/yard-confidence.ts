import type { ClassShares } from "./network/network.ts";
import { seenClasses } from "./seen-classes.ts";

const [lawn, soft] = [seenClasses.indexOf("lawn"), seenClasses.indexOf("soft")];

/**
 * How sure it is that the yard of a photo is usable as seen, 0 to 1: from how far the shares of its soft ground expect it to overlap
 * with what is there.
 */
export function yardConfidence({ planes }: ClassShares): number {
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
