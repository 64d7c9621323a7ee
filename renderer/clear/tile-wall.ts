import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { unlike } from "./shifts.ts";

/** A piece of a wall is at least so wide and high, pixels, and no larger than so. */
const LEAST_PX = { wide: 24, high: 12 };
const MOST_PX = { wide: 160, high: 120 };
/** It is laid again after at least this share of its size, where it repeats itself best; the rows or columns that are compared there. */
const LEAST_STEP = 0.5;
const SEAM_PX = 3;
const MOST_UNLIKE = 3 * 45 * 45;
/** Places at the rim that tell where the courses lie, and how many rows and columns are tried at once. */
const MOST_RIM = 240;
const STRIDE = 2;
/** The fall of courses is told over so many columns; another than none must explain them by so much better. */
const ASIDE_PX = [7, 12, 16, 23] as const;
const BETTER = 0.85;

type Rect = { left: number; top: number; wide: number; high: number };

/**
 * Lays the largest clean piece of a wall (1 in `mask`) in some pixels, again and again: in whole courses, level or along the way in which they run, and so
 * that they go on with those at the rim. The pixel that each shows; null where no piece is large enough.
 */
export function tileWall(task: Incomplete, mask: Uint8Array, own: Int32Array): Int32Array | null {
  const { slope, picture } = task;
  const { width } = picture;
  const first = largestIn(mask, width, 0);
  const fall = first ? fallOf(picture, first, slope) : 0;
  const piece = fall === 0 ? first : largestIn(mask, width, fall);
  if (!piece) return null;
  const { left, top, wide, high } = piece;
  const pixelAt = (u: number, v: number) => (top + v + Math.round(fall * (u - wide / 2))) * width + left + u;
  const across = stepOf(wide, (step) => seam(step, 0));
  const down = stepOf(high, (step) => seam(0, step));
  /** What a place shows of the piece that was laid with its corner here, along courses that run as those of the wall by this share. */
  const at = (i: number, x0: number, y0: number, share: number): number => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const row = Math.round(y - share * slope[i]! * (x - x0));
    return pixelAt(modulo(x - x0, across), modulo(row - y0, down));
  };
  const isOwn = new Uint8Array(mask.length);
  for (const i of own) isOwn[i] = 1;
  const beside = [...own].flatMap((i) => [i - width, i - 1, i + 1].filter((o) => !isOwn[o] && mask[o]));
  const rim = sampled(Int32Array.from(beside), MOST_RIM);
  let best = { x: left, y: top, share: 1, cost: Number.POSITIVE_INFINITY };
  const attempt = (x: number, y: number, share: number) => {
    let cost = 0;
    for (const i of rim) cost += unlike(picture.data, i, at(i, x, y, share), MOST_UNLIKE);
    // Level courses are likelier.
    if (share === 1) cost /= BETTER;
    if (cost < best.cost) best = { x, y, share, cost };
  };
  // The courses of the piece tell whether those of the wall run level.
  for (const share of fall === 0 ? [0] : [1, 0])
    for (let y = 0; y < down; y += STRIDE)
      for (let x = 0; x < across; x += STRIDE) attempt(left + x, top + y, share);
  const { x, y, share } = best;
  for (const byY of [-1, 0, 1]) for (const byX of [-1, 0, 1]) attempt(x + byX, y + byY, share);
  const source = new Int32Array(mask.length).fill(-1);
  for (const i of own) source[i] = at(i, best.x, best.y, best.share);
  return source;

  /** How unlike the piece is where it is laid beside itself. */
  function seam(byX: number, byY: number): number {
    let [sum, count] = [0, 0];
    const [w, h] = byX > 0 ? [Math.min(SEAM_PX, wide - byX), high] : [wide, Math.min(SEAM_PX, high - byY)];
    for (let v = 0; v < h; v++)
      for (let u = 0; u < w; u++) {
        sum += unlike(picture.data, pixelAt(u, v), pixelAt(u + byX, v + byY), MOST_UNLIKE);
        count++;
      }
    return sum / count;
  }
}

/** The fall of the courses in a piece, rows per column: that of the wall where it explains the piece better than none. */
function fallOf({ data, width }: RgbImage, { left, top, wide, high }: Rect, slope: Float32Array): number {
  const own = slope[(top + (high >> 1)) * width + left + (wide >> 1)]!;
  const differenceAt = (fall: number): number => {
    let [sum, count] = [0, 0];
    for (const aside of ASIDE_PX) {
      const by = Math.round(fall * aside);
      for (let v = Math.max(0, -by); v < high - Math.max(0, by); v += STRIDE)
        for (let u = 0; u + aside < wide; u += STRIDE) {
          const i = (top + v) * width + left + u;
          sum += unlike(data, i, i + by * width + aside, MOST_UNLIKE);
          count++;
        }
    }
    return count > 0 ? sum / count : Number.POSITIVE_INFINITY;
  };
  return own !== 0 && differenceAt(own) < BETTER * differenceAt(0) ? own : 0;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The step at which something of this size repeats itself best. */
function stepOf(size: number, costOf: (step: number) => number): number {
  let best = { step: size, cost: Number.POSITIVE_INFINITY };
  for (let step = Math.ceil(LEAST_STEP * size); step <= size - SEAM_PX; step++) {
    const cost = costOf(step);
    if (cost < best.cost) best = { step, cost };
  }
  return best.step;
}

/** The largest rectangle that a mask holds, without what the slope of its courses takes off its upper and lower end; null where it is too small. */
function largestIn(mask: Uint8Array, width: number, slope: number): Rect | null {
  const height = mask.length / width;
  const rows = new Int32Array(width);
  let best: (Rect & { area: number }) | null = null;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[x] = mask[y * width + x] ? Math.min(MOST_PX.high, rows[x]! + 1) : 0;
    // Of each column the widest stretch in which at least as many rows are seen.
    const open: { from: number; high: number }[] = [];
    for (let x = 0; x <= width; x++) {
      const high = x < width ? rows[x]! : 0;
      let from = x;
      while (open.length > 0 && open.at(-1)!.high >= high) {
        const one = open.pop()!;
        from = one.from;
        const wide = Math.min(MOST_PX.wide, x - from);
        const lost = Math.ceil(Math.abs(slope) * wide);
        const left = one.high - lost;
        if (wide < LEAST_PX.wide || left < LEAST_PX.high || (best && wide * left <= best.area)) continue;
        best = { left: from, top: y - one.high + 1 + (lost >> 1), wide, high: left, area: wide * left };
      }
      open.push({ from, high });
    }
  }
  return best;
}
