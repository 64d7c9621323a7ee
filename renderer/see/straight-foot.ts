import type { LineSegment } from "./line-segments.ts";

/** Coverage per pixel, as `Seen` has them. */
type Masks = Record<"ground" | "soft" | "hard" | "street" | "drive" | "walk" | "house", Float32Array>;
type Size = { width: number; height: number };

/** Edges that rise more steeply, radians, are no foot of a wall or a step. */
const MOST_SLANT = 0.35;
/** Edges of one line: their directions differ by no more (radians), they lie no farther off it (pixels), and gaps between them are no wider (share of the width). */
const SAME_SLANT = 0.04;
const SAME_LINE_PX = 1.5;
const GAP_SHARE = 0.12;
/** A line goes on past its edges in steps of so many pixels where what lies above it and below differs by so much brightness (0 to 1). */
const STEP_PX = 6;
const FAINT = 0.012;
/** A shorter line is none, as a share of the picture's width. */
const LEAST_SHARE = 0.12;
/** So many pixels below the line lies ground, and above it the house: over these shares of its length. */
const ASIDE_PX = 3;
const GROUND_BELOW = 0.7;
const HOUSE_ABOVE = 0.4;
/** Ground above the line that is higher than this share of the picture's height goes on behind it. */
const HIGHEST_SHARE = 0.06;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

type Line = { from: number; to: number; at: (x: number) => number };

/**
 * Steps and walls of the color of the paving before them are seen as ground in places. Where the house ends at a straight edge of the photo over
 * part of that edge, it ends there over all of it: paving between the edge and the house above becomes house, in place.
 */
export function straightFoot(
  masks: Masks,
  segments: readonly LineSegment[],
  brightness: Float32Array,
  { width, height }: Size,
): void {
  const highest = Math.round(HIGHEST_SHARE * height);
  const isFaintEdge = faintEdge(brightness, width, height);
  for (const { at, ...ends } of longLines(segments, width)) {
    const [from, to] = [followed(ends.from, -1, at, isFaintEdge), followed(ends.to, 1, at, isFaintEdge)];
    const columns: number[] = [];
    let [below, above] = [0, 0];
    for (let x = Math.max(0, Math.ceil(from)); x < Math.min(width, to); x++) {
      const row = Math.round(at(x));
      if (row - ASIDE_PX < 0 || row + ASIDE_PX >= height) continue;
      columns.push(x);
      if (masks.ground[(row + ASIDE_PX) * width + x]! > INSIDE) below++;
      if (masks.house[(row - ASIDE_PX) * width + x]! > INSIDE) above++;
    }
    if (below < GROUND_BELOW * columns.length || above < HOUSE_ABOVE * columns.length) continue;
    const bays = columns.flatMap((x) => {
      const foot = Math.round(at(x));
      let top = foot;
      while (top > foot - highest && top > 0 && masks.house[top * width + x]! <= INSIDE) top--;
      return masks.house[top * width + x]! > INSIDE ? [{ x, foot, top }] : [];
    });
    // Where the edge is faint, what is higher than all bays over the sure part goes on behind it.
    const sure = bays.filter(({ x }) => x >= ends.from && x < ends.to);
    const most = sure.reduce((high, { foot, top }) => Math.max(high, foot - top), 0);
    for (const { x, foot, top } of bays)
      for (let row = top + 1; row < foot && foot - top <= most; row++)
        if (masks.soft[row * width + x]! <= INSIDE) toHouse(masks, row * width + x);
  }
}

/** Where a line ends that is followed from `x` to one side as long as there is a faint edge. */
function followed(
  x: number,
  side: -1 | 1,
  at: Line["at"],
  isFaintEdge: (x: number, y: number) => boolean,
): number {
  while (isFaintEdge(x + side * STEP_PX, at(x + side * STEP_PX))) x += side * STEP_PX;
  return x;
}

/** Whether the brightness (0 to 1) around a point differs above and below it, however little. */
function faintEdge(brightness: Float32Array, width: number, height: number) {
  return (x: number, y: number): boolean => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < STEP_PX || column >= width - STEP_PX || row < 2 || row >= height - 2) return false;
    let difference = 0;
    for (let i = row * width + column - STEP_PX; i <= row * width + column + STEP_PX; i++) {
      const above = brightness[i - width]! + brightness[i - 2 * width]!;
      difference += brightness[i + width]! + brightness[i + 2 * width]! - above;
    }
    return Math.abs(difference) > FAINT * 2 * (2 * STEP_PX + 1);
  };
}

function toHouse(masks: Masks, i: number): void {
  const { ground, hard, street, drive, walk, house } = masks;
  ground[i]! -= hard[i]!;
  for (const mask of [hard, street, drive, walk]) mask[i] = 0;
  house[i] = 1;
}

/** Nearly level edges of one line as one, longest first. */
function longLines(segments: readonly LineSegment[], width: number): Line[] {
  const level = segments
    .filter(({ angle }) => Math.abs(angle) < MOST_SLANT)
    .sort((a, b) => b.length - a.length);
  const taken = new Set<LineSegment>();
  const lines: Line[] = [];
  for (const first of level) {
    if (taken.has(first)) continue;
    const slope = Math.tan(first.angle);
    const at = (x: number) => first.y + (x - first.x) * slope;
    let [from, to] = endsOf(first);
    const rest = level.filter(
      (one) =>
        !taken.has(one) &&
        Math.abs(one.angle - first.angle) < SAME_SLANT &&
        Math.abs(at(one.x) - one.y) < SAME_LINE_PX,
    );
    // Grown from the first to both sides until a gap is too wide.
    for (let grows = true; grows; ) {
      grows = false;
      for (const one of rest) {
        const [left, right] = endsOf(one);
        if (taken.has(one) || left > to + GAP_SHARE * width || right < from - GAP_SHARE * width) continue;
        taken.add(one);
        [from, to] = [Math.min(from, left), Math.max(to, right)];
        grows = true;
      }
    }
    if (to - from >= LEAST_SHARE * width) lines.push({ from, to, at });
  }
  return lines;
}

function endsOf({ x, angle, length }: LineSegment): [number, number] {
  const half = (length / 2) * Math.cos(angle);
  return [x - half, x + half];
}
