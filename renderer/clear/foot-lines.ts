import type { Camera } from "#core/camera/camera.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Edge, rowAt } from "./find-band.ts";

/** A straight line across the photo on which something built stands, and the columns that it goes along, first and last (not included). */
export type FootLine = { edge: Edge; from: number; to: number };

/** Columns are looked at this far apart, pixels of `seen`. */
const STEP = 3;
/** What is built is that from this share on, and has at least so many rows above its foot, as a share of the picture's height. */
const BUILT = 0.5;
const LEAST_HIGH = 0.02;
/** Feet this near to a line stand on it, as a share of the picture's height. */
const NEAR = 0.008;
/**
 * A line goes along at least this share of the photo's width, and has gaps of at most so many columns that are looked at, longer ones where bushes hide the feet. At
 * most so many lines.
 */
const LEAST_WIDE = 0.05;
const MOST_GAP = 12;
const MOST_GAP_HIDDEN = 20;
const MOST_LINES = 6;
/** So far below a foot a plant before it is looked for, pixels. */
const BELOW_PX = 3;
/** Lines are laid through pairs of about so many feet. */
const TRIED = 70;

/** `isHidden`: a plant grows before it, and what is built goes on down behind that. */
type Foot = { u: number; row: number; isHidden: boolean };

/** The straight lines on which houses, fences and walls stand, the longest first. */
export function footLines(seen: Seen, camera: Camera): FootLine[] {
  const near = NEAR * seen.height;
  const least = (LEAST_WIDE * seen.width) / STEP;
  const lines: FootLine[] = [];
  let rest = feetOf(seen, camera);
  // Between bushes the foot is seen: what is left has only feet that they hide.
  for (const isHidden of [false, true])
    while (lines.length < MOST_LINES) {
      const line = longest(
        rest.filter((foot) => isHidden || !foot.isHidden),
        near,
        (isHidden ? MOST_GAP_HIDDEN : MOST_GAP) * STEP,
      );
      if (!line || line.count < least) break;
      lines.push({ edge: line.edge, from: line.from, to: line.to });
      rest = rest.filter(({ u }) => u < line.from || u >= line.to);
    }
  return lines;
}

/** The lowest foot of what is built in each column. */
function feetOf(seen: Seen, camera: Camera): Foot[] {
  const { width, height } = seen;
  const built = shareAt(seen, ["building", "garage", "fence"]);
  const least = Math.max(2, Math.round(LEAST_HIGH * height));
  const feet: Foot[] = [];
  for (let u = STEP >> 1; u < width; u += STEP) {
    let run = 0;
    let y = height - 1;
    for (; y > camera.horizonY && run < least; y--) run = built(y * width + u) > BUILT ? run + 1 : 0;
    if (run < least) continue;
    const row = y + 1 + least;
    const below = Math.min(height - 1, row + BELOW_PX) * width + u;
    feet.push({ u, row, isHidden: seen.plants[below]! > BUILT });
  }
  return feet;
}

type Stretch = { from: number; to: number; count: number };

/** The line on which most feet of one stretch stand. */
function longest(feet: readonly Foot[], near: number, mostGap: number): ({ edge: Edge } & Stretch) | null {
  const every = Math.max(1, Math.floor(feet.length / TRIED));
  const few = feet.filter((_, k) => k % every === 0);
  let best: ({ edge: Edge } & Stretch) | null = null;
  for (let i = 0; i < few.length; i++)
    for (let k = i + 2; k < few.length; k++) {
      const [a, b] = [few[i]!, few[k]!];
      const slope = (b.row - a.row) / (b.u - a.u);
      const edge = { at: a.row - slope * a.u, slope };
      const stretch = stretchOn(edge, feet, near, mostGap);
      if (stretch.count > (best?.count ?? 0)) best = { edge, ...stretch };
    }
  return best;
}

/** The stretch of a line with the most feet. */
function stretchOn(edge: Edge, feet: readonly Foot[], near: number, mostGap: number): Stretch {
  let best: Stretch = { from: 0, to: 0, count: 0 };
  let now = best;
  for (const { u, row } of feet) {
    if (Math.abs(rowAt(edge, u) - row) > near) continue;
    const goesOn = now.count > 0 && u - now.to <= mostGap;
    now = goesOn
      ? { from: now.from, to: u + STEP, count: now.count + 1 }
      : { from: u, to: u + STEP, count: 1 };
    if (now.count > best.count) best = now;
  }
  return best;
}
