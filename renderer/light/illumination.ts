import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundShade } from "./ground-shade.ts";

/** Limits of the map: deepest shade kept, brightest glare kept. In contrasty photos a tree leaves a tenth of the light. */
const DARKEST = 0.12;
const BRIGHTEST = 1.12;
/** Of the contrast of a shadow so much passes on to the new ground (in the logarithm), and of what is deeper than this so much: edges run between lit straw and shaded grass too. */
const KEPT = 0.9;
const DEEP = 1.1;
const DEEP_KEPT = 0.5;
/** Darker than the open by less than the first (in the logarithm) is what the edges of shade leave over, by more than the second shade. */
const LEFT_OVER = 0.06;
const SHADE = 0.25;
/** Brighter places are worn patches far more often than light. */
const GLARE_KEPT = 0.25;

/** Logarithm of light against the open as a photo shows it -> that of the light on new ground. */
export function keptShade(difference: number): number {
  if (difference > 0) return difference * GLARE_KEPT;
  const deep = Math.max(0, -difference - DEEP);
  return (difference * KEPT + deep * (KEPT - DEEP_KEPT)) * smoothstep(LEFT_OVER, SHADE, -difference);
}

/** The light on the ground of a photo, to be laid on the new: 1 in the open, 0.3 in a tree's shadow. Of the size of `seen`. */
export const illuminationOf = oncePer((seen: Seen): Float32Array => {
  const shade = groundShade(seen);
  const light = new Float32Array(shade.length);
  for (let i = 0; i < light.length; i++) light[i] = clamp(Math.exp(keptShade(shade[i]!)), DARKEST, BRIGHTEST);
  return light;
});
