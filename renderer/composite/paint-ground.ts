import type { Camera } from "#core/camera/camera.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { coverRow } from "#renderer/mask/coverage.ts";
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

/** The layers of one region, and where they may lie: coverage bytes of `GroundScene.rect`. */
export type GroundPart = { layers: readonly GroundLayer[]; clip: Uint8Array };

export type GroundScene = {
  camera: Camera;
  parts: readonly GroundPart[];
  /** What the parts cover at most, in photo pixels; part of the canvas. */
  rect: PixelRect;
  light: PhotoLight;
  /** Size of the picture that `light.illumination` and the columns and rows of samples belong to. */
  seenSize: { width: number; height: number };
  shadows: ShadowMap | null;
};

/** A layer of grass, as ground painting leaves it for the blades; planes of `GroundScene.rect`. */
export type GrassPatch = {
  layer: GroundLayer;
  /** What later layers leave to be seen of it, 0 to 255. */
  visible: Uint8Array;
  /** Light on the ground: the photo's own shade times new shadows. Known where grass is visible. */
  light: Float32Array;
};

/**
 * Paints all layers in one pass, row by row. Each pixel is worked from the top layer down, so that nothing is computed which a
 * later layer hides. Coverage exists for one row at a time: memory does not grow with the number of layers.
 */
export function paintGround(canvas: Canvas, scene: GroundScene): GrassPatch[] {
  const { camera, rect, light, shadows, seenSize } = scene;
  const { sun, exposure, illumination } = light;
  const width = rect.right - rect.left;
  const layers = scene.parts.flatMap((part) => part.layers.map((layer) => layerRow(layer, part.clip, width)));
  const groundLight = new Float32Array(
    layers.some(({ grass }) => grass) ? width * (rect.bottom - rect.top) : 0,
  );
  for (const row of layers) {
    if (row.grass) row.visible = new Uint8Array(groundLight.length);
  }
  const enlarger = new Enlarger(seenSize, { width: camera.widthPx, height: camera.heightPx });
  const shades = new Float32Array(width);
  const lights = new Float64Array(width);
  const toColumn = seenSize.width / camera.widthPx;
  const toRow = seenSize.height / camera.heightPx;
  const sample: GroundSample = { u: 0, v: 0, x: 0, z: 0, acrossM: 0, depthM: 0, shear: 0 };
  const colour = new Float32Array(3);
  const [exposureR, exposureG, exposureB] = exposure;
  const first = Math.max(rect.top, Math.ceil(camera.horizonY + 2));
  for (let row = first; row < rect.bottom; row++) {
    const own = (row - rect.top) * width;
    const covering = layers.filter((layer) => coverLayerRow(layer, camera, row, rect.left, own));
    if (covering.length === 0) continue;
    enlarger.readRow(illumination, row, rect.left, rect.right, shades);
    const v = row + 0.5;
    sample.v = v * toRow;
    sample.z = camera.groundZ(v);
    sample.acrossM = sample.z / camera.focalPx;
    sample.depthM = (sample.z * sample.z) / (camera.focalPx * camera.heightM);
    const firstX = camera.groundX(rect.left + 0.5, v);
    lightRow(covering, shades, sun.share, shadows, { firstX, z: sample.z, acrossM: sample.acrossM }, lights);
    const canvasRow = (row - canvas.rect.top) * canvas.width + rect.left - canvas.rect.left;
    for (let column = 0; column < width; column++) {
      let hidden = 0;
      const lit = lights[column]!;
      let placed = false;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = covering.length - 1; k >= 0 && hidden < 1 - FAINT; k--) {
        const layer = covering[k]!;
        const seen = layer.cover[column]! * (1 - hidden);
        if (seen <= FAINT) continue;
        if (!placed) {
          placed = true;
          sample.u = (rect.left + column + 0.5) * toColumn;
          sample.x = firstX + column * sample.acrossM;
          sample.shear = sample.x / sample.z;
        }
        hidden += seen;
        const { surface } = layer;
        if (surface.kind === "water") {
          surface.shade(sample, lit, colour);
          red += colour[0]! * seen;
          green += colour[1]! * seen;
          blue += colour[2]! * seen;
          continue;
        }
        surface.shade(sample, colour);
        red += colour[0]! * exposureR * lit * seen;
        green += colour[1]! * exposureG * lit * seen;
        blue += colour[2]! * exposureB * lit * seen;
        if (layer.grass) {
          layer.visible[own + column] = seen * 255;
          groundLight[own + column] = lit;
        }
      }
      if (hidden === 0) continue;
      const i = canvasRow + column;
      const q = i * 3;
      const pixels = canvas.light;
      pixels[q] = pixels[q]! * (1 - hidden) + red;
      pixels[q + 1] = pixels[q + 1]! * (1 - hidden) + green;
      pixels[q + 2] = pixels[q + 2]! * (1 - hidden) + blue;
      canvas.painted[i] = 1;
    }
  }
  return layers
    .filter(({ grass }) => grass)
    .map(({ layer, visible }) => ({ layer, visible, light: groundLight }));
}

