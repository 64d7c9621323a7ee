import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";

/** Coverage from which a pixel is paved. */
const PAVED = 0.5;
/** A patch of one kind is less than this of the other kind's piece that it lies in. */
const MUCH_SMALLER = 2 / 3;
/**
 * It touches that piece along this many times the root of its area, pixels: both flares at the foot of one photo's drive did so 2.1 times;
 * a walk that leaves a drive, longer than wide, and a square patio beside it do so once at most.
 */
const LIES_IN = 1.3;

type Size = { width: number; height: number };

/**
 * One piece of paving is not drive here and walk there: patches of one that lie in the other become the same, in place. What leads away
 * from it stays what it is.
 */
export function onePaving(
  { drive, walk }: Record<"drive" | "walk", Float32Array>,
  { width, height }: Size,
): void {
  const isDrive = new Float32Array(drive.length);
  const isWalk = new Float32Array(drive.length);
  for (let i = 0; i < drive.length; i++)
    if (drive[i]! + walk[i]! > PAVED) (drive[i]! > walk[i]! ? isDrive : isWalk)[i] = 1;
  const drives = findPieces(isDrive, width, height, PAVED, true);
  const walks = findPieces(isWalk, width, height, PAVED, true);
  if (drives.sizes.length === 0 || walks.sizes.length === 0) return;
  const touching = contacts(drives, walks, width, drive.length);
  const patches = (own: Pieces, others: Pieces, of: (a: number, b: number) => number | undefined) =>
    own.sizes.map((size, a) =>
      others.sizes.some(
        (whole, b) => size < MUCH_SMALLER * whole && (of(a, b) ?? 0) >= LIES_IN * Math.sqrt(size),
      ),
    );
  const inDrive = patches(walks, drives, (walk, drive) => touching.get(drive * walks.sizes.length + walk));
  const inWalk = patches(drives, walks, (drive, walk) => touching.get(drive * walks.sizes.length + walk));
  give(walks, inDrive, walk, drive);
  give(drives, inWalk, drive, walk);
}

/** Pixel sides that a drive and a walk share; key: number of the drive times how many walks there are, plus number of the walk. */
function contacts(drives: Pieces, walks: Pieces, width: number, pixels: number): Map<number, number> {
  const owner = new Int32Array(pixels).fill(-1);
  for (let k = 0; k < walks.piece.length; k++) owner.fill(walks.piece[k]!, walks.start[k]!, walks.end[k]!);
  const shared = new Map<number, number>();
  for (let k = 0; k < drives.piece.length; k++) {
    const meet = (i: number): void => {
      const other = owner[i] ?? -1;
      if (other < 0) return;
      const both = drives.piece[k]! * walks.sizes.length + other;
      shared.set(both, (shared.get(both) ?? 0) + 1);
    };
    const [start, end] = [drives.start[k]!, drives.end[k]!];
    if (start % width > 0) meet(start - 1);
    if (end % width > 0) meet(end);
    for (let i = start; i < end; i++) {
      meet(i - width);
      meet(i + width);
    }
  }
  return shared;
}

function give(pieces: Pieces, isGiven: readonly boolean[], from: Float32Array, to: Float32Array): void {
  for (let k = 0; k < pieces.piece.length; k++) {
    if (!isGiven[pieces.piece[k]!]) continue;
    for (let i = pieces.start[k]!; i < pieces.end[k]!; i++) {
      to[i] = to[i]! + from[i]!;
      from[i] = 0;
    }
  }
}
