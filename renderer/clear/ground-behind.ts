import type { Seen } from "#renderer/see/see-photo.ts";
import { groundToWalls } from "./ground-to-walls.ts";
import { boxOf } from "./pixel-pieces.ts";
import { unsureGround } from "./unsure-ground.ts";

/** Columns beside a hole, from its rim outwards, in which the end of the ground is looked for, pixels. */
const BESIDE_PX = [4, 40] as const;
/** Share of a column from which it is all hidden. */
const HIDDEN = 0.5;
/** Of a column so little may be nothing for sure. */
const UNCLEAR = 0.3;
/** So few columns of a side tell nothing. */
const LEAST_COLUMNS = 9;
/** Of the rows in which the ground ends the one of this rank counts, from the highest on: trunks and shrubs hide the ends of others. */
const RANK = 0.25;
const INSIDE = 0.5;

/**
 * Which pixels are ground (1) and which are not (0), in a hole (pixel indices) as the ground beside it goes on behind: up to the row in
 * which it ends on either side, and to rows between them in between.
 */
export function groundBehind(hole: Int32Array, leaving: Uint8Array, seen: Seen): Uint8Array {
  const { width } = seen;
  const ground = groundToWalls(seen);
  const all = ground.slice();
  const { left, right, top, bottom } = boxOf(hole, width);
  const rows = { top, bottom };
  const before = endOfGround(left - 1, -1, rows, leaving, seen);
  const after = endOfGround(right + 1, 1, rows, leaving, seen);
  // Neither side tells: what is in the hole is as it was seen.
  if (before === null && after === null) return all;
  const [from, to] = [before ?? after!, after ?? before!];
  for (const i of hole) {
    const x = i % width;
    const end = from + ((to - from) * (x - left)) / Math.max(1, right - left);
    all[i] = (i - x) / width >= end ? 1 : 0;
  }
  for (const row of rowsOf(hole, width))
    if (isGroundBeside(row.left - 1, -1) && isGroundBeside(row.right + 1, 1))
      all.fill(1, row.left, row.right + 1);
  return all;

  /** Whether most of what lies beside a row of the hole is ground, though nothing is seen there for sure. */
  function isGroundBeside(from: number, step: 1 | -1): boolean {
    let [own, count] = [0, 0];
    for (let k = 1; k <= BESIDE_PX[0]; k++) {
      const i = from + step * k;
      if (Math.floor(i / width) !== Math.floor(from / width) || leaving[i]) continue;
      count++;
      if (ground[i] || unsureGround(seen)[i]) own++;
    }
    return 2 * own > count;
  }
}

/** The first and last pixel of a hole in each of its rows. */
function rowsOf(hole: Int32Array, width: number): { left: number; right: number }[] {
  const rows = new Map<number, { left: number; right: number }>();
  for (const i of hole) {
    const row = Math.floor(i / width);
    const { left, right } = rows.get(row) ?? { left: i, right: i };
    rows.set(row, { left: Math.min(left, i), right: Math.max(right, i) });
  }
  return [...rows.values()];
}

/** The row in which the ground ends upwards beside a hole, one of the highest of several columns; what stands loose hides none of it. */
function endOfGround(
  from: number,
  step: 1 | -1,
  { top, bottom }: { top: number; bottom: number },
  leaving: Uint8Array,
  seen: Seen,
): number | null {
  const { house, standing, plants, sky, width, height } = seen;
  const ground = groundToWalls(seen);
  const unsure = unsureGround(seen);
  const ends: number[] = [];
  for (let k = BESIDE_PX[0]; k <= BESIDE_PX[1]; k++) {
    const x = from + step * k;
    if (x < 0 || x >= width) break;
    let end = bottom + 1;
    let hidden = 0;
    let unclear = 0;
    // The same where what is nothing for sure is ground.
    let farthest = end;
    let doubted = 0;
    let isWall = false;
    for (let y = Math.min(height - 1, bottom); y >= Math.max(0, top); y--) {
      const i = y * width + x;
      isWall = house[i]! > INSIDE;
      if (isWall) break;
      if (ground[i]) end = farthest = y;
      else if (leaving[i] === 1 || standing[i]! > INSIDE) hidden++;
      else if (Math.max(plants[i]!, sky[i]!) <= INSIDE) {
        unclear++;
        if (!unsure[i]) continue;
        farthest = y;
        doubted++;
      }
    }
    // Before a wall it may be steps or a deck.
    if (!isWall) {
      end = farthest;
      unclear -= doubted;
    }
    // Between two things, or so near to one that nothing is seen for sure.
    if (unclear > UNCLEAR * (bottom - top)) continue;
    // A trunk or a shrub in all of the column: it does not show where the ground ends.
    if (end <= bottom || hidden < HIDDEN * (bottom - top)) ends.push(end);
  }
  if (ends.length < LEAST_COLUMNS) return null;
  return ends.sort((a, b) => a - b)[Math.floor(ends.length * RANK)]!;
}
