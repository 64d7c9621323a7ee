import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { outlineClose } from "./outline-close.ts";
import { boxOf, grown } from "./pixel-pieces.ts";

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
  const { left, right, top, bottom } = boxOf(pixels, width);
  const size = Math.sqrt((right + 1 - left) * (bottom + 1 - top));
  const outside = new Uint8Array(width * height).fill(1);
  for (const i of pixels) outside[i] = 0;
  const deep = distanceTransform(outside, width, height);
  const core = bytesFrom(deep, (value) => (value > THIN * size ? 1 : 0));
  if (!core.includes(1)) return pixels;
  const back = distanceTransform(core, width, height);
  const isThin = (i: number) => back[i]! > THIN * size + 1;
  // Thin parts hang below it; a spire above is its own.
  const foot = Math.max(...pixels.filter((i) => !isThin(i))) / width - BELOW * size;
  const body = pixels.filter((i) => !isThin(i) || i / width < foot);
  const circle = new Uint8Array(width * height);
  for (const i of grown(body, Math.round(AROUND * size), width, height)) circle[i] = 1;
  const close = outlineClose(circle, seen);
  if (!close) return pixels;
  const own = new Set(close.pixels);
  const held = body.filter((i) => own.has(i)).length;
  return held >= HOLDS * body.length && own.size <= MOST * pixels.length ? close.pixels : pixels;
}
