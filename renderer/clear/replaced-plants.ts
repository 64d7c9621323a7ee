import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Of a plant that was circled whole the top lies in the circle in at least this share of its columns there. */
const WHOLE_SHARE = 0.6;
/** The top of a plant may show so far above its circle: as a share of the picture's height, and of what is inside. */
const ABOVE_SHARE = 0.02;
const ABOVE_INSIDE = 0.35;
/** Leaves of so little, as a share of the picture, are seen through from plants to what is behind. */
const LARGEST_GAP = 0.01;

/** Whether a person circled plants (1 per pixel) with their tops, and not the ground at their feet. */
export function isCircledWhole(mask: Uint8Array, inside: Float32Array, width: number): boolean {
  const height = mask.length / width;
  let [columns, whole] = [0, 0];
  for (let x = 0; x < width; x++) {
    let top = -1;
    let own = { highest: -1, lowest: -1 };
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      if (top < 0) top = y;
      if (inside[i]) own = { highest: own.highest < 0 ? y : own.highest, lowest: y };
    }
    if (own.highest < 0) continue;
    columns++;
    const above = Math.max(ABOVE_SHARE * height, ABOVE_INSIDE * (own.lowest - own.highest));
    if (own.highest - top <= above) whole++;
  }
  return whole >= WHOLE_SHARE * columns;
}

/** Plants with the small gaps in them that a circle holds: what is seen there goes with them. `isThing`: what stays. */
export function withGaps(
  mask: Uint8Array,
  inside: Float32Array,
  isThing: (i: number) => boolean,
  width: number,
): Uint8Array {
  const whole = mask.slice();
  const height = mask.length / width;
  const open = pixelsOf(mask.map((own) => 1 - own));
  for (const gap of pixelPieces(open, width)) {
    if (gap.length > LARGEST_GAP * mask.length) continue;
    const isEnclosed = gap.every((i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return x > 0 && x < width - 1 && y > 0 && y < height - 1 && inside[i] && !isThing(i);
    });
    if (isEnclosed) for (const i of gap) whole[i] = 1;
  }
  return whole;
}

/** A tree that was found whole ends so near to the upper and to the lower end of its circle, as a share of the circle's height. */
const ENDS = { top: 0.35, foot: 0.15 };
/** And is so narrow at its foot, as a share of its width: a trunk. What hides its foot is not told from it. */
const TRUNK_SHARE = 0.4;

/** Whether masks hold a circled tree from its crown down to the foot of its trunk. `isClose`: the circle was drawn closely round one small tree, and so ends with it. */
export function isWholeTree(
  masks: readonly Uint8Array[],
  inside: Float32Array,
  width: number,
  isClose: boolean,
): boolean {
  const own = Int32Array.from(new Set(masks.flatMap((mask) => [...pixelsOf(mask)])));
  if (own.length === 0) return false;
  const [circle, tree] = [boxOf(pixelsOf(inside), width), boxOf(own, width)];
  const tall = circle.bottom + 1 - circle.top;
  if (tree.top > circle.top + ENDS.top * tall || tree.bottom < circle.bottom - ENDS.foot * tall) return false;
  if (isClose) return true;
  const foot = own.filter((i) => i / width > tree.bottom - ENDS.foot * tall);
  const at = boxOf(foot, width);
  return at.right + 1 - at.left < TRUNK_SHARE * (tree.right + 1 - tree.left);
}

/** Of a wall below plants so many rows are seen at least, as a share of the picture's height, in this share of the columns. */
const WALL_ROWS = 0.012;
const WALL_COLUMNS = 0.5;
/** Plants that fill more than this share of a circle were circled for the ground between them. */
const FEW_PLANTS = 0.4;

/**
 * What of a circle lies between plants and the paving below them and is no ground: the wall that their soil lies behind. 1 per pixel; null where
 * there is none.
 */
