import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Completed } from "./complete-image.ts";
import type { Incomplete } from "./picture-scales.ts";
import { BEHIND } from "./what-is-behind.ts";

/**
 * The middle of all squares of a hole costs no more than this, levels: tuned on 20 removals on photos, where brick, siding and lawn came to
 * 20 to 37, and a porch with columns and a balustrade, of which nothing could be shown, to 48.
 */
const MOST_UNLIKE = 44;
/** What stands upright behind a thing is not known farther than this from all that is seen of it, pixels. */
const DEEPEST_PX = 54;
/**
 * A wall that goes on along its own lines is known farther, pixels, and fits better, levels: tuned on 11 removals, where walls with doors and windows
 * came to 13 to 27, up to 103 deep, and a wing of a house behind a palm to 33.
 */
const WALL = { mostUnlike: 30, deepestPx: 110 };
/**
 * What fits worse must be less deep, levels times pixels: tuned on 12 removals, where walls of brick and stone came to 860 at most, and windows,
 * steps and columns in one hole to 1190 at least.
 */
const MOST_DEEP = 1000;
/** What hides less than this share of the picture hides little that can go wrong. */
const SMALL = 0.025;
/** Where new plants can hide the old ones instead, less is believed: porches and columns came to 39 to 50, brick and siding to 20 to 31. */
const BEFORE_NEW = { mostUnlike: 35, small: 0.012 };

/** Behind a new fence that one looks through more may be unlike: posts and pickets hide a part of it. */
const MOST_BEHIND_FENCE = 56;
/** Of a plain wall nearly all fits at no cost; where more than this share of the hole has one, it is no plain wall. Set on one photo and one drawn wall. */
const LEAST_REST = 0.15;

/**
 * Whether what completes a hole can be shown. `allPx`: pixels of the whole picture; `hidden`: 1 where what comes will hide it; `isBehindFence`:
 * something open will stand before it.
 */
export function isBelieved(
  task: Incomplete,
  done: Completed,
  allPx: number,
  hidden: (i: number) => boolean,
  isBehindFence: boolean,
): boolean {
  if (done.levels) return true;
  const { wanted, picture } = task;
  const hole = task.hole.map((value, i) => (hidden(i) ? 0 : value));
  const holePx = hole.reduce((sum, value) => sum + value, 0);
  const cost = done.cost.filter((_, i) => hole[i] === 1).sort();
  const away = distanceTransform(
    bytesFrom(task.hole, (value) => 1 - value),
    picture.width,
    picture.height,
  );
  const deepest = away.reduce(
    (most, value, i) => (hole[i] && wanted[i] === BEHIND && value > most ? value : most),
    0,
  );
  const isHiding = task.hole.some((value, i) => value === 1 && hole[i] === 0);
  const { mostUnlike, small } = isHiding ? BEFORE_NEW : { mostUnlike: MOST_UNLIKE, small: SMALL };
  if (holePx < small * allPx) return true;
  // Pieces of windows and posts that go on cost nothing and tell nothing: where they are most of it, the rest tells.
  const rest = cost.filter((one) => one > 0);
  const isRepeated = rest.length <= cost.length / 2 && rest.length > LEAST_REST * cost.length;
  const told = isRepeated ? rest : cost;
  const middle = Math.sqrt(told[told.length >> 1] ?? 0);
  // New plants before it hide the most of what fits badly.
  const wallUnlike = isHiding ? mostUnlike : WALL.mostUnlike;
  if (done.goesOn) return middle < wallUnlike && deepest < WALL.deepestPx;
  if (middle >= (isBehindFence ? MOST_BEHIND_FENCE : mostUnlike) || deepest >= DEEPEST_PX) return false;
  return isBehindFence || middle * deepest < MOST_DEEP;
}
