import { largeComponents } from "#renderer/mask/connected-component.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { fairOutline } from "#renderer/mask/fair-outline.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { wholePaving } from "./whole-paving.ts";

/** Where a street is seen over more of the photo's width, what was seen as street is that. */
const MOST_STREET = 0.75;
/** A part that was missed is no smaller than this share of the drive, and nowhere narrower than twice this share of the photo's width. */
const LEAST_PART = 0.06;
const NARROW_SHARE = 0.01;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** A drive with the large parts of the same paving that were seen as street, in a photo that no street passes through. */
export function joinedDrive(drive: Float32Array, seen: Seen): Float32Array {
  const { street, width, height, picture } = seen;
  const share = coveredShare(drive);
  if (
    share === 0 ||
    coveredShare(street) < LEAST_PART * share ||
    columnsOf(street, width) > MOST_STREET * width
  )
    return drive;
  const whole = wholePaving(drive, "drive", seen);
  const added = floatsFrom(whole, (cover, i) =>
    cover > INSIDE && street[i]! > INSIDE && drive[i]! <= INSIDE ? 1 : 0,
  );
  const wide = opened(added, width, height, Math.max(1, Math.round(NARROW_SHARE * width)));
  const parts = largeComponents(wide, width, height, LEAST_PART * share);
  if (!parts.some((cover) => cover > INSIDE)) return drive;
  return fairOutline(
    drive.map((cover, i) => Math.max(cover, parts[i]!)),
    picture,
  );
}

/** How many columns of a photo a mask lies in. */
function columnsOf(mask: Float32Array, width: number): number {
  const met = new Uint8Array(width);
  for (let i = 0; i < mask.length; i++) if (mask[i]! > INSIDE) met[i % width] = 1;
  return met.reduce((sum, one) => sum + one, 0);
}
