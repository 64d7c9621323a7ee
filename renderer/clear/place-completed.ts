import { Enlarger } from "#renderer/image/enlarger.ts";
import { coveredRect, growRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Evened } from "./even-seams.ts";

/** Where squares of other sources begin within so many pixels, both are mixed: no seam is seen. */
const MIX_PX = [-2, 0, 2];
/** What a source counts by how near it is, in columns and in rows. */
const NEAR = [1, 2, 1];
/** The places that are mixed, columns and rows of those, the one in the middle first. */
const ORDER = [1, 0, 2];
/** Ways that differ by less than so many rows are one: a piece that leans. */
const SAME_WAY = 0.8;

/** What is filled, by pixel of `seen`; of `parts` ground is `GROUND_PART`. */
type Placed = {
  source: Int32Array;
  between: Float32Array;
  gain: Float32Array;
  parts: Uint8Array;
  groundShare: Float32Array;
};
export const GROUND_PART = 255;

/**
 * The image with every filled pixel taken from where `source` says (-1 = as it is), so many rows of `seen` farther down as `between` says, carried over to the image's own size: each pixel as
 * far from its source as those of `seen` are, which keeps full sharpness, times its `gain` and `evened` lighter. What is of another part is
 * not mixed: ground, and materials of what stands on it. `groundShare`: how much of a pixel is ground, by which the line between both is as straight in a large image
 * as in the small one. `changed`: 1 per pixel that was filled.
 */
export function placeCompleted(
  image: RgbImage,
  { width, height }: Pick<Seen, "width" | "height">,
  { source, between, gain, parts: part, groundShare }: Placed,
  evened: Evened,
): { image: RgbImage; changed: Uint8Array } {
  const data = new Uint8Array(image.data.length);
  data.set(image.data);
  const changed = new Uint8Array(image.width * image.height);
  const enlarger = new Enlarger({ width, height }, image);
  const share = insideShare(source, width, height);
  const shares = new Float32Array(image.width);
  const grounds = new Float32Array(image.width);
  const lighter = evened.map(() => new Float32Array(image.width));
  const [scaleX, scaleY] = [image.width / width, image.height / height];
  // Ways from a pixel to its source, in pixels of `seen`, and what each counts.
  const acrossBy = new Int32Array(9);
  const downBy = new Float32Array(9);
  const weights = new Float32Array(9);
  let count = 0;
  // The pixel of `seen` that these are of: several pixels of a large image lie in each.
  let known = -1;
  const within = scaleRect(coveredRect(share, width, height, 0), scaleX, scaleY);
  const rect = growRect(within, Math.ceil(2 * Math.max(scaleX, scaleY)), image.width, image.height);
  for (let y = rect.top; y < rect.bottom; y++) {
    const { left, right } = rect;
    enlarger.readRow(share, y, left, right, shares);
    for (let c = 0; c < 3; c++) enlarger.readRow(evened[c]!, y, left, right, lighter[c]!);
    enlarger.readRow(groundShare, y, left, right, grounds);
    for (let x = left; x < right; x++) {
      const nearest = enlarger.indexOf(x, y);
      if (source[nearest]! < 0) continue;
      const at = onSide(nearest, grounds[x - left]! > INSIDE);
      if (at !== known) findWays(at);
      known = at;
      const i = (y * image.width + x) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      let all = 0;
      for (let k = 0; k < count; k++) {
        const down = Math.round(downBy[k]! * scaleY);
        const across = Math.round(acrossBy[k]! * scaleX);
        const sx = Math.min(image.width - 1, Math.max(0, x + across));
        const sy = Math.min(image.height - 1, Math.max(0, y + down));
        const o = (sy * image.width + sx) * 3;
        const weight = weights[k]! * weights[k]! * weights[k]!;
        red += weight * image.data[o]!;
        green += weight * image.data[o + 1]!;
        blue += weight * image.data[o + 2]!;
        all += weight;
      }
      // At the very rim half of what was there: no steps of the small picture's pixels show.
      const own = Math.min(1, shares[x - left]!);
      data[i] = byteOf(((red / all) * gain[at]! + lighter[0]![x - left]!) * own + data[i]! * (1 - own));
      data[i + 1] = byteOf(
        ((green / all) * gain[at]! + lighter[1]![x - left]!) * own + data[i + 1]! * (1 - own),
      );
      data[i + 2] = byteOf(
        ((blue / all) * gain[at]! + lighter[2]![x - left]!) * own + data[i + 2]! * (1 - own),
      );
      changed[i / 3] = 1;
    }
  }
  return { image: { width: image.width, height: image.height, data }, changed };

  /** Finds the ways from a pixel of `seen` and from those that are mixed with it. */
  function findWays(at: number): void {
    count = 0;
    for (const v of ORDER)
      for (const u of ORDER) {
        const o = at + MIX_PX[v]! * width + MIX_PX[u]!;
        if (o < 0 || o >= source.length || source[o]! < 0 || part[o] !== part[at]) continue;
        const across = (source[o]! % width) - (o % width);
        const down = Math.floor(source[o]! / width) - Math.floor(o / width) + between[o]!;
        let k = 0;
        while (k < count && (acrossBy[k] !== across || Math.abs(downBy[k]! - down) >= SAME_WAY)) k++;
        if (k === count) {
          acrossBy[k] = across;
          downBy[k] = down;
          weights[count++] = 0;
        }
        weights[k]! += NEAR[u]! * NEAR[v]!;
      }
  }

  /** The pixel of `seen` that is filled with ground, or with what stands on it, at or right above or below another; that one where none is. */
  function onSide(at: number, isGround: boolean): number {
    if ((part[at] === GROUND_PART) === isGround) return at;
    for (const i of [at - width, at + width])
      if ((source[i] ?? -1) >= 0 && (part[i] === GROUND_PART) === isGround) return i;
    return at;
  }
}

/** Share of a pixel from which it is ground. */
const INSIDE = 0.5;

const byteOf = (value: number): number => Math.round(clamp(value, 0, 255));

/** 1 inside of what is filled, falling to 0 over its outermost pixels. */
function insideShare(source: Int32Array, width: number, height: number): Float32Array {
  const filled = floatsFrom(source, (from) => (from >= 0 ? 1 : 0));
  return boxBlur(filled, width, height, 1, 1).map((near) => Math.max(0, 3 * near - 2));
}
