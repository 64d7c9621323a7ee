import { luminance } from "#renderer/image/luminance.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * By day glass is darker than the wall around it, by at least DARKER of 1. The wall is read over this share
 * of the picture's width.
 */
const WALL_SHARE = 0.03;
const DARKER = 0.1;
/** A pane with blinds or sky in it, beside one that is surely a pane, need be darker by only this much. */
const HARDLY_DARKER = 0.03;
/** Bars between panes are at most this wide, in pixels of the small picture. */
const BAR_PX = 1;
/** A window's size as shares of the picture's width, its shape, and how much of its frame it fills. */
const SIZE_SHARE = [0.018, 0.16] as const;
const TALL_OVER_WIDE = [0.6, 2.1] as const;
const FILLS = 0.7;
/** Least share of house around a window, within MARGIN_PX pixels: less is a garage door. */
const IN_WALL = 0.92;
const MARGIN_PX = 3;
/** Panes reflect and show curtains: their light varies by this (of 1); shutters and dark siding are even. */
const VARIED = 0.045;
/** Glass is as gray or as blue as what it reflects: redder than this over blue are doors and brick, bluer than that is paint. */
const REDDEST = 1.25;
const BLUEST = 2;
/** Where this share of its width on both sides is so many times redder over blue than the middle, shutters stand there, and where they end is not sure. */
const SHUTTERS = 0.22;
const SHUTTER_RED = 1.12;

/** The panes of windows as far as they are surely some, 0 to 1 per pixel of `seen`: what shines when a lamp burns behind them. */
export function findWindows({ picture, house, garage, width, height }: Seen): Float32Array {
  const light = luminance(picture);
  const wall = house.map((cover, i) => (cover > 0.5 && garage[i]! < 0.5 ? 1 : 0));
  const reach = WALL_SHARE * width;
  const sum = boxBlur(
    light.map((value, i) => value * wall[i]!),
    width,
    height,
    reach,
    2,
  );
  const share = boxBlur(wall, width, height, reach, 2);
  const darker = light.map((value, i) => (wall[i] ? sum[i]! / Math.max(0.05, share[i]!) - value : 0));
  const dark = darker.map((by) => (by > DARKER ? 1 : 0));
  const joined = boxBlur(dark, width, height, BAR_PX, 1);
  const { start, end, piece, sizes } = findPieces(joined, width, height, 0.34, true);
  const boxes = sizes.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const box = boxes[piece[k]!]!;
    const y = Math.floor(start[k]! / width);
    box.left = Math.min(box.left, start[k]! % width);
    box.right = Math.max(box.right, ((end[k]! - 1) % width) + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const panes = new Float32Array(light.length);
  const isWindow = boxes.map((box, k) => {
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    if (Math.min(wide, tall) < SIZE_SHARE[0] * width || Math.max(wide, tall) > SIZE_SHARE[1] * width)
      return false;
    if (tall < TALL_OVER_WIDE[0] * wide || tall > TALL_OVER_WIDE[1] * wide) return false;
    if (sizes[k]! < FILLS * wide * tall) return false;
    return isGlass(box);
  });
  for (let k = 0; k < piece.length; k++) {
    if (!isWindow[piece[k]!]) continue;
    for (let i = start[k]!; i < end[k]!; i++) panes[i] = clamp((darker[i]! - DARKER / 2) / DARKER, 0, 1);
  }
  boxes.forEach((box, k) => {
    if (!isWindow[k]) return;
    for (const step of [-1, 1]) lightRest(box, step);
  });
  return panes;

  /** Lights what is left of a window above or below, where blinds or the sky in its glass are hardly darker than the wall. */
  function lightRest({ left, top, right, bottom }: (typeof boxes)[number], step: number): void {
    const most = TALL_OVER_WIDE[1] * (right - left);
    const rowMean = (y: number) => {
      let own = 0;
      for (let x = left; x < right; x++) own += wall[y * width + x]! > 0 ? darker[y * width + x]! : -1;
      return own / (right - left);
    };
    const from = step < 0 ? top - 1 : bottom;
    let bars = 0;
    for (let y = from, more = bottom - top; more < most && y > 0 && y < height - 1; y += step, more++) {
      if (rowMean(y) > HARDLY_DARKER) bars = 0;
      else if (++bars > 2 * BAR_PX) return;
      if (bars === 0) panes.fill(1, y * width + left, y * width + right);
    }
  }

  function isGlass({ left, top, right, bottom }: (typeof boxes)[number]): boolean {
    let inWall = 0;
    let all = 0;
    let own = 0;
    let squares = 0;
    let count = 0;
    const color = [0, 0, 0];
    const sides = [0, 0, 0];
    for (let y = top - MARGIN_PX; y < bottom + MARGIN_PX; y++) {
      for (let x = left - MARGIN_PX; x < right + MARGIN_PX; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) return false;
        const i = y * width + x;
        all++;
        inWall += wall[i]!;
        if (x < left || x >= right || y < top || y >= bottom) continue;
        count++;
        const aside = Math.min(x - left, right - 1 - x) < (right - left) * SHUTTERS;
        if (aside) for (let c = 0; c < 3; c++) sides[c]! += picture.data[i * 3 + c]!;
        own += light[i]!;
        squares += light[i]! ** 2;
        for (let c = 0; c < 3; c++) color[c]! += picture.data[i * 3 + c]!;
      }
    }
    if (inWall < IN_WALL * all) return false;
    const [red, , blue] = color as [number, number, number];
    if (red > REDDEST * blue || blue > BLUEST * red) return false;
    const [sideRed, , sideBlue] = sides as [number, number, number];
    if (sideRed * (blue - sideBlue) > SHUTTER_RED * sideBlue * (red - sideRed)) return false;
    return Math.sqrt(squares / count - (own / count) ** 2) > VARIED;
  }
}
