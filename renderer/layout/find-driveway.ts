import type { Camera } from "#core/camera/camera.ts";
import { coveredRect } from "#renderer/image/pixel-rect.ts";
import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";
import { fillHoles } from "./fill-holes.ts";
import { withoutSlivers } from "./without-slivers.ts";

/** Paving as it was seen, coverage of the camera's photo; see `Seen`. */
export type Paving = Record<"drive" | "walk" | "garage" | "house", Float32Array>;

/** A smaller patch is no drive: shares of the picture. */
const LEAST_SHARE = 0.004;
/** A drive begins this near below the foot of the garage door, as a share of the picture's height. */
const AT_FOOT_SHARE = 0.03;
/** From this coverage on it is the threshold, and not the strip between door and drive. */
const HOUSE = 0.2;
/** Holes up to this share of the photo are stains, leaves and shadows; a car is larger. */
const STAINS_SHARE = 0.006;
/** What people walk on, meters. */
const WALK_M = { narrowest: 0.5, widest: 2.4, shortest: 2.5 };
/** Of a walk less than this share is wider than that; one that is this many times longer than wide is a walk though the scale be off. */
const WIDE_SHARE = 0.1;
const SLENDER = 4;
/** A drive is wider, and no walk is, meters. */
const DRIVE_M = 3.5;
/** Of paving that wide less than this share is seen as drive: it was taken for a walk. Of a walk more than this is seen as walk. */
const MOSTLY_WALK = 0.6;
/**
 * A drive fills so much of the rectangle around it; walks, the rims of pools and most patios less. Decks that were taken for paving, and
 * a drive together with its street, fill up to 0.72.
 */
const COMPACT = 2 / 3;
const MORE_COMPACT = 3 / 4;
/** A lane for one car, meters: walks are narrower and shorter, patios wider. */
const LANE_M = { narrowest: 2.1, widest: 4.5, shortest: 6 };
/** A drive for two cars, meters, where it leads so many times its width into the picture. */
const TWO_LANES_M = 7;
const LONG = 3;
/** Where it is nearly all paving of the photo, so many times; of all paving this share. */
const LEADS_ON = 2;
const NEARLY_ALL = 0.8;
/** A garage door that is smaller, as a share of the picture, may be none. */
const LEAST_GARAGE = 0.005;
/** Ground farther away than this is not told apart from the street. */
const FAR_M = 26;
/** Rows this near under the horizon are too far away to be measured. */
const UNDER_HORIZON_PX = 3;
/** Depth of a piece that lies in one row, meters: keeps its width finite. */
const LEAST_DEPTH_M = 0.1;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The driveway of a photo: the ground seen as drive that meets the foot of a garage door, up to it; without one the largest piece. Whoever
 * asks for it says that there is one: what is called walk is drive where it is too wide for a walk, or where it lies as drives do (`unsure`).
 * All 0 when no paving is seen.
 */
export function findDriveway(camera: Camera, paving: Paving): { drive: Float32Array; unsure: boolean } {
  const seen = drivewayOf(camera, paving);
  const paved = paving.drive.map((cover, i) => cover + paving.walk[i]!);
  if (!seen.some((cover) => cover > INSIDE)) {
    const drive = drivewayOf(camera, { ...paving, drive: paved });
    const isDrive =
      reachesFrame(drive, camera) &&
      (isCompact(drive, camera, COMPACT) ||
        hasGarage(paving) ||
        isLane(drive, camera) ||
        isOnlyWay(drive, paved, camera) ||
        ((isLong(drive, camera) || isWide(drive, camera)) && leadsTo(paving.house, drive, camera)));
    return isDrive ? { drive, unsure: true } : { drive: seen, unsure: false };
  }
  const whole = drivewayOf(camera, { ...paving, drive: pieceAround(seen, paved, camera) });
  const isDrive =
    sizeOf(seen) < MOSTLY_WALK * sizeOf(whole) &&
    extentOf(camera, whole).wideM > DRIVE_M &&
    isCompact(whole, camera, MORE_COMPACT);
  return { drive: isDrive ? whole : seen, unsure: isDrive };
}

