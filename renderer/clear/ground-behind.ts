import { floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { endBetween, type Place } from "./end-between.ts";
import { groundToWalls } from "./ground-to-walls.ts";
import { boxOf } from "./pixel-pieces.ts";
import { unsureGround } from "./unsure-ground.ts";
import { wallShare } from "./wall-share.ts";

/** Columns beside a hole, from its rim outwards, in which the end of the ground is looked for, pixels. */
const BESIDE_PX = [4, 40] as const;
/** And so far above and below its rows, pixels. */
const BEYOND_PX = 30;
/** Share of a column from which it is all hidden. */
const HIDDEN = 0.5;
/** Of a column so little may be nothing for sure. */
const UNCLEAR = 0.3;
/** So few columns of a side tell nothing. */
const LEAST_COLUMNS = 9;
const INSIDE = 0.5;

/**
 * How much of each pixel is ground, 0 to 1, in a hole (pixel indices) as the ground beside it goes on behind: up to the row in
 * which it ends on either side, and to rows between them in between.
 */
export function groundBehind(hole: Int32Array, leaving: Uint8Array, seen: Seen): Float32Array {
  const { width } = seen;
  const ground = groundToWalls(seen);
  const all = floatsFrom(ground, (one) => one);
  const { left, right, top, bottom } = boxOf(hole, width);
  const rows = { top, bottom };
  const end = endBetween(
    { at: left, ends: endsOfGround(left - 1, -1, rows, leaving, seen) },
    { at: right, ends: endsOfGround(right + 1, 1, rows, leaving, seen) },
  );
  // Neither side tells: what is in the hole is as it was seen.
  if (!end) return all;
  for (const i of hole) {
    const x = i % width;
    all[i] = clamp((i - x) / width + 1 - end(x), 0, 1);
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

/** The rows in which the ground ends upwards in the columns beside a hole that tell it; what stands loose hides none of it. */
function endsOfGround(
  from: number,
  step: 1 | -1,
  { top, bottom }: { top: number; bottom: number },
  leaving: Uint8Array,
  seen: Seen,
): Place[] {
  const { standing, plants, sky, width, height } = seen;
  const wall = wallShare(seen);
  const ground = groundToWalls(seen);
  const unsure = unsureGround(seen);
  const ends: Place[] = [];
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
      isWall = wall[i]! > INSIDE;
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
    if (end > bottom && hidden >= HIDDEN * (bottom - top)) continue;
    // A foot that leans ends above or below the rows of the hole.
    const isGround = (y: number) => y >= 0 && y < height && ground[y * width + x] === 1;
    let y = end;
    if (end <= top) while (y > top - BEYOND_PX && isGround(y - 1)) y--;
    else if (end > bottom) while (y < bottom + BEYOND_PX && !isGround(y)) y++;
    ends.push({ x, y: end > bottom && !isGround(y) ? end : y });
  }
  return ends.length < LEAST_COLUMNS ? [] : ends;
}
