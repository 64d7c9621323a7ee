import type { Camera } from "#core/camera/camera.ts";
import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";
import { fillHoles } from "./fill-holes.ts";
import { hasGarage, type Paving } from "./find-driveway.ts";
import { withoutSlivers } from "./without-slivers.ts";

/** What is narrower is a walk or the rim of a pool, meters. */
const LEAST_M = 2.4;
/** A smaller piece is a landing: share of the picture. */
const LEAST_SHARE = 0.01;
/** Of a piece of paving so much is seen as walk, which patios are called: what is mostly drive is none. */
const MOSTLY_WALK = 0.6;
/** A piece that is wide over this share of it is a patio with its ends and corners; of others only the wide part is. */
const MOSTLY_WIDE = 0.5;
/** Holes up to this share of the photo are stains; furniture and pots are larger. */
const STAINS_SHARE = 0.0005;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The patio of a photo: paving wide enough to sit on that is no drive, without the long walks that lead to it. All 0 when there is none.
 * `isNamed`: words say that there is one, so that in a photo without a garage what looks like a drive is the patio.
 */
export function findPatio(
  camera: Camera,
  paving: Pick<Paving, "walk" | "drive" | "garage">,
  isNamed = false,
): Float32Array {
  const { walk, drive } = paving;
  const { widthPx: width, heightPx: height } = camera;
  // Without a garage what joins a patio and looks like a drive is part of it.
  const isDriveSure = hasGarage(paving);
  const paved = isDriveSure ? walk : walk.map((cover, i) => cover + drive[i]!);
  const leastWalk = isNamed && !isDriveSure ? 0 : MOSTLY_WALK;
  const pieces = findPieces(paved, width, height, INSIDE, true);
  const { sizes } = pieces;
  const walked = sizes.map(() => 0);
  each(pieces, (p, i) => {
    if (walk[i]! > INSIDE) walked[p]!++;
  });
  const isPatio = sizes.map((size, p) => size >= LEAST_SHARE * walk.length && walked[p]! >= leastWalk * size);
  const patios = new Float32Array(walk.length);
  each(pieces, (p, i) => {
    if (isPatio[p]) patios[i] = paved[i]!;
  });
  const wide = withoutSlivers(camera, patios, LEAST_M / 2);
  // The very same array comes back where nothing is that wide.
  if (wide === patios) return new Float32Array(walk.length);
  const wideOf = sizes.map(() => 0);
  each(pieces, (p, i) => {
    if (wide[i]! > INSIDE) wideOf[p]!++;
  });
  const found = wide.slice();
  each(pieces, (p, i) => {
    if (wideOf[p]! >= MOSTLY_WIDE * sizes[p]!) found[i] = paved[i]!;
  });
  return fillHoles(found, width, height, STAINS_SHARE);
}

/** Calls `take` for every pixel of all pieces. */
function each({ start, end, piece }: Pieces, take: (piece: number, pixel: number) => void): void {
  for (let k = 0; k < piece.length; k++) for (let i = start[k]!; i < end[k]!; i++) take(piece[k]!, i);
}
