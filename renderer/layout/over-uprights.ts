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

/** What stands in a photo, 1 per pixel: thin trunks and posts, these with all else, and the parts of things that the network sees as ground. */
const standingOf = oncePer((seen: Seen) => {
  const { ground, walk } = seen;
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
  return { thin, things, upright };
});

function filled(clip: Float32Array, seen: Seen): Float32Array {
  const { width } = seen;
  const { thin, things, upright } = standingOf(seen);
  let out = clip;
  const fill = (kept: Uint8Array, mostPx: number, coverOf: (left: number, right: number) => number) => {
    for (let i = 0; i < kept.length; i++) {
      if (!kept[i]) continue;
      const from = i;
      while (kept[i + 1] && (i + 1) % width > 0) i++;
      if (i - from >= mostPx) continue;
      const [left, right] = [from - BESIDE_PX, i + BESIDE_PX];
      if (from % width < BESIDE_PX || (i % width) + BESIDE_PX >= width) continue;
      const cover = coverOf(clip[left]!, clip[right]!);
      if (cover <= INSIDE) continue;
      if (out === clip) out = clip.slice();
      for (let k = left; k <= right; k++) out[k] = Math.max(out[k]!, cover);
    }
  };
  fill(thin, width, Math.min);
  fill(upright, NARROW_SHARE * width, Math.min);
  fill(things, width, Math.max);
  return out;
}
