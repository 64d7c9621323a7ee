import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { groundShade } from "#renderer/light/ground-shade.ts";
import { LIGHT_PX, lawnLight, logLight, SURE_LAWN } from "#renderer/light/lawn-light.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Logarithms are kept in bytes, in steps of 1/64: 1.5% of the light, and from a seventh to seven times. */
export const STEPS_PER_LOG = 64;
const inByte = (value: number): number => clamp(Math.round(value * STEPS_PER_LOG), -127, 127);

/** Keeps the noise of dark blues out of the ratios of channels. */
const DARK = 0.02;
const LOG_CHANNEL = Float32Array.from(toLinear, (light) => Math.log(light + DARK));

/** A lawn that is green on more than this share is worn where it is not; on less it is dormant, and straw painted green would look like moss. */
const MOSTLY_GREEN = 0.45;
/**
 * A lawn that is green on more than this share has neither leaves nor weeds on it: in low sun and in vivid photos its green blades differ from
 * each other as much as leaves do from straw. With leaves on them lawns of the test photos are green on 0.85 and less.
 */
const HEALTHY_GREEN = 0.87;
/** Spots of another color than their surroundings, or brighter than open lawn (in the logarithm), are leaves and posts; so far round them no blade is a model. */
const SPOT = 0.3;
const BRIGHT = 0.45;
const STRANGE_PX = 3;
const STRANGE_SHARE = [0.03, 0.12] as const;
/** Share of a lawn from which on it is littered and no model at all. */
const LITTERED = 0.18;
/**
 * Leaves that lie everywhere are their own surroundings: a lawn of which less than this is green, and whose red over green differs from its
 * surroundings by more than the second (mean, in the logarithm), is littered too. Tired lawns of the 20 photos looked at differ by 0.03 to
 * 0.06, those under leaves by 0.08 and 0.11.
 */
const GREEN_UNDER_LEAVES = 0.5;
const MOTLEY = 0.075;
/** Blades differ from each other by no more than this (in the logarithm) in light, and in red over green; leaves and stones do. */
const MOST_LIGHT = 0.8;
const MOST_COLOR = 0.35;
/** A new lawn keeps half of the old one's patches and stripes, as far as they are no stranger than this to it (in the logarithm). */
const PATCHES_KEPT = 0.45;
const MOST_PATCHY = [-0.6, 0.5] as const;
/** A lawn keeps this much of how its color changes over more than so many pixels of the small picture: streaks and worn patches are no blades. */
const SLOW_COLOR_KEPT = 0.3;
const COLOR_PX = 2;
/** Of what is lighter or darker over so many pixels, and is no shade, this share is no part of the new blades either. */
const STREAKS_LOST = 0.6;
/**
 * How much lighter and darker than their surroundings the clumps of a new lawn are (root of the mean square, in the logarithm, pixels of the
 * small picture). Half of the lawns of 64 photos have less; weeds, tufts and low sun make the others coarser, which no sod is.
 */
const MOST_CLUMPY = 0.2;
/** The photo's own lawns as texture; bytes per pixel of the photo in `rect`, which has the photo's whole width. */
export type LawnTexture = {
  rect: PixelRect;
  width: number;
  /** Logarithms of light, red over green and blue over green against their surroundings. */
  light: Int8Array;
  red: Int8Array;
  blue: Int8Array;
  /** Logarithm of what is to be lighter or darker there than the light on the ground makes it: the lawn's patches and stripes, and the fine edges of shade. */
  shade: Int8Array;
  /** How surely the photo shows blades there that can stay, 0 to 255. */
  sure: Uint8Array;
  /** The same at the size of what is seen. */
  small: { width: number; height: number; sure: Float32Array };
};

type SmallPlanes = {
  /** What the light of blades is measured against. */
  base: Float32Array;
  patches: Float32Array;
  red: Float32Array;
  blue: Float32Array;
  sure: Float32Array;
};

/** `calm`: the share of the blades' differences that a new lawn keeps. */
type SmallLawn = SmallPlanes & { calm: number };

