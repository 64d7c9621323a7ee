import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import type { Superpixels } from "./superpixels.ts";

/** Means over the pixels of each patch. */
export type PatchFeatures = {
  pixels: Float32Array;
  /** Deviation from the lightness around, Lab units: small on concrete, large on leaves. */
  texture: Float32Array;
  /** Change of lightness across (upright lines) and down (level lines, such as siding), Lab units over two pixels. */
  across: Float32Array;
  down: Float32Array;
  /** (2g - r - b) / (r + g + b): above 0.1 is clearly green. */
  greenness: Float32Array;
  /** (r - b) / (r + g + b): positive is earth and brick, negative is sky and shade. */
  warmth: Float32Array;
  /** Last pixel row of the patch. */
  lastRow: Float32Array;
};

/** `lab` and `image` at the size of `patches`. */
export function patchFeatures(image: RgbImage, lab: Float32Array, patches: Superpixels): PatchFeatures {
  const { width, height, label, count } = patches;
  const lightness = new Float32Array(width * height);
  for (let i = 0; i < lightness.length; i++) lightness[i] = lab[i * 3]!;
  const around = boxBlur(lightness, width, height, 2, 2);
  const features: PatchFeatures = {
    pixels: new Float32Array(count),
    texture: new Float32Array(count),
    across: new Float32Array(count),
    down: new Float32Array(count),
    greenness: new Float32Array(count),
    warmth: new Float32Array(count),
    lastRow: new Float32Array(count).fill(-1),
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const k = label[i]!;
      const r = image.data[i * 3]!;
      const g = image.data[i * 3 + 1]!;
      const b = image.data[i * 3 + 2]!;
      const sum = r + g + b + 1;
      features.pixels[k]!++;
      features.texture[k]! += Math.abs(lightness[i]! - around[i]!);
      features.across[k]! += Math.abs(lightness[i + 1]! - lightness[i - 1]!);
      features.down[k]! += Math.abs(lightness[i + width]! - lightness[i - width]!);
      features.greenness[k]! += (2 * g - r - b) / sum;
      features.warmth[k]! += (r - b) / sum;
      if (y > features.lastRow[k]!) features.lastRow[k] = y;
    }
  }
  for (const sums of [
    features.texture,
    features.across,
    features.down,
    features.greenness,
    features.warmth,
  ]) {
    for (let k = 0; k < count; k++) sums[k]! /= Math.max(1, features.pixels[k]!);
  }
  return features;
}
