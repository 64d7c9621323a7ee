import { luminance } from "#renderer/image/luminance.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { longestRun } from "#renderer/math/longest-run.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Door } from "#renderer/see/find-doors.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { betweenShutters, isLeafOf } from "./between-shutters.ts";
import { framedPanes } from "./framed-panes.ts";
import { areaOf, boxesOf, sharedOf } from "./pane-boxes.ts";
import { type Box, wholeWindow } from "./whole-window.ts";

/**
 * By day glass is darker than the wall around it, by at least DARKER of 1. The wall is read over this share
 * of the picture's width.
 */
const WALL_SHARE = 0.03;
const DARKER = 0.1;
/** A pane with blinds or sky in it, beside one that is surely a pane, need be darker by only this much. */
const HARDLY_DARKER = 0.03;
/** Rows of blinds differ from the wall by this in one channel at least (of 1); a frame is lighter than the glass by more than that. */
const HARDLY_UNLIKE = 0.07;
const FRAME_LIGHTER = 0.08;
/** A column that goes on as it is differs by less than this in each channel (of 1); with more of them than this share it is no window. */
const GOES_ON = 0.035;
const WALL_COLUMNS = 0.2;
/** The wall beside a window begins and ends so far from it, beyond its frame; in pixels of the small picture. */
const BESIDE_PX = [4, 9] as const;
/** A frame above or below a window is at most so high, in pixels of the small picture. */
const FRAME_PX = 5;
/** A door's height over its width; a glass door is lit over this share of it. */
const DOOR_SLIM = 2.4;
const GLASS_DOOR = 0.35;
/** Bars between panes are at most this wide, in pixels of the small picture. */
const BAR_PX = 1;
/** They are lighter than what is around them, so far, by this much (of 1). */
const BARS_AROUND_PX = 3;
const BAR_LIGHTER = 0.12;
const JOINED = 0.34;
/** A window's size as shares of the picture's width, its shape, and how much of its frame it fills: low ones are pieces of a roof more often, slim ones shadows. */
const SIZE_SHARE = [0.012, 0.3] as const;
const TALL_OVER_WIDE = [0.26, 3.2] as const;
const FILLS = { flat: 0.8, low: 0.72, upright: 0.57, slim: 0.8 } as const;
const FLAT = 0.42;
const UPRIGHT = 0.9;
const SLIM = 2.2;
/** Less high than this share of the middle one of all windows it is one pane of a larger one, or a gap. */
const LEAST_OF_USUAL = 0.45;
/** Around a window the wall is lighter by this much on three sides at least (shutters may stand at the fourth): else it is a piece of a roof. */
const LIGHTER_AROUND = 0.06;
const LIGHTER_SIDES = 3;
/** Of an opening between two upright edges so much is darker than the wall, or it is wall between two posts. Taller ones than this are doors. */
const OPENING_DARK = 0.4;
/** So much of its inner quarter at least: a porch is dark round the wall at its back alone. */
const MIDDLE_DARK = 0.2;
const DOOR_TALL = 1.9;
/** Wider ones, as a share of the picture's width, are bays of a porch. */
const WIDEST_OPENING = 0.1;
/** Least share of house around a window, within MARGIN_PX pixels: less is a garage door. */
const IN_WALL = 0.8;
const MARGIN_PX = 3;
/** Panes reflect and show curtains: their light varies by this (of 1); shutters and dark siding are even. */
const VARIED = 0.045;
/** Glass is as gray or as blue as what it reflects: redder than this over blue are doors and brick, bluer than that is paint. */
const REDDEST = 1.25;
const BLUEST = 2;
/** Columns redder over blue than this, and so many times redder than the bluest fifth of a window, are shutters; less than this share of it is no glass between them. */
const SHUTTER_RED = 1.15;
const LEAST_GLASS = 0.3;
/** Wood is so many times redder than blue. */
const BROWN = 1.3;
/** Black shutters are darker than the wall by more than this, and the glass between them is not. */
const FAR_DARKER = 0.25;
/** Blinds and sky are looked for up to so many times a window's width. */
const MOST_TALL = 2.1;

