import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { luminance } from "#renderer/light/ground-chroma.ts";
import { ONE_LAWN } from "#renderer/light/illumination.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Logarithms are kept in bytes, in steps of 1/64: 1.5% of the light, and from a seventh to seven times. */
export const STEPS_PER_LOG = 64;
const inByte = (value: number): number => clamp(Math.round(value * STEPS_PER_LOG), -127, 127);

const BLACK = 0.004;
/** Keeps the noise of dark blues out of the ratios of channels. */
const DARK = 0.02;
const LOG_CHANNEL = Float32Array.from(toLinear, (light) => Math.log(light + DARK));
const FINE = 2048;
const LOG_LIGHT = Float32Array.from({ length: FINE + 1 }, (_, i) => Math.log(i / FINE + BLACK));

/** Radius, in pixels of the small picture, of what is the light on a lawn and no longer its blades. */
const LIGHT_PX = 6;
/** Blades are smoothed away over this radius before the light is read, and below this variance of what is left it is even light. */
const BLADES_PX = 2;
const EVEN_VARIANCE = 0.03;
/** What lies in open light: no darker than this (in the logarithm) below the lightest tenth of a lawn of one kind. */
const OPEN_QUANTILE = 0.9;
const OPEN_SPAN = 0.6;
/** How much of small and of large differences from it stays (in the logarithm): mottling half, a shadow nearly whole, worn spots a third. */
const MOTTLING_KEPT = 0.45;
const SHADOW_KEPT = 0.95;
const GLARE_KEPT = 0.35;
const MOTTLING = 0.2;
const SHADOW = 0.7;
/** Blades, yellow ones too, are hardly redder than green in linear light; straw is redder by a quarter and more. */
const GREEN_OVER_RED = 0.97;
const GREEN_OVER_BLUE = 1.2;
/** A lawn that is green on more than this share is worn where it is not. */
const MOSTLY_GREEN = 0.45;
/** With more bare ground than this beside it, what looks like a dormant lawn may be soil as well. */
const SOIL = 0.6;
/** Spots of another color than their surroundings, or brighter than open lawn (in the logarithm), are leaves and posts; so far round them no blade is a model. */
const SPOT = 0.3;
const BRIGHT = 0.45;
const STRANGE_PX = 3;
const STRANGE_SHARE = [0.03, 0.12] as const;
/** Share of a lawn from which on it is littered and no model at all. */
const LITTERED = 0.18;
/** Blades differ from each other by no more than this (in the logarithm) in light, and in red over green; leaves and stones do. */
const MOST_LIGHT = 0.8;
const MOST_COLOR = 0.35;
/** A green lawn keeps this much of how its color changes over meters; straw keeps none of it. */
const SLOW_COLOR_KEPT = 0.5;
const LEAST_PIXELS = 600;
/**
 * Straw is even where green blades have dark gaps between them: the light of mown lawns differs by 0.2 to 0.37 (in the logarithm, from its
 * surroundings of five pixels), that of dormant ones by 0.15 to 0.2.
 */
const GREEN_OVER_STRAW = 1.45;

/** The photo's own lawns as texture; bytes per pixel of the photo in `rect`, which has the photo's whole width. */
export type LawnTexture = {
  rect: PixelRect;
  width: number;
  /** Logarithms of light, red over green and blue over green against their surroundings. */
  light: Int8Array;
  red: Int8Array;
  blue: Int8Array;
  /** Logarithm of the light that lies there against the open, without the old lawn's mottling. */
  shade: Int8Array;
  /** How surely the photo shows blades there that can stay, 0 to 255. */
  sure: Uint8Array;
  /** The same at the size of what is seen. */
  small: { width: number; height: number; sure: Float32Array };
};

type SmallPlanes = {
  base: Float32Array;
  open: Float32Array;
  red: Float32Array;
  blue: Float32Array;
  sure: Float32Array;
};

/**
 * Reads the lawns of a photo, green or dormant, as light, shade and texture in rows of `rect`; null where the photo shows too little lawn.
 * The light is split off by a guided filter (He, Sun and Tang, 2010) guided by the lawn itself, so that shadows keep their edges.
 */
