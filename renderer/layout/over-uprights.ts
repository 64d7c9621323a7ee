import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thinUprights } from "./thin-uprights.ts";
import { wholeThings } from "./whole-things.ts";

/** So far beside a trunk the ground on both sides of it is read, in pixels of the small picture. */
const BESIDE_PX = 2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * A region for the layout: a row of plants and a bed go on behind a thin trunk or post that is left as it is in the picture, and behind the
 * parts of things that the network sees as ground. Coverage of the size of `seen`; the region itself where none stands in it.
 */
export const overUprights = oncePer((seen: Seen) => oncePer((clip: Float32Array) => filled(clip, seen)));

function filled(clip: Float32Array, seen: Seen): Float32Array {
  const { width, ground } = seen;
  const thin = thinUprights(seen);
  const things = wholeThings(seen).slice();
  for (let i = 0; i < things.length; i++) if (things[i] && ground[i]! <= INSIDE) things[i] = 0;
  let out = clip;
  const fill = (kept: Uint8Array, coverOf: (left: number, right: number) => number) => {
    for (let i = 0; i < kept.length; i++) {
      if (!kept[i]) continue;
      const from = i;
      while (kept[i + 1] && (i + 1) % width > 0) i++;
      const [left, right] = [from - BESIDE_PX, i + BESIDE_PX];
      if (from % width < BESIDE_PX || (i % width) + BESIDE_PX >= width) continue;
      const cover = coverOf(clip[left]!, clip[right]!);
      if (cover <= INSIDE) continue;
      if (out === clip) out = clip.slice();
      for (let k = left; k <= right; k++) out[k] = Math.max(out[k]!, cover);
    }
  };
  fill(thin, Math.min);
  fill(things, Math.max);
  return out;
}
