import { middleOf } from "#renderer/math/middle-of.ts";
import type { Opening } from "./find-openings.ts";

/** Coverage 0..1 of a picture, row-major. */
type Masks = Record<"ground" | "house" | "standing" | "garage", Float32Array>;
type Size = { width: number; height: number };

/** Columns of the picture, and the row in which the wall below meets the ground. */
export type Door = { left: number; right: number; foot: number };

/** Height over width: lower ones are windows and garage doors. */
const LEAST_SLIM = 1.5;
/**
 * How high a door begins above the ground, as a share of its height: a porch with four steps at most, and its floor, which is seen below the door. Of 117
 * photos with doors read by eye (`training/doors.json`), on which it was set, this finds 17 of 56 doors, and takes 14 other openings for one; 0.36 found 7 and took 10.
 * The lowest of a house are its doors, and those within so much of them.
 */
const HIGHEST = 0.55;
const LIKE_LOWEST = 0.1;
/**
 * Beside a door stand windows whose heads are level with its own and whose sills are higher: shares of the door's height, and of its width for
 * how far from it they begin to be others.
 */
const LEVEL_HEAD = 0.2;
const HIGHER_SILL = 0.12;
const ASIDE = 0.8;
/** A sidelight is no farther from its door than this share of the door's width, and its foot no higher than this share of the door's height. */
const TOUCHES = 0.25;
const LEVEL_FOOT = 0.1;
/** What is lower than this share of the middle one of a house's tall openings is a gap between pickets. */
const LEAST_TALL = 0.75;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The doors of a house among its openings, where windows beside them tell them apart, and those of its garages. */
export function findDoors(openings: readonly Opening[], masks: Masks, size: Size): Door[] {
  const slim = openings.filter(({ left, right, top, foot }) => foot - top >= LEAST_SLIM * (right - left));
  // Median height of the slim openings, pixels.
  const usual = middleOf(Float32Array.from(slim, ({ top, foot }) => foot - top));
  const low = slim.flatMap((opening): (Opening & { wallRow: number; share: number })[] => {
    const tall = opening.foot - opening.top;
    if (tall < LEAST_TALL * usual || !openings.some((other) => isWindowBeside(other, opening))) return [];
    const foot = wallFoot(opening, masks, size);
    // How high the opening begins above the ground, in its own heights.
    const share = foot === null ? 1 : (foot - opening.foot) / tall;
    return foot === null || share > HIGHEST ? [] : [{ ...opening, wallRow: foot, share }];
  });
  const least = Math.min(...low.map(({ share }) => share));
  const doors = low.filter(({ share }) => share <= least + LIKE_LOWEST);
  return [...doors.map((door) => withSidelights(door, openings)), ...garageDoors(masks, size)];
}

/**
 * A door together with the glass beside it, whose panes are often clearer to be seen than the door itself: openings that it touches, which
 * reach down as far and no higher.
 */
function withSidelights(
  { left, right, top, foot, wallRow }: Opening & { wallRow: number },
  openings: readonly Opening[],
): Door {
  const tall = foot - top;
  const beside = openings.filter(
    (other) =>
      other.left < right + TOUCHES * (right - left) &&
      other.right > left - TOUCHES * (right - left) &&
      other.foot > foot - LEVEL_FOOT * tall &&
      other.top > top - LEVEL_HEAD * tall,
  );
  return {
    left: Math.min(left, ...beside.map((other) => other.left)),
    right: Math.max(right, ...beside.map((other) => other.right)),
    foot: wallRow,
  };
}

/** Whether an opening is a window beside a door: as high at the top, and not as low at the foot. */
function isWindowBeside(other: Opening, { left, right, top, foot }: Opening): boolean {
  const tall = foot - top;
  const apart = Math.abs(other.left + other.right - left - right) / 2;
  return (
    apart > ASIDE * (right - left) &&
    Math.abs(other.top - top) < LEVEL_HEAD * tall &&
    other.foot < foot - HIGHER_SILL * tall
  );
}

/** The middle row in which the ground begins below an opening, under steps and shrubs; null where none is seen. */
function wallFoot({ left, right, foot }: Opening, { ground }: Masks, { width, height }: Size): number | null {
  const rows: number[] = [];
  for (let x = Math.max(0, Math.round(left)); x <= Math.min(width - 1, right); x++) {
    let row = Math.round(foot);
    while (row < height && ground[row * width + x]! <= INSIDE) row++;
    if (row < height) rows.push(row);
  }
  return rows.length < (right - left) / 2 ? null : rows.sort((a, b) => a - b)[rows.length >> 1]!;
}

/** Narrower runs of columns are no garage door, share of the picture's width. */
const GARAGE_SHARE = 0.03;

function garageDoors({ garage }: Masks, { width, height }: Size): Door[] {
  const doors: Door[] = [];
  let run: { left: number; feet: number[] } | null = null;
  for (let x = 0; x <= width; x++) {
    let row = height - 1;
    while (row >= 0 && (x === width || garage[row * width + x]! <= INSIDE)) row--;
    if (row >= 0) {
      run ??= { left: x, feet: [] };
      run.feet.push(row + 1);
    } else if (run) {
      const { left, feet } = run;
      if (feet.length > GARAGE_SHARE * width)
        doors.push({ left, right: x - 1, foot: feet.sort((a, b) => a - b)[feet.length >> 1]! });
      run = null;
    }
  }
  return doors;
}