/** The panes of windows as far as they are surely some, 0 to 1 per pixel of `seen`: what shines when a lamp burns behind them. */
export function findWindows(seen: Seen): Float32Array {
  const { picture, house, garage, ground, openings, doors, width, height } = seen;
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
  const { start, end, piece, sizes } = findPieces(joined, width, height, JOINED, true);
  const boxes = boxesOf({ start, end, piece, sizes }, width, height);
  const panes = new Float32Array(light.length);
  const found = boxes.map((box, k) => {
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    if (Math.min(wide, tall) < SIZE_SHARE[0] * width || Math.max(wide, tall) > SIZE_SHARE[1] * width)
      return null;
    if (tall < TALL_OVER_WIDE[0] * wide || tall > TALL_OVER_WIDE[1] * wide) return null;
    const pane = sizes[k]! < fillOf(tall / wide) * wide * tall || !isFramed(box) ? null : glassOf(box);
    return pane && wholeWindow(pane, { light, wall, width, height });
  });
  const heights = found.flatMap((pane) => (pane ? [pane.bottom - pane.top] : [])).sort((a, b) => a - b);
  const leastTall = LEAST_OF_USUAL * (heights[heights.length >> 1] ?? 0);
  const glass = found.map((pane) => (pane && pane.bottom - pane.top >= leastTall ? pane : null));
  for (let k = 0; k < piece.length; k++) {
    const { [piece[k]!]: pane } = glass;
    if (!pane) continue;
    const row = start[k]! - (start[k]! % width);
    for (let i = Math.max(start[k]!, row + pane.left); i < Math.min(end[k]!, row + pane.right); i++)
      panes[i] = clamp((darker[i]! - DARKER / 2) / DARKER, 0, 1);
  }
  glass.forEach((pane, k) => {
    if (!pane) return;
    const { left, top, right, bottom } = boxes[k]!;
    if (sizes[k]! >= FILLS.low * (right - left) * (bottom - top)) lightWhole(pane);
    if (pane.left < left || pane.right > right) fill(pane);
    for (const step of [-1, 1]) lightRest(pane, step);
  });
  for (const box of betweenShutters(boxes.filter(isLeafOf(width)))) if (!goesOn(box)) fill(box);
  for (const { left, right, top, foot } of openings) {
    const box = {
      left: Math.ceil(left) + 1,
      right: Math.floor(right),
      top: Math.ceil(top) + 1,
      bottom: Math.floor(foot),
    };
    const wide = box.right - box.left;
    const isOne = box.bottom - box.top < DOOR_TALL * wide && wide < WIDEST_OPENING * width;
    const pane = isOne && glassOf(box);
    if (pane) lightDark(pane);
  }
  for (const door of doors) takeOutLights(door);
  takeOutRagged(panes, width, height);
  // Brown shutters are told from gray glass by their color, black ones from all else by their light.
  const brown = darker.map((by, i) => (by > DARKER && isBrown(i) ? 1 : 0));
  const black = darker.map((by) => (by > FAR_DARKER ? 1 : 0));
  const leaves = [brown, black].map((leaf) => piecesOf(leaf).filter(isLeafOf(width)));
  const isOnLeaf = (box: Box) => leaves.flat().some((leaf) => sharedOf(box, leaf) > areaOf(box) / 2);
  for (const box of leaves.flatMap(betweenShutters)) {
    const isWindow = box.right - box.left >= SIZE_SHARE[0] * width && !isRed(box) && !isOnLeaf(box);
    if (isWindow && !goesOn(box) && !isOfDoor(box)) fill(box);
  }
  const even = boxBlur(light, width, height, BARS_AROUND_PX, 1);
  for (const box of framedPanes({ picture, light, darker, wall, ground }))
    if (!isOfDoor(box)) lightBetweenBars(box);
  return panes;

  function isOfDoor(box: Box): boolean {
    return doors.some(({ left, right, foot }) => {
      const tall = DOOR_SLIM * (right - left);
      return sharedOf(box, { left, right, top: foot - tall, bottom: foot }) > areaOf(box) / 2;
    });
  }

  function piecesOf(mask: ArrayLike<number>): Box[] {
    return boxesOf(findPieces(Float32Array.from(mask), width, height, 1, true), width, height);
  }

  function isBrown(i: number): boolean {
    return picture.data[i * 3]! > BROWN * picture.data[i * 3 + 2]!;
  }

  function isRed(box: Box): boolean {
    const { red, blue } = sumsOf(box);
    return red > BROWN * blue;
  }

  /** The small panes of a door are all lit or none: where most of it is none. */
  function takeOutLights({ left, right, foot }: Door): void {
    const [from, to] = [Math.max(0, Math.floor(left) - 1), Math.min(width, Math.ceil(right) + 1)];
    const top = Math.max(0, Math.round(foot - DOOR_SLIM * (right - left)));
    let lit = 0;
    for (let y = top; y < foot; y++) for (let x = from; x < to; x++) if (panes[y * width + x]! > LIT) lit++;
    if (lit > GLASS_DOOR * (to - from) * (foot - top)) return;
    for (let y = top; y < foot; y++) panes.fill(0, y * width + from, y * width + to);
  }

  function fill({ left, top, right, bottom }: Box): void {
    for (let y = top; y < bottom; y++) panes.fill(1, y * width + left, y * width + right);
  }

  function isFramed(box: Box): boolean {
    const { left, top, right, bottom } = box;
    const lightOf = (part: Box) => {
      const { light: sum, count } = sumsOf(part);
      return sum / Math.max(1, count);
    };
    const inside = lightOf(box);
    const beside = [
      { ...box, left: Math.max(0, left - MARGIN_PX), right: left },
      { ...box, left: right, right: Math.min(width, right + MARGIN_PX) },
      { ...box, top: Math.max(0, top - MARGIN_PX), bottom: top },
      { ...box, top: bottom, bottom: Math.min(height, bottom + MARGIN_PX) },
    ];
    return beside.filter((side) => lightOf(side) > inside + LIGHTER_AROUND).length >= LIGHTER_SIDES;
  }

  /** Lights a pane with what is reflected in it, and no bars that are lighter than the wall. */
  function lightWhole({ left, top, right, bottom }: Box): void {
    for (let y = top; y < bottom; y++)
      for (let i = y * width + left; i < y * width + right; i++)
        if (wall[i]) panes[i] = Math.max(panes[i]!, clamp((darker[i]! + HARDLY_DARKER) / DARKER, 0, 1));
  }

  /** Lights a window but for its bars, which are lighter than the panes beside them. */
  function lightBetweenBars({ left, top, right, bottom }: Box): void {
    for (let y = top; y < bottom; y++)
      for (let i = y * width + left; i < y * width + right; i++)
        if (light[i]! < even[i]! + BAR_LIGHTER) panes[i] = 1;
  }

  /** Lights what is darker than the wall in a window whose bars are as light as that. */
  function lightDark({ left, top, right, bottom }: Box): void {
    let count = 0;
    const each = (take: (i: number) => void) => {
      for (let y = top; y < bottom; y++) for (let i = y * width + left; i < y * width + right; i++) take(i);
    };
    let middle = 0;
    const [marginX, marginY] = [(right - left) / 4, (bottom - top) / 4];
    each((i) => {
      if (!wall[i] || darker[i]! <= HARDLY_DARKER) return;
      count++;
      const [x, y] = [i % width, Math.floor(i / width)];
      if (x >= left + marginX && x < right - marginX && y >= top + marginY && y < bottom - marginY) middle++;
    });
    const size = (right - left) * (bottom - top);
    if (count < OPENING_DARK * size || middle < (MIDDLE_DARK * size) / 4) return;
    each((i) => {
      panes[i] = Math.max(panes[i]!, clamp(darker[i]! / DARKER, 0, 1));
    });
  }

  /** Lights what is left of a window above or below, where blinds or the sky in its glass are hardly unlike the wall. */
  function lightRest({ left, top, right, bottom }: Box, step: number): void {
    const most = MOST_TALL * (right - left);
    const meanOf = (y: number, from: number, to: number, read: (i: number) => number) => {
      let own = 0;
      for (let i = y * width + from; i < y * width + to; i++) own += wall[i]! > 0 ? read(i) : -1;
      return own / (to - from);
    };
    const darkAt = (i: number) => darker[i]!;
    // Where it is as dark beside the window too, a roof or a shadow begins.
    const besideMean = (y: number) =>
      Math.max(
        meanOf(y, Math.max(0, left - MARGIN_PX), left, darkAt),
        meanOf(y, right, Math.min(width, right + MARGIN_PX), darkAt),
      );
    const from = step < 0 ? top - 1 : bottom;
    const rows: number[] = [];
    let bars = 0;
    for (let y = from, more = bottom - top; more < most && y > 0 && y < height - 1; y += step, more++) {
      const own = meanOf(y, left, right, darkAt);
      if (own > HARDLY_DARKER && besideMean(y) > own - HARDLY_DARKER) break;
      // Blinds may be as light as the wall and of another color.
      const isUnlike =
        own > HARDLY_DARKER || unlikeBeside({ left, right, top: y, bottom: y + 1 }) > HARDLY_UNLIKE;
      if (isUnlike) bars = 0;
      else if (++bars > 2 * BAR_PX) break;
      if (bars === 0) rows.push(y);
    }
    for (const y of withoutFrame(rows, left, right)) panes.fill(1, y * width + left, y * width + right);
  }

  /** By how much a window differs from the wall on both sides of it, in one channel (of 1); from that side that it is more like. */
  function unlikeBeside({ left, right, top, bottom }: Box): number {
    const own = colorOf({ left, right, top, bottom });
    const sides = [
      { left: Math.max(0, left - BESIDE_PX[1]), right: Math.max(0, left - BESIDE_PX[0]), top, bottom },
      {
        left: Math.min(width, right + BESIDE_PX[0]),
        right: Math.min(width, right + BESIDE_PX[1]),
        top,
        bottom,
      },
    ].filter((side) => side.right > side.left);
    return Math.min(
      1,
      ...sides.map((side) => Math.max(...colorOf(side).map((value, c) => Math.abs(value - own[c]!)))),
    );
  }

  /** Whether a part of it goes on above or below as it is: that is a piece of wall between two slim windows. */
  function goesOn({ left, right, top, bottom }: Box): boolean {
    const ends = [
      { top: Math.max(0, top - BESIDE_PX[1]), bottom: Math.max(0, top - BESIDE_PX[0]) },
      { top: Math.min(height, bottom + BESIDE_PX[0]), bottom: Math.min(height, bottom + BESIDE_PX[1]) },
    ].filter((end) => end.bottom > end.top);
    let wallColumns = 0;
    for (let x = left; x < right; x++) {
      const own = colorOf({ left: x, right: x + 1, top, bottom });
      const isWall = ends.some((end) =>
        colorOf({ left: x, right: x + 1, ...end }).every((value, c) => Math.abs(value - own[c]!) < GOES_ON),
      );
      if (isWall) wallColumns++;
    }
    return wallColumns > WALL_COLUMNS * (right - left);
  }

  /** The mean color of a part of the picture, of 1. */
  function colorOf({ left, right, top, bottom }: Box): readonly number[] {
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let q = (y * width + left) * 3; q < (y * width + right) * 3; q++) sum[q % 3]! += picture.data[q]!;
    return sum.map((value) => value / (255 * (right - left) * (bottom - top)));
  }

  /** Rows of a window from its middle outwards, without those of a frame that is lighter than they are. */
  function withoutFrame(rows: readonly number[], left: number, right: number): readonly number[] {
    const lights = rows.map((y) => sumsOf({ left, right, top: y, bottom: y + 1 }).light / (right - left));
    const mean = lights.reduce((sum, own) => sum + own, 0) / Math.max(1, lights.length);
    let end = rows.length;
    while (end > 0 && rows.length - end < FRAME_PX && lights[end - 1]! > mean + FRAME_LIGHTER) end--;
    return rows.slice(0, end);
  }

  /** The glass of what may be a window, without its shutters; null where it is none. */
  function glassOf(box: Box): Box | null {
    const { top, bottom } = box;
    const inBox = sumsOf(box);
    const around = sumsOf({
      left: Math.max(0, box.left - MARGIN_PX),
      right: Math.min(width, box.right + MARGIN_PX),
      top: Math.max(0, top - MARGIN_PX),
      bottom: Math.min(height, bottom + MARGIN_PX),
    });
    if (around.inWall < IN_WALL * around.count || inBox.count === 0) return null;
    const redness = Float32Array.from({ length: box.right - box.left }, (_, x) => {
      const { red, blue } = sumsOf({ left: box.left + x, right: box.left + x + 1, top, bottom });
      return red / Math.max(1, blue);
    });
    const bluest = redness.slice().sort()[Math.floor(redness.length / 5)]!;
    const { start, length } = longestRun(redness, (red) => red <= SHUTTER_RED * Math.max(1, bluest));
    if (length < LEAST_GLASS * redness.length) return null;
    const left = box.left + start;
    const glass = { left, right: left + length, top, bottom };
    const { red, blue, light: own, squares, count } = sumsOf(glass);
    if (red > REDDEST * blue || blue > BLUEST * red) return null;
    return Math.sqrt(squares / count - (own / count) ** 2) > VARIED ? glass : null;
  }

  function sumsOf({ left, top, right, bottom }: Box) {
    const sums = { count: 0, inWall: 0, light: 0, squares: 0, red: 0, blue: 0 };
    for (let y = top; y < bottom; y++)
      for (let i = y * width + left; i < y * width + right; i++) {
        sums.count++;
        sums.inWall += wall[i]!;
        sums.light += light[i]!;
        sums.squares += light[i]! ** 2;
        sums.red += picture.data[i * 3]!;
        sums.blue += picture.data[i * 3 + 2]!;
      }
    return sums;
  }
}

/** A piece that is lit and fills less of the rectangle round it than this is a shadow on a wall or under a ceiling; small ones are corners of panes. */
const LEAST_EVEN = 0.62;
const RAGGED_PX = 24;

function takeOutRagged(panes: Float32Array, width: number, height: number): void {
  const { start, end, piece, sizes } = findPieces(panes, width, height, LIT, true);
  const boxes = boxesOf({ start, end, piece, sizes }, width, height);
  for (let k = 0; k < piece.length; k++) {
    const { left, right, top, bottom } = boxes[piece[k]!]!;
    const area = (right - left) * (bottom - top);
    if (area > RAGGED_PX && sizes[piece[k]!]! < LEAST_EVEN * area) panes.fill(0, start[k]!, end[k]!);
  }
}
const LIT = 0.25;

/** How much of its frame a window of a shape, height over width, must fill at least. */
function fillOf(slim: number): number {
  if (slim < FLAT) return FILLS.flat;
  if (slim < UPRIGHT) return FILLS.low;
  return slim < SLIM ? FILLS.upright : FILLS.slim;
}
