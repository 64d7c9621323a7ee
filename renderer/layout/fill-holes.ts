import { findPieces } from "#renderer/mask/find-pieces.ts";
import { slimness } from "#renderer/mask/piece-shapes.ts";

/** Holes up to this share of the picture are weeds, hoses and shadows; larger ones are things that stay. */
const LARGEST_SHARE = 0.0012;
/** A hole that is so many times longer than wide and is paving for the most part is a piece of a walk. */
const WALK_SLIM = 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * A coverage mask with its small enclosed holes filled: 4-connected pieces of pixels below one half that do not reach the frame.
 * `paving`: long holes in which it lies stay.
 */
export function fillHoles(
  mask: Float32Array,
  width: number,
  height: number,
  largestShare = LARGEST_SHARE,
  paving: Float32Array | null = null,
): Float32Array {
  const filled = mask.slice();
  const pieces = findPieces(mask, width, height, INSIDE, false);
  const { start, end, piece, sizes } = pieces;
  const stays = Uint8Array.from(sizes, (size) => (size > largestShare * mask.length ? 1 : 0));
  const lastRow = mask.length - width;
  for (let k = 0; k < piece.length; k++) {
    const atFrame = start[k]! % width === 0 || end[k]! % width === 0;
    if (atFrame || start[k]! < width || start[k]! >= lastRow) stays[piece[k]!] = 1;
  }
  if (paving) {
    const slim = slimness(pieces, width);
    const paved = new Int32Array(sizes.length);
    for (let k = 0; k < piece.length; k++)
      for (let i = start[k]!; i < end[k]!; i++) if (paving[i]! > INSIDE) paved[piece[k]!]!++;
    for (const [p, count] of paved.entries())
      if (slim[p]! >= WALK_SLIM && count > sizes[p]! / 2) stays[p] = 1;
  }
  for (let k = 0; k < piece.length; k++) if (!stays[piece[k]!]) filled.fill(1, start[k]!, end[k]!);
  // The faint rim of a filled hole goes with it.
  for (let i = width; i < mask.length - width; i++) {
    if (filled[i]! < 1 && filled[i - 1] === 1 && filled[i + 1] === 1) filled[i] = 1;
  }
  return filled;
}
