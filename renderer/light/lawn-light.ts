import { toLinear } from "#renderer/color/srgb.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { luminance } from "./ground-chroma.ts";
import { selfGuided } from "./self-guided.ts";

/** Keeps the logarithm of black finite: the light of a black thing in a clear photo. */
const BLACK = 0.004;
const FINE = 2048;
const LOG_LIGHT = Float32Array.from({ length: FINE + 1 }, (_, i) => Math.log(i / FINE + BLACK));

/** Logarithm of the light of a linear color. */
export const logLight = (r: number, g: number, b: number): number =>
  LOG_LIGHT[(luminance(r, g, b) * FINE) | 0]!;

/** Radius, in pixels of the small picture, of what is the light on a lawn and no longer its blades. */
export const LIGHT_PX = 6;
/** Blades are smoothed away over this radius before the light is read, and below this variance of what is left it is even light. */
const BLADES_PX = 2;
const EVEN_VARIANCE = 0.03;
/** What lies in open light: no darker than this (in the logarithm) below the lightest tenth of a lawn of one kind. */
const OPEN_QUANTILE = 0.9;
const OPEN_SPAN = 0.6;
/** Blades, yellow ones too, are hardly redder than green in linear light; straw is redder by a quarter and more. */
const GREEN_OVER_RED = 0.92;
const GREEN_OVER_BLUE = 1.2;
/** Green and straw of one lawn differ by no more than this in the same light (in the logarithm): what is darker lies in a shadow, whatever color that gives it. */
const ONE_LAWN = 0.55;
/** Coverage from which on a pixel is surely lawn, and how many there must be. */
export const SURE_LAWN = 0.8;
const LEAST_PIXELS = 600;

/** The lawns of a photo as light, logarithms at the size of what is seen. */
export type LawnLight = {
  light: Float32Array;
  /** The same without blades: what falls on the lawn, and how light it is there. */
  base: Float32Array;
  /** How light lawn of that color is in the open. */
  open: Float32Array;
  /** 1 where a pixel is as green as blades; `greenness` its share nearby. */
  green: Uint8Array;
  greenness: Float32Array;
};

/** An empty list where a photo shows next to no lawn. */
const lightsOf = oncePer(({ picture: { data }, lawn, width, height }: Seen): LawnLight[] => {
  const count = width * height;
  let lawns = 0;
  for (let i = 0; i < count; i++) if (lawn[i]! > SURE_LAWN) lawns++;
  if (lawns < LEAST_PIXELS) return [];
  const light = new Float32Array(count);
  const green = new Uint8Array(count);
  for (let from = 0; from < count; from += width) lightRow(data, light, green, from, from + width);
  const blur = (plane: Float32Array) => boxBlur(plane, width, height, LIGHT_PX, 1);
  const greenness = blur(new Float32Array(green));
  const base = selfGuided(boxBlur(light, width, height, BLADES_PX, 1), blur, EVEN_VARIANCE);
  const open = openLight(blur(light), lawn, greenness);
  return [{ light, base, open, green, greenness }];
});

/** A function of a row, which is compiled as it is called often; what runs once for a photo is not. */
function lightRow(data: Uint8Array, light: Float32Array, green: Uint8Array, from: number, to: number): void {
  for (let i = from, q = from * 3; i < to; i++, q += 3) {
    const r = toLinear[data[q]!]!;
    const g = toLinear[data[q + 1]!]!;
    const b = toLinear[data[q + 2]!]!;
    light[i] = logLight(r, g, b);
    green[i] = g > r * GREEN_OVER_RED && g > b * GREEN_OVER_BLUE ? 1 : 0;
  }
}

export const lawnLight = (seen: Seen): LawnLight | undefined => lightsOf(seen)[0];

/** Light of open lawn at each place, by whether it is green there or straw; `smooth` is the light without blades. */
function openLight(smooth: Float32Array, lawn: Float32Array, greenness: Float32Array): Float32Array {
  // What is surely lawn of every third pixel, by its color.
  const [greenLights, strawLights] = [new Float32Array(lawn.length), new Float32Array(lawn.length)];
  let [greenCount, strawCount] = [0, 0];
  for (let i = 0; i < lawn.length; i += 3) {
    if (lawn[i]! <= SURE_LAWN) continue;
    if (greenness[i]! > 0.5) greenLights[greenCount++] = smooth[i]!;
    else strawLights[strawCount++] = smooth[i]!;
  }
  const greensOnly = greenLights.subarray(0, greenCount);
  const strawsOnly = strawLights.subarray(0, strawCount);
  const all = lightInOpen(greensOnly, strawsOnly) ?? 0;
  // Shade takes straw's color from it: what looks green and is far darker than the straw is no greener than that.
  const greens = lightInOpen(greensOnly) ?? all;
  const straws = lightInOpen(strawsOnly) ?? all;
  const green = Math.max(greens, straws - ONE_LAWN);
  const straw = Math.max(straws, greens - ONE_LAWN);
  const open = new Float32Array(lawn.length);
  for (let i = 0; i < open.length; i++)
    open[i] = straw + (green - straw) * smoothstep(0.25, 0.75, greenness[i]!);
  return open;
}

/** Mean of what lies in open light; undefined for too few pixels. */
function lightInOpen(...parts: readonly Float32Array[]): number | undefined {
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  if (count < LEAST_PIXELS / 6) return undefined;
  const values = new Float32Array(count);
  let at = 0;
  for (const part of parts) {
    values.set(part, at);
    at += part.length;
  }
  const least = nthSmallest(values, Math.floor(count * OPEN_QUANTILE)) - OPEN_SPAN;
  let [sum, lit] = [0, 0];
  for (let k = 0; k < count; k++) {
    if (values[k]! <= least) continue;
    sum += values[k]!;
    lit++;
  }
  return sum / lit;
}
