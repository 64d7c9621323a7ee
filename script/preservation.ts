import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { ConceptOutput } from "#renderer/render/concept.ts";

/** How many of the pixels that had to stay did stay; score 1 = every one, byte for byte. */
export function preservationOf(before: RgbImage, { image, editable }: ConceptOutput) {
  let protectedPixels = 0;
  let changedPixels = 0;
  for (let i = 0; i < editable.data.length; i++) {
    if (editable.data[i] !== 0) continue;
    protectedPixels++;
    const q = i * 3;
    if (
      before.data[q] !== image.data[q] ||
      before.data[q + 1] !== image.data[q + 1] ||
      before.data[q + 2] !== image.data[q + 2]
    ) {
      changedPixels++;
    }
  }
  const score = protectedPixels === 0 ? 1 : 1 - changedPixels / protectedPixels;
  return { protectedPixels, changedPixels, score };
}
