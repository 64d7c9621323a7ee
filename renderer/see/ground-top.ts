import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const GROUND = (["lawn", "soft", "drive", "walk", "street"] as const).map((name) =>
  SEEN_CLASSES.indexOf(name),
);
/** Share from which a pixel is ground. */
const INSIDE = 0.5;
/**
 * No more ground than this lies above the horizon, as a share of the picture: lawns rise, and leaves are taken for them. Of 115 photos of houses
 * for sale the most is 0.053; of 171 photos that contractors took 30 had more, up to 0.51, all with a horizon that is plainly too low.
 */
const MOST_ABOVE = 0.06;
/** And no more than this whatever a door or a house of the usual height would say of it. */
const MOST_EVER = 0.1;
/** So much of it is where the ground ends: less are leaves. The horizon is this share of the picture's height above that, as of a yard 25 m deep. */
const ENDS = 0.01;
const ABOVE_END = 0.03;

/**
 * Shares of a picture's height: the horizon as the end of the ground at the top tells it, the row below which edges do not tell it right, and the
 * row below which it cannot lie at all.
 */
export type GroundTop = { horizon: number; lowest: number; bound: number };

/** Reads these from the network's shares; null where little ground is seen. */
export function groundTop({ width, height, planes }: ClassShares): GroundTop | null {
  const size = width * height;
  let ground = 0;
  let end: number | null = null;
  let lowest: number | null = null;
  for (let i = 0; i < size; i++) {
    let share = 0;
    for (const c of GROUND) share += planes[c]![i]!;
    if (share > INSIDE) ground++;
    if (end === null && ground >= ENDS * size) end = i / size;
    if (lowest === null && ground > MOST_ABOVE * size) lowest = i / size;
    if (ground > MOST_EVER * size) return { horizon: end! - ABOVE_END, lowest: lowest!, bound: i / size };
  }
  return null;
}
