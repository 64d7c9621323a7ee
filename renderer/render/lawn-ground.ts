import { withDoubtedLawn } from "#renderer/layout/doubted-lawn.ts";
import { withSoft } from "#renderer/layout/ground-by-color.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { SeenClass } from "#renderer/see/seen-classes.ts";
import { paleAsPaving } from "./pale-as-paving.ts";

const PAVED = ["drive", "walk", "street"] as const satisfies readonly SeenClass[];
/**
 * A patch of paving of which the network is less sure than this, on the mean, is soil to whoever asks for a lawn: a bare slope has 0.35, real walks, drives and streets
 * 0.76 to 0.87 (decision 073).
 */
const DOUBTED = 0.5;
/** And to whoever says that there is nothing but dirt, where the network is not sure: as in `sure-ground.ts`. */
const DOUBTED_DIRT = 0.72;
/** And so large, as a share of the photo: less is a walk of flagstones (0.006 of one photo), and where there is nothing but dirt the rim of a walk or of a terrace. */
const LEAST_SHARE = { lawn: 0.02, dirt: 0.003 };
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * What a photo shows, as whoever asks for a lawn without marking a place means it: what has the color of its lawn where the network is of two minds is lawn, and patches of
 * paving of which it doubts more than half, and that have not its color, are soil.
 */
export const lawnGround = oncePer(
  (seen: Seen): Seen => withSoil(withDoubtedLawn(seen), DOUBTED, LEAST_SHARE.lawn),
);

/** The same where words say that the ground is bare. */
export const dirtGround = oncePer((seen: Seen): Seen => withSoil(seen, DOUBTED_DIRT, LEAST_SHARE.dirt));

/** Whether words say of the ground that it is bare: "its all dirt". */
export const saysDirt = (said: string): boolean => DIRT.test(said);
const DIRT = /\b(?:dirt|mud|muddy|bare (?:earth|ground|hill|slope|soil|spots?|patch(?:es)?))\b/i;

function withSoil(seen: Seen, doubted: number, leastShare: number): Seen {
  const { hard, width, height } = seen;
  const pieces = findPieces(hard, width, height, INSIDE, true);
  const { start, end, piece, sizes } = pieces;
  const trust = shareAt(seen, PAVED);
  const sums = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) sums[piece[k]!]! += trust(i);
  const least = leastShare * hard.length;
  const isDoubted = sums.map((sum, p) => sizes[p]! >= least && sum < doubted * sizes[p]!);
  const isPaved = paleAsPaving(seen, pieces, isDoubted);
  const soil: number[] = [];
  for (let k = 0; k < piece.length; k++)
    if (isDoubted[piece[k]!] && !isPaved[piece[k]!]) for (let i = start[k]!; i < end[k]!; i++) soil.push(i);
  return withSoft(seen, soil);
}
