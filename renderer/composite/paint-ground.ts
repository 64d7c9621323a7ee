import type { Camera } from "#core/camera/camera.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import type { ShadeColor } from "#renderer/light/shade-color.ts";
import { coverRow } from "#renderer/mask/coverage.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { cellsBetween, firstCellOf, type OwnerMap } from "#renderer/raster/owner-map.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import type { GroundSample } from "#renderer/textures/ground-sample.ts";
import type { Canvas } from "./canvas.ts";
import type { GroundLayer } from "./ground-layer.ts";
import type { GroundRows } from "./ground-rows.ts";
import { addSeen, type SeenPixels } from "./seen-pixels.ts";

/** Fainter coverage than this changes no byte. */
const FAINT = 0.002;
/** A pixel shows a layer when the layer makes up at least this share of it. */
const SHOWS = 0.25;
/** How much of the sky a thing's foot takes from the ground beside it. */
const CONTACT = 0.62;
/** A caster must be this much higher than the ground to shade it. */
const GROUND_BIAS_M = 0.02;
/** Where the photo's own shade is this deep no sun is left to be shaded, and from where all of it is there. */
const NO_SUN_BELOW = 0.25;
const FULL_SUN_FROM = 0.8;
/** Share of all light, sun included, that is lost where a thing's foot hides the whole sky. */
const SKY_TAKEN = 0.6;
/** Coverage byte from which existing ground takes shadows. */
const GROUND_BYTE = 127;
/** Ground that keeps more of its light than this is left as it is: the change would be small. */
const UNSHADED = 0.985;
/** Blue light falls by this share of the others' fall: what is left in a shadow comes from the sky. */
const BLUE_SHADED = 0.9;
/** Share of a pixel from which a layer makes up most of it. */
const MOST = 0.5;
/** Rows this near under the horizon show ground that is hundreds of meters away. */
const UNDER_HORIZON_PX = 2;

/** The layers of one region, and where they may lie: coverage bytes of `GroundScene.rect`. */
export type GroundPart = {
  layers: readonly GroundLayer[];
  clip: Uint8Array;
  /** Where its grass may lie, if not all of `clip`. */
  grassClip?: Uint8Array;
};

