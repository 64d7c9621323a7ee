import { boxBlur } from "#renderer/math/box-blur.ts";

/** Neighbourhood over which directions are compared, pixels of the small picture. */
const radius = 10;
/** Gradient energy (Lab per pixel) below which a place is flat and has no direction. */
const flat = 0.25;

/**
 * How much the texture around each pixel runs in one direction, 0..1: near 1 on siding, garage panels and fences however faint,
 * near 0 on grass, gravel and concrete. From the structure tensor (Bigun and Granlund, 1987) with each gradient weighted so that
 * one strong edge does not outvote a field of weak ones. `lightness` 0..100, row-major.
 */
export function textureCoherence(lightness: Float32Array, width: number, height: number): Float32Array {
  const xx = new Float32Array(lightness.length);
  const yy = new Float32Array(lightness.length);
  const xy = new Float32Array(lightness.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = lightness[i + 1]! - lightness[i - 1]!;
      const gy = lightness[i + width]! - lightness[i - width]!;
      const weight = 1 / (1 + Math.sqrt(gx * gx + gy * gy));
      xx[i] = gx * gx * weight;
      yy[i] = gy * gy * weight;
      xy[i] = gx * gy * weight;
    }
  }
  const a = boxBlur(xx, width, height, radius, 2);
  const b = boxBlur(yy, width, height, radius, 2);
  const c = boxBlur(xy, width, height, radius, 2);
  for (let i = 0; i < a.length; i++) {
    const along = a[i]! - b[i]!;
    const skewed = 2 * c[i]!;
    a[i] = Math.sqrt(along * along + skewed * skewed) / (a[i]! + b[i]! + flat);
  }
  return a;
}