export function readLawnTexture(photo: RgbImage, seen: Seen, rows: PixelRect): LawnTexture | null {
  const small = smallPlanes(seen);
  if (!small) return null;
  const { width, data } = photo;
  const rect = { left: 0, top: rows.top, right: width, bottom: rows.bottom };
  const count = width * Math.max(0, rect.bottom - rect.top);
  const texture: LawnTexture = {
    rect,
    width,
    light: new Int8Array(count),
    red: new Int8Array(count),
    blue: new Int8Array(count),
    shade: new Int8Array(count),
    sure: new Uint8Array(count),
    small: { width: seen.width, height: seen.height, sure: small.sure },
  };
  const enlarger = new Enlarger(seen, photo);
  const line = () => new Float32Array(width);
  const lines = { base: line(), open: line(), red: line(), blue: line(), sure: line() };
  for (let y = rect.top; y < rect.bottom; y++) {
    enlarger.readRow(small.sure, y, 0, width, lines.sure);
    if (lines.sure.every((sure) => sure === 0)) continue;
    for (const name of ["base", "open", "red", "blue"] as const)
      enlarger.readRow(small[name], y, 0, width, lines[name]);
    readRow(data, y * width * 3, lines, small.contrast, texture, (y - rect.top) * width);
  }
  return texture;
}

function readRow(
  data: Uint8Array,
  first: number,
  lines: SmallPlanes,
  contrast: number,
  texture: LawnTexture,
  to: number,
): void {
  const { base, open, red, blue, sure } = lines;
  for (let x = 0, q = first; x < sure.length; x++, q += 3) {
    if (sure[x] === 0) continue;
    const [r, g, b] = [data[q]!, data[q + 1]!, data[q + 2]!];
    const light = LOG_LIGHT[(luminance(toLinear[r]!, toLinear[g]!, toLinear[b]!) * FINE) | 0]!;
    const o = to + x;
    texture.light[o] = inByte(softly((light - base[x]!) * contrast, MOST_LIGHT));
    texture.shade[o] = inByte(keptShade(base[x]! - open[x]!));
    texture.red[o] = inByte(softly(LOG_CHANNEL[r]! - LOG_CHANNEL[g]! - red[x]!, MOST_COLOR));
    texture.blue[o] = inByte(softly(LOG_CHANNEL[b]! - LOG_CHANNEL[g]! - blue[x]!, MOST_COLOR));
    texture.sure[o] = sure[x]! * 255;
  }
}

/** Presses together what differs by more than `most`: a leaf or a stone on the old lawn. */
function softly(difference: number, most: number): number {
  if (difference > most) return most + (difference - most) * 0.2;
  return difference < -most ? -most + (difference + most) * 0.2 : difference;
}

/** Difference of an old lawn's light to open light -> that of the new one. */
function keptShade(difference: number): number {
  if (difference > 0) return difference * GLARE_KEPT;
  const kept = smoothstep(MOTTLING, SHADOW, -difference);
  return difference * (MOTTLING_KEPT + (SHADOW_KEPT - MOTTLING_KEPT) * kept);
}

