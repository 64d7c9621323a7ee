import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { fenceBySides } from "./fence-by-sides.ts";
import { type Band, bandAtPaving, bandInStrip } from "./find-band.ts";
import {
  alongBand,
  type Column,
  type FoundFence,
  findOldFence,
  firstAndLast,
  LEAST_COLUMNS,
  leastSquares,
  type OldFence,
  rowsOf,
} from "./find-old-fence.ts";

/** Lowest wall, meters. */
const LOWEST_WALL_M = 0.15;
/** A way leads through a fence where this share of the lower half of a column is paving. */
const WAY_SHARE = 0.5;

/** 1 in each column that is looked at, has the band below the horizon, and shows no way through it. */
function withoutWays(
  band: Band,
  { width, height, hard, street }: Seen,
  horizonY: number,
  isLooked: (u: number) => boolean,
): Uint8Array {
  const [footAt, topAt] = rowsOf(band);
  return Uint8Array.from({ length: width }, (_, u) => {
    const [foot, top] = [Math.min(height, Math.round(footAt(u))), Math.round(topAt(u))];
    if (!isLooked(u) || foot <= horizonY + 1) return 0;
    const from = Math.max(0, (foot + top) >> 1);
    let paved = 0;
    for (let y = from; y < foot; y++) paved += hard[y * width + u]! - street[y * width + u]!;
    return paved > WAY_SHARE * (foot - from) ? 0 : 1;
  });
}

/** The fence that a strip was drawn along, by its rails and posts, for who says that there is one. */
export function fenceInStrip(seen: Seen, camera: Camera, within: Float32Array): FoundFence | null {
  const strip = stripBand(within, seen);
  if (!strip) return null;
  const isLooked = (u: number) => u >= strip.from && u <= strip.to;
  const band = bandInStrip(seen, strip.band, isLooked);
  return alongBand(band, withoutWays(band, seen, camera.horizonY, isLooked), seen, camera, { isOpen: true });
}

/** The wall that a strip was drawn round: it fills the strip. */
export function wallInStrip(seen: Seen, camera: Camera, within: Float32Array): FoundFence | null {
  const strip = stripBand(within, seen);
  if (!strip) return null;
  const { band, from, to } = strip;
  const present = Uint8Array.from({ length: seen.width }, (_, u) => (u >= from && u <= to ? 1 : 0));
  return alongBand(band, present, seen, camera, { lowestM: LOWEST_WALL_M });
}

/** The straight edges of a highlight that is a strip, and the columns that it reaches; null without one. */
function stripBand(
  within: Float32Array,
  { width, height }: Seen,
): { band: Band; from: number; to: number } | null {
  const columns: Column[] = [];
  for (let u = 0; u < width; u++) {
    const rows = firstAndLast(u, within, width, height);
    if (rows) columns.push({ u, top: rows[0], foot: rows[1] + 1 });
  }
  if (columns.length < LEAST_COLUMNS) return null;
  const high = columns.reduce((sum, { top, foot }) => sum + foot - top, 0) / columns.length;
  if (columns.length < STRIP_RATIO * high) return null;
  const ends = Math.ceil(columns.length * STRIP_ENDS);
  const middle = columns.slice(ends, columns.length - ends);
  return {
    band: { foot: leastSquares(middle, ({ foot }) => foot), top: leastSquares(middle, ({ top }) => top) },
    from: columns[0]!.u,
    to: columns.at(-1)!.u,
  };
}
/** A strip is so many times as long as it is high; its ends, which taper, are no part of its edges. */
const STRIP_RATIO = 3;
const STRIP_ENDS = 0.04;

/** A fence along less of the photo's width is a piece of one: the rest of it would stay beside the new one. */
const LEAST_OF_PHOTO = 0.3;

/** A fence that the network sees is taken before one of straight sides where it is so many times as wide. */
const MUCH_WIDER = 1.3;

/** The fence of a photo in which nobody circled it; null where too little of it is made out. */
export function fenceOfPhoto(seen: Seen, camera: Camera): FoundFence | null {
  const bySides = fenceBySides(seen, camera);
  const found = findOldFence(seen, camera, new Float32Array(seen.ground.length).fill(1));
  // Where the network sees the fence whole, it may see more of it.
  if (bySides && !(found && widthOf(found, camera) > MUCH_WIDER * widthOf(bySides, camera))) return bySides;
  if (found && widthOf(found, camera) > LEAST_OF_PHOTO * seen.width) return found;
  const band = bandAtPaving(seen, camera);
  if (!band) return null;
  const along = alongBand(
    band,
    withoutWays(band, seen, camera.horizonY, () => true),
    seen,
    camera,
    { isOpen: true },
  );
  return along && widthOf(along, camera) > LEAST_OF_PHOTO * seen.width ? along : null;
}

const widthOf = ({ runs }: OldFence, camera: Camera): number =>
  runs.reduce((sum, [a, b]) => sum + Math.abs(camera.photoX(b.x, b.z) - camera.photoX(a.x, a.z)), 0);
