import { luminance } from "#renderer/image/luminance.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { coverageToBytes } from "#renderer/mask/mask-bytes.ts";
import { oncePer } from "#renderer/once-per.ts";
import { GuidedFilter } from "./guided-filter.ts";
import type { Seen } from "./see-photo.ts";

/** Coverage bytes (0..255) of a rectangle of the photo, row-major in the rectangle. */
export type SharpenMask = (mask: Float32Array, rect: PixelRect) => Uint8Array;

/** Brings masks of the size of `seen` to the size of the photo it was seen in, along the photo's own edges. */
export function maskSharpener(seen: Seen, photo: RgbImage): SharpenMask {
  if (seen.width === photo.width && seen.height === photo.height) {
    return (mask, rect) => cutOut(mask, seen.width, rect);
  }
  const filter = filterOf(seen);
  // 0.5: the border of the mask stays where it is.
  return (mask, rect) => filter.enlarge(mask, 0.5, photo, rect);
}

/** A picture of a photo differs from the next in what is built: the masks of its ground and house are the same. */
const filterOf = oncePer((seen: Seen) => new GuidedFilter(luminance(seen.picture), seen));

function cutOut(mask: Float32Array, width: number, rect: PixelRect): Uint8Array {
  const wide = rect.right - rect.left;
  const out = new Uint8Array(wide * (rect.bottom - rect.top));
  for (let y = rect.top; y < rect.bottom; y++) {
    const row = mask.subarray(y * width + rect.left, y * width + rect.right);
    out.set(coverageToBytes(row), (y - rect.top) * wide);
  }
  return out;
}