function drivewayOf({ widthPx: width, heightPx: height }: Camera, paving: Paving): Float32Array {
  const { drive, garage, house } = paving;
  const pieces = findPieces(drive, width, height, INSIDE, true);
  const feet = footOf(garage, width, height);
  const reach = Math.round(AT_FOOT_SHARE * height);
  const atDoor = new Set<number>();
  const gaps: { column: number; from: number; to: number }[] = [];
  const owner = new Int32Array(drive.length).fill(-1);
  for (let k = 0; k < pieces.piece.length; k++) {
    owner.fill(pieces.piece[k]!, pieces.start[k]!, pieces.end[k]!);
  }
  for (let column = 0; column < width; column++) {
    const foot = feet[column]!;
    if (foot < 0) continue;
    for (let row = foot + 1; row < Math.min(height, foot + 1 + reach); row++) {
      const piece = owner[row * width + column]!;
      if (piece < 0) continue;
      if (isLarge(pieces, piece, drive.length)) {
        atDoor.add(piece);
        gaps.push({ column, from: foot + 1, to: row });
      }
      break;
    }
  }
  const chosen = atDoor.size > 0 ? atDoor : largestOf(pieces, drive.length);
  const found = drive.map((cover, i) => (chosen.has(owner[i]!) ? cover : 0));
  for (const { column, from, to } of gaps)
    for (let row = from; row < to; row++)
      if (house[row * width + column]! < HOUSE) found[row * width + column] = 1;
  return fillHoles(found, width, height, STAINS_SHARE);
}

/**
 * As `findDriveway`: the walk that leads into the picture; all 0 when every piece is too wide or too short for one. What is called drive
 * belongs to it where both together are still a walk, and where no car could use it.
 */
export function findWalk(
  camera: Camera,
  paving: Pick<Paving, "walk" | "drive"> & Partial<Pick<Paving, "garage">>,
): Float32Array {
  const { walk, drive, garage } = paving;
  const seen = walkOf(camera, walk);
  const paved = walk.map((cover, i) => cover + drive[i]!);
  const whole = pieceAround(seen, paved, camera);
  const isMostlyWalk =
    MOSTLY_WALK * groundArea(camera, whole) < groundArea(camera, seen) && walkScore(camera, whole) > 0;
  const isWalk = isMostlyWalk || (!(garage && hasGarage({ garage })) && isForPeople(camera, whole));
  return isWalk ? fillHoles(whole, camera.widthPx, camera.heightPx, STAINS_SHARE) : seen;
}

/** Whether paving leads on and is nowhere as wide as a drive. */
function isForPeople(camera: Camera, piece: Float32Array): boolean {
  const { depthM, wideM } = extentOf(camera, piece);
  if (depthM < WALK_M.shortest || wideM > WALK_M.widest) return false;
  const wide = withoutSlivers(camera, piece, DRIVE_M / 2);
  return wide === piece || groundArea(camera, wide) < WIDE_SHARE * groundArea(camera, piece);
}

/** Both sides of a walk are seen over this share of the depth that it has in the picture. */
const BOTH_SIDES = 1 / 3;

/** Whether the photo shows both sides of a walk or a drive, and not a corner of some paving. */
export function showsBothSides(camera: Camera, walk: Float32Array): boolean {
  const { widthPx: width, heightPx: height } = camera;
  let [all, both] = [0, 0];
  for (let row = Math.max(0, Math.ceil(camera.photoY(0, FAR_M))); row < height; row++) {
    const from = row * width;
    let [first, last] = [0, width - 1];
    while (first < width && walk[from + first]! <= INSIDE) first++;
    if (first === width) continue;
    while (walk[from + last]! <= INSIDE) last--;
    const depthM = camera.groundZ(row) - camera.groundZ(row + 1);
    all += depthM;
    if (first > 0 && last < width - 1) both += depthM;
  }
  return both >= BOTH_SIDES * all;
}

function walkOf(camera: Camera, walk: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const pieces = findPieces(walk, width, height, INSIDE, true);
  let best: Float32Array | null = null;
  let bestScore = 0;
  pieces.sizes.forEach((size, k) => {
    if (size < (LEAST_SHARE / 2) * walk.length) return;
    const piece = pieceOf(walk, pieces, k);
    const score = walkScore(camera, piece);
    if (score <= bestScore) return;
    bestScore = score;
    best = piece;
  });
  return best ? fillHoles(best, width, height, STAINS_SHARE) : new Float32Array(walk.length);
}

