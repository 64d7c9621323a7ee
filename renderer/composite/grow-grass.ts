import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { NO_SHADE_COLOR, type ShadeColor } from "#renderer/light/shade-color.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { hashInt, type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { GrassLook } from "#renderer/textures/grass.ts";
import type { Canvas } from "./canvas.ts";
import type { GroundRows } from "./ground-rows.ts";
import type { GrassPatch } from "./paint-ground.ts";

/** No blade is drawn longer than this: at the photographer's feet a lawn is a blur anyway. */
const LONGEST_PX = 26;
/** Width of a blade, meters. */
const BLADE_WIDTH_M = 0.0045;
/** Rows of blades are this share of a blade apart, so that each hides the feet of those behind. */
const ROW_SPACING = 0.16;

/** Ground at the horizon is infinitely far: the first row stands this many pixels under it. */
const UNDER_HORIZON_PX = 3;
/** Rows below the design whose blades still reach up into it, pixels. */
const BELOW_PX = 6;
/** Blades of a row stand apart by this many of their widths, within these limits in pixels. */
const BLADE_SPACING = 1.5;
const CLOSEST_PX = 0.75;
const WIDEST_PX = 2.2;
/** Limits of the distance of rows, pixels. */
const CLOSEST_ROWS_PX = 0.65;
const WIDEST_ROWS_PX = 1.6;

/** Mean tone of blades; that of the exponential of two uniform numbers over a range r is 1 + r * r / 12, and is divided out. */
const MEAN_SPREAD = 1.12;

/** Noise that changes over meters is the same for neighboring blades: it is read once for so many pixels of a row. */
const SLOW_PX = 5;
/** Rows are told apart by this part of a pixel: they stand at least 0.65 px apart. */
const ROW_PARTS = 16;
/** Distance of two blades as a share of the row's: from `CLOSEST` to 0.8 more. */
const CLOSEST = 0.6;
const SPREAD = 0.8;
/** Visible share below which no blade stands, and from which all do. */
const NO_BLADE = 0.5;
const ALL_BLADES = 0.95;
/** Largest whole number of 31 bits: a seed from a number between 0 and 1. */
const SEED_RANGE = 0x7fffffff;
/** Cycles per meter of the noises that clumps and tufts follow: 11 cm and 4 cm. */
const CLUMPS_PER_M = 9;
const TUFTS_PER_M = 28;
/** And of the slow ones: patches of 2.2 m and sweeps of 0.4 m. */
const PATCHES_PER_M = 0.45;
const SWEEPS_PER_M = 2.3;

/** Light of a blade as a share of its tone: 0.36 at the root, dark between the stems, and 1.16 at the tip. */
const ROOT_RAMP = 0.36;
const TIP_RAMP = 0.8;
/** Where a blade stands. One object serves all: numbers handed over one by one become heap objects. */
type Blade = {
  /** Photo pixels of its foot. */
  u: number;
  row: number;
  longPx: number;
  widePx: number;
  /** Light at its foot. */
  light: number;
  /** What red and blue of it are multiplied with: the color of shade. */
  red: number;
  blue: number;
  /** The slow noises, -0.5 to 0.5; read outside `drawBlade`, which is too long for V8 to inline them in. */
  patch: number;
  sweep: number;
  /** The quick ones. */
  clump: number;
  tuft: number;
};

/**
 * Draws blades in painter's order, far rows first, over the visible grass. Lean, tone and hue follow four octaves of noise
 * on the ground, so that clumps stay where they are in the yard whatever the photo's size; single blades vary on top.
 * Blades may overhang the layer's edge by their own length: that is what makes the edge a lawn's. `share`: of that length.
 */
