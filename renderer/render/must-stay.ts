import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { pavedOf } from "./stroke-ground.ts";

/** Paving of which at least this share lies inside a highlight was circled, */
const CIRCLED_SHARE = 0.7;
/** and so was all of it when it makes up this share of the highlight. */
const MEANT_SHARE = 0.5;
/** A trunk or a post is narrower than these shares of the photo's width and of the highlight's own; a hedge or a bed of shrubs is wider. */
const NARROW_OF_PHOTO = 0.12;
const NARROW_OF_STROKE = 0.35;

/**
 * What stays inside a highlight (1 per pixel of `seen`), whatever is built around it: the house and its steps unless the text names
 * them, and the street (`streetBeside`); a drive or walk that only passes through, unless the text names paving; and what stands across the highlight's upper edge
 * (trunks, posts, boxes, pots), down to its foot.
 */
export function mustStay(
  stroke: Float32Array,
  means: AreaMeaning,
  seen: Seen,
  street = seen.street,
): Uint8Array {
  const stays = new Uint8Array(stroke.length);
  const keep = (mask: Float32Array) => setWhereCovered(stays, mask);
  if (!means.house) keep(seen.house);
  if (!means.street) keep(street);
  if (!means.paving) keepPassing(stroke, seen, stays);
  keepStanding(stroke, seen, stays);
  return stays;
}

/** Sets 1 where a mask covers more than half of a pixel. */
function setWhereCovered(stays: Uint8Array, mask: Float32Array): void {
  for (let i = 0; i < stays.length; i++) if (mask[i]! > 0.5) stays[i] = 1;
}

/** Keeps pieces of paving that go on outside of the stroke. */
function keepPassing(stroke: Float32Array, seen: Seen, stays: Uint8Array): void {
  const hard = pavedOf(seen);
  let inside = 0;
  let paved = 0;
  for (let i = 0; i < stroke.length; i++) {
    if (stroke[i]! <= 0.5) continue;
    inside++;
    if (hard[i]! > 0.5) paved++;
  }
  if (paved === 0 || paved > MEANT_SHARE * inside) return;
  const { start, end, piece, sizes } = pavedPieces(seen);
  // Pixels of each piece of paving that lie in the stroke.
  const within = sizes.map(() => 0);
  const eachRun = (run: (k: number, i: number) => void) => {
    for (let k = 0; k < piece.length; k++)
      for (let i = start[k]!; i < end[k]!; i++) if (stroke[i]! > 0.5) run(piece[k]!, i);
  };
  eachRun((k) => {
    within[k]!++;
  });
  eachRun((k, i) => {
    if (within[k]! < CIRCLED_SHARE * sizes[k]!) stays[i] = 1;
  });
}

const pavedPieces = oncePer((seen: Seen) => findPieces(pavedOf(seen), seen.width, seen.height, 0.5, true));

/** Keeps pieces of what stands inside the stroke that go on above it: all that is no plant, and of plants what is narrow. */
function keepStanding(
  stroke: Float32Array,
  { standing, plants, width, height }: Seen,
  stays: Uint8Array,
): void {
  const own = new Float32Array(stroke.length);
  for (let i = 0; i < own.length; i++) if (stroke[i]! > 0.5) own[i] = standing[i]!;
  const { start, end, piece, sizes } = findPieces(own, width, height, 0.5, true);
  // Of each piece: its columns, whether it goes on above the stroke, and its pixels of plants.
  const span = sizes.map(() => ({ left: width, right: 0, crosses: false, plants: 0 }));
  let left = width;
  let right = 0;
  for (let i = 0; i < stroke.length; i++) {
    if (stroke[i]! <= 0.5) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  for (let k = 0; k < piece.length; k++) {
    const of = span[piece[k]!]!;
    of.left = Math.min(of.left, start[k]! % width);
    of.right = Math.max(of.right, (end[k]! - 1) % width);
    for (let i = start[k]!; i < end[k]!; i++) {
      if (plants[i]! > 0.5) of.plants++;
      const above = i - width;
      if (above >= 0 && stroke[above]! <= 0.5 && standing[above]! > 0.5) of.crosses = true;
    }
  }
  const keeps = span.map((of, k) => {
    // Pixels of `seen`.
    const wide = of.right - of.left + 1;
    const isPlant = of.plants > sizes[k]! / 2;
    const isNarrow = wide < NARROW_OF_PHOTO * width && wide < NARROW_OF_STROKE * (right - left + 1);
    return of.crosses && (!isPlant || isNarrow);
  });
  for (let k = 0; k < piece.length; k++) if (keeps[piece[k]!]) stays.fill(1, start[k]!, end[k]!);
}
