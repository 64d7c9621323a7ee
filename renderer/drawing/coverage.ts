import type { SheetPoint } from "./drawing.ts";

/** Coverage of a rectangle of the sheet, row-major, 0 to 1. */
export type Coverage = { left: number; top: number; width: number; height: number; data: Float32Array };

/** Rings or lines of points on the sheet, pixels. */
type Lines = readonly (readonly SheetPoint[])[];

/** The part of the sheet that points reach, whole pixels; null when none of it is on the sheet. */
function boundsOf(lines: Lines, reachPx: number, widthPx: number, heightPx: number): Coverage | null {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    for (const { x, y } of line) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.max(0, Math.floor(left - reachPx));
  top = Math.max(0, Math.floor(top - reachPx));
  const width = Math.min(widthPx, Math.ceil(right + reachPx) + 1) - left;
  const height = Math.min(heightPx, Math.ceil(bottom + reachPx) + 1) - top;
  if (!(width > 0 && height > 0)) return null;
  return { left, top, width, height, data: new Float32Array(width * height) };
}

/**
 * Adds one edge to a buffer of signed areas: each cell takes the part of itself that lies right of the edge, and the next
 * cell the rest, so that a running sum along the row is the exact coverage (R. Levien, font-rs, 2016). Edges left of the
 * buffer count from its border; those above, below and right of it are cut away.
 */
function addEdge(cover: Coverage, from: SheetPoint, to: SheetPoint): void {
  if (from.y === to.y) return;
  const { width, height, data } = cover;
  const sign = from.y < to.y ? 1 : -1;
  // a is the upper end; `sign` says which way round the ring runs there.
  const a = sign > 0 ? from : to;
  const b = sign > 0 ? to : from;
  const slope = (b.x - a.x) / (b.y - a.y);
  const y0 = a.y - cover.top;
  const y1 = Math.min(height, b.y - cover.top);
  let x = a.x - cover.left;
  if (y0 < 0) x -= y0 * slope;
  for (let row = Math.max(0, Math.floor(y0)); row < y1; row++) {
    // Height of the edge within this row; x and `next` are its columns at the top and the bottom of the
    // row.
    const dy = Math.min(row + 1, y1) - Math.max(row, y0);
    const next = x + slope * dy;
    const lowX = Math.min(width, Math.max(0, Math.min(x, next)));
    const highX = Math.min(width, Math.max(0, Math.max(x, next)));
    addSpan(data, row * width, width, lowX, highX, sign * dy);
    x = next;
  }
}

/**
 * The part of an edge in one row, from column lowX to highX. `area` is its height with its sign. What lies
 * right of the buffer is dropped: no cell there needs it.
 */
function addSpan(
  data: Float32Array,
  at: number,
  width: number,
  lowX: number,
  highX: number,
  area: number,
): void {
  const add = (column: number, share: number) => {
    if (column < width) data[at + column]! += area * share;
  };
  const first = Math.floor(lowX);
  const last = Math.ceil(highX);
  if (last <= first + 1) {
    // Within one column: a trapezoid, split by its mean distance from the column's left side.
    const middle = (lowX + highX) / 2 - first;
    add(first, 1 - middle);
    add(first + 1, middle);
    return;
  }
  const perPx = 1 / (highX - lowX);
  const into = lowX - first;
  // Over several columns: a triangle in the first and the last, equal slices between them.
  const firstShare = 0.5 * perPx * (1 - into) * (1 - into);
  const lastShare = 0.5 * perPx * (highX - last + 1) ** 2;
  add(first, firstShare);
  add(last, lastShare);
  if (last === first + 2) {
    add(first + 1, 1 - firstShare - lastShare);
    return;
  }
  const second = perPx * (1.5 - into);
  add(first + 1, second - firstShare);
  for (let column = first + 2; column < last - 1; column++) add(column, perPx);
  add(last - 1, 1 - second - (last - first - 3) * perPx - lastShare);
}

/**
 * Turns signed areas into coverage. The absolute value makes the direction of a ring indifferent; overlaps
 * count once.
 */
function sumRows(cover: Coverage): Coverage {
  const { width, height, data } = cover;
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let i = row * width; i < (row + 1) * width; i++) {
      sum += data[i]!;
      data[i] = Math.min(1, Math.abs(sum));
    }
  }
  return cover;
}

/** Coverage of the inside of closed rings; null when nothing of it is on the sheet. */
export function fillCoverage(rings: Lines, widthPx: number, heightPx: number): Coverage | null {
  const cover = boundsOf(rings, 0, widthPx, heightPx);
  if (!cover) return null;
  for (const ring of rings) {
    for (const [i, p] of ring.entries()) addEdge(cover, p, ring[(i + 1) % ring.length]!);
  }
  return sumRows(cover);
}

/**
 * Strokes at least this wide, pixels, get round ends and corners; on finer ones they would not show.
 * ROUND_STEPS is the number of corners of a round end.
 */
const ROUND_FROM_PX = 1.6;
const ROUND_STEPS = 10;

/** Coverage of lines drawn with a round pen of `pen` pixels; null when nothing of them is on the sheet. */
export function strokeCoverage(
  lines: Lines,
  pen: number,
  widthPx: number,
  heightPx: number,
): Coverage | null {
  const cover = boundsOf(lines, pen, widthPx, heightPx);
  if (!cover) return null;
  // A pen finer than a pixel draws a paler line, not a broken one.
  // A pen finer than a pixel draws a line one pixel wide and paler, not a broken one.
  const half = Math.max(pen, 1) / 2;
  const strength = Math.min(1, pen);
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) addSegment(cover, line[i]!, line[i + 1]!, half);
    if (pen >= ROUND_FROM_PX) for (const p of line) addDot(cover, p, half);
  }
  sumRows(cover);
  if (strength < 1) for (let i = 0; i < cover.data.length; i++) cover.data[i]! *= strength;
  return cover;
}

/**
 * A segment as a rectangle of `half` pixels to both sides. All rectangles turn the same way, so overlaps
 * add up and are limited to full coverage.
 */
function addSegment(cover: Coverage, a: SheetPoint, b: SheetPoint, half: number): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return;
  const nx = (-(b.y - a.y) / length) * half;
  const ny = ((b.x - a.x) / length) * half;
  const corners = [
    { x: a.x + nx, y: a.y + ny },
    { x: b.x + nx, y: b.y + ny },
    { x: b.x - nx, y: b.y - ny },
    { x: a.x - nx, y: a.y - ny },
  ];
  for (let k = 0; k < 4; k++) addEdge(cover, corners[k]!, corners[(k + 1) % 4]!);
}

/** A round end or corner as a polygon; it turns the same way as the segments. */
function addDot(cover: Coverage, at: SheetPoint, half: number): void {
  const corner = (k: number): SheetPoint => {
    const angle = (-k / ROUND_STEPS) * 2 * Math.PI;
    return { x: at.x + Math.cos(angle) * half, y: at.y + Math.sin(angle) * half };
  };
  for (let k = 0; k < ROUND_STEPS; k++) addEdge(cover, corner(k), corner(k + 1));
}
