import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import type { GroundSample } from "#renderer/textures/ground-sample.ts";
import type { Canvas } from "./canvas.ts";
import type { GroundLayer } from "./ground-layer.ts";

/** Fainter coverage than this changes no byte. */
const FAINT = 0.002;
/** How much of the sky a thing's foot takes from the ground beside it. */
const CONTACT = 0.62;
/** A caster must be this much higher than the ground to shade it. */
const GROUND_BIAS_M = 0.02;
/** Where the photo's own shade is this deep no sun is left to be shaded, and from where all of it is there. */
const NO_SUN_BELOW = 0.25;
const FULL_SUN_FROM = 0.8;

/** What ground painting leaves for the blades of grass. */
export type PaintedGround = {
  /** Light on the ground: the photo's own shade times new shadows; filled inside `rect`. */
  light: Float32Array;
  /** Visible coverage of every grass layer, in the order of `layers`. */
  grass: { layer: GroundLayer; visible: Float32Array }[];
};

/**
 * Paints all layers in one pass over `rect`. Each pixel is worked from the top layer down, so that nothing is computed
 * which a later layer hides.
 */
export function paintGround(
  canvas: Canvas,
  camera: Camera,
  layers: readonly GroundLayer[],
  rect: PixelRect,
  light: PhotoLight,
  shadows: ShadowMap | null,
): PaintedGround {
  const { width, light: pixels, painted } = canvas;
  const { sun, exposure, illumination } = light;
  const groundLight = new Float32Array(width * canvas.height);
  const visible = layers.map((layer) =>
    layer.surface.kind === "grass" ? new Float32Array(width * canvas.height) : null,
  );
  const sample: GroundSample = { u: 0, v: 0, x: 0, z: 0, acrossM: 0, depthM: 0, shear: 0 };
  const colour = new Float32Array(3);
  const first = Math.max(rect.top, Math.ceil(camera.horizonY + 2));
  for (let row = first; row < rect.bottom; row++) {
    sample.v = row + 0.5;
    sample.z = camera.groundZ(sample.v);
    sample.acrossM = sample.z / camera.focalPx;
    sample.depthM = (sample.z * sample.z) / (camera.focalPx * camera.heightM);
    for (let column = rect.left; column < rect.right; column++) {
      const i = row * width + column;
      sample.u = column + 0.5;
      sample.x = camera.groundX(sample.u, sample.v);
      sample.shear = sample.x / sample.z;
      const lit = groundLightAt(illumination[i]!, sun.share, shadows, sample.x, sample.z);
      groundLight[i] = lit;
      let hidden = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = layers.length - 1; k >= 0 && hidden < 1 - FAINT; k--) {
        const seen = layers[k]!.cover[i]! * (1 - hidden);
        if (seen <= FAINT) continue;
        hidden += seen;
        const { surface } = layers[k]!;
        if (surface.kind === "water") {
          surface.shade(sample, lit, colour);
          red += colour[0]! * seen;
          green += colour[1]! * seen;
          blue += colour[2]! * seen;
          continue;
        }
        surface.shade(sample, colour);
        red += colour[0]! * exposure[0] * lit * seen;
        green += colour[1]! * exposure[1] * lit * seen;
        blue += colour[2]! * exposure[2] * lit * seen;
        if (surface.kind === "grass") visible[k]![i] = seen;
      }
      if (hidden === 0) continue;
      const q = i * 3;
      pixels[q] = pixels[q]! * (1 - hidden) + red;
      pixels[q + 1] = pixels[q + 1]! * (1 - hidden) + green;
      pixels[q + 2] = pixels[q + 2]! * (1 - hidden) + blue;
      painted[i] = 1;
    }
  }
  const grass = layers.flatMap((layer, k) => (visible[k] ? [{ layer, visible: visible[k] }] : []));
  return { light: groundLight, grass };
}

function groundLightAt(
  shade: number,
  sunShare: number,
  shadows: ShadowMap | null,
  x: number,
  z: number,
): number {
  if (!shadows) return shade;
  const open = 1 - CONTACT * shadows.contactAt(x, z);
  const sun = sunShare * smoothstep(NO_SUN_BELOW, FULL_SUN_FROM, shade);
  const share = sun * shadows.litShare(x, 0, z, GROUND_BIAS_M) + (1 - sun) * open;
  return shade * share * (0.6 + 0.4 * open);
}

/**
 * Lays the shadows of new things on the existing ground round the painted one. `ground` = coverage of all ground of the
 * photo: walls, cars and people take no flat shadow.
 */
export function shadeExistingGround(
  canvas: Canvas,
  camera: Camera,
  ground: Float32Array,
  rect: PixelRect,
  sunShare: number,
  shadows: ShadowMap,
): void {
  const { width, light, painted } = canvas;
  for (let row = Math.max(rect.top, Math.ceil(camera.horizonY + 2)); row < rect.bottom; row++) {
    const z = camera.groundZ(row + 0.5);
    for (let column = rect.left; column < rect.right; column++) {
      const i = row * width + column;
      if (painted[i] || ground[i]! <= 0.5) continue;
      const left = groundLightAt(1, sunShare, shadows, camera.groundX(column + 0.5, row + 0.5), z);
      if (left > 0.985) continue;
      const share = 1 + (left - 1) * ground[i]!;
      const q = i * 3;
      light[q]! *= share;
      light[q + 1]! *= share;
      // What is left in a shadow comes from the sky.
      light[q + 2]! *= 1 + (share - 1) * 0.9;
      painted[i] = 1;
    }
  }
}