/**
 * Reads the green lawns of a photo as light, shade and texture in rows of `rect`; null where the photo shows too little lawn.
 * The light is split off by a guided filter (He, Sun and Tang, 2010) guided by the lawn itself, so that shadows keep their edges.
 */
export function readLawnTexture(photo: RgbImage, seen: Seen, rows: PixelRect): LawnTexture | null {
  const small = smallPlanes(seen);
  if (!small) return null;
  const kept = latest.get(seen);
  if (kept?.photo === photo && kept.texture.rect.top === rows.top && kept.texture.rect.bottom === rows.bottom)
    return kept.texture;
  const texture = textureOf(photo, seen, rows, small);
  latest.set(seen, { photo, texture });
  return texture;
}

/** Of each photo as it was seen the texture that was read last: a live change reads the same rows, and nobody changes it. */
const latest = new WeakMap<Seen, { photo: RgbImage; texture: LawnTexture }>();

function textureOf(photo: RgbImage, seen: Seen, rows: PixelRect, small: SmallLawn): LawnTexture {
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
  const lines = { base: line(), patches: line(), red: line(), blue: line(), sure: line() };
  for (let y = rect.top; y < rect.bottom; y++) {
    enlarger.readRow(small.sure, y, 0, width, lines.sure);
    if (lines.sure.every((sure) => sure === 0)) continue;
    for (const name of ["base", "patches", "red", "blue"] as const)
      enlarger.readRow(small[name], y, 0, width, lines[name]);
    readRow(data, y * width * 3, lines, small.calm, texture, (y - rect.top) * width);
  }
  return texture;
}

function readRow(
  data: Uint8Array,
  first: number,
  lines: SmallPlanes,
  calm: number,
  texture: LawnTexture,
  to: number,
): void {
  const { base, patches, red, blue, sure } = lines;
  for (let x = 0, q = first; x < sure.length; x++, q += 3) {
    if (sure[x] === 0) continue;
    const [r, g, b] = [data[q]!, data[q + 1]!, data[q + 2]!];
    const light = logLight(toLinear[r]!, toLinear[g]!, toLinear[b]!);
    const o = to + x;
    texture.light[o] = inByte(calm * softly(light - base[x]!, MOST_LIGHT));
    texture.shade[o] = inByte(patches[x]!);
    texture.red[o] = inByte(calm * softly(LOG_CHANNEL[r]! - LOG_CHANNEL[g]! - red[x]!, MOST_COLOR));
    texture.blue[o] = inByte(calm * softly(LOG_CHANNEL[b]! - LOG_CHANNEL[g]! - blue[x]!, MOST_COLOR));
    texture.sure[o] = sure[x]! * 255;
  }
}

/** Presses together what differs by more than `most`: a leaf or a stone on the old lawn. */
function softly(difference: number, most: number): number {
  if (difference > most) return most + (difference - most) * 0.2;
  return difference < -most ? -most + (difference + most) * 0.2 : difference;
}

