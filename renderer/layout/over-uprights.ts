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

function filled(clip: Float32Array, seen: Seen): Float32Array {
  const { width, ground, walk } = seen;
  const thin = thinUprights(seen);
  // Slabs look as strange in a lawn as things do.
  const off = (mask: Uint8Array) => mask.map((one, i) => (walk[i]! > INSIDE ? 0 : one));
  const things = off(wholeThings(seen)).map((one, i) => (ground[i]! > INSIDE ? one : 0));
  const upright = off(thingsInHighlight(seen)).map((one, i) => one | thin[i]!);
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
