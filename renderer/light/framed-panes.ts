import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { areaOf, boxesOf, sharedOf } from "./pane-boxes.ts";
import type { Box } from "./whole-window.ts";

/**
 * A picture of a house: the light of each pixel (0 to 1), by how much it is darker than the wall around it, where its wall may be and where
 * ground is seen (coverage).
 */
type Front = {
  picture: RgbImage;
  light: Float32Array;
  darker: readonly number[] | Float32Array;
  wall: readonly number[] | Float32Array;
  ground: Float32Array;
};

/**
 * Glass is darker than the wall by one of these (of 1): where it mirrors the sky by little, beside dark shutters by more than those. At each the
 * dark pieces are other ones, and a window is one at some of them.
 */
const LEVELS = [0.05, 0.09, 0.14, 0.2, 0.27] as const;
/** And it is cooler than the wall by one of these, blue less red (of 1), where it mirrors the sky before a warm wall, whatever its light is. */
const COOLER = [0.05, 0.1, 0.17] as const;
/** The wall's own color is the mean over so much of the picture's width. */
const AROUND_SHARE = 0.05;
/** Bars between panes are at most this wide, in pixels of the small picture, and this share of a bar's surroundings is glass. */
const BAR_PX = 1;
const JOINED = 0.34;
/** What is so much redder than blue is a shutter, a door or brick. */
const REDDEST = 1.2;
/** A window's sides as shares of the picture's width, its height over its width, and how much of its rectangle it fills at least. */
const SIDE_SHARE = [0.013, 0.1] as const;
const SLIM = [0.5, 2.7] as const;
const LEAST_FILL = 0.78;
/** Light steps by this much (of 1) across each of its sides, on the average along it; between the pixels so far inside and outside. */
const STEP = 0.07;
const ASIDE_PX = 2;
/** Glass is as gray or as blue as what it mirrors: its red over its blue; and its light varies by this (of 1), or it is bluer than the wall. */
const GRAYEST = 1.12;
const VARIED = 0.05;
const BLUER = 1.1;
/** What is slimmer, height over width, and even may be a blue shutter. */
const SLIM_LEAF = 1.8;
/** Least share of wall in a rim this wide around it, pixels: less is a roof, a porch or a garage door. */
const IN_WALL = 0.92;
const RIM_PX = 3;
/** White paint is nearly as light as the lightest of the house (all but so much of it); glass is less than this share of that. */
const LIGHTEST = 0.97;
const NO_PAINT = 0.86;
/** Doors reach down to the ground: within this share of a thing's height below it none is seen below a window. */
const OVER_GROUND = 0.25;
/** Two that share more than this of the smaller one are one window, of which the larger is taken. */
const SHARED = 0.3;
const INSIDE = 0.5;

/** Windows that have four sharp sides, largest first. */
export function framedPanes(front: Front): Box[] {
  const { picture, darker, wall } = front;
  const { width, height, data } = picture;
  const found: Box[] = [];
  const paint = NO_PAINT * lightest(front);
  const cool = coolerThanWall(front);
  const isGray = (i: number) => data[i * 3]! <= REDDEST * data[i * 3 + 2]!;
  const glass = [
    ...LEVELS.map((level) => (i: number) => darker[i]! > level && isGray(i)),
    ...COOLER.map((level) => (i: number) => cool[i]! > level),
  ];
  for (const isGlass of glass) {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i++) if (wall[i] && isGlass(i)) plane[i] = 1;
    const joined = boxBlur(plane, width, height, BAR_PX, 1);
    for (const box of windowBoxes(joined, width, height))
      if (isWindow(box, front, paint)) found.push(withoutShutters(box, front));
  }
  found.sort((a, b) => areaOf(b) - areaOf(a));
  return found.filter((box, k) =>
    found.slice(0, k).every((larger) => sharedOf(box, larger) <= SHARED * areaOf(box)),
  );
}

/** By how much each pixel is cooler than the wall around it, blue less red (of 1). */
function coolerThanWall({ picture: { width, height, data }, wall }: Front): Float32Array {
  const own = new Float32Array(width * height);
  for (let i = 0; i < own.length; i++) if (wall[i]) own[i] = (data[i * 3 + 2]! - data[i * 3]!) / 255;
  const reach = AROUND_SHARE * width;
  const sum = boxBlur(own, width, height, reach, 2);
  const share = boxBlur(Float32Array.from(wall), width, height, reach, 2);
  return own.map((value, i) => (wall[i] ? value - sum[i]! / Math.max(0.05, share[i]!) : 0));
}

