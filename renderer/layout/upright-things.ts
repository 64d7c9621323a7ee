import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { slimThings } from "./slim-things.ts";
import { thinUprights } from "./thin-uprights.ts";
import { trunksAbove } from "./trunks-above.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Posts, signs, mailboxes and all else that stands in the photo and is no plant, thin trunks and posts that were taken for ground among them, with what of those rises before the wall behind it: 1 per pixel of `seen`. */
export const uprightThings = oncePer((seen: Seen): Uint8Array => {
  const { standing, plants, walk } = seen;
  const things = thinUprights(seen).map((thin, i) =>
    thin || (standing[i]! > INSIDE && plants[i]! <= INSIDE && walk[i]! <= INSIDE) ? 1 : 0,
  );
  for (const i of [...slimThings(seen), ...trunksAbove(seen)]) things[i] = 1;
  return things;
});

/** The same as coverage. */
export const uprightCover = oncePer((seen: Seen): Float32Array => Float32Array.from(uprightThings(seen)));
