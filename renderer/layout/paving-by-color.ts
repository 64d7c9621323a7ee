import { toLinear } from "#renderer/color/srgb.ts";
import { GREEN, groundChroma } from "#renderer/light/ground-chroma.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { fillHoles } from "./fill-holes.ts";

/** Color is read over this share of the photo's width: one blade or joint says nothing. */
const EVEN_SHARE = 0.006;
/** From this share of pixels around that are green on a place is lawn. */
const MOSTLY_GREEN = 0.5;
/** What is narrower than this share of the photo's width is a seam or an edging. */
const NARROW_SHARE = 0.012;
/** Joints, stains and what was misread up to this share of the photo are no holes in it. */
const HOLE_SHARE = 0.01;
/** It goes on up to the frame, from as near to that as this share of the photo's width. */
const FRAME_SHARE = 0.03;
/** And where no more than this share around is green. */
const LITTLE_GREEN = 0.2;
/** A smaller piece is none of it: share of the photo. */
const LEAST_SHARE = 0.02;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Ground that is not green, as coverage of the size of what is seen: pavers that lie in a yard from edge to edge are often taken for its lawn.
 * For who says that a patio or a deck lies there; soil and dormant grass are part of it.
 */
export const pavingByColor = oncePer((seen: Seen): Float32Array => {
  const { picture, ground, plants, house, width, height } = seen;
  const green = new Float32Array(ground.length);
  for (let i = 0, q = 0; i < green.length; i++, q += 3) {
    const [r, g, b] = [0, 1, 2].map((c) => toLinear[picture.data[q + c]!]!) as [number, number, number];
    green[i] = groundChroma(r, g, b) === GREEN ? 1 : 0;
  }
  const greenness = boxBlur(green, width, height, Math.max(1, Math.round(EVEN_SHARE * width)), 1);
  const open = ground.map((cover, i) =>
    greenness[i]! > MOSTLY_GREEN ? 0 : Math.min(cover, 1 - plants[i]!, 1 - house[i]!),
  );
  const wide = opened(open, width, height, Math.max(1, Math.round((NARROW_SHARE * width) / 2)));
  const filled = atFrame(fillHoles(wide, width, height, HOLE_SHARE), greenness, seen);
  const { start, end, piece, sizes } = findPieces(filled, width, height, INSIDE, true);
  const paving = new Float32Array(filled.length);
  for (let k = 0; k < piece.length; k++)
    if (sizes[piece[k]!]! >= LEAST_SHARE * filled.length)
      paving.set(filled.subarray(start[k]!, end[k]!), start[k]!);
  return paving;
});

/** Paving without the bays that it has at the frame, where the network sees less. */
function atFrame(
  paving: Float32Array,
  greenness: Float32Array,
  { house, plants, width, height }: Seen,
): Float32Array {
  const reach = Math.round(FRAME_SHARE * width);
  const closed = opened(
    paving.map((cover) => 1 - cover),
    width,
    height,
    reach,
  );
  return paving.map((cover, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const away = Math.min(x, width - 1 - x, height - 1 - y);
    if (away > reach || Math.max(house[i]!, plants[i]!) > INSIDE || greenness[i]! > LITTLE_GREEN)
      return cover;
    return Math.max(cover, 1 - closed[i]!);
  });
}
