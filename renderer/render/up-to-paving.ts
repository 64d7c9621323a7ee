import { shareAt } from "#renderer/layout/share-at.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { SeenClass } from "#renderer/see/seen-classes.ts";
import { piecesOf } from "./stroke-ground.ts";

/** What was seen as nothing between a lawn and what is surely paving and is no wider than this share of the photo's width was doubted by both of them. */
const STRIP_SHARE = 0.025;
/** It is lawn where its color is so much nearer to that of the lawn beside it than to that of the paving: curbs and edgings are not. */
const NEARER = 0.6;
/** Those colors are means over this share of the photo's width to all sides, its own color is evened over that, and its outline over that. */
const AROUND_SHARE = 0.05;
const EVEN_SHARE = 0.003;
const FAIR_SHARE = 0.006;
/** With less of either around, as a share of the pixels there, its color is not known. */
const LEAST_AROUND = 0.01;
/** Where the network gives less than this to all kinds of ground together something may stand: the rails of a fence. */
const LEAST_GROUND = 0.6;
const GROUNDS = ["lawn", "soft", "drive", "walk", "street"] as const satisfies readonly SeenClass[];
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * A new lawn up to the paving that it ends at: worn and dry grass and old mulch along a drive or walk are seen as neither, and a strip of them would be
 * left. The very same mask where there is none. Coverage at the size of `seen`; kept by photo and lawn.
 */
export const upToPaving = oncePer((seen: Seen) => oncePer((lawn: Float32Array) => withStrips(lawn, seen)));

function withStrips(lawn: Float32Array, seen: Seen): Float32Array {
  const { width, height, soft, hard, house, garage, standing, plants, sky, picture } = seen;
  const paved = surePaving(seen);
  const others = [soft, hard, house, garage, standing, plants, sky];
  const [toLawn, toPaving] = [lawn, paved].map((mask) =>
    distanceTransform(
      bytesFrom(mask, (cover) => (cover > INSIDE ? 1 : 0)),
      width,
      height,
    ),
  );
  const groundAt = shareAt(seen, GROUNDS);
  const strip: number[] = [];
  for (let i = 0; i < lawn.length; i++) {
    if (lawn[i]! > INSIDE || toLawn![i]! + toPaving![i]! > STRIP_SHARE * width) continue;
    if (others.every((mask) => mask[i]! <= INSIDE) && groundAt(i) > LEAST_GROUND) strip.push(i);
  }
  if (strip.length === 0) return lawn;
  const blurred = (plane: Float32Array, share: number) =>
    boxBlur(plane, width, height, Math.max(1, share * width), 1);
  const around = (mask: Float32Array) => {
    const count = blurred(mask, AROUND_SHARE);
    const sums = [0, 1, 2].map((c) =>
      blurred(
        floatsFrom(mask, (cover, i) => cover * picture.data[i * 3 + c]!),
        AROUND_SHARE,
      ),
    );
    return (i: number) => (count[i]! < LEAST_AROUND ? null : sums.map((sum) => sum[i]! / count[i]!));
  };
  const [lawnAt, pavingAt] = [around(lawn), around(paved)];
  const own = [0, 1, 2].map((c) =>
    blurred(
      floatsFrom(lawn, (_, i) => picture.data[i * 3 + c]!),
      EVEN_SHARE,
    ),
  );
  const isLawn = (i: number): boolean => {
    const [grass, stone] = [lawnAt(i), pavingAt(i)];
    if (!grass || !stone) return false;
    const apart = (color: readonly number[]) => Math.hypot(...color.map((level, c) => level - own[c]![i]!));
    return apart(grass) < NEARER * apart(stone);
  };
  const whole = lawn.slice();
  for (const i of strip) whole[i] = isLawn(i) ? 1 : 0;
  // Single pixels go with those around them.
  const even = blurred(whole, FAIR_SHARE);
  for (const i of strip) whole[i] = Math.max(lawn[i]!, even[i]! > INSIDE ? 1 : 0);
  return onlyJoined(whole, lawn, seen);
}

/** The same without added pieces that no lawn touches: what lies beyond the paving, before steps and walls, is no strip of lawn. */
function onlyJoined(whole: Float32Array, lawn: Float32Array, { width, height }: Seen): Float32Array {
  const { start, end, piece, sizes } = findPieces(whole, width, height, INSIDE, true);
  const touches = new Uint8Array(sizes.length);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) if (lawn[i]! > INSIDE) touches[piece[k]!] = 1;
  for (let k = 0; k < piece.length; k++)
    if (!touches[piece[k]!]) whole.set(lawn.subarray(start[k]!, end[k]!), start[k]!);
  return whole;
}

/** A piece of paving to which the network gives this on the mean is that: wood chips and bare slopes have 0.29 to 0.35, walks of slabs 0.5, drives 0.76 and more. Set on four photos. */
const LEAST_PAVED = 0.42;
const PAVED = ["drive", "walk", "street"] as const satisfies readonly SeenClass[];

/** The paving of a photo that is surely some: coverage at the size of `seen`. */
function surePaving(seen: Seen): Float32Array {
  const { hard } = seen;
  const trust = shareAt(seen, PAVED);
  const { start, end, piece, sizes } = piecesOf(seen)(hard);
  const sums = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) sums[piece[k]!]! += trust(i);
  const own = new Float32Array(hard.length);
  for (let k = 0; k < piece.length; k++)
    if (sums[piece[k]!]! >= LEAST_PAVED * sizes[piece[k]!]!)
      own.set(hard.subarray(start[k]!, end[k]!), start[k]!);
  return own;
}
