import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { SURE } from "#renderer/layout/sure-ground.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { apartBy } from "./are-alike.ts";
import { THINGS } from "./doubt-things.ts";
import { ALIKE, isAlike, LEAST_PIXELS, looksOf, meanShares, NEAR_HUE, numbered } from "./drop-alike.ts";

/** Soil at the foot of a fence lies in its shade: it differs from the ground before it by no more than this, in their spreads. */
const MOST_SHADED = 1;

/**
 * Of what was seen in a circle as a wall or a fence (`upright`: 1 per pixel of the rectangle) the pieces that are ground at its foot: the network doubts them, and they look like
 * the ground in the circle (`open`) rather than like the wall above it (`beyond`). Of 60 highlights for beds and lawns four have such a strip of soil or stones; no wall and no fence is taken for one.
 */
export function misreadFoot(
  { upright, beyond, open }: { [mask in "upright" | "beyond" | "open"]: Uint8Array },
  rect: PixelRect,
  seen: Seen,
): Uint8Array {
  const mask = floatsFrom(upright, (one) => one);
  const pieces = numbered([mask], rect.right - rect.left, rect.bottom - rect.top);
  if (!pieces.sizes.some((size) => size >= LEAST_PIXELS)) return new Uint8Array(upright.length);
  const things = meanShares(pieces, THINGS, rect, seen);
  // Colors are looked at where the network doubts something.
  if (things.every((share) => share >= SURE)) return new Uint8Array(upright.length);
  const toBeyond = looksOf(mask, beyond, rect, seen)(pieces);
  const toOpen = looksOf(mask, open, rect, seen)(pieces);
  const isGround = things.map((share, p) => {
    const [out, own] = [toBeyond[p]!, toOpen[p]!].map(({ within, beside }) => apartBy(within, beside));
    if (share >= SURE || !out || !own || own.spreads >= out.spreads) return false;
    return isAlike(own, ALIKE) || (own.spreads < MOST_SHADED && own.hue < NEAR_HUE && out.hue > NEAR_HUE);
  });
  return bytesFrom(pieces.pieceAt, (own) => (isGround[own] ? 1 : 0));
}
