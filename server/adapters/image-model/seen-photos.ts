import { createHash } from "node:crypto";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type SeeHints, type Seen, seePhoto } from "#renderer/see/see-photo.ts";

/** People try several designs of one photo, one after the other; what is kept of a photo takes some ten megabytes. */
const MOST_PHOTOS = 3;

/** What was seen of the last few photos, so that the next design of one need not look again. `look` is `seePhoto` but in tests. */
export function rememberSeen(look: typeof seePhoto = seePhoto): typeof seePhoto {
  // In the order of their last use.
  const kept = new Map<string, Seen>();
  return (photo, hints = {}) => {
    const key = keyOf(photo, hints);
    const seen = kept.get(key) ?? look(photo, hints);
    kept.delete(key);
    kept.set(key, seen);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_PHOTOS) break;
      kept.delete(oldest);
    }
    return seen;
  };
}

/** Tells pixels, size and hints apart from all others. 12 megapixels are hashed in some 30 ms; seeing takes ten times as long. */
const keyOf = ({ width, height, data }: RgbImage, hints: SeeHints) =>
  `${createHash("sha256").update(data).digest("hex")} ${width} ${height} ${JSON.stringify(hints)}`;

/** Each thread has its own: drawing, locking and measuring one design look at the same photo. */
export const seeOnce = rememberSeen();
