import { findPieces } from "#renderer/mask/find-pieces.ts";

/** Holes up to this share of the picture are weeds, hoses and shadows; larger ones are things that stay. */
const LARGEST_SHARE = 0.0012;

/**
 * A coverage mask with its small enclosed holes filled: 4-connected pieces of pixels below one half that do not reach the frame.
 */
export function fillHoles(
  mask: Float32Array,
  width: number,
  height: number,
  largestShare = LARGEST_SHARE,
): Float32Array {
  const filled = mask.slice();
  const { start, end, piece, sizes } = findPieces(mask, width, height, 0.5, false);
  const stays = Uint8Array.from(sizes, (size) => (size > largestShare * mask.length ? 1 : 0));
  const lastRow = mask.length - width;
  for (let k = 0; k < piece.length; k++) {
    const atFrame = start[k]! % width === 0 || end[k]! % width === 0;
    if (atFrame || start[k]! < width || start[k]! >= lastRow) stays[piece[k]!] = 1;
  }
  for (let k = 0; k < piece.length; k++) if (!stays[piece[k]!]) filled.fill(1, start[k]!, end[k]!);
  // The faint rim of a filled hole goes with it.
  for (let i = width; i < mask.length - width; i++) {
    if (filled[i]! < 1 && filled[i - 1] === 1 && filled[i + 1] === 1) filled[i] = 1;
  }
  return filled;
}
