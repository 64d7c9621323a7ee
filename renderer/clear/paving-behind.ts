import { middleOf } from "#renderer/math/middle-of.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf } from "./pixel-pieces.ts";

/** Columns on both sides of a hole, from its rim outwards, that show what ground lies there, and how far above and below it, pixels. */
const BESIDE_PX = [3, 40] as const;
const BEYOND_PX = 8;
/** Fewer rows of one ground than this are an edge or a shadow, pixels. */
const LEAST_ROWS = 3;
/** A column tells with so little in it that is no ground below where this begins; and fewer columns of a side than this tell nothing. */
const MOST_OTHER = 0.15;
const LEAST_COLUMNS = 4;
const INSIDE = 0.5;

/** The grounds of one column from above, and the rows in which one ends and the next begins. */
type Column = { x: number; order: string; edges: number[] };

/**
 * Whether the ground in a pixel of a hole, or right beside it, is paved, as drives and walks beside it go on behind: most columns beside it show the same grounds one under
 * the other, and the edges between these run straight. Null where no paving is seen, or the columns of both sides do not agree.
 */
export function pavingBehind(
  hole: Int32Array,
  leaving: Uint8Array,
  seen: Seen,
): ((i: number) => boolean) | null {
  const { width, height } = seen;
  const { left, right, top, bottom } = boxOf(hole, width);
  const rows = { top: Math.max(0, top - BEYOND_PX), bottom: Math.min(height - 1, bottom + BEYOND_PX) };
  const columns: Column[] = [];
  for (let k = BESIDE_PX[0]; k <= BESIDE_PX[1]; k++)
    for (const x of [left - k, right + k]) {
      const column = x >= 0 && x < width ? columnAt(x) : null;
      if (column) columns.push(column);
    }
  const [alike] = [...Map.groupBy(columns, ({ order }) => order).values()].sort(
    (a, b) => b.length - a.length,
  );
  if (!alike || 2 * alike.length < columns.length) return null;
  const toLeft = alike.filter(({ x }) => x < left).length;
  const { order } = alike[0]!;
  if (Math.min(toLeft, alike.length - toLeft) < LEAST_COLUMNS || !order.includes("p")) return null;
  const edges = alike[0]!.edges.map((_, k) =>
    lineThrough(alike.map(({ x, edges }) => ({ x, y: edges[k]! }))),
  );
  return (i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return order[edges.filter((rowAt) => y >= rowAt(x)).length] === "p";
  };

  function columnAt(x: number): Column | null {
    const column: Column = { x, order: "", edges: [] };
    let run = { of: "", from: 0, rows: 0 };
    let [other, all] = [0, 0];
    const close = () => {
      if (run.rows < LEAST_ROWS || column.order.at(-1) === run.of) return;
      if (column.order !== "") column.edges.push(run.from);
      column.order += run.of;
    };
    for (let y = rows.top; y <= rows.bottom; y++) {
      const i = y * width + x;
      const isGround = seen.ground[i]! > INSIDE && !leaving[i];
      if (!isGround && run.of === "") continue;
      all++;
      if (!isGround) other++;
      const of = seen.hard[i]! > seen.soft[i]! ? "p" : "s";
      if (!isGround || of === run.of) run.rows++;
      else {
        close();
        run = { of, from: y, rows: 1 };
      }
    }
    close();
    return column.order !== "" && other <= MOST_OTHER * all ? column : null;
  }
}

/** The row at a column, on the line through most of some points (Theil, "A rank-invariant method of linear regression", 1950). */
function lineThrough(points: readonly { x: number; y: number }[]): (x: number) => number {
  const slopes = points.flatMap((a, k) =>
    points.slice(k + 1).flatMap((b) => (a.x === b.x ? [] : [(b.y - a.y) / (b.x - a.x)])),
  );
  const slope = middleOf(Float32Array.from(slopes));
  const offset = middleOf(Float32Array.from(points, ({ x, y }) => y - slope * x));
  return (x) => offset + slope * x;
}