type LayerRow = ReturnType<typeof layerRow>;

const layerRow = (layer: GroundLayer, clip: Uint8Array, width: number) => ({
  layer,
  surface: layer.surface,
  grass: layer.surface.kind === "grass",
  clip,
  cover: new Float32Array(width),
  visible: new Uint8Array(0),
});

/** Fills the layer's `cover` for one row; answers whether any of it is covered. */
function coverLayerRow(
  { layer, clip, cover }: LayerRow,
  camera: Camera,
  row: number,
  left: number,
  own: number,
): boolean {
  const limits = clip.subarray(own, own + cover.length);
  if (layer.shape) return coverRow(camera, layer.shape, layer.softM, row, left, limits, cover);
  let any = 0;
  for (let x = 0; x < cover.length; x++) {
    any |= limits[x]!;
    cover[x] = limits[x]! / 255;
  }
  return any !== 0;
}

/**
 * Light on the ground of one row where anything covers it: `shades` are the photo's own. In a loop of its own, short enough for V8
 * to inline what it calls: the numbers handed over would become heap objects, thirty megabytes in a picture.
 */
function lightRow(
  covering: readonly LayerRow[],
  shades: Float32Array,
  sunShare: number,
  shadows: ShadowMap | null,
  at: { firstX: number; z: number; acrossM: number },
  lights: Float64Array,
): void {
  const { firstX, z, acrossM } = at;
  lights.fill(0);
  for (const { cover } of covering) {
    for (let column = 0; column < cover.length; column++) {
      if (cover[column]! > FAINT && lights[column] === 0) {
        lights[column] = groundLightAt(shades[column]!, sunShare, shadows, firstX + column * acrossM, z);
      }
    }
  }
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
 * Lays the shadows of new things on the existing ground round the painted one. `ground` = coverage bytes of all ground inside the
 * canvas: walls, cars and people take no flat shadow. `rect` in photo pixels, part of the canvas.
 */
export function shadeExistingGround(
  canvas: Canvas,
  camera: Camera,
  ground: Uint8Array,
  rect: PixelRect,
  sunShare: number,
  shadows: ShadowMap,
): void {
  const { width, light, painted } = canvas;
  for (let row = Math.max(rect.top, Math.ceil(camera.horizonY + 2)); row < rect.bottom; row++) {
    const z = camera.groundZ(row + 0.5);
    const start = (row - canvas.rect.top) * width - canvas.rect.left;
    for (let column = rect.left; column < rect.right; column++) {
      const i = start + column;
      if (painted[i] || ground[i]! <= 127) continue;
      const left = groundLightAt(1, sunShare, shadows, camera.groundX(column + 0.5, row + 0.5), z);
      if (left > 0.985) continue;
      const share = 1 + ((left - 1) * ground[i]!) / 255;
      const q = i * 3;
      light[q]! *= share;
      light[q + 1]! *= share;
      // What is left in a shadow comes from the sky.
      light[q + 2]! *= 1 + (share - 1) * 0.9;
      painted[i] = 1;
    }
  }
}
