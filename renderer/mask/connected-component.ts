import { findPieces, type Pieces } from "./find-pieces.ts";

/** Coverage from which a pixel counts as inside. */
const INSIDE_FROM = 0.5;
/** Fainter than this is no edge pixel but noise. */
const FAINT = 0.02;

/** The largest 4-connected piece of a coverage mask with its anti-aliased rim; all other pieces become 0. */
export function largestComponent(mask: Float32Array, width: number, height: number): Float32Array {
  const pieces = findPieces(mask, width, height, INSIDE_FROM, true);
  const largest = pieces.sizes.indexOf(pieces.sizes.reduce((most, size) => Math.max(most, size), 0));
  return keepPieces(mask, width, pieces, (piece) => piece === largest);
}

/** Smaller pieces are flowers, stones and mistakes of seeing: share of the picture. */
const LEAST_SHARE = 0.015;
/** All 4-connected pieces of at least `minShare` of the picture, with their anti-aliased rims. */
export function largeComponents(
  mask: Float32Array,
  width: number,
  height: number,
  minShare = LEAST_SHARE,
): Float32Array {
  const pieces = findPieces(mask, width, height, INSIDE_FROM, true);
  return keepPieces(mask, width, pieces, (piece) => pieces.sizes[piece]! > minShare * width * height);
}

function keepPieces(
  mask: Float32Array,
  width: number,
  { start, end, piece }: Pieces,
  keeps: (piece: number) => boolean,
): Float32Array {
  const kept = new Float32Array(mask.length);
  for (let k = 0; k < piece.length; k++) {
    if (!keeps(piece[k]!)) continue;
    const from = start[k]!;
    const to = end[k]!;
    kept.set(mask.subarray(from, to), from);
    // The neighbors of a run: those above, below, to the left and to the right, each held inside the picture and its row.
    keepRim(mask, kept, Math.max(from - width, 0), to - width);
    keepRim(mask, kept, from + width, Math.min(to + width, mask.length));
    if (from % width > 0) keepRim(mask, kept, from - 1, from);
    if (to % width > 0) keepRim(mask, kept, to, to + 1);
  }
  return kept;
}

/** Keeps those of the neighbors of a run that are neither noise nor inside of anything. */
function keepRim(mask: Float32Array, kept: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (mask[i]! > FAINT && mask[i]! < INSIDE_FROM) kept[i] = mask[i]!;
}
