import { sureGround } from "#renderer/layout/sure-ground.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { giveBackPlane, lendPlane } from "#renderer/lent-planes.ts";
import { clipStroke } from "#renderer/mask/clip-stroke.ts";
import { fairOutline } from "#renderer/mask/fair-outline.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/**
 * Where the network is sure of less than this share of old paving it is soil that was seen as such: it has no edges, and what is built on it is as it was drawn.
 * Old drives and slabs have 0.94 to 0.97, soil in the shade of trees 0.65.
 */
const LEAST_SURE = 0.8;

/** A highlight on the ground that was seen in it, and how far the person's word counts beside that; see `RegionShape`. */
type AsDrawn = { [plane in "ground" | "drawn" | "trusted"]: Float32Array };

/** Whether what was seen as old paving under a highlight surely is. */
export function isOnPaving({ drawn, ground, trusted }: AsDrawn, seen: Seen): boolean {
  const cover = clipStroke(drawn, ground, trusted, lendPlane(drawn.length).fill(0));
  const { paved } = sureGround(seen);
  let [all, sure] = [0, 0];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! <= INSIDE) continue;
    all++;
    if (paved[i]! > INSIDE) sure++;
  }
  giveBackPlane(cover);
  return sure >= LEAST_SURE * all;
}

/** Of what stays that which stands, and the street: 1 per pixel. */
export function standsIn(stays: Uint8Array, seen: Seen): Uint8Array {
  const thin = thinUprights(seen);
  const known = [seen.house, seen.standing, seen.street];
  return stays.map((one, i) => (one && (thin[i] || known.some((mask) => mask[i]! > INSIDE)) ? 1 : 0));
}

/**
 * Paving with the straight sides that a person drew or with fair curves, over bays and holes; of a whole drive its corners too, which lie outside the stroke.
 * A new mask each time.
 */
export function builtOutline(
  meant: AsDrawn,
  stroke: Float32Array,
  isWhole: boolean,
  isStraight: boolean,
  { picture }: Seen,
): Float32Array {
  const outline = ({ drawn, ground, trusted }: AsDrawn, hasStraightSides = false) => {
    const cover = clipStroke(drawn, ground, trusted, lendPlane(drawn.length).fill(0));
    const fair = fairOutline(cover, picture, hasStraightSides);
    const own = fair === cover ? cover.slice() : fair;
    giveBackPlane(cover);
    return own;
  };
  if (!isStraight) return outline(meant);
  const straight = outline(isWhole ? { ...meant, drawn: stroke } : meant, true);
  if (!isWhole) return straight;
  const seen = outline(meant);
  return straight.map((one, i) => Math.max(one, seen[i]!));
}
