import type { Ruler, RulerKind } from "#core/measure/ruler.ts";
import { type FenceMasks, fenceRulers } from "./fence-rulers.ts";
import type { Opening } from "./find-openings.ts";
import { type FrontMasks, frontRulers } from "./front-rulers.ts";
import type { LineSegment } from "./line-segments.ts";
import { type Column, columnsOf, piecesOf, tallOf } from "./mask-columns.ts";

/** Coverage 0..1 of a picture, row-major. `vehicle` comes at the size of the network's picture. */
type RulerMasks = FrontMasks & { garage: Float32Array };
type Size = { width: number; height: number };

/** A thing lower than this share of the picture is too small to be read. */
const LEAST_SHARE = 0.035;
/** Columns of a thing that are as tall as this share of its tallest ones are whole: hidden and slanted ends are not. */
const WHOLE = 0.9;
/** Rank of the column that counts as tall, as a share of the sorted ones; columns taller than this times it are wrong. */
const TALL_RANK = 0.9;
const TOO_TALL = 1.05;
/** Fewer columns say nothing of a thing's height. */
const FEWEST_COLUMNS = 4;
/** A garage door is wider than this share of its height; as many columns at least are seen of it. */
const LEAST_WIDTH = 0.3;
/** Gaps within a thing, share of the picture's height. */
const JOINT_SHARE = 0.02;
/** Tops and feet of neighboring columns of one thing differ by less: share of the picture's height, and at least so many pixels. */
const JUMP_SHARE = 0.012;
const LEAST_JUMP_PX = 2;
/** Neighboring columns of a thing lie no farther apart than this: one may be missing between them. */
const MOST_COLUMNS_ON = 2;
/** The rulers of a picture, in its pixels. */
export function findRulers(
  size: Size,
  masks: RulerMasks,
  vehicle: Size & { mask: Float32Array },
  fences: FenceMasks,
  segments: readonly LineSegment[],
  openings: readonly Opening[],
  doorRows: number | null,
): Ruler[] {
  return [
    ...piecesOf(columnsOf(masks.garage, size, size.height * JOINT_SHARE), {
      jumpPx: Math.max(LEAST_JUMP_PX, size.height * JUMP_SHARE),
      mostOn: MOST_COLUMNS_ON,
    }).flatMap((piece) => garageDoor(piece, size, segments)),
    ...vehicles(vehicle, size),
    ...fenceRulers(fences).map((ruler) => toPicture(ruler, fences, size)),
    ...frontRulers(size, masks, openings, doorRows),
  ];
}

/** From pixels of the network's picture to those of the photo's small one. */
function toPicture({ kind, from, to }: Ruler, { width, height }: Size, size: Size): Ruler {
  const brought = ({ x, y }: { x: number; y: number }) => ({
    x: (x * size.width) / width,
    y: (y * size.height) / height,
  });
  return { kind, from: brought(from), to: brought(to) };
}

/** The column of middle height among those that are whole, at the middle of them; null where there are too few. */
function wholeColumn(columns: readonly Column[], leastWidth: number): Column | null {
  const sorted = [...columns].sort((a, b) => tallOf(a) - tallOf(b));
  const tall = tallOf(sorted[Math.floor(sorted.length * TALL_RANK)]!);
  const whole = columns.filter(
    (column) => tallOf(column) >= tall * WHOLE && tallOf(column) <= tall * TOO_TALL,
  );
  if (whole.length < Math.max(FEWEST_COLUMNS, leastWidth * tall)) return null;
  const byHeight = [...whole].sort((a, b) => tallOf(a) - tallOf(b));
  return byHeight[byHeight.length >> 1]!;
}

const rulerOf = (kind: RulerKind, { x, top, foot }: Column): Ruler => ({
  kind,
  from: { x: x + 0.5, y: foot },
  to: { x: x + 0.5, y: top },
});

function garageDoor(piece: readonly Column[], size: Size, segments: readonly LineSegment[]): Ruler[] {
  const column = wholeColumn(piece, LEAST_WIDTH);
  if (!column || !isWhole(column, size)) return [];
  const span = { left: piece[0]!.x, right: piece.at(-1)!.x + 1 };
  const reach = tallOf(column) * SNAP_SHARE;
  const snapped = (row: number) => edgeNear(segments, column.x + 0.5, row, span, reach) ?? row;
  return [rulerOf("garageDoor", { ...column, top: snapped(column.top), foot: snapped(column.foot) })];
}

/** A rim lies on an edge this near (share of the thing's height) that runs along so much of its width. */
const SNAP_SHARE = 0.12;
const ALONG_SHARE = 0.35;
/** Steeper edges are no rims, radians. */
const MOST_SLANT = 0.6;
/** How much less an edge counts that lies a whole reach away from the rim. */
const FAR_LOSS = 0.5;

/** The row at column `x` of the level edge that runs along the rim at `row`; null where there is none. */
function edgeNear(
  segments: readonly LineSegment[],
  x: number,
  row: number,
  { left, right }: { left: number; right: number },
  reach: number,
): number | null {
  let best: number | null = null;
  let most = 0;
  for (const { x: middle, y, angle, length } of segments) {
    if (Math.abs(angle) > MOST_SLANT) continue;
    const half = (length / 2) * Math.cos(angle);
    const along = (Math.min(right, middle + half) - Math.max(left, middle - half)) / (right - left);
    const at = y + (x - middle) * Math.tan(angle);
    const off = Math.abs(at - row) / reach;
    if (along < ALONG_SHARE || off > 1) continue;
    const worth = along * (1 - FAR_LOSS * off);
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return best;
}

/** Neither cut by the frame nor too small to be read. */
const isWhole = (column: Column, { height }: Size): boolean =>
  column.top > 1 && column.foot < height - 1 && tallOf(column) >= height * LEAST_SHARE;

/** Columns that reach farther to the side of the tallest than so many times its height belong to another vehicle. */
const VEHICLE_REACH = 1.5;
/** Rank of the tallest column among all, from the tallest on: a few columns join a vehicle with what is behind it. */
const TALLEST_RANK = 0.1;
/** The nearest vehicle: one row of them is often seen as one. */
function vehicles({ mask, width, height }: Size & { mask: Float32Array }, size: Size): Ruler[] {
  const columns = columnsOf(mask, { width, height }, height * JOINT_SHARE).filter(
    (column) => column.x > 0 && column.x < width - 1,
  );
  if (columns.length < FEWEST_COLUMNS) return [];
  const tallest = [...columns].sort((a, b) => tallOf(b) - tallOf(a))[
    Math.floor(columns.length * TALLEST_RANK)
  ]!;
  // Columns of the network's picture may have another shape than its rows; its two sides are rounded apart.
  const near = columns.filter(
    ({ x }) =>
      Math.abs(x - tallest.x) <
      VEHICLE_REACH * tallOf(tallest) * (height / width) * (size.width / size.height),
  );
  // From rows of the network's picture to rows of the photo's small one.
  const scale = size.height / height;
  const foot = Math.max(...near.map((column) => column.foot));
  const column = {
    x: (tallest.x * size.width) / width,
    top: tallest.top * scale,
    foot: foot * scale,
  };
  return near.length >= FEWEST_COLUMNS && isWhole(column, size) ? [rulerOf("vehicle", column)] : [];
}
