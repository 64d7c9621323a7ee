/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Share of a mask's outline that lies where its ground ends, 0 to 1; both are coverage of pictures so wide. */
export function shareAtRim(mask: Float32Array, ground: Float32Array, width: number): number {
  let [all, atRim] = [0, 0];
  for (let i = width; i < mask.length - width; i++) {
    if (mask[i]! <= INSIDE) continue;
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (mask[next]! > INSIDE) continue;
      all++;
      if (ground[next]! <= INSIDE) atRim++;
    }
  }
  return atRim / Math.max(1, all);
}
