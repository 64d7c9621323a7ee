import type { Seen } from "#renderer/see/see-photo.ts";
import type { Region } from "./region.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A highlight with less of a wall in it than this touches that: nothing in it was misread. */
const LEAST_SHARE = 0.2;

/**
 * The ground of a photo with what highlights are built on and was seen as a wall: a step, a porch, a pale walk. What stands there is
 * before the wall behind it. The very mask of the photo where there is none.
 */
export function groundOfHighlights(
  regions: readonly Pick<Region, "areaId" | "clip">[],
  { ground, house }: Pick<Seen, "ground" | "house">,
): Float32Array {
  let all = ground;
  for (const { areaId, clip } of regions) {
    if (areaId === null || wallShare(clip, house) < LEAST_SHARE) continue;
    for (let i = 0; i < clip.length; i++) {
      if (clip[i]! <= INSIDE || house[i]! <= INSIDE || all[i]! > INSIDE) continue;
      if (all === ground) all = ground.slice();
      all[i] = clip[i]!;
    }
  }
  return all;
}

/** Share of a region's pixels that were seen as a wall. */
function wallShare(clip: Float32Array, house: Float32Array): number {
  let [all, onWall] = [0, 0];
  for (let i = 0; i < clip.length; i++) {
    if (clip[i]! <= INSIDE) continue;
    all++;
    if (house[i]! > INSIDE) onWall++;
  }
  return all === 0 ? 0 : onWall / all;
}
