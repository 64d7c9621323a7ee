import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import { looksOf } from "#renderer/see/own-colors.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What a photo shows at half the size of `Seen`: enough to tell surfaces apart, in a quarter of the time. */
export type HalfPhoto = {
  width: number;
  height: number;
  picture: RgbImage;
  /** The look of each pixel; see `own-colors.ts`. */
  look: Uint16Array;
  /** 1 where plants, things and walls stand, and in the sky. */
  stands: Uint8Array;
  /** 1 in the sky. */
  sky: Uint8Array;
  shares: ClassShares;
};

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** That of a photo, worked out once. */
export const halfPhoto = oncePer((seen: Seen): HalfPhoto => {
  const { standing, plants, house, sky, shares } = seen;
  const picture = shrink(seen.picture, Math.ceil(seen.width / 2));
  const { width, height } = picture;
  const at = nearest(picture, seen);
  const cells = new Uint8Array(width * height);
  const masks = [standing, plants, house, sky];
  return {
    ...{ width, height, picture, shares, look: looksOf(picture) },
    stands: bytesFrom(cells, (_, o) => (masks.some((mask) => mask[at(o)]! > INSIDE) ? 1 : 0)),
    sky: bytesFrom(cells, (_, o) => (sky[at(o)]! > INSIDE ? 1 : 0)),
  };
});

/** A mask of the size of `seen` at half of it: the nearest pixel of each. */
export function onHalf(mask: Float32Array, seen: Seen): Float32Array {
  const { width, height } = halfPhoto(seen);
  const at = nearest({ width, height }, seen);
  return new Float32Array(width * height).map((_, o) => mask[at(o)]!);
}

type Size = { width: number; height: number };

const nearest =
  (from: Size, to: Size) =>
  (o: number): number =>
    Math.floor(((Math.floor(o / from.width) + 0.5) * to.height) / from.height) * to.width +
    Math.floor((((o % from.width) + 0.5) * to.width) / from.width);
