import type { Seen } from "#renderer/see/see-photo.ts";

/** People try several designs of one photo, one after the other; what is kept of a photo takes some ten megabytes. */
const MOST_PHOTOS = 3;

/** What a thread saw of the last few photos, so that the next design of one need not look again. */
export class SeenPhotos {
  // In the order of their last use.
  readonly #seen = new Map<string, Seen>();

  /** What was seen under this key, or what `look` sees now. The key must tell photo and camera apart from all others. */
  of(key: string, look: () => Seen): Seen {
    const seen = this.#seen.get(key) ?? look();
    this.#seen.delete(key);
    this.#seen.set(key, seen);
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= MOST_PHOTOS) break;
      this.#seen.delete(oldest);
    }
    return seen;
  }
}
