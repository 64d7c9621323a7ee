import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import { evenedAt, looksAround, UNLIKE } from "#renderer/see/looks-around.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** A piece of paving up to this share of the photo may be a part of the thing that stands so near to it, pixels. */
const PART_SHARE = 0.02;
const BESIDE_PX = 3;
/** Along so much of the root of its area; and beside lawn along so much of that. */
const TOUCHING = 0.5;
/** Coverage up to which a pixel surely belongs to no mask, and from which it belongs to one. */
const FAINT = 0.3;
const INSIDE = 0.5;

/** Hard ground without the pieces that may be the rest of a thing: small ones in a lawn, beside what was seen of it. */
function pavingAround(seen: Seen): Float32Array {
  const { hard, soft, standing, plants, width, height } = seen;
  const { start, end, piece, sizes } = findPieces(hard, width, height, INSIDE, true);
  // Pixels of each piece that have a thing beside them, and lawn.
  const beside = sizes.map(() => ({ thing: 0, soft: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = beside[piece[k]!]!;
    if (sizes[piece[k]!]! > PART_SHARE * hard.length) continue;
    for (let i = start[k]!; i < end[k]!; i++)
      for (const by of [-BESIDE_PX, BESIDE_PX, -BESIDE_PX * width, BESIDE_PX * width]) {
        if (soft[i + by]! > INSIDE) own.soft++;
        else if (isNothing(seen, i + by) || standing[i + by]! - plants[i + by]! > INSIDE) own.thing++;
      }
  }
  const isPart = beside.map(
    (own, p) => own.thing > TOUCHING * Math.sqrt(sizes[p]!) && own.soft > TOUCHING * own.thing,
  );
  if (!isPart.includes(true)) return hard;
  const paving = hard.slice();
  for (let k = 0; k < piece.length; k++) if (isPart[piece[k]!]) paving.fill(0, start[k]!, end[k]!);
  return paving;
}

/** By so much (twice the logarithm of the odds) a pixel looks more like a wall than like ground. */
const CLEARLY = 4;

/** Whether a pixel below the horizon was seen as nothing, or as something that stands. */
export function isNothing(
  { ground, plants, house, sky, horizonY, taken, width, height }: Seen,
  i: number,
): boolean {
  return (
    ground[i]! < INSIDE &&
    plants[i]! < FAINT &&
    house[i]! < FAINT &&
    sky[i]! < FAINT &&
    i >= Math.floor((horizonY / taken.height) * height) * width
  );
}

/** How the colors of a photo's ground, lit or in a shadow, explain those of its pixels. */
export const groundLooks = oncePer((seen: Seen) => {
  const { picture, soft, ground, house, sky, plants } = seen;
  const softLook = looksAround(picture, soft);
  const hardLook = looksAround(picture, pavingAround(seen));
  const wallLook = looksAround(picture, house);
  return {
    /** Whether a pixel may be part of a thing: no house, sky or plant, and no color of the ground around it. */
    isStrange(i: number): boolean {
      if (seen.bared?.[i] || house[i]! > INSIDE || sky[i]! > INSIDE || plants[i]! > INSIDE) return false;
      // Lawn has the color of lawn, whatever paving there is beside it.
      const green = softLook(i);
      const paved = soft[i]! > INSIDE ? null : hardLook(i);
      if (!green && !paved) return ground[i]! <= INSIDE;
      // Afterwards: looks are made of the same array.
      const color = evenedAt(picture, i);
      if (green && green.distance(color) < UNLIKE) return false;
      return !(paved && paved.distance(color) < UNLIKE);
    },
    /** Whether a pixel has a color of the walls around it, and more surely than of the ground there. */
    isWall(i: number): boolean {
      const wall = wallLook(i);
      if (!wall) return false;
      const [green, paved] = [softLook(i), hardLook(i)];
      const color = evenedAt(picture, i);
      const far = wall.distance(color);
      const isNearest = [green, paved].every(
        (look) => !look || far + wall.logSize + CLEARLY < look.distance(color) + look.logSize,
      );
      return far < UNLIKE && isNearest;
    },
    /** Whether a pixel has a color of the soft ground around it, and more surely than of the paving there. */
    isSoft(i: number): boolean {
      const [green, paved] = [softLook(i), hardLook(i)];
      if (!green) return false;
      const color = evenedAt(picture, i);
      const far = green.distance(color);
      return far < UNLIKE && (!paved || far + green.logSize < paved.distance(color) + paved.logSize);
    },
  };
});
