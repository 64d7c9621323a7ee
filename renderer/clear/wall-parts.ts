import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { mirrored } from "./continue-wall.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** Colors of a wall are means over so many pixels to each side: courses and joints are one material. */
const MATERIAL_PX = 4;
/** Colors so near to each other are one material, levels. */
const ALIKE = 34;
/** What is usual is the middle of so many columns and rows to each side, taken for squares of so many pixels, from every so many pixels and at least so many. */
const AROUND_PX = [80, 40] as const;
const CELL_PX = 12;
const STRIDE = 4;
const LEAST_NEAR = 24;
/** Something else in so few columns side by side goes on to the ground: a post, a downspout, a corner board. */
const POST_PX = 9;
/** And in more of them where it is so many times as high as wide: a column of a porch. Windows that are seen in part are lower. */
const SLIM = 2.6;
/** A foot is no higher, and of what is seen beside a hole so much is repeated, pixels. */
const MOST_FOOT_PX = 20;
const MOST_ASIDE_PX = 48;
/** Gaps between columns of one window, pixels. */
const GAP_PX = 3;
/** What is seen of something above a hole must be so high to go on in it, pixels. */
const LEAST_PX = 5;
/** Rows of a window's head that end it below as well, pixels. */
const SILL_PX = 3;
/** Rows between a hole and what is seen above it, pixels: leaves and their rims. */
const RIM_PX = 4;
/** Of what is a window at least so much above a hole is seen as one. */
const WINDOW = 0.3;
/** The head of a window is looked for no farther above, pixels. */
const FARTHEST_PX = 140;
/** Above what lies in a wall the wall is seen again, within so many rows. */
const OVER_PX = 6;

/**
 * What stands behind a hole before a house. `plain`: 1 where the picture shows the wall itself; `source`: of the pixels of the hole in which
 * something narrow or a window that is seen above goes on the pixel that they show, -1 elsewhere.
 */
export type WallParts = { plain: Uint8Array; source: Int32Array };

/** Tells the wall from what is in it. `isOpen`: where windows and doors are; `isDoor`: where doors are, which lead down to the ground. Null where nothing is built. */
export function wallParts(
  task: Incomplete,
  kind: number,
  isOpen: (i: number) => boolean,
  isDoor: (i: number) => boolean,
): WallParts | null {
  const { hole, wanted, built, picture } = task;
  const { width, height } = picture;
  if (!built) return null;
  const plain = plainWall(task, isOpen);
  const source = new Int32Array(hole.length).fill(-1);
  const isOwn = (i: number) => hole[i] === 1 && wanted[i] === kind;
  // Of each column the topmost pixel of the hole, and what is seen right above it: the wall, something else or nothing.
  const tops = new Int32Array(width).fill(-1);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height && tops[x]! < 0; y++) if (isOwn(y * width + x)) tops[x] = y;
  const edge = new Int32Array(width).fill(-1);
  const other = new Uint8Array(width);
  for (let x = 0; x < width; x++) {
    const top = tops[x]!;
    if (top < 0) continue;
    for (let y = top - 1; y >= Math.max(0, top - RIM_PX) && edge[x]! < 0; y--)
      if (built[y * width + x]) edge[x] = y;
    const last = edge[x]!;
    if (last < LEAST_PX) continue;
    let off = 0;
    for (let k = 0; k < LEAST_PX; k++) {
      const i = (last - k) * width + x;
      if (built[i] && !plain[i]) off++;
    }
    if (off > LEAST_PX / 2) other[x] = 1;
  }
  // How much is seen of what stands above a hole.
  const heightOf = (x: number) => {
    let y = edge[x]!;
    while (y >= 0 && edge[x]! - y < FARTHEST_PX && built[y * width + x] && !plain[y * width + x]) y--;
    return edge[x]! - y;
  };
  const endsInWall = (x: number, over: number) => {
    let own = 0;
    for (let k = 0; k < OVER_PX; k++) own += plain[(over - k) * width + x] ?? 0;
    return own * 2 > OVER_PX;
  };
  const isPartOfWide = (x: number) => {
    const row = (edge[x]! - (heightOf(x) >> 1)) * width;
    const isOther = (u: number) => u >= 0 && u < width && built[row + u] === 1 && !plain[row + u];
    let [left, right] = [x, x];
    while (isOther(left - 1)) left--;
    while (isOther(right + 1)) right++;
    return right - left > 2 * POST_PX;
  };
  for (const { from, to } of groupsOf(other)) {
    const columns = Array.from({ length: to - from + 1 }, (_, k) => from + k).filter((x) => edge[x]! >= 0);
    const tall = columns.map((x) => heightOf(x)).sort((a, b) => a - b)[columns.length >> 1] ?? 0;
    // A downspout or a column goes up to the eave; above the frame of a window the wall goes on, and what it frames is wider.
    const isInset =
      columns.filter((x) => endsInWall(x, edge[x]! - heightOf(x)) && isPartOfWide(x)).length >
      columns.length / 2;
    const isPost = !isInset && (to - from < POST_PX || tall > SLIM * (to - from));
    const isWindow = columns.filter((x) => isOpen(edge[x]! * width + x)).length > WINDOW * columns.length;
    // Anything else that is wide is another wall: it does not end below like a window.
    if (!isPost && !isWindow && !(isInset && to - from < POST_PX)) continue;
    const leads = columns.filter((x) => isDoor(edge[x]! * width + x)).length > columns.length / 2;
    // A window ends where the least of it is hidden, so that its sill is level.
    const sill = Math.max(...columns.map((x) => edge[x]!)) + SILL_PX;
    for (const x of columns) {
      const last = edge[x]!;
      const seen = heightOf(x);
      const head = last - seen + 1;
      if (seen < LEAST_PX) continue;
      const end = isPost || leads ? height : sill;
      for (let y = tops[x]!; y < Math.min(end, height) && isOwn(y * width + x); y++) {
        const below = end - 1 - y;
        const k = y - last - 1;
        const from = !isPost && !leads && below < SILL_PX ? head + below : last - mirrored(k, seen);
        source[y * width + x] = from * width + x;
      }
    }
  }
  layFoot(task, kind, plain, isOpen, source);
  return { plain, source };
}

