import { luminance } from "#renderer/image/luminance.ts";
import { resample } from "#renderer/image/resample.ts";
import { oncePer } from "#renderer/once-per.ts";
import { GuidedFilter } from "#renderer/see/guided-filter.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/**
 * Share of a kind from which the network is sure of it. Means over the parts of 60 highlights that were left out: real walks, drives and streets 0.76 to
 * 0.87, soil and leaves that were seen as such 0.28 to 0.69.
 */
export const SURE = 0.72;

const PAVED = ["drive", "walk", "street"] as const satisfies readonly SeenClass[];
const SOFT = ["lawn", "soft", "plants"] as const satisfies readonly SeenClass[];

/** Coverage 0 to 1 per pixel of `seen`: where the network alone is sure of paving, of the street, and of lawn, soil or plants. */
export type SureGround = { paved: Float32Array; street: Float32Array; soft: Float32Array };

/** The ground of a photo that the network is sure of; what it only thinks likely is in none of the masks. */
export const sureGround = oncePer((seen: Seen): SureGround => {
  const { shares, picture } = seen;
  const { width, height } = shares;
  const guide = resample(picture, width, height);
  const filter = new GuidedFilter(luminance(guide), guide);
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const maskOf = (names: readonly SeenClass[]) => {
    const sum = new Float32Array(width * height);
    for (const name of names) {
      const plane = shares.planes[SEEN_CLASSES.indexOf(name)]!;
      for (let i = 0; i < sum.length; i++) sum[i]! += plane[i]!;
    }
    return filter.cover(sum, SURE, picture, whole);
  };
  return { paved: maskOf(PAVED), street: maskOf(["street"]), soft: maskOf(SOFT) };
});