export function growGrass(
  canvas: Canvas,
  camera: Camera,
  rows: GroundRows,
  patch: GrassPatch,
  rect: PixelRect,
  exposure: Vec3,
  seed: number,
  share = 1,
  shadeColor = NO_SHADE_COLOR,
): void {
  const { surface } = patch.layer;
  if (surface.kind !== "grass") return;
  const grass = { ...surface.grass, bladeM: surface.grass.bladeM * share };
  // One object for all rows and blades, filled anew for each: see `Blade`.
  const random = seededRandom(seed);
  const blade: Blade = {
    u: 0,
    row: 0,
    longPx: 0,
    widePx: 0,
    light: 0,
    red: 1,
    blue: 1,
    patch: 0,
    sweep: 0,
    clump: 0,
    tuft: 0,
  };
  const width = rect.right - rect.left;
  const lastRow = rect.bottom - 1;
  const columns = { left: rect.left, right: rect.right };
  // Rows and their blades begin at the horizon and the left of the photo, wherever the design begins.
  let row = rows.first > camera.horizonY ? camera.horizonY + UNDER_HORIZON_PX : rows.first;
  while (row < rect.bottom + BELOW_PX) {
    const z = rows.z(row);
    const perM = camera.focalPx / z;
    blade.row = row;
    blade.longPx = Math.min(LONGEST_PX, grass.bladeM * perM);
    blade.widePx = BLADE_WIDTH_M * perM;
    const stepPx = clamp(blade.widePx * BLADE_SPACING, CLOSEST_PX, WIDEST_PX);
    if (row < rect.top + 0.5) {
      row += rowStepPx(blade);
      continue;
    }
    const rowIndex = (Math.min(lastRow, row | 0) - rect.top) * width;
    const line = { shadeColor, z, perM, stepPx, first: rowIndex, ...columns, centerX: camera.centerX };
    random.restart(hashInt(Math.round(row * ROW_PARTS), seed));
    growRow(canvas, blade, patch, grass, line, exposure, random);
    row += rowStepPx(blade);
  }
}

/** One row of blades: its distance, pixels per meter there, how far blades stand apart, and where it lies in the planes and the photo. */
type BladeRow = {
  shadeColor: ShadeColor;
  z: number;
  perM: number;
  stepPx: number;
  first: number;
  left: number;
  right: number;
  centerX: number;
};

const rowStepPx = ({ longPx }: Blade): number => clamp(longPx * ROW_SPACING, CLOSEST_ROWS_PX, WIDEST_ROWS_PX);

function growRow(
  canvas: Canvas,
  blade: Blade,
  { visible, light }: GrassPatch,
  grass: GrassLook,
  { shadeColor, z, perM, stepPx, first, left, right, centerX }: BladeRow,
  exposure: Vec3,
  random: Random,
): void {
  let readAt = -1;
  const rowSeed = (random.next() * SEED_RANGE) | 0;
  // Each blade has its own numbers by where it stands in the row, whatever is laid over its neighbors.
  let step = 0;
  let u = random.next() * stepPx;
  for (let apart = 0; u < right; u += apart) {
    random.restart(hashInt(step++, rowSeed));
    apart = stepPx * (CLOSEST + SPREAD * random.next());
    if (u < left) continue;
    const i = first + (u | 0) - left;
    const seen = visible[i]! / 255;
    // Where the layer fades out blades stand thinner rather than paler.
    if (seen < NO_BLADE || (seen < ALL_BLADES && random.next() > seen)) continue;
    const x = (u - centerX) / perM;
    const slot = (u / SLOW_PX) | 0;
    if (slot !== readAt) {
      readAt = slot;
      const middle = ((slot + 0.5) * SLOW_PX - centerX) / perM;
      // The last argument tells one noise from the next; 9 moves the patches off those of other noises with that length.
      blade.patch = vnoise(middle * PATCHES_PER_M + 9, z * PATCHES_PER_M, 5) - 0.5;
      blade.sweep = vnoise(middle * SWEEPS_PER_M, z * SWEEPS_PER_M, 3) - 0.5;
    }
    blade.u = u;
    blade.clump = vnoise(x * CLUMPS_PER_M, z * CLUMPS_PER_M, 4) - 0.5;
    blade.tuft = vnoise(x * TUFTS_PER_M, z * TUFTS_PER_M, 6) - 0.5;
    blade.light = light[i]!;
    const dark = Math.max(0, 1 - blade.light);
    blade.red = 1 + shadeColor.red * dark;
    blade.blue = 1 + shadeColor.blue * dark;
    drawBlade(canvas, blade, grass, exposure, random);
  }
}

/**
 * One blade as a column of two or three pixels that leans more towards its tip. Its tone is a product of the noises at its foot, which keep
 * clumps together, and of numbers of its own, which keep neighbors apart. No source is recorded for the factors.
 */
