import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { outlineClose } from "./outline-close.ts";
import { boxOf, grown, partAround } from "./pixel-pieces.ts";

/** Thinner parts of what the network sees as a shrub are a shadow or a strip of soil, as a share of its size to either side of their middle. */
const THIN = 0.08;
/** They lie below its foot or so far above that, as a share of its size. */
const BELOW = 0.25;
/** The shrub is looked for so far around the rest, as a share of its size. */
const AROUND = 0.06;
/** What was outlined holds this share of the rest at least, and is no larger than so many times what the network sees. */
const HOLDS = 0.75;
const MOST = 1.6;

/** A shrub of which the network sees most (`pixels`), along its own edges: with its twigs, without strips of ground. As it was seen where that fails. */
export function outlinePlant(pixels: Int32Array, seen: Seen): Int32Array {
  const { width, height } = seen;
  const box = boxOf(pixels, width);
  const size = Math.sqrt((box.right + 1 - box.left) * (box.bottom + 1 - box.top));
  // Nothing farther away is nearer to any of its pixels than what lies right around its box.
  const { left, top, wide, high } = partAround(box, 1, width, height);
  const partOf = (i: number) => (Math.trunc(i / width) - top) * wide + (i % width) - left;
  const outside = new Uint8Array(wide * high).fill(1);
  for (const i of pixels) outside[partOf(i)] = 0;
  const deep = distanceTransform(outside, wide, high);
  const core = bytesFrom(deep, (value) => (value > THIN * size ? 1 : 0));
  if (!core.includes(1)) return pixels;
  const back = distanceTransform(core, wide, high);
  const isThin = (i: number) => back[partOf(i)]! > THIN * size + 1;
  // Thin parts hang below it; a spire above is its own.
  const lowest = pixels.reduce((last, i) => (i > last && !isThin(i) ? i : last), 0);
  const foot = lowest / width - BELOW * size;
  const body = pixels.filter((i) => !isThin(i) || i / width < foot);
  const circle = new Uint8Array(width * height);
  for (const i of grown(body, Math.round(AROUND * size), width, height)) circle[i] = 1;
  const close = outlineClose(circle, seen);
  if (!close) return pixels;
  const own = new Uint8Array(width * height);
  for (const i of close.pixels) own[i] = 1;
  const held = body.reduce((sum, i) => sum + own[i]!, 0);
  const isAbout = held >= HOLDS * body.length && close.pixels.length <= MOST * pixels.length;
  return isAbout ? close.pixels : pixels;
}
