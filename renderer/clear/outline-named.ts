import type { Seen } from "#renderer/see/see-photo.ts";
import { type Outlined, outlineCircled } from "./outline-circled.ts";
import { boxOf, grown } from "./pixel-pieces.ts";

/** A thing is looked for around what the network saw of it, as far as this share of its size, pixels. */
const REACH = 0.4;
const REACH_PX = [8, 40] as const;

/** The one thing that the network saw a part of (`core`), as `outlineCircled` finds it. */
export function outlineNamed(
  core: Int32Array,
  thing: Float32Array,
  seen: Seen,
  kept: ReadonlySet<number>,
): Outlined | null {
  const { width, height } = seen;
  const { left, right, top, bottom } = boxOf(core, width);
  const reach = REACH * Math.max(right + 1 - left, bottom + 1 - top);
  const circle = new Uint8Array(width * height);
  const px = Math.round(Math.min(REACH_PX[1], Math.max(REACH_PX[0], reach)));
  for (const i of grown(core, px, width, height)) circle[i] = 1;
  return outlineCircled(circle, thing, seen, { core, kept });
}
