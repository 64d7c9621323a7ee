import type { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { oncePer } from "#renderer/once-per.ts";
import { clipStroke } from "./clip-stroke.ts";

/**
 * The shape of a region as coverage planes of one size: what was seen as ground, and what a person drew. `drawn` is the limit that
 * nothing passes (everything where nobody drew), inside it `trusted` says how far the person's word counts against the seen ground.
 * `before`: what stands before all of it and stays, with the photo's own edges; null without any.
 */
export type RegionShape = {
  ground: Float32Array;
  drawn: Float32Array | null;
  trusted: Float32Array | null;
  before: Float32Array | null;
};

export function shapeCover({ ground, drawn, trusted, before }: RegionShape): Float32Array {
  if (!drawn || !trusted) return ground;
  // What is trusted everywhere is as it was drawn.
  const cover = drawn === trusted ? drawn : clipStroke(drawn, ground, trusted);
  return before ? coverWithout(cover)(before) : cover;
}

/** Of one shape the very same array each time: what follows from a region is kept by its coverage. */
const coverWithout = oncePer((cover: Float32Array) =>
  oncePer((before: Float32Array): Float32Array => cover.map((one, i) => Math.min(one, 1 - before[i]!))),
);

/**
 * The shape at the photo's size, as coverage bytes of `rect`. `sharpGround` and `sharpBefore`: its ground and what stands
 * before it there, along the photo's own edges. What a person drew has the smooth edge of a pen instead.
 */
export function sharpShape(
  { drawn, trusted }: RegionShape,
  sharpGround: Uint8Array,
  sharpBefore: Uint8Array | null,
  enlarger: Enlarger,
  rect: PixelRect,
): Uint8Array {
  if (!drawn || !trusted) return sharpGround;
  const width = rect.right - rect.left;
  const limits = new Float32Array(width);
  const words = new Float32Array(width);
  // An edge that was one small pixel wide is one large pixel wide.
  const steepness = Math.max(1, enlarger.to.width / enlarger.from.width);
  const out = sharpGround.slice();
  for (let y = rect.top, o = 0; y < rect.bottom; y++) {
    enlarger.readRow(drawn, y, rect.left, rect.right, limits);
    enlarger.readRow(trusted, y, rect.left, rect.right, words);
    for (let x = 0; x < width; x++, o++) {
      // Made steeper about one half, as bytes; `word` is the person's word in the same way.
      const limit = ((limits[x]! - 0.5) * steepness + 0.5) * 255;
      const word = ((words[x]! - 0.5) * steepness + 0.5) * 255;
      const allowed = word > out[o]! ? (word > 255 ? 255 : word) : out[o]!;
      out[o] = (limit < 0 ? 0 : limit < allowed ? limit : allowed) + 0.5;
      if (sharpBefore && out[o]! > 255 - sharpBefore[o]!) out[o] = 255 - sharpBefore[o]!;
    }
  }
  return out;
}
