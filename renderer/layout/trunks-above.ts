import { luminance } from "#renderer/image/luminance.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { columnMeans, eachUpright, type Upright } from "./thin-uprights.ts";

/** A trunk or post is followed upwards before what lies behind the ground over this share of the photo's height at most. */
const UP_SHARE = 0.3;
/** There it is lighter or darker than what lies on both sides of it by so much (0 to 1), and has ended after so many rows without that. */
const CONTRAST = 0.04;
const MOST_GAP = 5;
/** What lies beside it is read over so many pixels, so far from it; it moves aside by no more than this from row to row. */
const BESIDE_PX = 3;
const GAP_PX = 1;
const STEP_PX = 1;

/** The pixels of `seen` of the thin trunks and posts that were taken for ground, above the upper edge of that, as far as they are seen there. */
export function trunksAbove(seen: Seen): number[] {
  const uprights = eachUpright(seen);
  if (uprights.length === 0) return [];
  const { width, height, picture } = seen;
  const plane = columnMeans(luminance(picture), width, height);
  return uprights.flatMap((one) => upFrom(one, plane, width, height));
}

/** The pixels of a trunk or post above the upper edge of the ground, as far as it is seen there. */
function upFrom({ middle, widePx }: Upright, plane: Float32Array, width: number, height: number): number[] {
  const half = Math.max(1, widePx >> 1);
  const reach = half + GAP_PX + BESIDE_PX;
  const mean = (from: number, count: number) => {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += plane[from + k]!;
    return sum / count;
  };
  const contrast = (i: number) => {
    const own = mean(i - half, 2 * half + 1);
    const left = own - mean(i - reach, BESIDE_PX);
    const right = own - mean(i + half + 1 + GAP_PX, BESIDE_PX);
    // Lighter on one side and darker on the other is an edge of what lies behind.
    return left * right <= 0 ? 0 : Math.min(Math.abs(left), Math.abs(right));
  };
  const path: number[] = [];
  let [x, y] = [middle[0]! % width, Math.floor(middle[0]! / width)];
  const last = Math.max(0, y - UP_SHARE * height);
  for (let gap = 0; y > last && gap <= MOST_GAP; ) {
    y--;
    let best = 0;
    let by = 0;
    for (let step = -STEP_PX; step <= STEP_PX; step++) {
      if (x + step < reach || x + step >= width - reach) continue;
      const here = contrast(y * width + x + step);
      if (here > best) [best, by] = [here, step];
    }
    if (best >= CONTRAST) x += by;
    gap = best >= CONTRAST ? 0 : gap + 1;
    path.push(y * width + x);
    if (gap > MOST_GAP) path.splice(path.length - gap);
  }
  return path.flatMap((i) => Array.from({ length: 2 * half + 1 }, (_, k) => i + k - half));
}