/** Light and color of the lawns at the size of what is seen; an empty list where there is next to none. */
const planesOf = oncePer((seen: Seen): SmallLawn[] => {
  const known = lawnLight(seen);
  if (!known) return [];
  const { light, base, open, greenness } = known;
  const { picture, lawn, width, height } = seen;
  const count = width * height;
  const planes = { red: new Float32Array(count), blue: new Float32Array(count) };
  let greens = 0;
  let lawns = 0;
  for (let from = 0; from < count; from += width)
    colorRow(picture.data, planes.red, planes.blue, from, from + width);
  for (let i = 0; i < count; i++) {
    if (lawn[i]! <= SURE_LAWN) continue;
    lawns++;
    if (known.green[i] === 1) greens++;
  }
  const blur = (plane: Float32Array, reach: number) => boxBlur(plane, width, height, reach, 1);
  const [red, blue] = [blur(planes.red, COLOR_PX), blur(planes.blue, COLOR_PX)];
  const around = blur(planes.red, LIGHT_PX);
  const sure = blur(lawn, LIGHT_PX);
  if (greens <= MOSTLY_GREEN * lawns) return [];
  const isHealthy = greens > HEALTHY_GREEN * lawns;
  const strange = new Float32Array(count);
  let spots = 0;
  let motley = 0;
  for (let i = 0; i < count; i++) {
    if (lawn[i]! > SURE_LAWN) motley += Math.abs(planes.red[i]! - around[i]!);
    if (isHealthy && known.green[i] === 1) continue;
    const isStrange = Math.abs(planes.red[i]! - around[i]!) > SPOT || light[i]! - open[i]! > BRIGHT;
    if (!isStrange) continue;
    strange[i] = 1;
    if (lawn[i]! > SURE_LAWN) spots++;
  }
  const nearStrange = boxBlur(strange, width, height, STRANGE_PX, 1);
  const isLittered =
    spots >= LITTERED * lawns || (greens < GREEN_UNDER_LEAVES * lawns && motley > MOTLEY * lawns);
  const tidy = isLittered ? 0 : 1;
  for (let from = 0; from < count; from += width)
    sureRow(sure, nearStrange, greenness, tidy, from, from + width);
  towardsMean(red, sure);
  towardsMean(blue, sure);
  const near = blur(light, COLOR_PX);
  const even = base.map((own, i) => own + (near[i]! - own) * STREAKS_LOST);
  return [
    {
      base: even,
      patches: patchesOf(seen, base, open, sure),
      red,
      blue,
      sure,
      calm: calmOf(light, even, sure),
    },
  ];
});

/** The share of what differs from blade to blade at which a lawn is no clumpier than sod. */
function calmOf(light: Float32Array, even: Float32Array, sure: Float32Array): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < light.length; i++) {
    sum += sure[i]! * (light[i]! - even[i]!) ** 2;
    weight += sure[i]!;
  }
  return Math.min(1, MOST_CLUMPY / Math.sqrt(sum / Math.max(1, weight)));
}

/**
 * How surely the blades of one row can stay. A function of a row, because what runs once for a photo is never compiled: each number of it
 * becomes an object of the heap.
 */
function sureRow(
  sure: Float32Array,
  nearStrange: Float32Array,
  greenness: Float32Array,
  tidy: number,
  from: number,
  to: number,
): void {
  const [few, many] = STRANGE_SHARE;
  for (let i = from; i < to; i++) {
    let own = smoothstep(0.88, 0.99, sure[i]!) * tidy;
    own *= 1 - smoothstep(few, many, nearStrange[i]!);
    sure[i] = own * smoothstep(0.25, 0.6, greenness[i]!);
  }
}

/** Red and blue over green of one row, in the logarithm. */
function colorRow(data: Uint8Array, red: Float32Array, blue: Float32Array, from: number, to: number): void {
  for (let i = from, q = from * 3; i < to; i++, q += 3) {
    const green = LOG_CHANNEL[data[q + 1]!]!;
    red[i] = LOG_CHANNEL[data[q]!]! - green;
    blue[i] = LOG_CHANNEL[data[q + 2]!]! - green;
  }
}

/** What a lawn is lighter and darker by than the light on it says, against its mean, as far as a new one keeps it. */
function patchesOf(seen: Seen, base: Float32Array, open: Float32Array, sure: Float32Array): Float32Array {
  const shade = groundShade(seen);
  const patches = new Float32Array(base.length);
  for (let i = 0; i < patches.length; i++) patches[i] = base[i]! - open[i]! - shade[i]!;
  let [sum, weight] = [0, 0];
  for (let i = 0; i < patches.length; i++) {
    sum += patches[i]! * sure[i]!;
    weight += sure[i]!;
  }
  const mean = sum / Math.max(1, weight);
  const [least, most] = MOST_PATCHY;
  for (let i = 0; i < patches.length; i++) patches[i] = PATCHES_KEPT * clamp(patches[i]! - mean, least, most);
  return patches;
}

const smallPlanes = (seen: Seen) => planesOf(seen)[0];

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
