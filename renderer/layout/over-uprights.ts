import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thinUprights } from "./thin-uprights.ts";

/** So far beside a trunk the ground on both sides of it is read, in pixels of the small picture. */
const BESIDE_PX = 2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * A region for the layout: a row of plants and a bed go on behind a thin trunk or post that is left as it is in the picture. Coverage of the
 * size of `seen`; the region itself where none stands in it.
 */
export const overUprights = oncePer((seen: Seen) => oncePer((clip: Float32Array) => filled(clip, seen)));

function filled(clip: Float32Array, seen: Seen): Float32Array {
  const { width } = seen;
  const thin = thinUprights(seen);
  let out = clip;
  for (let i = 0; i < thin.length; i++) {
    if (!thin[i]) continue;
    const from = i;
    while (thin[i + 1] && (i + 1) % width > 0) i++;
    const [left, right] = [from - BESIDE_PX, i + BESIDE_PX];
    if (from % width < BESIDE_PX || (i % width) + BESIDE_PX >= width) continue;
    const cover = Math.min(clip[left]!, clip[right]!);
    if (cover <= INSIDE) continue;
    if (out === clip) out = clip.slice();
    out.fill(cover, left, right + 1);
  }
  return out;
}