/** Light and color of the lawns at the size of what is seen; an empty list where there is next to none. */
const planesOf = oncePer((seen: Seen): (SmallPlanes & { contrast: number })[] => {
  const { picture, lawn, soft, width, height } = seen;
  const { data } = picture;
  const count = width * height;
  const planes = {
    light: new Float32Array(count),
    red: new Float32Array(count),
    blue: new Float32Array(count),
  };
  const green = new Float32Array(count);
  let lawns = 0;
  let greens = 0;
  let others = 0;
  for (let i = 0, q = 0; i < count; i++, q += 3) {
    const [r, g, b] = [data[q]!, data[q + 1]!, data[q + 2]!];
    const [lr, lg, lb] = [toLinear[r]!, toLinear[g]!, toLinear[b]!];
    planes.light[i] = LOG_LIGHT[(luminance(lr, lg, lb) * FINE) | 0]!;
    planes.red[i] = LOG_CHANNEL[r]! - LOG_CHANNEL[g]!;
    planes.blue[i] = LOG_CHANNEL[b]! - LOG_CHANNEL[g]!;
    green[i] = lg > lr * GREEN_OVER_RED && lg > lb * GREEN_OVER_BLUE ? 1 : 0;
    if (soft[i]! - lawn[i]! > 0.5) others++;
    if (lawn[i]! <= 0.8) continue;
    lawns++;
    greens += green[i]!;
  }
  if (lawns < LEAST_PIXELS) return [];
  const blur = (plane: Float32Array) => boxBlur(plane, width, height, LIGHT_PX, 1);
  const [red, blue, greenness] = [blur(planes.red), blur(planes.blue), blur(green)];
  const base = selfGuided(boxBlur(planes.light, width, height, BLADES_PX, 1), blur);
  const sure = blur(lawn);
  const mostlyGreen = greens > MOSTLY_GREEN * lawns;
  if (!mostlyGreen && others > SOIL * lawns) return [];
  const open = openLight(planes.light, lawn, greenness, blur);
  const strange = new Float32Array(count);
  let spots = 0;
  for (let i = 0; i < count; i++) {
    const isStrange = Math.abs(planes.red[i]! - red[i]!) > SPOT || planes.light[i]! - open[i]! > BRIGHT;
    if (!isStrange) continue;
    strange[i] = 1;
    if (lawn[i]! > 0.8) spots++;
  }
  const nearStrange = boxBlur(strange, width, height, STRANGE_PX, 1);
  const tidy = spots < LITTERED * lawns ? 1 : 0;
  for (let i = 0; i < count; i++) {
    let own = smoothstep(0.88, 0.99, sure[i]!) * tidy;
    own *= 1 - smoothstep(...STRANGE_SHARE, nearStrange[i]!);
    sure[i] = mostlyGreen ? own * smoothstep(0.25, 0.6, greenness[i]!) : own;
  }
  if (mostlyGreen) {
    towardsMean(red, sure);
    towardsMean(blue, sure);
  }
  return [{ base, open, red, blue, sure, contrast: mostlyGreen ? 1 : GREEN_OVER_STRAW }];
});

const smallPlanes = (seen: Seen) => planesOf(seen)[0];

/** A plane without its small differences: its own value at the edges of shadows, its mean where it is even (guided filter). */
function selfGuided(plane: Float32Array, blur: (plane: Float32Array) => Float32Array): Float32Array {
  const mean = blur(plane);
  const slope = blur(plane.map((value) => value * value));
  const offset = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const variance = Math.max(0, slope[i]! - mean[i]! * mean[i]!);
    slope[i] = variance / (variance + EVEN_VARIANCE);
    offset[i] = mean[i]! * (1 - slope[i]!);
  }
  const [own, rest] = [blur(slope), blur(offset)];
  return plane.map((value, i) => value * own[i]! + rest[i]!);
}

/** Brings a color's surroundings nearer to their mean, so that what is measured against them keeps a share of its slow changes. */
function towardsMean(plane: Float32Array, sure: Float32Array): void {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < plane.length; i++) {
    sum += plane[i]! * sure[i]!;
    weight += sure[i]!;
  }
  if (weight === 0) return;
  for (let i = 0; i < plane.length; i++) plane[i]! += (sum / weight - plane[i]!) * SLOW_COLOR_KEPT;
}

/** Light of open lawn at each place, by whether it is green there or straw. */
function openLight(
  light: Float32Array,
  lawn: Float32Array,
  greenness: Float32Array,
  blur: (plane: Float32Array) => Float32Array,
): Float32Array {
  const smooth = blur(light);
  const openOf = (isOne: (i: number) => boolean) => {
    const values: number[] = [];
    for (let i = 0; i < lawn.length; i += 3) if (lawn[i]! > 0.8 && isOne(i)) values.push(smooth[i]!);
    if (values.length < LEAST_PIXELS / 6) return undefined;
    const most = Float32Array.from(values).sort()[Math.floor(values.length * OPEN_QUANTILE)]!;
    const lit = values.filter((value) => value > most - OPEN_SPAN);
    return lit.reduce((sum, value) => sum + value, 0) / lit.length;
  };
  const all = openOf(() => true) ?? 0;
  // Shade takes straw's color from it: what looks green and is far darker than the straw is no greener than that.
  const greens = openOf((i) => greenness[i]! > 0.5) ?? all;
  const straws = openOf((i) => greenness[i]! <= 0.5) ?? all;
  const green = Math.max(greens, straws - ONE_LAWN);
  const straw = Math.max(straws, greens - ONE_LAWN);
  return greenness.map((share) => straw + (green - straw) * smoothstep(0.25, 0.75, share));
}