/** The pieces of `all` that `some` lies in. */
function pieceAround(some: Float32Array, all: Float32Array, { widthPx, heightPx }: Camera): Float32Array {
  const pieces = findPieces(all, widthPx, heightPx, INSIDE, true);
  const met = new Set<number>();
  const each = (take: (piece: number, i: number) => void) => {
    for (let k = 0; k < pieces.piece.length; k++)
      for (let i = pieces.start[k]!; i < pieces.end[k]!; i++) take(pieces.piece[k]!, i);
  };
  each((piece, i) => {
    if (some[i]! > INSIDE) met.add(piece);
  });
  const around = new Float32Array(all.length);
  each((piece, i) => {
    if (met.has(piece)) around[i] = all[i]!;
  });
  return around;
}

const boxOf = (mask: Float32Array, { widthPx, heightPx }: Camera) =>
  coveredRect(mask, widthPx, heightPx, INSIDE);

/** Whether it leads out of the picture to where the photo was taken from. */
const reachesFrame = (mask: Float32Array, camera: Camera): boolean =>
  boxOf(mask, camera).bottom >= camera.heightPx - 1;

function isCompact(mask: Float32Array, camera: Camera, share: number): boolean {
  const { left, top, right, bottom } = boxOf(mask, camera);
  return sizeOf(mask) >= share * (right - left) * (bottom - top);
}

/** Whether it is as wide as a car needs and leads on, straight or in a curve. */
function isLane(mask: Float32Array, camera: Camera): boolean {
  const { depthM, wideM } = extentOf(camera, mask);
  return wideM >= LANE_M.narrowest && wideM <= LANE_M.widest && depthM >= LANE_M.shortest;
}

/** Whether nearly all paving of the photo is this, seen from side to side, and a lane for one car that may be short. */
function isOnlyWay(mask: Float32Array, paved: Float32Array, camera: Camera): boolean {
  const { depthM, wideM } = extentOf(camera, mask);
  return (
    wideM >= LANE_M.narrowest &&
    wideM <= LANE_M.widest &&
    depthM >= LEADS_ON * wideM &&
    sizeOf(mask) >= NEARLY_ALL * sizeOf(paved) &&
    showsBothSides(camera, mask)
  );
}

/** Whether it is as wide as two cars need at most, leads far into the picture, and is seen from side to side. */
function isLong(mask: Float32Array, camera: Camera): boolean {
  const { depthM, wideM } = extentOf(camera, mask);
  return (
    wideM >= LANE_M.narrowest &&
    wideM <= TWO_LANES_M &&
    depthM >= LONG * wideM &&
    showsBothSides(camera, mask)
  );
}

/** Whether it is wider than a walk, and leads as far into the picture as a lane: no patio is so long. */
function isWide(mask: Float32Array, camera: Camera): boolean {
  const { depthM, wideM } = extentOf(camera, mask);
  return wideM > DRIVE_M && depthM >= LANE_M.shortest;
}

/** Whether the house stands right behind paving, at its far end or beside a bend of it. */
function leadsTo(house: Float32Array, mask: Float32Array, camera: Camera): boolean {
  const { widthPx: width, heightPx: height } = camera;
  const { left, top, right, bottom } = boxOf(mask, camera);
  const reach = Math.round(AT_FOOT_SHARE * height);
  for (let column = left; column < right; column++) {
    let far = top;
    while (far < bottom && mask[far * width + column]! <= INSIDE) far++;
    for (let row = Math.max(0, far - reach); row < far && far < bottom; row++)
      if (house[row * width + column]! > INSIDE) return true;
  }
  return false;
}

/** Whether a garage door is seen. */
export const hasGarage = ({ garage }: Pick<Paving, "garage">): boolean =>
  sizeOf(garage) >= LEAST_GARAGE * garage.length;

const sizeOf = (mask: Float32Array): number => mask.reduce((sum, cover) => sum + Number(cover > INSIDE), 0);