function drawBlade(canvas: Canvas, blade: Blade, grass: GrassLook, exposure: Vec3, random: Random): void {
  const { u, row, longPx, widePx, patch, sweep, clump, tuft } = blade;
  const { width, height, light, painted } = canvas;
  const { left, top } = canvas.rect;
  // How far the tip stands beside the foot, in three quarters of the length.
  const lean = clump * 0.7 + sweep * 0.5 + (random.next() - 0.5) * 1.7;
  const slow = patch * 0.4 + sweep * 0.2;
  // A drawn blade far away stands for several, which differ less together.
  const single = Math.sqrt(Math.sqrt(Math.min(1, widePx * 2)));
  const range = 1.45 * grass.contrast * single;
  const spread =
    (Math.exp((random.next() + random.next() - 1) * range) * MEAN_SPREAD) / (1 + (range * range) / 12);
  const tone = (1 + grass.contrast * (sweep * 0.3 + clump * 0.4 + tuft * 0.6) + slow * grass.drift) * spread;
  // Raises red most and green a little: straw among the green.
  const dry =
    slow * 0.5 * grass.drift +
    (random.next() < grass.dry ? 0.45 * single : 0) +
    clump * 0.1 +
    (random.next() - 0.5) * 0.2;
  // From 0.65 to 1.35: blue differs most from blade to blade.
  const blueness = 1 + (random.next() - 0.5) * 0.7;
  // From 0.4 of the row's length upwards; tufts stand higher.
  const length = longPx * (0.4 + 0.75 * random.next() * (1 + 0.6 * tuft));
  const steps = Math.max(1, Math.ceil(length));
  // No blade is darker than 0.15 of the light at its foot.
  const bright = Math.max(0.15, tone) * blade.light;
  const red = bright * exposure[0] * blade.red * (1 + dry);
  const green = bright * exposure[1] * (1 + dry * 0.35);
  const blue = bright * exposure[2] * blade.blue * blueness;
  const { root, tip } = grass;
  // What a blade covers of its pixels grows with its width; from 1.6 px on it gets a third column.
  const cover = clamp(widePx * 1.6, 0.5, 0.95);
  const third = widePx > 1.6 ? cover * clamp(widePx - 1.2, 0, 0.9) : 0;
  const rootR = root[0] * red;
  const rootG = root[1] * green;
  const rootB = root[2] * blue;
  const growR = tip[0] * red - rootR;
  const growG = tip[1] * green - rootG;
  const growB = tip[2] * blue - rootB;
  // The color goes from the root's to the tip's, step by step.
  const perStep = 1 / steps;
  const bend = 0.25 * Math.abs(lean);
  const sideways = lean * length * 0.75;
  const firstX = u - left;
  const firstY = row - top;
  for (let k = 0; k < steps; k++) {
    const t = (k + 0.5) * perStep;
    // `t` runs from 0 at the root to 1 at the tip. A blade that leans is lower; it leans with the square of its height.
    const py = Math.floor(firstY - t * length * (1 - bend * t) + 0.5);
    if (py < 0 || py >= height) continue;
    const at = firstX + sideways * t * t;
    const px = Math.floor(at);
    if (px < 0 || px >= width - 1) continue;
    // The blade lies between two pixels: each takes its part.
    const part = at - px;
    const ramp = ROOT_RAMP + TIP_RAMP * t;
    const r = (rootR + growR * t) * ramp;
    const g = (rootG + growG * t) * ramp;
    const b = (rootB + growB * t) * ramp;
    const pixel = py * width + px;
    painted[pixel] = 1;
    painted[pixel + 1] = 1;
    let q = pixel * 3;
    let share = cover * (1 - part);
    light[q]! += (r - light[q]!) * share;
    light[q + 1]! += (g - light[q + 1]!) * share;
    light[q + 2]! += (b - light[q + 2]!) * share;
    q += 3;
    share = cover * part;
    light[q]! += (r - light[q]!) * share;
    light[q + 1]! += (g - light[q + 1]!) * share;
    light[q + 2]! += (b - light[q + 2]!) * share;
    if (third === 0 || px + 2 >= width) continue;
    painted[pixel + 2] = 1;
    q += 3;
    share = third * (1 - t);
    light[q]! += (r - light[q]!) * share;
    light[q + 1]! += (g - light[q + 1]!) * share;
    light[q + 2]! += (b - light[q + 2]!) * share;
  }
}
