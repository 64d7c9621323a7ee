import type { Camera } from "#core/camera/camera.ts";

/** A straight line through pixels: `at(x) = base + slope * x`. */
type Line = { base: number; slope: number };

/**
 * A highlight that was drawn over something that stands, as a builder reads it: where its foot runs, how far up it goes, and its two
 * sides. Pixels of the camera's picture.
 */
export type CircledFront = {
  /** Rows of its lower and of its upper edge, in its middle. */
  footRow: number;
  headRow: number;
  /** Rows that its lower edge climbs per column to the right; 0 where the edge of the picture cuts it. */
  footSlope: number;
  /** Columns of its left and right side in a row. */
  sidesAt: (row: number) => { left: number; right: number };
};

/** Rows and columns narrower than this share of the usual one are the round ends of a circle. */
const ROUND_SHARE = 0.3;
/** Share of the rows at both ends that tell nothing of the sides, and of the columns that tell nothing of the foot. */
const END_SHARE = 0.1;
/** Fewer rows or columns than this are no front. */
const LEAST_PX = 4;

/** `within`: 1 inside the highlight, row-major at the size of the camera's picture. Null for a highlight that is nothing. */
export function circledFront(
  { widthPx, heightPx }: Pick<Camera, "widthPx" | "heightPx">,
  within: Float32Array,
): CircledFront | null {
  const rows: { at: number; first: number; last: number }[] = [];
  const columns: { at: number; first: number; last: number }[] = Array.from({ length: widthPx }, (_, at) => ({
    at,
    first: -1,
    last: -1,
  }));
  for (let row = 0; row < heightPx; row++) {
    let [first, last] = [-1, -1];
    for (let u = 0; u < widthPx; u++) {
      if (within[row * widthPx + u] !== 1) continue;
      if (first < 0) first = u;
      last = u + 1;
      const column = columns[u]!;
      if (column.first < 0) column.first = row;
      column.last = row + 1;
    }
    if (first >= 0) rows.push({ at: row, first, last });
  }
  const wide = rows.filter(isFull(rows));
  const tall = columns.filter(({ first }) => first >= 0);
  if (wide.length < LEAST_PX || tall.length < LEAST_PX) return null;
  const sides = inner(wide);
  const left = lineThrough(sides.map(({ at, first }) => [at, first]));
  const right = lineThrough(sides.map(({ at, last }) => [at, last]));
  const sidesAt = (row: number) => ({
    left: left.base + left.slope * row,
    right: right.base + right.slope * row,
  });
  // Between the sides at the lower edge only that edge is seen from below.
  const lowest = sidesAt(wide.at(-1)!.at);
  const feet = inner(tall.filter(({ at }) => at >= lowest.left && at <= lowest.right));
  const highest = sidesAt(wide[0]!.at);
  const heads = inner(tall.filter(({ at }) => at >= highest.left && at <= highest.right));
  if (feet.length < 2 || heads.length < 2) return null;
  const open = feet.filter(({ last }) => last < heightPx);
  const foot =
    open.length * 2 > feet.length
      ? lineThrough(open.map(({ at, last }) => [at, last]))
      : { base: heightPx, slope: 0 };
  const head = heads.map(({ first }) => first).toSorted((a, b) => a - b);
  return {
    footRow: foot.base + foot.slope * ((lowest.left + lowest.right) / 2),
    headRow: head[head.length >> 1]!,
    footSlope: foot.slope,
    sidesAt,
  };
}

type Span = { at: number; first: number; last: number };

function isFull(spans: readonly Span[]): (span: Span) => boolean {
  const sizes = spans.map(({ first, last }) => last - first).sort((a, b) => a - b);
  const least = ROUND_SHARE * (sizes[sizes.length >> 1] ?? 0);
  return ({ first, last }) => last - first >= least;
}

/** Spans without those at both ends. */
function inner(spans: readonly Span[]): readonly Span[] {
  const ends = Math.floor(END_SHARE * spans.length);
  return spans.slice(ends, spans.length - ends);
}

/** The line of least squares. */
function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  const [meanX, meanY] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length,
  ) as [number, number];
  let [xx, xy] = [0, 0];
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  const slope = xx > 0 ? xy / xx : 0;
  return { base: meanY - slope * meanX, slope };
}
