import { hasGarage } from "#renderer/layout/find-driveway.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import { SURE } from "#renderer/layout/sure-ground.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { withWholePaving } from "./soft-in-paving.ts";
import { wholePaving } from "./whole-paving.ts";

// All limits were set by how 22 drives in photos of strangers were found, and made stricter on 22 more.
/** A street that takes up less of the photo than this is no drive, whatever words ask for. */
const MUCH_STREET = 0.1;
/** What was seen as drive and is smaller than this share of the street beside it is a patch of the same paving. */
const PATCH = 0.2;
/** One that is less tall, as a share of the photo's height, may pass by. */
const LEADS_IN = 0.35;
/** A street that passes by takes so much of the photo's width, and lawn or beds begin over so much of that. */
const ACROSS = 0.97;
const MOSTLY_LAWN = 0.7;
/** A drive that lies along a house or a wall ends at it over so much of its width. */
const MOSTLY_WALL = 0.5;
/** What begins above a street lies no farther off than this share of the photo's height. */
const NEAR_SHARE = 0.06;
/** One pixel in this many tells the mean of a share. */
const STRIDE = 7;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The street of a photo where it must be the drive that words ask for: no garage and hardly any drive is seen, and it leads into the picture, or
 * lies along a wall. Not one that the network is sure of and that passes by a lawn from side to side. Null without one.
 */
export function streetAsDrive(drive: Float32Array, seen: Seen): Float32Array | null {
  const { street, width, height } = seen;
  const share = coveredShare(street);
  if (hasGarage(seen) || share < MUCH_STREET || coveredShare(drive) > PATCH * share) return null;
  const { across, lawn, wall } = edgeOf(seen);
  if (across >= ACROSS && lawn >= MOSTLY_LAWN && isSureOf(seen)) return null;
  const rect = coverRect(street, width, height);
  if (rect.bottom - rect.top < LEADS_IN * height && wall < MOSTLY_WALL) return null;
  // Wet or bright patches of it that were seen as lawn are paving too.
  const patched = withWholePaving(seen);
  const paving = street.map((cover, i) => {
    const isPatch = seen.soft[i]! > INSIDE && patched.hard[i]! > INSIDE;
    return isPatch ? 1 : Math.max(cover, drive[i]!);
  });
  return wholePaving(paving, "drive", patched);
}

/** Whether the network is sure of the street, in the mean. */
function isSureOf(seen: Seen): boolean {
  const shareOf = shareAt(seen, ["street"]);
  let [pixels, sum] = [0, 0];
  for (let i = 0; i < seen.street.length; i += STRIDE) {
    if (seen.street[i]! <= INSIDE) continue;
    pixels++;
    sum += shareOf(i);
  }
  return sum >= SURE * pixels;
}

/** Over how much of the photo's width a street lies, and over how much of that lawn or beds, or what stands, begin above it. */
function edgeOf({ street, soft, house, standing, width, height }: Seen) {
  const reach = Math.round(NEAR_SHARE * height);
  let [columns, lawn, wall] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    let row = 0;
    while (row < height && street[row * width + x]! <= INSIDE) row++;
    if (row === height) continue;
    columns++;
    for (let y = row - 1; y >= Math.max(0, row - reach); y--) {
      const i = y * width + x;
      const isLawn = soft[i]! > INSIDE;
      const isWall = !isLawn && (house[i]! > INSIDE || standing[i]! > INSIDE);
      if (isLawn) lawn++;
      if (isWall) wall++;
      if (isLawn || isWall) break;
    }
  }
  const all = Math.max(1, columns);
  return { across: columns / width, lawn: lawn / all, wall: wall / all };
}