/** How far a piece of paving leads into the picture, and how wide it is in the mean, meters. */
function extentOf(camera: Camera, piece: Float32Array): { depthM: number; wideM: number } {
  const inner = coveredRect(piece, camera.widthPx, camera.heightPx, INSIDE);
  if (inner.right === 0) return { depthM: 0, wideM: 0 };
  const farM = Math.min(FAR_M, camera.groundZ(Math.max(inner.top, camera.horizonY + UNDER_HORIZON_PX)));
  const depthM = farM - Math.min(farM, camera.groundZ(inner.bottom));
  return { depthM, wideM: groundArea(camera, piece) / Math.max(LEAST_DEPTH_M, depthM) };
}

/** How much a piece counts as the walk: its depth in the picture by its size; nothing when it is short or wide. */
function walkScore(camera: Camera, piece: Float32Array): number {
  const { depthM, wideM } = extentOf(camera, piece);
  if (wideM < WALK_M.narrowest || depthM < WALK_M.shortest) return 0;
  const isSlender = wideM <= WALK_M.widest && depthM >= SLENDER * wideM;
  // A patio of which the frame shows a corner only is narrow on average; somewhere in it a table still fits.
  const wide = withoutSlivers(camera, piece, WALK_M.widest / 2);
  const isWide = wide !== piece && groundArea(camera, wide) >= WIDE_SHARE * groundArea(camera, piece);
  if (!isSlender && isWide && !leadsIn(camera, piece)) return 0;
  let covered = 0;
  for (let i = 0; i < piece.length; i++) covered += piece[i]!;
  // The root keeps a large patch near the camera from outweighing a walk that leads to the house.
  return depthM * Math.sqrt(covered / piece.length);
}

/** What leads into the picture takes at least so much of the height below the horizon, and at most so much of the width at the foot of the picture. */
const LEADS_OVER = 0.4;
const WIDEST_AT_FOOT = 0.45;

/** Whether a piece leads from the foot of the picture into it, with both sides to be seen: whatever the scale, that is a walk. */
function leadsIn(camera: Camera, piece: Float32Array): boolean {
  const { widthPx: width, heightPx: height, horizonY } = camera;
  const box = boxOf(piece, camera);
  if (box.bottom < height - 1 || box.bottom - box.top < LEADS_OVER * (height - horizonY)) return false;
  const foot = piece.subarray((height - 1) * width, height * width);
  const [first, last] = [
    foot.findIndex((cover) => cover > INSIDE),
    foot.findLastIndex((cover) => cover > INSIDE),
  ];
  return (
    first > 0 && last < width - 1 && last - first < WIDEST_AT_FOOT * width && showsBothSides(camera, piece)
  );
}

const isLarge = ({ sizes }: Pieces, piece: number, pixels: number): boolean =>
  sizes[piece]! >= LEAST_SHARE * pixels;

function largestOf(pieces: Pieces, pixels: number): Set<number> {
  const largest = pieces.sizes.indexOf(pieces.sizes.reduce((most, size) => Math.max(most, size), 0));
  return new Set(largest >= 0 && isLarge(pieces, largest, pixels) ? [largest] : []);
}

function pieceOf(mask: Float32Array, { start, end, piece }: Pieces, wanted: number): Float32Array {
  const own = new Float32Array(mask.length);
  for (let k = 0; k < piece.length; k++) {
    if (piece[k] === wanted) own.set(mask.subarray(start[k]!, end[k]!), start[k]!);
  }
  return own;
}

/** The lowest row of a mask in each column; -1 where there is none. */
function footOf(mask: Float32Array, width: number, height: number): Int32Array {
  return Int32Array.from({ length: width }, (_, column) => {
    let row = height - 1;
    while (row >= 0 && mask[row * width + column]! <= INSIDE) row--;
    return row;
  });
}

/** Square meters of ground under a mask, to the far limit. */
function groundArea(camera: Camera, mask: Float32Array): number {
  const { widthPx: width, heightPx: height, focalPx, heightM } = camera;
  let area = 0;
  for (let row = Math.max(0, Math.ceil(camera.photoY(0, FAR_M))); row < height; row++) {
    let covered = 0;
    for (let column = 0; column < width; column++) covered += mask[row * width + column]!;
    const z = camera.groundZ(row + 0.5);
    // Footprint of one pixel on the ground: z / f wide, z² / (f H) deep.
    area += covered * (z / focalPx) * ((z * z) / (focalPx * heightM));
  }
  return area;
}
