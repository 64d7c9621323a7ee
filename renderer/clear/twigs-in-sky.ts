import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Twigs reach so far beyond what was outlined of a plant, as a share of its size. */
const REACH = 0.12;
/** Sky fills so much of what lies so near to a twig, pixels to each side: along roofs a hole would be filled with pieces of them. */
const SKY = 0.9;
const AROUND_PX = 8;
/** A twig differs from the sky around it by more than this, levels: clouds are smoother. With so many pixels beside it, mixed of both. */
const UNLIKE_LEVELS = 9;
const RIM_PX = 2;

/** A plant (1 per pixel of `seen`) with the twigs that stand before the sky beyond its outline. What leads farther is a wire or a roof, and stays. */
export function withTwigs(mask: Uint8Array, { picture: { data }, sky, width, height }: Seen): Uint8Array {
  const own = pixelsOf(mask);
  if (own.length === 0) return mask;
  const { left, right, top, bottom } = boxOf(own, width);
  const reachPx = Math.round(REACH * Math.max(right - left, bottom - top));
  const light = floatsFrom(sky, (_, i) => (data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!) / 3);
  const usual = boxBlur(light, width, height, AROUND_PX, 1);
  const open = boxBlur(sky, width, height, AROUND_PX, 1);
  const near = grown(own, reachPx, width, height);
  const inner = new Uint8Array(mask.length);
  for (const i of grown(own, reachPx - 1, width, height)) inner[i] = 1;
  const twigs = near.filter(
    (i) => !mask[i] && open[i]! > SKY && Math.abs(light[i]! - usual[i]!) > UNLIKE_LEVELS,
  );
  const all = mask.slice();
  for (const piece of pixelPieces(twigs, width))
    if (piece.every((i) => inner[i])) for (const i of grown(piece, RIM_PX, width, height)) all[i] = 1;
  return all;
}
