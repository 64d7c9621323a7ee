import { sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { unlike } from "./shifts.ts";

/** Heights of courses that are tried, rows. */
const COURSE_PX = [3, 30] as const;
/** A wall has courses where it repeats itself by so much better than by other heights. */
const BETTER = 0.8;
/** Of two heights that explain a wall nearly alike the lower one is a course. */
const NEARLY = 1.25;
const MOST_PLACES = 500;
const LEAST_PLACES = 60;
const MOST_UNLIKE = 3 * 45 * 45;
/** A wall is looked for so far above a hole, and so much of it is repeated, rows. */
const FARTHEST_PX = 150;
const MOST_ROWS = 72;
/** Less of it in a column shows nothing, rows. */
const LEAST_ROWS = 6;
/** Beside a hole it is looked for so far, and so much of it is repeated, columns. */
const BESIDE_PX = 120;

/** How many rows higher a wall (1 in `mask`) repeats itself; null where it has no courses. */
export function courseHeight({ picture }: Incomplete, mask: Uint8Array): number | null {
  const { width, data } = picture;
  const places = sampled(pixelsOf(mask), MOST_PLACES);
  const costs: number[] = [];
  for (let rows = COURSE_PX[0]; rows <= COURSE_PX[1]; rows++) {
    let [sum, count] = [0, 0];
    for (const i of places) {
      const above = i - rows * width;
      if (above < 0 || !mask[above]) continue;
      count++;
      sum += unlike(data, i, above, MOST_UNLIKE);
    }
    costs.push(count < LEAST_PLACES ? Number.NaN : sum / count);
  }
  const known = costs.filter((cost) => !Number.isNaN(cost));
  if (known.length < 2) return null;
  const mean = known.reduce((sum, cost) => sum + cost, 0) / known.length;
  // The lowest height at which the cost is as low as anywhere, and lower than just before and after it.
  const least = Math.min(
    ...known.filter(
      (cost, k) => k > 0 && k < known.length - 1 && cost <= known[k - 1]! && cost <= known[k + 1]!,
    ),
  );
  if (!(least < BETTER * mean)) return null;
  const k = costs.findIndex(
    (cost, k) => cost <= NEARLY * least && !(costs[k - 1]! < cost) && !(costs[k + 1]! < cost),
  );
  return COURSE_PX[0] + k;
}

/**
 * Lets the texture of a wall (1 in `mask`) go on in some pixels: columns from above, in whole courses, and where none is seen above from the columns
 * beside them, there and back again along the courses. The pixel that each shows; null where none is seen above nor beside.
 */
export function repeatCourses(task: Incomplete, mask: Uint8Array, own: Int32Array): Int32Array | null {
  const { slope, picture } = task;
  const { width, height } = picture;
  const course = courseHeight(task, mask) ?? 1;
  const source = new Int32Array(mask.length).fill(-1);
  const isOwn = new Uint8Array(mask.length);
  for (const i of own) isOwn[i] = 1;
  const byColumn = Map.groupBy(own, (i) => i % width);
  for (const [x, pixels] of byColumn) {
    let edge = Math.floor(pixels[0]! / width) - 1;
    const last = Math.max(0, edge - FARTHEST_PX);
    while (edge >= last && !mask[edge * width + x]) edge--;
    let top = edge;
    while (top >= 0 && edge - top < MOST_ROWS && mask[top * width + x]) top--;
    const seen = edge - top;
    if (edge < last || seen < Math.max(LEAST_ROWS, course)) continue;
    const group = course * Math.floor(seen / course);
    for (const i of pixels) {
      const below = Math.floor(i / width) - edge;
      const k = course > 1 ? below : mirroredRow(below, seen);
      source[i] = course > 1 ? i - group * Math.ceil(below / group) * width : (edge - k) * width + x;
    }
  }
  // Along a course to either side: what is shown there, beside the hole or in it.
  const shownAt = (x: number, y: number) => {
    if (x < 0 || x >= width || y < 0 || y >= height) return -1;
    const i = y * width + x;
    return isOwn[i] ? source[i]! : mask[i] ? i : -1;
  };
  const open = own.filter((i) => source[i]! < 0);
  const told = new Map<number, number>();
  for (const i of open) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let away = 1; away <= BESIDE_PX && !told.has(i); away++)
      for (const side of [-1, 1]) {
        // The first that is seen, and from there on as far again.
        const at = (far: number) => shownAt(x + side * far, y + Math.round(slope[i]! * side * far));
        if (at(away) < 0) continue;
        let far = 2 * away - 1;
        while (far > away && at(far) < 0) far--;
        told.set(i, at(far));
        break;
      }
  }
  for (const [i, from] of told) source[i] = from;
  const left = own.filter((i) => source[i]! < 0);
  if (left.length === own.length) return null;
  fillNearest(left, source, isOwn, width);
  return left.every((i) => source[i]! >= 0) ? source : null;
}

/** Rows above an edge, up and down again, for rows below it from 1 on. */
function mirroredRow(below: number, seen: number): number {
  const at = (below - 1) % (2 * seen);
  return at < seen ? at : 2 * seen - 1 - at;
}

/** Gives pixels what a neighbor goes on with. */
function fillNearest(left: Int32Array, source: Int32Array, isOwn: Uint8Array, width: number): void {
  const sides = [-width, width, -1, 1];
  let rest = [...left];
  for (let last = -1; rest.length > 0 && rest.length !== last; ) {
    last = rest.length;
    rest = rest.filter((i) => {
      const by = sides.find((by) => isOwn[i + by] && (source[i + by] ?? -1) >= 0);
      if (by !== undefined) source[i] = source[i + by]!;
      return by === undefined;
    });
  }
}
