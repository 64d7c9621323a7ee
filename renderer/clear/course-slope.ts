import type { Incomplete } from "./picture-scales.ts";

/** Falls of courses to the right that are tried, rows per column at the row that is farthest from the horizon. */
const STEEPEST = 0.8;
const STEPS = 32;
/** Columns over which a wall is compared with itself. */
const ACROSS_PX = [8, 14, 20];
/** The best of them is looked at in so many finer steps to each side, over more columns. */
const FINE_STEPS = 8;
const FAR_ACROSS_PX = [40, 64, 88];
/** Another fall than level must explain the wall by so much better. */
const BETTER = 0.93;
const BEHIND = 1;
/** Every so many pixels are enough. */
const STRIDE = 3;
/** Less of a wall shows no courses. */
const LEAST_PIXELS = 150;

/**
 * Finds how courses, siding and the foot of a wall run in the picture of a task and notes it there: toward a point on the horizon, as all
 * that is level does. `top`: row of the picture that the task's first row is; `horizonY`: in rows of the picture.
 */
export function courseSlope(task: Incomplete, top: number, horizonY: number): void {
  const { picture, hole, wanted, shown, slope } = task;
  const { width, height } = picture;
  const farthest = Math.max(Math.abs(top - horizonY), Math.abs(top + height - horizonY), 1);
  let best = { fall: 0, unlike: differenceAlong(task, 0, top, horizonY, farthest) * BETTER };
  if (!Number.isFinite(best.unlike)) return;
  for (let k = -STEPS; k <= STEPS; k++) {
    const fall = (STEEPEST * k) / STEPS;
    const unlike = differenceAlong(task, fall, top, horizonY, farthest);
    if (unlike < best.unlike) best = { fall, unlike };
  }
  // Over more columns a small error shows.
  const coarse = best.fall;
  if (coarse === 0) return;
  best = { fall: coarse, unlike: Number.POSITIVE_INFINITY };
  for (let k = -FINE_STEPS; k <= FINE_STEPS; k++) {
    const fall = coarse + (STEEPEST / STEPS) * (k / FINE_STEPS);
    const unlike = differenceAlong(task, fall, top, horizonY, farthest, FAR_ACROSS_PX);
    if (unlike < best.unlike) best = { fall, unlike };
  }
  task.narrows = best.fall / farthest;
  for (let i = 0; i < hole.length; i++)
    if ((hole[i] ? wanted : shown)[i] === BEHIND)
      slope[i] = (best.fall * (top + Math.floor(i / width) - horizonY)) / farthest;
}

/** Mean difference of the wall from itself some columns aside, if its courses fall so. */
function differenceAlong(
  { picture, kinds }: Incomplete,
  fall: number,
  top: number,
  horizonY: number,
  farthest: number,
  columns: readonly number[] = ACROSS_PX,
): number {
  const { width, height, data } = picture;
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += STRIDE) {
    // Most rows of some pictures show no wall.
    if (!kinds.subarray(y * width, (y + 1) * width).includes(BEHIND)) continue;
    const perColumn = (fall * (top + y - horizonY)) / farthest;
    for (const across of columns) {
      const v = y + Math.round(perColumn * across);
      if (v < 0 || v >= height) continue;
      for (let x = 0; x + across < width; x += STRIDE) {
        const a = y * width + x;
        const b = v * width + x + across;
        if (kinds[a] !== BEHIND || kinds[b] !== BEHIND) continue;
        count++;
        const red = Math.abs(data[a * 3]! - data[b * 3]!);
        const green = Math.abs(data[a * 3 + 1]! - data[b * 3 + 1]!);
        const blue = Math.abs(data[a * 3 + 2]! - data[b * 3 + 2]!);
        // Capped: an edge that crosses counts no more than one that does not fit.
        sum += Math.min(red + green + blue, 90);
      }
    }
  }
  return count < LEAST_PIXELS ? Number.POSITIVE_INFINITY : sum / count;
}
