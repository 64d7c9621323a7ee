import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Paving that lies along a drive and nowhere farther from it than this share of the picture's width is its border. */
const BORDER_SHARE = 0.08;
/** A walk leaves the drive; a border touches it over this much of its own length. */
const ALONG = 0.6;
/** A strip between drive and house that is narrower than this share of the picture's width is part of the drive. */
const STRIP_SHARE = 0.02;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Pixels of a walk nearer than this to the drive touch it. */
const TOUCHING_PX = 2;

type Ground = Pick<
  Seen,
  "drive" | "walk" | "street" | "soft" | "house" | "garage" | "plants" | "standing" | "width" | "height"
>;

/**
 * The drives of a photo without the strips that seeing leaves beside them: borders that look like a walk, and narrow ground between a drive and the
 * house that was taken for nothing.
 */
export const driveGround = oncePer((seen: Ground): Float32Array => {
  const { drive } = seen;
  if (!drive.some((cover) => cover > INSIDE)) return drive;
  return upToHouse(withBorders(seen), seen);
});

/** With the ground up to the house that was taken for nothing, where that is a narrow strip. */
function upToHouse(drive: Float32Array, seen: Ground): Float32Array {
  const { width, height, house, garage, walk, street, soft, plants, standing } = seen;
  const known = [house, garage, walk, street, soft, plants, standing];
  // Distances in pixels of `seen`: a pixel between drive and house is near to both.
  const toDrive = distanceTransform(insideOf(drive), width, height);
  const toHouse = distanceTransform(
    insideOf(house.map((cover, i) => Math.max(cover, garage[i]!))),
    width,
    height,
  );
  return drive.map((cover, i) =>
    toDrive[i]! + toHouse[i]! <= STRIP_SHARE * width && known.every((mask) => mask[i]! <= INSIDE) ? 1 : cover,
  );
}

/** Of a drive what lies right before the doors of a garage: 1 per pixel. */
export const beforeGarage = oncePer((seen: Ground): Uint8Array => {
  const { garage, width } = seen;
  const drive = driveGround(seen);
  const apron = new Uint8Array(drive.length);
  const strip = Math.round(STRIP_SHARE * width) * width;
  for (let i = width; i < apron.length; i++) {
    if (drive[i]! <= INSIDE || garage[i]! > INSIDE) continue;
    // From a door straight down, over ground of the drive alone.
    if (!apron[i - width] && garage[i - width]! <= INSIDE) continue;
    if (garage[Math.max(0, i - strip)]! > INSIDE) apron[i] = 1;
  }
  betweenDoors(apron, drive, width);
  return apron;
});

/** The post between two doors is no wider than this share of the picture's width. */
const POST_SHARE = 0.05;

/** Closes the gaps that posts between two doors leave, row by row. */
function betweenDoors(apron: Uint8Array, drive: Float32Array, width: number): void {
  const most = POST_SHARE * width;
  for (let row = 0; row < apron.length; row += width) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (!apron[row + x]) continue;
      if (last >= 0 && x - last > 1 && x - last <= most)
        for (let i = row + last + 1; i < row + x; i++) if (drive[i]! > INSIDE) apron[i] = 1;
      last = x;
    }
  }
}

const insideOf = (mask: Float32Array): Uint8Array => bytesFrom(mask, (cover) => (cover > INSIDE ? 1 : 0));

function withBorders({ drive, walk, width, height }: Ground): Float32Array {
  const { start, end, piece, sizes } = findPieces(walk, width, height, INSIDE, true);
  if (sizes.length === 0) return drive;
  const away = distanceTransform(insideOf(drive), width, height);
  const of = sizes.map(() => ({ left: width, right: 0, top: height, bottom: 0, touching: 0, far: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    const row = Math.floor(start[k]! / width);
    own.top = Math.min(own.top, row);
    own.bottom = Math.max(own.bottom, row);
    own.left = Math.min(own.left, start[k]! % width);
    own.right = Math.max(own.right, (end[k]! - 1) % width);
    for (let i = start[k]!; i < end[k]!; i++) {
      if (away[i]! < TOUCHING_PX) own.touching++;
      own.far = Math.max(own.far, away[i]!);
    }
  }
  const isBorder = of.map(
    ({ left, right, top, bottom, touching, far }) =>
      far <= BORDER_SHARE * width && touching >= ALONG * Math.max(right - left + 1, bottom - top + 1),
  );
  if (!isBorder.includes(true)) return drive;
  const whole = drive.slice();
  for (let k = 0; k < piece.length; k++) if (isBorder[piece[k]!]) whole.fill(1, start[k]!, end[k]!);
  return whole;
}
