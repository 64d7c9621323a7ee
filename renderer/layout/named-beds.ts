import { Enlarger } from "#renderer/image/enlarger.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { plantedBeds } from "./own-beds.ts";

/**
 * Fresh black or red mulch is seen as asphalt. A bed of it is a piece of drive and street, torn between the two, that lies in lawn, plants and
 * walls. Its size, a share of the picture; of its rim, not counting the frame, so much is none of the paving; and no class has more of it on the
 * average. Assumptions, made on two photos of mulch, where the likeliest class had 0.43 and 0.49; the patio of another had 0.78.
 */
const SIZE = [0.005, 0.4] as const;
const ENCLOSED = 0.85;
const TORN = 0.65;
/** Doors of garages that cover more of the picture have a drive. */
const LEAST_GARAGE = 0.002;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The beds of a photo for words that say that there are some: the planted ones, and those under fresh mulch. Coverage per pixel of `seen`. */
export const namedBeds = oncePer((seen: Seen): Float32Array => {
  const mulched = mulchSeenAsPaving(seen);
  return plantedBeds(seen).map((cover, i) => Math.max(cover, mulched[i]!));
});

function mulchSeenAsPaving(seen: Seen): Float32Array {
  const { garage, drive, street, hard, width, height } = seen;
  const found = new Float32Array(drive.length);
  if (garage.reduce((sum, cover) => sum + cover, 0) > LEAST_GARAGE * garage.length) return found;
  const ways = drive.map((cover, i) => cover + street[i]!);
  const { start, end, piece, sizes } = findPieces(ways, width, height, INSIDE, true);
  const sure = sizes.map(() => ({ drive: 0, street: 0 }));
  const rim = sizes.map(() => ({ all: 0, paved: 0 }));
  const shareOf = sharesOf(seen);
  for (let k = 0; k < piece.length; k++) {
    const [own, around] = [sure[piece[k]!]!, rim[piece[k]!]!];
    for (let i = start[k]!; i < end[k]!; i++) {
      own.drive += shareOf("drive", i);
      own.street += shareOf("street", i);
      for (const beside of besideOf(i, width, height)) {
        if (ways[beside]! > INSIDE) continue;
        around.all++;
        if (hard[beside]! > INSIDE) around.paved++;
      }
    }
  }
  const isMulch = sizes.map((size, p) => {
    const share = size / drive.length;
    const most = Math.max(sure[p]!.drive, sure[p]!.street) / size;
    const enclosed = 1 - rim[p]!.paved / Math.max(1, rim[p]!.all);
    return share > SIZE[0] && share < SIZE[1] && most < TORN && enclosed > ENCLOSED;
  });
  for (let k = 0; k < piece.length; k++) {
    if (!isMulch[piece[k]!]) continue;
    for (let i = start[k]!; i < end[k]!; i++) found[i] = Math.min(1, ways[i]!);
  }
  return found;
}

/** The pixels above, below and beside one, within the picture. */
function besideOf(i: number, width: number, height: number): number[] {
  const x = i % width;
  return [
    ...(x > 0 ? [i - 1] : []),
    ...(x + 1 < width ? [i + 1] : []),
    ...(i >= width ? [i - width] : []),
    ...(i + width < width * height ? [i + width] : []),
  ];
}

/** What the network saw at a pixel of `seen`. */
function sharesOf(seen: Seen): (name: SeenClass, i: number) => number {
  const { planes, ...size } = seen.shares;
  const small = new Enlarger(size, seen);
  return (name, i) =>
    planes[SEEN_CLASSES.indexOf(name)]![small.indexOf(i % seen.width, Math.floor(i / seen.width))]!;
}
