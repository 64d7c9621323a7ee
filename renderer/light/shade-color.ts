import { toLinear } from "#renderer/color/srgb.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** How much redder and bluer against green the light is where none of the open light is left, as a share: sun at the end of a day is far redder than the sky. */
export type ShadeColor = { red: number; blue: number };

/** Light as in the open, without a color of its own. */
export const NO_SHADE_COLOR: ShadeColor = { red: 0, blue: 0 };

/** What lies in a shadow and what lies in the open, by its light. */
const SHADED = 0.5;
const LIT = 0.92;
/** Every third pixel across and down; fewer samples than this on either side tell nothing. */
const STRIDE = 3;
const LEAST_SAMPLES = 120;
const SURE = 0.9;
/** Shaded lawn is a little other grass too, so that its color is not followed all the way; the least light of blades, blue, tells least. */
const TRUST = { lawn: { red: 0.75, blue: 0.45 }, hard: { red: 0.85, blue: 0.85 } } as const;
/** Beyond these it is another surface and no light. */
const RED = [-0.5, 0.1] as const;
const BLUE = [-0.1, 0.5] as const;

/**
 * The color of shade on the lawn or paving that changes, as the photo shows it: lit and shaded ground of the same yard compared. Null where
 * it lies all in one light. `illumination`: its shade, of the size of `seen`.
 */
export function shadeColorOf(
  seen: Seen,
  surface: "lawn" | "hard",
  region: Float32Array,
  rect: PixelRect,
  illumination: Float32Array,
): ShadeColor | null {
  const { width } = seen;
  const { data } = seen.picture;
  const sure = seen[surface];
  const lit = { count: 0, red: 0, green: 0, blue: 0, light: 0 };
  const shaded = { ...lit };
  for (let y = rect.top; y < rect.bottom; y += STRIDE) {
    for (let x = rect.left; x < rect.right; x += STRIDE) {
      const i = y * width + x;
      if (region[i]! <= SURE || sure[i]! <= SURE) continue;
      const light = illumination[i]!;
      const side = light < SHADED ? shaded : light > LIT ? lit : null;
      if (!side) continue;
      side.count++;
      side.red += toLinear[data[i * 3]!]!;
      side.green += toLinear[data[i * 3 + 1]!]!;
      side.blue += toLinear[data[i * 3 + 2]!]!;
      side.light += Math.min(1, light);
    }
  }
  if (lit.count < LEAST_SAMPLES || shaded.count < LEAST_SAMPLES) return null;
  const depth = 1 - shaded.light / shaded.count;
  const shift = (channel: "red" | "blue") =>
    ((shaded[channel] / shaded.green) * (lit.green / Math.max(lit[channel], 1e-6)) - 1) *
    (TRUST[surface][channel] / depth);
  const shade = { red: clamp(shift("red"), ...RED), blue: clamp(shift("blue"), ...BLUE) };
  // What is redder or yellower where it is dark is paint, or another stone.
  return surface === "hard" && (shade.red > 0 || shade.blue < 0) ? null : shade;
}
