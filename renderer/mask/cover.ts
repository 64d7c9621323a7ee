/** A coverage mask without the pixels that are 1 in another. */
export const without = (cover: Float32Array, taken: Uint8Array): Float32Array =>
  cover.map((value, i) => (taken[i] ? 0 : value));

/** One pixel in this many is read: a share of the picture needs no more. */
const STRIDE = 3;
/** The share of a picture that is covered, 0 to 1, from every third pixel. */
export function coveredShare(clip: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < clip.length; i += STRIDE) sum += clip[i]!;
  return (sum * STRIDE) / clip.length;
}
