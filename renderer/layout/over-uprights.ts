import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thinUprights } from "./thin-uprights.ts";
import { thingsInHighlight, wholeThings } from "./whole-things.ts";

/** So far beside a trunk the ground on both sides of it is read, in pixels of the small picture. */
const BESIDE_PX = 2;
/** A thing with ground on both sides that is narrower than this share of the picture's width is a post, a sign or a box: the ground goes on behind it. */
const NARROW_SHARE = 0.06;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * A region for the layout: a row of plants and a bed go on behind a trunk, post or box that is left as it is in the picture, and behind the
 * parts of things that the network sees as ground, but not over a walk. Coverage of the size of `seen`; the region itself where none stands in it.
 */
export const overUprights = oncePer((seen: Seen) => oncePer((clip: Float32Array) => filled(clip, seen)));

/** Pixels of one row that lie side by side in a mask, with those beside them on which the ground is read: first and last. */
type Run = readonly [left: number, right: number];

/** What stands in a photo, by rows: thin trunks and posts, these with all else, and the parts of things that the network sees as ground. Kept by photo: a drag asks at each step. */
const standingOf = oncePer((seen: Seen) => {
  const { ground, walk, width } = seen;
  const thin = thinUprights(seen);
  const [whole, inHighlight] = [wholeThings(seen), thingsInHighlight(seen)];
  const things = new Uint8Array(thin.length);
  const upright = thin.slice();
  for (let i = 0; i < thin.length; i++) {
    // Slabs look as strange in a lawn as things do.
    if (walk[i]! > INSIDE) continue;
    if (ground[i]! > INSIDE) things[i] = whole[i]!;
    upright[i]! |= inHighlight[i]!;
  }
  return {
    thin: runsOf(thin, width, width),
    upright: runsOf(upright, width, NARROW_SHARE * width),
    things: runsOf(things, width, width),
  };
});

/** The runs of a mask that are narrower than `mostPx` and have ground on both sides. */
function runsOf(kept: Uint8Array, width: number, mostPx: number): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < kept.length; i++) {
    if (!kept[i]) continue;
    const from = i;
    while (kept[i + 1] && (i + 1) % width > 0) i++;
    if (i - from >= mostPx) continue;
    if (from % width < BESIDE_PX || (i % width) + BESIDE_PX >= width) continue;
    runs.push([from - BESIDE_PX, i + BESIDE_PX]);
  }
  return runs;
}

function filled(clip: Float32Array, seen: Seen): Float32Array {
  const { thin, upright, things } = standingOf(seen);
  let out = clip;
  const fill = (runs: readonly Run[], coverOf: (left: number, right: number) => number) => {
    for (const [left, right] of runs) {
      const cover = coverOf(clip[left]!, clip[right]!);
      if (cover <= INSIDE) continue;
      if (out === clip) out = clip.slice();
      for (let k = left; k <= right; k++) out[k] = Math.max(out[k]!, cover);
    }
  };
  fill(thin, Math.min);
  fill(upright, Math.min);
  fill(things, Math.max);
  return out;
}
