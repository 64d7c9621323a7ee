import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Canvas } from "./canvas.ts";
import type { GroundRows } from "./ground-rows.ts";
import { type LawnTexture, STEPS_PER_LOG } from "./lawn-texture.ts";
import type { GrassPatch } from "./paint-ground.ts";
import { LawnQuilt } from "./quilt-lawn.ts";

/** e to the power of a byte of a texture. */
const EXP = Float32Array.from({ length: 256 }, (_, i) => Math.exp((i - 128) / STEPS_PER_LOG));
/** The same of any number, to within half a percent; texture stays far inside its limits. */
/** Entries per unit, and the largest argument either way. */
const EXP_STEPS = 128;
const EXP_LIMIT = 4;
const EXP_FINE = Float32Array.from({ length: 2 * EXP_LIMIT * EXP_STEPS + 1 }, (_, i) =>
  Math.exp(i / EXP_STEPS - EXP_LIMIT),
);
const exp = (value: number): number =>
  EXP_FINE[Math.round((clamp(value, -EXP_LIMIT, EXP_LIMIT) + EXP_LIMIT) * EXP_STEPS)]!;
/** How much of the old lawn's differences in color from blade to blade the new one has. */
const COLOR_KEPT = 0.9;
/** Development softens what is painted: so much more of the blades' own light and dark makes them as crisp as those of the photo. */
const FINE_KEPT = 1.15;
/** The visible share from which lawn is there. */
/** Coverage byte. */
const HALF = 128;
/**
 * Tone drifts over two meters and over three quarters of one by so much either way (in the logarithm), as it does in lawns that grew: no sod
 * is one green. What is lighter is yellower by a share of it. Neighbors in so many columns share it.
 */
const DRIFT = [0.12, 0.08] as const;
const YELLOWER = 0.2;
const DRIFT_PX = 6;
/** Cycles per meter of the two drifts: one in 2.2 m, one in 0.77 m. */
const BROAD_PER_M = 0.45;
const PATCH_PER_M = 1.3;
/** From here on the photo's own blades need none of the quilt's. */
const ALL_OWN = 0.97;

/** Turf and the grass of a swale are drawn blade by blade. */
export const mayShowTexture = ({ layer: { surface } }: GrassPatch): boolean =>
  surface.kind === "grass" && surface.grass.mean !== null;

/** Texture that covers less of a lawn than this would be patches among drawn blades: then all blades are drawn. */
const MOST_COVERED = 0.85;
/** Every so many pixels across and down tell it. */
const STRIDE = 6;

/** Whether the photo's own texture, as it lies and as a quilt, is enough for a whole patch. */
export function coversLawn(
  visible: Uint8Array,
  rect: PixelRect,
  texture: LawnTexture,
  seed: number,
): boolean {
  const quilt = new LawnQuilt(texture, seed);
  const width = rect.right - rect.left;
  let all = 0;
  let covered = 0;
  for (let y = rect.top; y < rect.bottom; y += STRIDE) {
    const line = (y - texture.rect.top) * texture.width;
    for (let x = rect.left; x < rect.right; x += STRIDE) {
      if (visible[(y - rect.top) * width + x - rect.left]! < HALF) continue;
      all++;
      covered += quilt.hasModel(x, y) ? 1 : texture.sure[line + x]! / 255;
    }
  }
  return covered >= MOST_COVERED * all;
}

/**
 * Lays lawn of the photo's own texture: where the photo shows lawn already its blades stay and change their color, elsewhere a quilt of
 * them is laid. Returns what is left for drawn blades: the patch's visible share where neither is to be had.
 */
