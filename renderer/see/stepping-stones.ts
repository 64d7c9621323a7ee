import type { LabPlanes } from "#renderer/color/lab.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { firstAbove } from "#renderer/math/first-above.ts";
import { times } from "#renderer/math/plane-sums.ts";

type Ground = Record<"soft" | "lawn" | "hard" | "walk" | "house", Float32Array>;

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** The lawn around a pixel is what lies within this share of the picture's width. */
const AROUND_SHARE = 0.1;
/** A slab has less than this share of the color of the lawn around it (CIE Lab chroma over lightness), and is not darker by more than this. */
const GRAYER = 0.62;
const DARKER = 20;
/** Slabs are gray: redder than blue by no more than this (difference over sum, linear light). Soil and mulch are more. */
const WARMEST = 0.2;
/** A lawn with less color than this (chroma) is straw or snow, on which bare spots are as gray as slabs. */
const LEAST_COLOR = 16;
/** And none is looked for on a lawn that is darker than this (CIE Lab): by night nothing has much color. */
const LEAST_LIGHT = 25;
/** Lawn covers at least this share of what lies around a slab. */
const LEAST_AROUND = 0.25;

/**
 * The usual camera, for what needs no better one: height of the lens in meters, and focal length over the picture's width.
 */
const LENS_M = 1.6;
const FOCAL_SHARE = 0.8;
/** Grass between two slabs, meters, and what of a slab is hidden by blades, pixels to the side. */
const GAP_M = 0.4;
const MOST_GAP_PX = 12;
const BLADES_PX = 2;

/** A walk of slabs is so wide and at least so long, meters, and so many times as long as wide. */
const WIDTH_M = [0.25, 1.8] as const;
const LEAST_LONG_M = 1.6;
const LONG = 2;
/** It covers at least this share of the picture: less is a bare spot or a lid. */
const LEAST_SHARE = 0.0012;
/** Rows with less than the first share of slab lie between two with more than the second, at least so many times: a strip of soil has no gaps. */
const GAP_ROW = 0.45;
const SLAB_ROW = 0.5;
const LEAST_GAPS = 2;
/** Slabs fill at least this share of it, and its rows are as wide as each other on the ground within this factor, but for some at the ends. */
const FILLED = 0.3;
const EVEN_ROWS = 0.7;
const AS_WIDE = 2;
/** It begins at the lower edge of the picture or at paving, within so many pixels, and leads up to the house or paving, within this share of the picture's height. */
const AT_START_PX = 6;
const AT_END_SHARE = 0.06;

/**
 * Slabs that lie in the grass and lead away from the camera: the network's small picture loses them in the lawn. They become a walk with the
 * grass between them, in place. `lab`: colors of the picture, right where there is lawn. `horizonY`: row of the horizon, pixels of the picture.
 */
