/** A coverage mask without the pixels that are 1 in another. */
export const without = (cover: Float32Array, taken: Uint8Array): Float32Array =>
  takeOut(cover.slice(), taken);

/** The same in the mask itself. */
export function takeOut(cover: Float32Array, taken: Uint8Array): Float32Array {
  for (let from = 0; from < cover.length; from += RUN)
    takeOutRun(cover, taken, from, Math.min(cover.length, from + RUN));
  return cover;
}

/** Pixels at a time: what V8 compiles for a short function that is called often stays from one picture to the next. */
const RUN = 1024;

function takeOutRun(cover: Float32Array, taken: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (taken[i]) cover[i] = 0;
}

/** One pixel in this many is read: a share of the picture needs no more. */
const STRIDE = 3;
/** The share of a picture that is covered, 0 to 1, from every third pixel. */
export function coveredShare(clip: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < clip.length; i += STRIDE) sum += clip[i]!;
  return (sum * STRIDE) / clip.length;
}

/** Whether two masks of one size are the same. */
export function isSameCover(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a === b) return true;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
