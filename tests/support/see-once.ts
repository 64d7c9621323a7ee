import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";

const kept = new WeakMap<RgbImage, Map<string, Seen>>();

/** For many designs of one photo: to see a small one takes longer than to draw on it. */
export const seeOnce: typeof seePhoto = (photo, facts) => {
  const ofPhoto = kept.get(photo) ?? new Map<string, Seen>();
  kept.set(photo, ofPhoto);
  const key = JSON.stringify(facts ?? null);
  const seen = ofPhoto.get(key) ?? seePhoto(photo, facts);
  ofPhoto.set(key, seen);
  return seen;
};
