import type { Camera } from "#core/camera/camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { luminance } from "#renderer/light/ground-chroma.ts";
import type { LayoutLight } from "#renderer/light/read-light.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Mulch so near to a new bed is compared with it, meters. */
const NEAR_M = 0.8;
/** Mulch sends back no more than this of what falls on it, aged bark the most; lawn, concrete and dry dirt are lighter. */
const LIGHTEST = 0.12;
/** What was seen as lawn or paving is mulch only if it is darker than that: dry lawn is brown too, and old concrete gray. */
const LIGHTEST_MISREAD = 0.085;
/** What is bluer than this share is slate or stone. */
const MOST_BLUE = 0.04;
/** Ground of which green is stronger than the other two by more than this share of all three is grass. */
const GREENER = 0.012;
/** What is redder than this share is brick or a thing. */
const MOST_RED = 0.3;
/** Where less than this share of the light falls, the color is not read: an error of the shade would be an error of the color. */
const LEAST_LIT = 0.3;
/** A color that sends back more than this is not that of mulch or soil. */
const LIGHTEST_MULCH = 0.2;
/** Of it so much is seen at least, as a share of the ground of the new bed that is seen, and so many pixels. */
const LEAST_SHARE = 0.2;
const LEAST_PX = 60;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Sight = {
  seen: Seen;
  camera: Camera;
  light: LayoutLight;
  /** The photo's own shade, in which the new mulch will lie too. */
  illumination: Float32Array;
};

/**
 * The share of light that the old mulch or soil in and beside a bed sends back, per channel; null where the photo shows none. `field`: signed meters to the
 * bed's edge, negative inside.
 */
export function oldMulch({ seen, camera, light, illumination }: Sight, field: GroundSdf): Vec3 | null {
  const { width, height, picture, lawn, hard, house, sky, plants, standing, bared, completed } = seen;
  const { exposure, shadeOnStone } = light;
  const white = luminance(...exposure);
  const samples: [number[], number[], number[]] = [[], [], []];
  let within = 0;
  for (let y = Math.ceil(camera.photoY(0, FARTHEST_M)); y < height; y += 2) {
    const z = camera.groundZ(y + 0.5);
    for (let x = 0; x < width; x += 2) {
      const away = field(camera.groundX(x + 0.5, y + 0.5), z);
      if (!(away < NEAR_M)) continue;
      const i = y * width + x;
      if (bared?.[i] || completed?.[i]) continue;
      if ([house, sky, plants, standing].some((mask) => mask[i]! > INSIDE)) continue;
      if (away < 0) within++;
      const [r, g, b] = [0, 1, 2].map((c) => toLinear[picture.data[i * 3 + c]!]!) as [number, number, number];
      const sum = r + g + b + 1e-3;
      const lightest = Math.max(lawn[i]!, hard[i]!) > INSIDE ? LIGHTEST_MISREAD : LIGHTEST;
      const isGrass = (g - Math.max(r, b)) / sum > GREENER;
      const warm = (r - b) / sum;
      if (isGrass || warm > MOST_RED || warm < -MOST_BLUE || luminance(r, g, b) > lightest * white) continue;
      const lit = illumination[i]!;
      if (lit < LEAST_LIT) continue;
      const dark = Math.max(0, 1 - lit);
      samples[0].push(r / (exposure[0] * lit * (1 + shadeOnStone.red * dark)));
      samples[1].push(g / (exposure[1] * lit));
      samples[2].push(b / (exposure[2] * lit * (1 + shadeOnStone.blue * dark)));
    }
  }
  const count = samples[0].length;
  if (count < LEAST_PX || count < LEAST_SHARE * within) return null;
  const [r, g, b] = samples.map((values) => middleOf(Float32Array.from(values))) as [number, number, number];
  // Bark and soil are gray to red: more green than red, or more blue than green, comes from the light.
  const green = Math.min(g, r);
  const color: Vec3 = [r, green, Math.min(b, green)];
  return luminance(...color) > LIGHTEST_MULCH ? null : color;
}

/** Beyond this the photo shows no mulch, meters. */
const FARTHEST_M = 60;
