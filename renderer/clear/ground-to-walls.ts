import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thingShares } from "./find-loose.ts";
import { wallShare } from "./wall-share.ts";

/** Coverage from which a pixel belongs to a mask, and from which the network sees a loose thing. */
const INSIDE = 0.5;
const SOME_THING = 0.25;
/** Floors that were not seen as ground end so far below a wall, as a share of the picture's height. */
const FARTHEST = 0.16;

/**
 * The ground with the floors along the house that were seen as nothing, such as a shaded patio: what lies in a column between the foot of a wall and the
 * ground below, and is no plant and no thing. 1 per pixel.
 */
export const groundToWalls = oncePer((seen: Seen): Uint8Array => {
  const { ground, plants, standing, sky, width, height } = seen;
  const wall = wallShare(seen);
  const { thing } = thingShares(seen);
  const all = bytesFrom(ground, (share) => (share > INSIDE ? 1 : 0));
  const isNothing = (i: number) =>
    Math.max(wall[i]!, plants[i]!, standing[i]!, sky[i]!) <= INSIDE && thing[i]! <= SOME_THING;
  for (let x = 0; x < width; x++)
    for (let y = 1; y < height; y++) {
      if (all[y * width + x] || wall[(y - 1) * width + x]! <= INSIDE || !isNothing(y * width + x)) continue;
      let foot = y;
      while (foot < height && !all[foot * width + x] && isNothing(foot * width + x)) foot++;
      if (foot < height && all[foot * width + x] && foot - y <= FARTHEST * height)
        for (let v = y; v < foot; v++) all[v * width + x] = 1;
      y = foot;
    }
  return all;
});
