import type { Ruler, RulerKind } from "#core/measure/ruler.ts";
import type { Opening } from "./find-openings.ts";

/** Coverage 0..1 of a picture, row-major. */
export type FrontMasks = { ground: Float32Array; house: Float32Array; sky: Float32Array };
type Size = { width: number; height: number };

/** One column of the front of a house: from its top row down to the row below its last; whether ground follows, and whether sky is above. */
type Column = { x: number; top: number; foot: number; stands: boolean; free: boolean };

/** Lower fronts, as a share of the picture's height, say nothing. */
const LOWEST_SHARE = 0.08;
/** Ground may begin so far below a front, and sky end so far above it: share of the picture's height, and at least so many pixels. */
const GAP_SHARE = 0.02;
const LEAST_GAP_PX = 3;
/** One column in this many is read: a front has hundreds. */
const STRIDE = 2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A front is seen when this share of the picture's columns shows it. */
const FRONT_SHARE = 0.05;
/** Share of the columns of a front that are lower than the one that stands for it: the ridge stands over few. */
const TALL_SHARE = 0.75;
/** Where shrubs hide the foot of a front it is as low as its lowest columns: those beyond this share. */
const LOW_SHARE = 0.8;
/** As many openings over a foot that is seen do without those over a hidden one. */
const ENOUGH = 2;
/** The foot of a wall is looked for this far to either side of an opening, and as much higher than its sill. */
const ASIDE_PX = 4;
/** Openings stand over each other when their middles are this near, as a share of the wider one. */
const ALIGNED = 0.35;

/** What the front of the house says: how tall it is, how high its windows and doors end, how far one stands over another, and how high a door is (`doorRows`). */
export function frontRulers(
  size: Size,
  masks: FrontMasks,
  openings: readonly Opening[],
  doorRows: number | null,
): Ruler[] {
  const columns = columnsOf(size, masks);
  return [
    ...headRulers(openings, columns, size),
    ...storeyRulers(openings),
    ...houseRulers(columns, size),
    ...doorRulers(columns, size, doorRows),
  ];
}

/** A door of so many rows at the foot of the front, in the column whose foot lies in the middle of all. */
function doorRulers(columns: readonly Column[], size: Size, rows: number | null): Ruler[] {
  if (rows === null || !isSeen(columns, size)) return [];
  const standing = columns.filter(({ stands }) => stands);
  const seen = isSeen(standing, size) ? standing : columns;
  const { x, foot } = [...seen].sort((a, b) => a.foot - b.foot)[seen.length >> 1]!;
  return foot < size.height - 1 ? [rulerOf("front", x, foot, foot - rows)] : [];
}

/** Every second column in which the house is tall enough. */
function columnsOf({ width, height }: Size, { ground, house, sky }: FrontMasks): Column[] {
  const gap = Math.max(LEAST_GAP_PX, Math.round(height * GAP_SHARE));
  const any = (plane: Float32Array, x: number, from: number, to: number) => {
    for (let y = Math.max(0, from); y < Math.min(height, to); y++)
      if (plane[y * width + x]! > INSIDE) return true;
    return false;
  };
  const columns: Column[] = [];
  for (let x = 0; x < width; x += STRIDE) {
    let last = height - 1;
    while (last >= 0 && house[last * width + x]! <= INSIDE) last--;
    let top = 0;
    while (top < last && house[top * width + x]! <= INSIDE) top++;
    if (last - top < height * LOWEST_SHARE) continue;
    columns.push({
      x,
      top,
      foot: last + 1,
      stands: any(ground, x, last + 1, last + 1 + gap),
      // A front cut by the upper edge of the photo has no free top.
      free: top > 1 && any(sky, x, top - gap, top),
    });
  }
  return columns;
}

const isSeen = (columns: readonly Column[], { width }: Size) =>
  columns.length >= (width * FRONT_SHARE) / STRIDE;

/** The value that this share of the sorted ones is below. */
const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;

/** Where the foot of a front is that plants hide. */
const hiddenFoot = (columns: readonly Column[]): number =>
  atShare(
    columns.map(({ foot }) => foot),
    LOW_SHARE,
  );

const rulerOf = (kind: RulerKind, x: number, foot: number, top: number): Ruler => ({
  kind,
  from: { x: x + 0.5, y: foot },
  to: { x: x + 0.5, y: top },
});

function houseRulers(all: readonly Column[], size: Size): Ruler[] {
  const columns = all.filter(({ free }) => free);
  const tallest = (kind: RulerKind, from: readonly Column[]): Ruler[] => {
    const tall = ({ top, foot }: Column) => foot - top;
    const { x, top, foot } = [...from].sort((a, b) => tall(a) - tall(b))[
      Math.floor(from.length * TALL_SHARE)
    ]!;
    return [rulerOf(kind, x, foot, top)];
  };
  // Best a front whose foot is seen; else one whose foot is guessed from its lowest columns; none where the frame cuts it.
  const standing = columns.filter(({ stands }) => stands);
  if (isSeen(standing, size)) return tallest("house", standing);
  if (!isSeen(columns, size)) return [];
  const foot = hiddenFoot(columns);
  if (foot >= size.height - 1) return [];
  return tallest(
    "hiddenHouse",
    columns.map((column) => ({ ...column, foot })),
  );
}

function headRulers(openings: readonly Opening[], columns: readonly Column[], size: Size): Ruler[] {
  if (!isSeen(columns, size)) return [];
  const low = hiddenFoot(columns);
  const seen: Ruler[] = [];
  const hidden: Ruler[] = [];
  for (const { left, right, top, foot } of openings) {
    // Rows of the wall's foot under this opening, where the ground is seen to begin.
    const feet = columns.flatMap((column) =>
      column.stands &&
      column.x >= left - ASIDE_PX &&
      column.x <= right + ASIDE_PX &&
      column.foot >= foot - ASIDE_PX
        ? [column.foot]
        : [],
    );
    const x = Math.round((left + right) / 2);
    if (feet.length > 0) seen.push(rulerOf("opening", x, atShare(feet, 0.5), top));
    else if (low < size.height - 1 && low >= foot - ASIDE_PX)
      hidden.push(rulerOf("hiddenOpening", x, low, top));
  }
  return seen.length >= ENOUGH ? seen : [...seen, ...hidden];
}

/** From the lowest of the openings that stand over each other to the next. */
function storeyRulers(openings: readonly Opening[]): Ruler[] {
  const isOver = (upper: Opening, lower: Opening) =>
    lower.top > upper.foot &&
    Math.abs(lower.left + lower.right - upper.left - upper.right) / 2 <
      ALIGNED * Math.max(lower.right - lower.left, upper.right - upper.left);
  return openings.flatMap((lower) => {
    if (openings.some((other) => isOver(lower, other))) return [];
    const [upper] = openings.filter((other) => isOver(other, lower)).sort((a, b) => b.top - a.top);
    return upper ? [rulerOf("storey", Math.round((lower.left + lower.right) / 2), lower.top, upper.top)] : [];
  });
}
