import { feetOfThings } from "#renderer/layout/feet-of-things.ts";
import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { findVerge } from "#renderer/layout/find-verge.ts";
import { islandBeds, ownBeds } from "#renderer/layout/own-beds.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { treeRings } from "#renderer/layout/tree-rings.ts";
import { wholeThings } from "#renderer/layout/whole-things.ts";
import { largeComponents } from "#renderer/mask/connected-component.ts";
import { coveredShare, without } from "#renderer/mask/cover.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { paleAsPaving } from "./pale-as-paving.ts";
import { soilBesidePaving } from "./soil-beside-paving.ts";

/** Soft ground in one piece with less than this share of the photo is no part of a yard. */
const LEAST_PIECE = 0.003;

/** The yard of a photo by itself: its lawn and beds, bare patches and what else lies in them by mistake of the eye. */
export const yardOf = oncePer((seen: Seen) => {
  const { width, height } = seen;
  const soil = soilBesidePaving(seen);
  const patches = withBarePatches(seen);
  const soft = soil.includes(1) ? patches.slice() : patches;
  if (soft !== patches) for (let i = 0; i < soil.length; i++) if (soil[i]) soft[i] = 1;
  const large = largeComponents(soft, width, height, LEAST_PIECE);
  // Holes are filled but for long ones in which paving lies: those are walks.
  const whole = fillHoles(large, width, height, undefined, seen.hard);
  const yard = without(without(whole, thinUprights(seen)), wholeThings(seen));
  return { yard, share: coveredShare(yard) };
});

/** Ground for a new lawn without the feet of what stands in it: grass would be seen before them, and plants of a bed hide them. */
export const aroundFeet = (ground: Float32Array, seen: Seen): Float32Array =>
  without(ground, feetOfThings(seen)(ground));

/** The same without the beds that a new lawn leaves as they are. */
export const lawnOf = oncePer((seen: Seen) => {
  const { yard } = yardOf(seen);
  const beds = ownBeds(seen);
  return beds.includes(1) ? without(yard, beds) : yard;
});

/** The same without the beds in the middle of the lawn. */
export const aroundIslands = oncePer((seen: Seen) => {
  const { yard } = yardOf(seen);
  const islands = islandBeds(seen);
  return islands.includes(1) ? without(yard, islands) : yard;
});

/** Some of the yard without the rings of its trees. */
export function aroundRings(ground: Float32Array, seen: Seen): Float32Array {
  const rings = treeRings(seen);
  return rings.includes(1) ? without(ground, rings) : ground;
}

/** Some of the yard without the strips between sidewalk and street, on which nobody builds; all of it where nothing else is left. */
export function withoutVerge(seen: Seen, ground: Float32Array): Float32Array {
  const verge = vergeOf(seen);
  if (!verge.includes(1)) return ground;
  const own = without(ground, verge);
  return coveredShare(own) < LEAST_PIECE ? ground : own;
}

const vergeOf = oncePer((seen: Seen) =>
  findVerge({ yard: yardOf(seen).yard, street: seen.street }, seen.width, seen.height),
);

/** A patch of drive with so much of its rim in soft ground leads nowhere: it is bare soil, unless it has the color of paving. */
const ENCLOSED = 0.9;

/** Coverage from which a pixel is drive, and from which the one beside it is soft ground. */
const INSIDE = 0.5;
const BESIDE = 0.25;

/** Soft ground with the patches of drive in it that are bare soil. Coverage at the size of `seen`. */
function withBarePatches(seen: Seen): Float32Array {
  const { soft, drive, width, height } = seen;
  const pieces = findPieces(drive, width, height, INSIDE, true);
  const { start, end, piece, sizes } = pieces;
  // Of each piece of drive: pixels around it, and those of them that are soft ground.
  const rim = sizes.map(() => ({ all: 0, soft: 0 }));
  // Counts a pixel of the rim; one beyond the frame is rim and not soft.
  const touch = (of: { all: number; soft: number }, i: number, inside: boolean) => {
    if (inside && drive[i]! > INSIDE) return;
    of.all++;
    if (inside && soft[i]! > BESIDE) of.soft++;
  };
  for (let k = 0; k < piece.length; k++) {
    const of = rim[piece[k]!]!;
    const [from, to] = [start[k]!, end[k]!];
    touch(of, from - 1, from % width > 0);
    touch(of, to, to % width > 0);
    for (let i = from; i < to; i++) {
      touch(of, i - width, i >= width);
      touch(of, i + width, i + width < soft.length);
    }
  }
  const isBare = rim.map((of) => of.soft > ENCLOSED * of.all);
  if (!isBare.includes(true)) return soft;
  const isPaved = paleAsPaving(seen, pieces, isBare);
  const whole = soft.slice();
  for (let k = 0; k < piece.length; k++)
    if (isBare[piece[k]!] && !isPaved[piece[k]!]) whole.fill(1, start[k]!, end[k]!);
  return whole;
}