export type GroundScene = {
  camera: Camera;
  rows: GroundRows;
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
 * Paints all layers in one pass, row by row. Each row is worked from the top layer down, so that nothing is computed which a later
 * layer hides. Coverage exists for one row at a time: memory does not grow with the number of layers.
 */
export function paintGround(
  canvas: Canvas,
  scene: GroundScene,
  seenPixels: SeenPixels,
  owners: OwnerMap,
): GrassPatch[] {
  const { camera, rows, rect, light, shadows, seenSize } = scene;
  const { sun, illumination } = light;
  const width = rect.right - rect.left;
  const layers = scene.parts.flatMap((part) =>
    part.layers.map((layer) => {
      const clip = layer.surface.kind === "grass" ? (part.grassClip ?? part.clip) : part.clip;
      return layerRow(layer, clip, width);
    }),
  );
  // Light on the ground is kept for blades alone; without grass the plane is empty.
  const groundLight = new Float32Array(
    layers.some(({ grass }) => grass) ? width * (rect.bottom - rect.top) : 0,
  );
  for (const row of layers) {
    if (row.grass) row.visible = new Uint8Array(groundLight.length);
  }
  const enlarger = new Enlarger(seenSize, { width: camera.widthPx, height: camera.heightPx });
  const shades = new Float32Array(width);
  const line: GroundLine = {
    lights: new Float64Array(width),
    hidden: new Float64Array(width),
    sums: new Float64Array(width * 3),
    color: new Float32Array(3),
    exposure: light.exposure,
    shadeColor: light.shadeColor,
    shadeOnStone: light.shadeOnStone,
    left: rect.left,
    firstX: 0,
    toColumn: seenSize.width / camera.widthPx,
    sample: { u: 0, v: 0, x: 0, z: 0, acrossM: 0, depthM: 0, shear: 0 },
  };
  const { sample } = line;
  const toRow = seenSize.height / camera.heightPx;
  for (let row = rows.first; row < rect.bottom; row++) {
    const own = (row - rect.top) * width;
    const covering = layers.filter((layer) => coverLayerRow(layer, camera, row, rect.left, own));
    if (covering.length === 0) continue;
    enlarger.readRow(illumination, row, rect.left, rect.right, shades);
    const v = row + 0.5;
    sample.v = v * toRow;
    sample.z = rows.z(v);
    sample.acrossM = sample.z / camera.focalPx;
    // Footprint of one pixel on the ground, meters: across z / f, in depth z² / (f H). See `coverRow`.
    sample.depthM = (sample.z * sample.z) / (camera.focalPx * camera.heightM);
    line.firstX = rows.x(rect.left + 0.5, v);
    lightRow(covering, shades, sun.share, shadows, line);
    line.hidden.fill(0);
    line.sums.fill(0);
    for (let k = covering.length - 1; k >= 0; k--) paintLayerRow(covering[k]!, line, groundLight, own);
    markRow(owners, covering, row, rect);
    layRow(canvas, line, (row - canvas.rect.top) * canvas.width + rect.left - canvas.rect.left);
  }
  for (const { layer, shown } of layers) addSeen(seenPixels, layer.owner, shown);
  return layers
    .filter(({ grass }) => grass)
    .map(({ layer, visible }) => ({ layer, visible, light: groundLight }));
}

/** One row of the ground in the making; planes have a value per column of the scene's rectangle. */
type GroundLine = {
  /** Light that falls on the ground; 0 where no layer lies. */
  lights: Float64Array;
  /** How much of the ground is hidden by the layers painted so far, and their light, three channels. */
  hidden: Float64Array;
  sums: Float64Array;
  /** What a surface answers with. */
  color: Float32Array;
  exposure: Vec3;
  shadeColor: ShadeColor;
  shadeOnStone: ShadeColor;
  /** Photo column of the first value, and the ground's x there in meters. */
  left: number;
  firstX: number;
  /** Columns of samples per column of the photo. */
  toColumn: number;
  sample: GroundSample;
};

/** Adds to a row what is seen of one layer under those painted before. */
function paintLayerRow(layer: LayerRow, line: GroundLine, groundLight: Float32Array, own: number): void {
  const { lights, hidden, sums, color, sample, left, firstX, toColumn } = line;
  const { cover, surface, grass, visible } = layer;
  const { acrossM, z } = sample;
  const [exposureR, exposureG, exposureB] = line.exposure;
  const { red, blue } = grass ? line.shadeColor : line.shadeOnStone;
  for (let column = 0; column < cover.length; column++) {
    const covered = cover[column]!;
    if (covered <= FAINT) continue;
    const before = hidden[column]!;
    // Front to back: what the layers above leave of the pixel, times this layer's coverage.
    const seen = covered * (1 - before);
    if (seen <= FAINT || before >= 1 - FAINT) continue;
    hidden[column] = before + seen;
    if (seen > SHOWS) layer.shown++;
    sample.u = (left + column + 0.5) * toColumn;
    sample.x = firstX + column * acrossM;
    sample.shear = sample.x / z;
    const lit = lights[column]!;
    const q = column * 3;
    if (surface.kind === "water") {
      surface.shade(sample, lit, color);
      sums[q]! += color[0]! * seen;
      sums[q + 1]! += color[1]! * seen;
      sums[q + 2]! += color[2]! * seen;
      continue;
    }
    surface.shade(sample, color);
    // How far the pixel lies in shade: the color of shade counts by it.
    const dark = lit < 1 ? 1 - lit : 0;
    sums[q]! += color[0]! * exposureR * lit * (1 + red * dark) * seen;
    sums[q + 1]! += color[1]! * exposureG * lit * seen;
    sums[q + 2]! += color[2]! * exposureB * lit * (1 + blue * dark) * seen;
    if (grass) {
      visible[own + column] = seen * 255;
      groundLight[own + column] = lit;
    }
  }
}

/** Notes of which layer's element a row of the ground is: the topmost that makes up most of a pixel. */
function markRow(owners: OwnerMap, covering: readonly LayerRow[], row: number, rect: PixelRect): void {
  const first = firstCellOf(owners, row);
  if (first < 0) return;
  const { every, marks } = owners;
  const [from, to] = cellsBetween(owners, rect.left, rect.right);
  for (let i = from; i < to; i++) {
    const column = i * every + (every >> 1) - rect.left;
    const owner = ownerAt(covering, column);
    if (owner !== undefined) marks[first + i] = owner + 1;
  }
}

function ownerAt(covering: readonly LayerRow[], column: number): number | undefined {
  for (let k = covering.length - 1; k >= 0; k--)
    if (covering[k]!.cover[column]! > MOST) return covering[k]!.layer.owner;
  return undefined;
}

/** Lays a finished row over the canvas, whose pixel `first` is the row's first. */
function layRow(canvas: Canvas, { hidden, sums }: GroundLine, first: number): void {
  const { light, painted } = canvas;
  for (let column = 0; column < hidden.length; column++) {
    const share = hidden[column]!;
    if (share === 0) continue;
    const q = (first + column) * 3;
    light[q] = light[q]! * (1 - share) + sums[column * 3]!;
    light[q + 1] = light[q + 1]! * (1 - share) + sums[column * 3 + 1]!;
    light[q + 2] = light[q + 2]! * (1 - share) + sums[column * 3 + 2]!;
    painted[first + column] = 1;
  }
}

type LayerRow = ReturnType<typeof layerRow>;

const layerRow = (layer: GroundLayer, clip: Uint8Array, width: number) => ({
  layer,
  surface: layer.surface,
  grass: layer.surface.kind === "grass",
  clip,
  cover: new Float32Array(width),
  visible: new Uint8Array(0),
  /** Pixels that show it. */
  shown: 0,
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
  if (layer.shape) {
    // No place on the ground belongs to the rows above.
    if (row < camera.horizonY + UNDER_HORIZON_PX) return false;
    return coverRow(camera, layer.shape, layer.softM, row, left, limits, cover);
  }
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
  { lights, firstX, sample: { z, acrossM } }: GroundLine,
): void {
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
  return shade * share * (1 - SKY_TAKEN + SKY_TAKEN * open);
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
  for (
    let row = Math.max(rect.top, Math.ceil(camera.horizonY + UNDER_HORIZON_PX));
    row < rect.bottom;
    row++
  ) {
    shadeExistingRow(canvas, camera, ground, row, rect, sunShare, shadows);
  }
}

function shadeExistingRow(
  { width, light, painted, rect }: Canvas,
  camera: Camera,
  ground: Uint8Array,
  row: number,
  { left, right }: PixelRect,
  sunShare: number,
  shadows: ShadowMap,
): void {
  const z = camera.groundZ(row + 0.5);
  const start = (row - rect.top) * width - rect.left;
  for (let column = left; column < right; column++) {
    const i = start + column;
    if (painted[i] || ground[i]! <= GROUND_BYTE) continue;
    const open = groundLightAt(1, sunShare, shadows, camera.groundX(column + 0.5, row + 0.5), z);
    if (open > UNSHADED) continue;
    const share = 1 + ((open - 1) * ground[i]!) / 255;
    const q = i * 3;
    light[q]! *= share;
    light[q + 1]! *= share;
    light[q + 2]! *= 1 + (share - 1) * BLUE_SHADED;
    painted[i] = 1;
  }
}
