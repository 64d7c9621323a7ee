/** A coverage mask without the pixels that are 1 in another. */
export const without = (cover: Float32Array, taken: Uint8Array): Float32Array =>
  cover.map((value, i) => (taken[i] ? 0 : value));

/** The share of a picture that is covered, 0 to 1, from every third pixel. */
export function coveredShare(clip: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < clip.length; i += 3) sum += clip[i]!;
  return (sum * 3) / clip.length;
}
