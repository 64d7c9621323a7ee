/** Holes up to this share of the picture are weeds, hoses and shadows; larger ones are things that stay. */
const LARGEST_SHARE = 0.0012;

/**
 * A coverage mask with its small enclosed holes filled (4-connected pixels below one half that reach neither the frame nor each
 * other through a larger gap).
 */
export function fillHoles(
  mask: Float32Array,
  width: number,
  height: number,
  largestShare = LARGEST_SHARE,
): Float32Array {
  const filled = mask.slice();
  const seen = new Uint8Array(mask.length);
  const stack = new Int32Array(mask.length);
  const largest = largestShare * mask.length;
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start]! >= 0.5) continue;
    let depth = 0;
    let size = 0;
    let enclosed = true;
    const hole: number[] = [];
    stack[depth++] = start;
    seen[start] = 1;
    while (depth > 0) {
      const i = stack[--depth]!;
      if (size++ <= largest) hole.push(i);
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) enclosed = false;
      const around = [
        x > 0 ? i - 1 : -1,
        x < width - 1 ? i + 1 : -1,
        i - width,
        i < width * (height - 1) ? i + width : -1,
      ];
      for (const next of around) {
        if (next < 0 || seen[next] || mask[next]! >= 0.5) continue;
        seen[next] = 1;
        stack[depth++] = next;
      }
    }
    if (!enclosed || size > largest) continue;
    for (const i of hole) filled[i] = 1;
  }
  // The faint rim of a filled hole goes with it.
  for (let i = width; i < mask.length - width; i++) {
    if (filled[i]! < 1 && filled[i - 1] === 1 && filled[i + 1] === 1) filled[i] = 1;
  }
  return filled;
}
