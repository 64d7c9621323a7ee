import { luminance } from "#renderer/image/luminance.ts";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { oncePer } from "#renderer/once-per.ts";
import { GuidedFilter } from "#renderer/see/guided-filter.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/**
 * Share of the classes that stay, walls, vehicles and other things, up to which a pixel is ground or a plant. Measured on 211 highlights of open
 * designs: of what was seen as nothing, this frees 30 of 58 parts of ground and 3 of 31 parts of what stays; with 0.3 it would be 39 and 11.
 */
const MOST_THING = 0.2;
/** Share of things from which one may stand there, and of walls from which there may be one. Walls are no thing. */
const LEAST_THING = 0.15;
const LEAST_WALL = 0.25;
/** Share of lawn and soil among all ground from which it is such: on the same highlights what is paved has less than 0.5. */
const LEAST_SOFT = 0.53;
/** Keeps the quotient of two small shares near one half. */
const FAINT = 1e-3;

const GROUND = ["lawn", "soft", "plants", "drive", "walk", "street"] as const satisfies readonly SeenClass[];
const PAVED = ["drive", "walk", "street"] as const satisfies readonly SeenClass[];
const THINGS = ["fence", "vehicle", "other"] as const satisfies readonly SeenClass[];
const WALLS = ["building", "garage"] as const satisfies readonly SeenClass[];
const SOFT = ["lawn", "soft", "plants"] as const satisfies readonly SeenClass[];

/** Coverage 0 to 1 per pixel of `seen`. */
export type LikelyGround = {
  /** What the network alone sees as ground or plants, though caution leaves it open. */
  ground: Float32Array;
  /** Where the network alone sees lawn, soil or plants rather than paving. */
  soft: Float32Array;
  /** Where the network alone sees at least a trace of a thing: a fence, a vehicle, furniture. */
  thing: Float32Array;
  /** And a trace of a wall. */
  wall: Float32Array;
};

/**
 * What a photo shows of ground without the caution that an unmarked yard needs: whoever draws round a place says that it is ground. From the
 * network's own shares, before the colors of the photo were compared.
 */
export const likelyGround = ({ shares, picture }: Seen): LikelyGround => likelyIn(shares)(picture);

/** Kept by what it follows from: masks change with what is cleared, and it does not. */
const likelyIn = oncePer((shares: ClassShares) => oncePer((picture: RgbImage) => likelyOf(shares, picture)));

function likelyOf(shares: ClassShares, picture: RgbImage): LikelyGround {
  const { width, height } = shares;
  const guide = resample(picture, width, height);
  const filter = new GuidedFilter(luminance(guide), guide);
  const sumOf = (names: readonly SeenClass[]) => {
    const sum = new Float32Array(width * height);
    for (const name of names) {
      const plane = shares.planes[SEEN_CLASSES.indexOf(name)]!;
      for (let i = 0; i < sum.length; i++) sum[i]! += plane[i]!;
    }
    return sum;
  };
  const softOfGround = () => {
    const paved = sumOf(PAVED);
    return sumOf(SOFT).map((share, i) => (share + FAINT) / (share + paved[i]! + 2 * FAINT));
  };
  const cover = (mask: Float32Array, level: number) => filter.cover(mask, level, picture, wholeRect(picture));
  // Each when it is first asked for: most pictures ask for two of them.
  const known: Partial<LikelyGround> = {};
  return {
    get ground() {
      known.ground ??= cover(sumOf(GROUND), 1 - MOST_THING);
      return known.ground;
    },
    get soft() {
      known.soft ??= cover(softOfGround(), LEAST_SOFT);
      return known.soft;
    },
    get thing() {
      known.thing ??= cover(sumOf(THINGS), LEAST_THING);
      return known.thing;
    },
    get wall() {
      known.wall ??= cover(sumOf(WALLS), LEAST_WALL);
      return known.wall;
    },
  };
}