export function wallBelow(
  mask: Uint8Array,
  inside: Float32Array,
  { ground, hard, width, height }: Pick<Seen, "ground" | "hard" | "width" | "height">,
): Uint8Array | null {
  const all = inside.reduce((sum, one) => sum + one, 0);
  if (mask.reduce((sum, own, i) => sum + own * inside[i]!, 0) > FEW_PLANTS * all) return null;
  const wall = new Uint8Array(mask.length);
  let [columns, walled] = [0, 0];
  for (let x = 0; x < width; x++) {
    let foot = height - 1;
    while (foot >= 0 && !(mask[foot * width + x] && inside[foot * width + x])) foot--;
    if (foot < 0) continue;
    columns++;
    let end = foot + 1;
    while (end < height && ground[end * width + x]! <= INSIDE) end++;
    if (end === height || hard[end * width + x]! <= INSIDE || end - foot - 1 < WALL_ROWS * height) continue;
    walled++;
    for (let y = foot + 1; y < end; y++) wall[y * width + x] = 1;
  }
  if (walled <= WALL_COLUMNS * columns) return null;
  // And what goes on from it in the circle.
  const rest = pixelsOf(
    wall.map((own, i) => (own || (inside[i] && !mask[i] && ground[i]! <= INSIDE) ? 1 : 0)),
  );
  for (const piece of pixelPieces(rest, width))
    if (piece.some((i) => wall[i])) for (const i of piece) wall[i] = 1;
  return wall;
}
const INSIDE = 0.5;

/** A wall is about as high all along: where plants seem to end lower than this share of its usual height, a shadow or a joint was seen as plants. */
const AS_HIGH = 0.75;

/** Plants without the walls (1 per pixel) below them, where these were seen as plants. */
export function withoutWall(
  masks: readonly Uint8Array[],
  walls: readonly Uint8Array[],
  { ground, width }: Pick<Seen, "ground" | "width">,
): Uint8Array[] {
  const height = ground.length / width;
  const heights: number[] = [];
  // The row of each column at which the ground begins below walls and plants.
  const ends = new Int32Array(width).fill(-1);
  for (let x = 0; x < width; x++) {
    let end = height;
    while (end > 0 && ground[(end - 1) * width + x]! > INSIDE) end--;
    ends[x] = end;
    let top = end;
    while (top > 0 && walls.some((wall) => wall[(top - 1) * width + x])) top--;
    if (top < end) heights.push(end - top);
  }
  if (heights.length === 0) return [...masks];
  const usual = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)]!;
  return masks.map((mask) =>
    mask.map((own, i) => (Math.floor(i / width) < ends[i % width]! - AS_HIGH * usual ? own : 0)),
  );
}

/** The highest row of some plants in each column; Infinity where there are none. */
export function topRows(masks: readonly Uint8Array[], width: number): Float32Array {
  const rows = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  for (const mask of masks)
    for (const i of pixelsOf(mask)) rows[i % width] = Math.min(rows[i % width]!, Math.floor(i / width));
  return rows;
}

/** How high a plant at a place must be to hide what ends at these rows across its crown, meters; 0 where nothing is to be hidden. */
export function hidingHeightM(
  rows: Float32Array,
  camera: Camera,
  { x, z }: { x: number; z: number },
  radiusM: number,
): number {
  const [from, to] = [-1, 1].map((side) => Math.round(camera.photoX(x + side * HALF * radiusM, z)));
  const foot = camera.photoY(0, z);
  const own = Array.from(rows.subarray(Math.max(0, from!), Math.max(0, to! + 1)))
    .filter((row) => row < foot)
    .sort((a, b) => a - b);
  if (own.length === 0) return 0;
  // Single leaves stand out higher.
  const row = own[Math.floor(own.length * SINGLE_LEAVES)]!;
  return camera.heightAt(row, z);
}
const HALF = 0.7;
const SINGLE_LEAVES = 0.2;
