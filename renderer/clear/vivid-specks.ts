import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** A color is bright from this difference of its channels on, sRGB levels: dry grass, soil and bark have less. Green leaves are none of it. */
const VIVID_LEVELS = 95;
/** Larger pieces are no specks, as a share of the picture: a red brick walk. Less than so many pixels is a petal. */
const LARGEST_SHARE = 0.004;
const LEAST_PX = 5;
/** What is seen around its bright part belongs to it, pixels. */
const RIM_PX = 9;

/** Toys and tools that lie about and were seen as the ground under them: bright specks with what is beside them, 1 per pixel. They show no ground. */
export const vividSpecks = oncePer(({ picture: { data }, ground, width, height }: Seen): Uint8Array => {
  const isVivid = bytesFrom(ground, (_, i) => {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    return Math.max(r, g, b) - Math.min(r, g, b) > VIVID_LEVELS && g < Math.max(r, b) ? 1 : 0;
  });
  const specks = pixelPieces(pixelsOf(isVivid), width).filter(
    ({ length }) => length >= LEAST_PX && length < LARGEST_SHARE * ground.length,
  );
  const all = new Uint8Array(ground.length);
  for (const piece of specks) for (const i of grown(piece, RIM_PX, width, height)) all[i] = 1;
  return all;
});