/** The rectangles round the pieces of a plane that look like a window by their size and shape. */
function windowBoxes(plane: Float32Array, width: number, height: number): Box[] {
  const pieces = findPieces(plane, width, height, JOINED, true);
  return boxesOf(pieces, width, height).filter((box, k) => {
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    return (
      Math.min(wide, tall) >= SIDE_SHARE[0] * width &&
      Math.max(wide, tall) <= SIDE_SHARE[1] * width &&
      tall >= SLIM[0] * wide &&
      tall <= SLIM[1] * wide &&
      pieces.sizes[k]! >= LEAST_FILL * wide * tall
    );
  });
}

/** Of the house's light all but a small part is darker than this. */
function lightest({ light, wall }: Front): number {
  const lights = light.filter((_, i) => wall[i]! > 0);
  return lights.length > 0 ? nthSmallest(lights, Math.floor(LIGHTEST * (lights.length - 1))) : 1;
}

function isWindow(box: Box, front: Front, paint: number): boolean {
  const { width, height } = front.picture;
  const rim = {
    left: Math.max(0, box.left - RIM_PX),
    top: Math.max(0, box.top - RIM_PX),
    right: Math.min(width, box.right + RIM_PX),
    bottom: Math.min(height, box.bottom + RIM_PX),
  };
  const around = sumsIn(rim, front);
  if (around.wall < IN_WALL * around.count || isOnGround(box, front)) return false;
  const own = sumsIn(box, front);
  const outside = { red: around.red - own.red, blue: around.blue - own.blue };
  if (own.red > GRAYEST * own.blue || own.light > paint * own.count) return false;
  const spread = Math.sqrt(Math.max(0, own.squares / own.count - (own.light / own.count) ** 2));
  const isWide = box.bottom - box.top < SLIM_LEAF * (box.right - box.left);
  const isBluer = isWide && own.blue * outside.red > BLUER * own.red * outside.blue;
  return (spread > VARIED || isBluer) && hasSharpSides(box, front);
}

/** A leaf of shutters takes these shares of a window's width with both; it is darker than what is between them by this much (of 1). */
const LEAF_SHARE = [0.1, 0.36] as const;
const LEAF_DARKER = 0.05;

/** A window without the dark wings on both sides of it. */
function withoutShutters(box: Box, front: Front): Box {
  const wide = box.right - box.left;
  const lightOf = (left: number, right: number): number => {
    const { light, count } = sumsIn({ ...box, left, right }, front);
    return light / count;
  };
  let [best, most] = [0, LEAF_DARKER];
  for (let by = Math.ceil(LEAF_SHARE[0] * wide); by <= LEAF_SHARE[1] * wide; by++) {
    const [left, right] = [box.left + by, box.right - by];
    const darker = lightOf(left, right) - Math.max(lightOf(box.left, left), lightOf(right, box.right));
    if (darker > most) [best, most] = [by, darker];
  }
  return { ...box, left: box.left + best, right: box.right - best };
}

function sumsIn({ left, top, right, bottom }: Box, { picture: { data, width }, light, wall }: Front) {
  const sums = { count: 0, wall: 0, light: 0, squares: 0, red: 0, blue: 0 };
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      sums.count++;
      sums.wall += wall[i]!;
      sums.light += light[i]!;
      sums.squares += light[i]! ** 2;
      sums.red += data[i * 3]!;
      sums.blue += data[i * 3 + 2]!;
    }
  return sums;
}

/** Whether ground is seen right below most of a thing. */
function isOnGround(
  { left, right, top, bottom }: Box,
  { picture: { width, height }, ground }: Front,
): boolean {
  const below = Math.min(height - 1, bottom + Math.ceil(OVER_GROUND * (bottom - top)));
  let grounded = 0;
  for (let x = left; x < right; x++) {
    let isGround = false;
    for (let y = bottom; y <= below; y++) isGround ||= ground[y * width + x]! > INSIDE;
    if (isGround) grounded++;
  }
  return grounded > (right - left) / 2;
}

function hasSharpSides(
  { left, top, right, bottom }: Box,
  { picture: { width, height }, light }: Front,
): boolean {
  const at = (x: number, y: number) =>
    light[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  const step = (from: number, to: number, difference: (k: number) => number) => {
    let sum = 0;
    for (let k = from; k < to; k++) sum += Math.abs(difference(k));
    return sum / (to - from);
  };
  return [
    step(top, bottom, (y) => at(left - ASIDE_PX, y) - at(left + ASIDE_PX - 1, y)),
    step(top, bottom, (y) => at(right + ASIDE_PX - 1, y) - at(right - ASIDE_PX, y)),
    step(left, right, (x) => at(x, top - ASIDE_PX) - at(x, top + ASIDE_PX - 1)),
    step(left, right, (x) => at(x, bottom + ASIDE_PX - 1) - at(x, bottom - ASIDE_PX)),
  ].every((side) => side > STEP);
}
