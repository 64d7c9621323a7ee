import type { LineSegment } from "./line-segments.ts";

/** A window, a door or the space between two posts, in pixels of its picture. */
export type Opening = { left: number; right: number; top: number; foot: number };

type Plane = { data: Float32Array; width: number; height: number };

/** A straight upright edge, from its top down to its foot. */
type Side = { x: number; top: number; foot: number };

/** Sides of one opening lie beside each other over this share of both together. */
const BESIDE = 0.7;
/** Narrower ones are not told from trim, wider ones (share of the picture's height) are no openings. */
const NARROWEST_PX = 6;
const WIDEST_SHARE = 0.3;
/** Height over width. */
const FLATTEST = 0.8;
const SLIMMEST = 2.8;
const LOWEST_PX = 12;
/** Coverage from which a pixel is house, and how far to either side of an edge that is looked up. */
const INSIDE = 0.5;
const ASIDE_PX = 3;
/** How far below the sides' upper ends the head may lie, and the sill above their lower ends, pixels: ends are found no better than that. */
const SLACK_PX = 2;
/** Mean difference in brightness, 0..1, over two rows along a head; no pixel counts for more than `MOST_STEP`. */
const LEAST_HEAD = 0.05;
const MOST_STEP = 0.12;
/** How far above the upper ends of the sides the head may lie, and the sill below their lower ends: share of their height, and pixels. */
const REACH_SHARE = 0.12;
const REACH_PX = 4;
/** Of two openings that cover more than this of the smaller one, the one with the weaker head and sill is left out. */
const MOST_SHARED = 0.5;
/**
 * More than so many, whose heads and sills are this near (share of their height), within so many widths to either side are pickets or
 * balusters.
 */
const MOST_SIDE_BY_SIDE = 4;
const PICKET_SHARE = 0.08;
const PICKET_WIDTHS = 6;

/** Openings between two upright edges of the house with a level edge over them. `brightness` 0..1, `house`: its coverage. */
export function findOpenings(
  uprights: readonly LineSegment[],
  brightness: Plane,
  house: Float32Array,
): Opening[] {
  const stepAlong = stepsAlongRows(brightness);
  const sides = sidesOf(uprights, brightness, house);
  const found: (Opening & { clear: number })[] = [];
  sides.forEach((left, i) => {
    for (const right of sides.slice(i + 1)) {
      if (right.x - left.x > brightness.height * WIDEST_SHARE) break;
      const opening = openingBetween(left, right, brightness.height, stepAlong);
      if (opening) found.push(opening);
    }
  });
  // Clearest first: an opening is kept if no clearer one covers it.
  const apart: (Opening & { clear: number })[] = [];
  for (const opening of found.sort((a, b) => b.clear - a.clear))
    if (apart.every((other) => shared(opening, other) < MOST_SHARED)) apart.push(opening);
  return apart.filter((opening) => !isPicket(opening, apart));
}

function sidesOf(uprights: readonly LineSegment[], { width, height }: Plane, house: Float32Array): Side[] {
  const isHouse = (x: number, y: number) =>
    house[
      Math.min(height - 1, Math.max(0, Math.round(y))) * width +
        Math.min(width - 1, Math.max(0, Math.round(x)))
    ]! > INSIDE;
  return uprights
    .filter(({ x, y }) => isHouse(x - ASIDE_PX, y) || isHouse(x + ASIDE_PX, y))
    .map(({ x, y, angle, length }) => {
      const half = (length / 2) * Math.abs(Math.sin(angle));
      return { x, top: y - half, foot: y + half };
    })
    .sort((a, b) => a.x - b.x);
}

/** Mean step of brightness between the rows above and below `row`, from column `left` up to `right`. */
type StepAlong = (row: number, left: number, right: number) => number;

function stepsAlongRows({ data, width, height }: Plane): StepAlong {
  // Running sums along each row, one more than columns: the sum from `left` to `right` is a difference of two entries.
  const sums = new Float32Array((width + 1) * height);
  for (let y = 1; y < height - 1; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      const step = Math.abs(data[(y + 1) * width + x]! - data[(y - 1) * width + x]!);
      sum += step < MOST_STEP ? step : MOST_STEP;
      sums[y * (width + 1) + x + 1] = sum;
    }
  }
  return (row, left, right) =>
    (sums[row * (width + 1) + right]! - sums[row * (width + 1) + left]!) / (right - left);
}

function openingBetween(a: Side, b: Side, height: number, stepAlong: StepAlong) {
  const wide = b.x - a.x;
  const tall = Math.max(a.foot, b.foot) - Math.min(a.top, b.top);
  const beside = Math.min(a.foot, b.foot) - Math.max(a.top, b.top);
  if (wide < NARROWEST_PX || beside < BESIDE * tall) return null;
  // One pixel in from either side, so that the sides' own blur counts for nothing.
  const left = Math.round(a.x) + 1;
  const right = Math.round(b.x) - 1;
  const clearest = (from: number, to: number) => {
    let best = { row: 0, step: 0 };
    for (let row = Math.max(1, Math.round(from)); row <= Math.min(height - 2, Math.round(to)); row++) {
      const step = stepAlong(row, left, right);
      if (step > best.step) best = { row, step };
    }
    return best;
  };
  const reach = REACH_SHARE * tall + REACH_PX;
  const head = clearest(Math.max(a.top, b.top) - reach, Math.max(a.top, b.top) + SLACK_PX);
  const sill = clearest(Math.min(a.foot, b.foot) - SLACK_PX, Math.min(a.foot, b.foot) + reach);
  const slim = (sill.row - head.row) / wide;
  if (head.step < LEAST_HEAD || sill.row - head.row < LOWEST_PX || slim < FLATTEST || slim > SLIMMEST)
    return null;
  return { left: a.x, right: b.x, top: head.row, foot: sill.row, clear: head.step + sill.step };
}

const areaOf = ({ left, right, top, foot }: Opening) => (right - left) * (foot - top);

/** How much of the smaller of two openings lies in the other. */
function shared(a: Opening, b: Opening): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.foot, b.foot) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? (wide * tall) / Math.min(areaOf(a), areaOf(b)) : 0;
}

function isPicket(opening: Opening, all: readonly Opening[]): boolean {
  // Plus one pixel for rounding in low openings.
  const near = (opening.foot - opening.top) * PICKET_SHARE + 1;
  const reach = (opening.right - opening.left) * PICKET_WIDTHS;
  const row = all.filter(
    ({ left, right, top, foot }) =>
      Math.abs(top - opening.top) < near &&
      Math.abs(foot - opening.foot) < near &&
      Math.abs(left + right - opening.left - opening.right) / 2 < reach,
  );
  return row.length > MOST_SIDE_BY_SIDE;
}
