import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { withPavingBehind } from "#renderer/layout/paving-behind.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Region } from "./region.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A highlight with less of a wall in it than this touches that: nothing in it was misread. */
const LEAST_SHARE = 0.2;

/**
 * The ground of a photo with what highlights are built on and was seen as something else: old shrubs, and where it is more than the foot of
 * one also a wall: a step, a porch, a pale walk. What stands there is before what rises behind the highlight, so that the crowns of a bed
 * reach over its far edge. The very mask of the photo where there is none.
 */
export function groundOfHighlights(
  regions: readonly Pick<Region, "areaId" | "clip">[],
  { ground, house, width, height }: Pick<Seen, "ground" | "house" | "width" | "height">,
): Float32Array {
  let all = ground;
  for (const { areaId, clip } of regions) {
    if (areaId === null) continue;
    const rect = coverRect(clip, width, height);
    const onWalls = wallShare(clip, house, rect, width) >= LEAST_SHARE;
    for (let y = rect.top; y < rect.bottom; y++)
      for (let i = y * width + rect.left; i < y * width + rect.right; i++) {
        if (clip[i]! <= INSIDE || all[i]! > INSIDE || (house[i]! > INSIDE && !onWalls)) continue;
        if (all === ground) all = ground.slice();
        all[i] = clip[i]!;
      }
  }
  return all;
}

/** Share of a region's pixels that were seen as a wall. */
function wallShare(
  clip: Float32Array,
  house: Float32Array,
  { left, top, right, bottom }: PixelRect,
  width: number,
): number {
  let [all, onWall] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      if (clip[i]! <= INSIDE) continue;
      all++;
      if (house[i]! > INSIDE) onWall++;
    }
  return all === 0 ? 0 : onWall / all;
}

/** The ground on which all that is new stands: that of highlights too, and the paving behind a yard where something stands beyond it. */
export function groundStoodOn(
  regions: readonly Pick<Region, "areaId" | "clip">[],
  seen: Seen,
  sites: readonly { instances: readonly Instance[] }[],
): Float32Array {
  const ground = groundOfHighlights(regions, seen);
  const isBeyond = sites.some(({ instances }) => instances.some(({ behindPaving }) => behindPaving));
  return isBeyond ? withPavingBehind(ground, seen) : ground;
}
