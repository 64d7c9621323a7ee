/** A coverage mask without the pixels that are 1 in another. */
export function without(cover: Float32Array, taken: Uint8Array): Float32Array {
  const left = cover.slice();
  for (let i = 0; i < left.length; i++) if (taken[i]) left[i] = 0;
  return left;
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