export function findSteppingStones(masks: Ground, picture: RgbImage, lab: LabPlanes, horizonY: number): void {
  const { width, height } = picture;
  const { soft, lawn, hard, walk } = masks;
  if (firstAbove(lawn, INSIDE) === lawn.length) return;
  const stone = stonePixels(picture, lab, lawn);
  const joined = joinedSlabs(stone, width, height, horizonY);
  const { start, end, piece, sizes } = findPieces(joined, width, height, INSIDE, true);
  const found = sizes.map((): Run => ({ rows: [], stones: 0, pixels: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const run = found[piece[k]!]!;
    const y = Math.floor(start[k]! / width);
    const [left, right] = [start[k]! - y * width, end[k]! - 1 - y * width];
    const last = run.rows.at(-1);
    let stones = 0;
    for (let i = start[k]!; i < end[k]!; i++) stones += stone[i]!;
    run.stones += stones;
    if (last?.y !== y) run.rows.push({ y, left, right, stones });
    else {
      last.right = right;
      last.stones += stones;
    }
    run.pixels += right - left + 1;
  }
  for (const run of found) {
    if (!isWalk(run, masks, width, height, horizonY)) continue;
    for (const { y, left, right } of run.rows)
      for (let i = y * width + left; i <= y * width + right; i++) {
        hard[i]! += soft[i]!;
        walk[i]! += soft[i]!;
        soft[i] = 0;
        lawn[i] = 0;
      }
  }
}

/** A piece of slabs and gaps: its rows from far to near, from and to which column each reaches, how many of its pixels are slab. */
type Run = {
  rows: { y: number; left: number; right: number; stones: number }[];
  stones: number;
  pixels: number;
};

/** 1 per pixel that is grayer than the lawn around it. */
function stonePixels(picture: RgbImage, lab: LabPlanes, lawn: Float32Array): Float32Array {
  const { width, height } = picture;
  const stone = new Float32Array(width * height);
  // From the last row without lawn on: means around a pixel read no others.
  const top = Math.max(0, Math.floor(firstAbove(lawn, 0) / width) - 1);
  const from = top * width;
  const below = (plane: Float32Array) => plane.subarray(from);
  const near = (plane: Float32Array) =>
    boxBlur(plane, width, height - top, Math.round(AROUND_SHARE * width), 1);
  const grass = below(lawn);
  const light = below(lab.lightness);
  const color = chromaOf(below(lab.a), below(lab.b));
  const share = near(grass);
  const lawnLight = near(times(light, grass));
  const lawnColor = near(times(color, grass));
  // A call for each pixel of the lawn: short functions that are called often are compiled, loops that run once for a photo are not.
  const isStone = (i: number): boolean => {
    const around = share[i]!;
    if (around < LEAST_AROUND) return false;
    const l = lawnLight[i]! / around;
    const c = lawnColor[i]! / around;
    const own = meanAcross(light, i);
    const isGray = meanAcross(color, i) / (own + 1) < (GRAYER * c) / (l + 1);
    return (
      c > LEAST_COLOR && l > LEAST_LIGHT && isGray && own > l - DARKER && !isWarm(picture.data, from + i)
    );
  };
  for (let i = 0; i < grass.length; i++) if (grass[i]! > INSIDE && isStone(i)) stone[from + i] = 1;
  return stone;
}

/** Distance from gray. */
function chromaOf(a: Float32Array, b: Float32Array): Float32Array {
  const chroma = new Float32Array(a.length);
  for (let i = 0; i < chroma.length; i++) chroma[i] = Math.sqrt(a[i]! * a[i]! + b[i]! * b[i]!);
  return chroma;
}

/** Across alone: the grass between two slabs is a row or two high. */
function meanAcross(plane: Float32Array, i: number): number {
  const before = i > 0 ? plane[i - 1]! : plane[i]!;
  const after = i + 1 < plane.length ? plane[i + 1]! : plane[i]!;
  return (before + plane[i]! + after) / 3;
}

function isWarm(data: Uint8Array, i: number): boolean {
  const r = toLinear[data[i * 3]!]!;
  const g = toLinear[data[i * 3 + 1]!]!;
  const b = toLinear[data[i * 3 + 2]!]!;
  return r - b > WARMEST * (r + g + b);
}

/** How often slabs end and begin again from row to row. */
function gapsIn(rows: Run["rows"]): number {
  let [gaps, wasSlab, isOpen] = [0, false, false];
  for (const { left, right, stones } of rows) {
    const share = stones / (right - left + 1);
    if (share < GAP_ROW) isOpen = wasSlab;
    if (share < SLAB_ROW) continue;
    if (isOpen) gaps++;
    [wasSlab, isOpen] = [true, false];
  }
  return gaps;
}

/** Slabs with the grass between one and the next, 1 per pixel. */
function joinedSlabs(stone: Float32Array, width: number, height: number, horizonY: number): Float32Array {
  const joined = new Float32Array(stone.length);
  for (let y = Math.max(0, Math.ceil(horizonY + 1)); y < height; y++) {
    // Pixels of half a gap at this row: a length on the ground shrinks with the square of the distance.
    const gap = (GAP_M * (y - horizonY) ** 2) / (LENS_M * FOCAL_SHARE * width);
    const half = Math.min(MOST_GAP_PX, Math.max(1, Math.round(gap / 2)));
    for (let x = 0; x < width; x++) {
      if (stone[y * width + x] === 0) continue;
      const [left, right] = [Math.max(0, x - BLADES_PX), Math.min(width - 1, x + BLADES_PX)];
      for (let row = Math.max(0, y - half); row <= Math.min(height - 1, y + half); row++)
        joined.fill(1, row * width + left, row * width + right + 1);
    }
  }
  return joined;
}

/** Whether slabs are a walk: about as wide all along, longer than wide, and leading from somewhere to the house or to paving. */
function isWalk(
  { rows, stones, pixels }: Run,
  { house, hard }: Ground,
  width: number,
  height: number,
  horizonY: number,
): boolean {
  if (pixels < LEAST_SHARE * width * height) return false;
  const [far, near] = [rows[0]!, rows.at(-1)!];
  if (far.y <= horizonY || stones < FILLED * pixels || gapsIn(rows) < LEAST_GAPS) return false;
  const widths = rows.map(({ y, left, right }) => ((right - left + 1) * LENS_M) / (y - horizonY));
  const wide = widths.toSorted((a, b) => a - b)[widths.length >> 1]!;
  const even = widths.filter((one) => one < AS_WIDE * wide && wide < AS_WIDE * one).length;
  if (wide < WIDTH_M[0] || wide > WIDTH_M[1] || even < EVEN_ROWS * rows.length) return false;
  const focal = FOCAL_SHARE * width * LENS_M;
  const long = focal / (far.y - horizonY) - focal / (near.y - horizonY);
  if (long < Math.max(LEAST_LONG_M, LONG * wide)) return false;
  const isBuilt = ({ left, right }: Run["rows"][number], row: number) => {
    for (let i = row * width + left; i <= row * width + right; i++)
      if (house[i]! > INSIDE || hard[i]! > INSIDE) return true;
    return false;
  };
  const within = (rowsAway: number, is: (away: number) => boolean) =>
    Array.from({ length: rowsAway }, (_, k) => k + 1).some(is);
  return (
    within(AT_START_PX, (away) => near.y + away >= height || isBuilt(near, near.y + away)) &&
    within(Math.round(AT_END_SHARE * height), (away) => far.y >= away && isBuilt(far, far.y - away))
  );
}