/** Lets the foot of a wall go on that is seen beside a hole and is no plain wall: a plinth, a foundation. Rows from the lowest on up. */
function layFoot(
  { hole, wanted, built, slope, picture: { width } }: Incomplete,
  kind: number,
  plain: Uint8Array,
  isOpen: (i: number) => boolean,
  source: Int32Array,
): void {
  const rows = new Map<number, number[]>();
  for (const i of pixelsOf(hole)) {
    if (wanted[i] !== kind) continue;
    const row = Math.floor(i / width);
    const own = rows.get(row);
    if (own) own.push(i);
    else rows.set(row, [i]);
  }
  const isFoot = (i: number) => built![i] === 1 && !plain[i] && !isOpen(i);
  // What is seen beside a row, the nearest first; null where that is the wall itself.
  const besideOf = (from: number, step: 1 | -1): number[] | null => {
    const seen: number[] = [];
    for (let k = 1; k <= RIM_PX + MOST_ASIDE_PX; k++) {
      const i = from + step * k;
      if (Math.floor(i / width) !== Math.floor(from / width)) break;
      if (plain[i] && seen.length === 0) return null;
      if (isFoot(i)) seen.push(i);
      else if (seen.length > 0 || k > RIM_PX) break;
    }
    return seen;
  };
  const lowest = Math.max(...rows.keys());
  for (let row = lowest; row > lowest - MOST_FOOT_PX; row--) {
    const own = rows.get(row);
    if (!own) return;
    const [left, right] = [besideOf(own[0]!, -1), besideOf(own.at(-1)!, 1)];
    if (!left || !right || left.length + right.length < 2 * LEAST_PX) return;
    for (const i of own) {
      const [toLeft, toRight] = [i - own[0]!, own.at(-1)! - i];
      const isLeft = left.length >= LEAST_PX && (toLeft <= toRight || right.length < LEAST_PX);
      const [seen, away, edge] = isLeft ? [left, toLeft, own[0]!] : [right, toRight, own.at(-1)!];
      const along = Math.round(slope[i]! * (edge - i)) * width;
      const from = seen[mirrored(away, seen.length)]! + along;
      if (built![from]) source[i] = from;
    }
  }
}

/** Runs of columns that show something else, over small gaps. */
function groupsOf(other: Uint8Array): { from: number; to: number }[] {
  const groups: { from: number; to: number }[] = [];
  for (let x = 0; x < other.length; x++) {
    if (!other[x]) continue;
    const last = groups.at(-1);
    if (last && x - last.to <= GAP_PX + 1) last.to = x;
    else groups.push({ from: x, to: x });
  }
  return groups;
}

/** 1 where what is built has the color that most of what is built around it has: no window, no trim, no eave. */
function plainWall(
  { picture: { width, height, data }, built, hole }: Incomplete,
  isOpen: (i: number) => boolean,
): Uint8Array {
  const walls = built!.map((one, i) => (one && !hole[i] && !isOpen(i) ? 1 : 0));
  const weight = boxBlur(
    floatsFrom(walls, (one) => one),
    width,
    height,
    MATERIAL_PX,
    1,
  );
  const mean = [0, 1, 2].map((c) => {
    const plane = boxBlur(
      floatsFrom(walls, (one, i) => one * data[i * 3 + c]!),
      width,
      height,
      MATERIAL_PX,
      1,
    );
    return plane.map((sum, i) => sum / Math.max(1e-3, weight[i]!));
  });
  const plain = new Uint8Array(walls.length);
  const usualAt = new Map<number, number[] | null>();
  for (const i of pixelsOf(walls)) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const cell = Math.floor(y / CELL_PX) * width + Math.floor(x / CELL_PX);
    if (!usualAt.has(cell)) usualAt.set(cell, usual(x, y));
    const color = usualAt.get(cell)!;
    if (color && mean.reduce((sum, plane, c) => sum + (plane[i]! - color[c]!) ** 2, 0) < 3 * ALIKE * ALIKE)
      plain[i] = 1;
  }
  return plain;

  /** The middle of the colors around a place; null where too little is built there. */
  function usual(x: number, y: number): number[] | null {
    const near: number[] = [];
    for (let v = Math.max(0, y - AROUND_PX[1]); v < Math.min(height, y + AROUND_PX[1]); v += STRIDE)
      for (let u = Math.max(0, x - AROUND_PX[0]); u < Math.min(width, x + AROUND_PX[0]); u += STRIDE)
        if (walls[v * width + u]) near.push(v * width + u);
    if (near.length < LEAST_NEAR) return null;
    return mean.map((plane) => middleOf(Float32Array.from(near, (i) => plane[i]!)));
  }
}