export function layLawn(
  canvas: Canvas,
  rows: GroundRows,
  patch: GrassPatch,
  rect: PixelRect,
  light: PhotoLight,
  texture: LawnTexture,
  seed: number,
): Uint8Array {
  const { surface } = patch.layer;
  const rest = patch.visible.slice();
  const mean = surface.kind === "grass" && surface.grass.mean;
  if (!mean) return rest;
  const { shadeColor, shadeKept = 1 } = light;
  const quilt = new LawnQuilt(texture, seed, true);
  const [meanR, meanG, meanB] = mean.map((c, k) => c * light.exposure[k]!) as [number, number, number];
  const width = rect.right - rect.left;
  for (let y = rows.first; y < rect.bottom; y++) {
    const z = rows.z(y + 0.5);
    let drift = 0;
    let driftAt = -1;
    for (let column = 0; column < width; column++) {
      const p = (y - rect.top) * width + column;
      const visible = patch.visible[p]!;
      if (visible === 0) continue;
      const x = rect.left + column;
      const o = (y - texture.rect.top) * texture.width + x;
      const own = texture.sure[o]! / 255;
      // Logarithms of light, red over green and blue over green at this pixel; `shade`: the lawn's own patches.
      let l = 0;
      let r = 0;
      let b = 0;
      let shade = 1;
      let share = own;
      if (own > 0) {
        l = texture.light[o]! / STEPS_PER_LOG;
        r = texture.red[o]! / STEPS_PER_LOG;
        b = texture.blue[o]! / STEPS_PER_LOG;
        shade =
          shadeKept === 1
            ? EXP[texture.shade[o]! + 128]!
            : exp((texture.shade[o]! / STEPS_PER_LOG) * shadeKept);
      }
      if (own < ALL_OWN && quilt.read(x, y)) {
        // Two independent textures mixed by shares have less contrast than either: divided by the root of the squares it is as before.
        const even = 1 / Math.sqrt(own * own + (1 - own) * (1 - own));
        const other = 1 - own;
        l = (l * own + quilt.mixed.light * other) * even;
        r = (r * own + quilt.mixed.red * other) * even;
        b = (b * own + quilt.mixed.blue * other) * even;
        shade = shade * own + other;
        share = 1;
      }
      if (share === 0) continue;
      const slot = (x / DRIFT_PX) | 0;
      if (slot !== driftAt) {
        driftAt = slot;
        const middle = rows.x((slot + 0.5) * DRIFT_PX, y + 0.5);
        const broad = vnoise(middle * BROAD_PER_M + 9, z * BROAD_PER_M, 5) - 0.5;
        const patch = vnoise(middle * PATCH_PER_M + 4, z * PATCH_PER_M, 8) - 0.5;
        drift = 2 * (DRIFT[0] * broad + DRIFT[1] * patch);
      }
      const open = patch.light[p]! * shade;
      // The lawn's mean color times light, texture and drift; shade has its own color.
      const lit = open * exp(l * FINE_KEPT + drift);
      const dark = open < 1 ? 1 - open : 0;
      share *= visible / 255;
      const q = ((y - canvas.rect.top) * canvas.width + x - canvas.rect.left) * 3;
      const c = canvas.light;
      c[q]! +=
        (meanR * lit * (1 + shadeColor.red * dark) * exp(r * COLOR_KEPT + drift * YELLOWER) - c[q]!) * share;
      c[q + 1]! += (meanG * lit - c[q + 1]!) * share;
      c[q + 2]! +=
        (meanB * lit * (1 + shadeColor.blue * dark) * exp(b * COLOR_KEPT - drift * YELLOWER) - c[q + 2]!) *
        share;
      rest[p] = visible * (1 - share);
    }
  }
  return rest;
}

/**
 * The lawn's rim, as visible shares: where blades hang over walks and beds. Where the photo's own lawn goes on beyond it there is none. To
 * be drawn before the lawn is laid, so that only what hangs over is seen.
 */
export function rimOf(visible: Uint8Array, rect: PixelRect, texture: LawnTexture): Uint8Array {
  const width = rect.right - rect.left;
  const rim = new Uint8Array(visible.length);
  for (let p = 0; p < visible.length; p++) {
    if (visible[p]! < HALF) continue;
    const x = p % width;
    // Neither new lawn nor the photo's own lawn lies in the neighboring pixel.
    const ends = (q: number) => {
      const o =
        (Math.floor(q / width) + rect.top - texture.rect.top) * texture.width + rect.left + (q % width);
      return visible[q]! < HALF && texture.sure[o] === 0;
    };
    const isRim =
      (x > 0 && ends(p - 1)) ||
      (x < width - 1 && ends(p + 1)) ||
      (p >= width && ends(p - width)) ||
      (p < visible.length - width && ends(p + width));
    if (isRim) rim[p] = visible[p]!;
  }
  return rim;
}
