import { toLinear } from "#renderer/color/srgb.ts";
import { GREEN, groundChroma, luminance } from "#renderer/light/ground-chroma.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundByLook, type StrokeGround } from "./stroke-ground.ts";

/** A stroke with more green in it than this was drawn round lawn or plants. */
const MOST_GREEN = 0.3;
/** Soil and mulch are darker than this (linear luminance, mean of the stroke): what is lighter is paving or a wall. */
const LIGHTEST_SOIL = 0.15;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The soil or old mulch that a stroke for a bed was drawn round, by its look: the network takes it for lawn, for a wall or for nothing, and its edges
 * are those of the new bed. Null where the stroke holds lawn, plants, paving, or ground of several looks.
 */
export function bareGround(stroke: Float32Array, seen: Seen): StrokeGround | null {
  const { data } = seen.picture;
  let [all, green, light] = [0, 0, 0];
  const { left, top, right, bottom } = coverRect(stroke, seen.width, seen.height);
  for (let y = top; y < bottom; y++)
    for (let i = y * seen.width + left; i < y * seen.width + right; i++) {
      if (stroke[i]! <= INSIDE) continue;
      const [r, g, b] = [toLinear[data[i * 3]!]!, toLinear[data[i * 3 + 1]!]!, toLinear[data[i * 3 + 2]!]!];
      all++;
      light += luminance(r, g, b);
      if (groundChroma(r, g, b) === GREEN) green++;
    }
  if (green > MOST_GREEN * all || light > LIGHTEST_SOIL * all) return null;
  const like = groundByLook(stroke, seen);
  return like && { ...like, isSoft: true };
}
