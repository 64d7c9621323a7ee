import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thinUprights } from "./thin-uprights.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Posts, signs, mailboxes and all else that stands in the photo and is no plant, thin posts that were taken for ground among them: 1 per pixel of `seen`. */
export const uprightThings = oncePer((seen: Seen): Uint8Array => {
  const { standing, plants, walk } = seen;
  return thinUprights(seen).map((thin, i) =>
    thin || (standing[i]! > INSIDE && plants[i]! <= INSIDE && walk[i]! <= INSIDE) ? 1 : 0,
  );
});
