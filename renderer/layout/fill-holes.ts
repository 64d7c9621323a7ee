/** Holes up to this share of the picture are weeds, hoses and shadows; larger ones are things that stay. */
const LARGEST_SHARE = 0.0012;

/**
 * A coverage mask with its small enclosed holes filled: 4-connected pieces of pixels below one half that do not reach the frame.
 */
export function fillHoles(
  mask: Float32Array,
  width: number,
  height: number,
  largestShare = LARGEST_SHARE,
): Float32Array {
  const filled = mask.slice();
  const seen = new Uint8Array(mask.length);
  // Pixels of the piece at hand; those from `done` on still have neighbours to look at.
  const piece = new Int32Array(mask.length);
  const largest = largestShare * mask.length;
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start]! >= 0.5) continue;
    let size = 0;
    let enclosed = true;
    piece[size++] = start;
    seen[start] = 1;
    for (let done = 0; done < size; done++) {
      const i = piece[done]!;
      const x = i % width;
      if (x > 0 && x < width - 1 && i >= width && i < width * (height - 1)) {
        if (!seen[i - 1] && mask[i - 1]! < 0.5) {
          seen[i - 1] = 1;
          piece[size++] = i - 1;
        }
        if (!seen[i + 1] && mask[i + 1]! < 0.5) {
          seen[i + 1] = 1;
          piece[size++] = i + 1;
        }
        if (!seen[i - width] && mask[i - width]! < 0.5) {
          seen[i - width] = 1;
          piece[size++] = i - width;
        }
        if (!seen[i + width] && mask[i + width]! < 0.5) {
          seen[i + width] = 1;
          piece[size++] = i + width;
        }
      } else enclosed = false;
    }
    if (!enclosed || size > largest) continue;
    for (let k = 0; k < size; k++) filled[piece[k]!] = 1;
  }
  // The faint rim of a filled hole goes with it.
  for (let i = width; i < mask.length - width; i++) {
    if (filled[i]! < 1 && filled[i - 1] === 1 && filled[i + 1] === 1) filled[i] = 1;
  }
  return filled;
}
